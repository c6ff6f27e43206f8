import { ServiceError } from '@fde/contracts';
import { startTracing } from '@fde/tracing';
import { COMMON_SETTINGS } from '../configuration/common-settings.js';
import { misspeltSettings } from '../configuration/misspelt-settings.js';
import { redactor, type Redact } from '../configuration/redact.js';
import { pickSettings, readSettings, SettingsError } from '../configuration/read-settings.js';
import type { SettingTable } from '../configuration/setting.js';
import { withSettingFiles } from '../configuration/setting-files.js';
import { settingsHelp } from '../configuration/settings-help.js';
import { createServiceLog, type ServiceLog } from '../log/service-log.js';
import { ServiceMetrics } from '../metrics/service-metrics.js';
import type { ProcessEnvironment, ServiceEnvironment } from '../platform/process-environment.js';
import { sweepTemporaryFolders } from '../platform/sweep-temporary-folders.js';
import { LifeCycle, type Component } from '../life-cycle/life-cycle.js';
import { ProcessEnd } from '../life-cycle/process-end.js';

export interface ProcessDefinition<T extends SettingTable> {
  readonly name: string;
  /** How people start it, for `--help`. */
  readonly command: string;
  /** One sentence for `--help`. */
  readonly purpose: string;
  readonly settings: T;
  /** The composition root: the parts of the process, in the order they are started. */
  compose(environment: ProcessEnvironment<T>): Promise<readonly Component[]> | readonly Component[];
}

export interface ServiceDefinition<T extends SettingTable> {
  readonly name: string;
  readonly purpose: string;
  /** Beyond the common ones. */
  readonly settings: T;
  compose(environment: ServiceEnvironment<T>): Promise<readonly Component[]> | readonly Component[];
}

/** Tells a supervising parent process that the service is ready (see apps/standalone). */
export const READY_MESSAGE = 'service-ready';

const FORCED_STOP_MARGIN_MS = 8000;

const { LOG_LEVEL, LOG_FORMAT, STOP_SECONDS } = COMMON_SETTINGS;
/** The settings of every process; a table without one gets the common default. */
const BASICS = { LOG_LEVEL, LOG_FORMAT, STOP_SECONDS };

/** Nothing if no endpoint is set. */
const tracingPart = async (
  service: string,
  redact: Redact,
  log: ServiceLog,
): Promise<readonly Component[]> => {
  const stop = await startTracing({
    service,
    environment: process.env,
    redact,
    onTrouble: (reason) => log.warn('spans cannot be delivered', { reason }),
  });
  return stop === undefined ? [] : [{ name: 'tracing', stop }];
};

const start = async <T extends SettingTable>(definition: ProcessDefinition<T>): Promise<void> => {
  const table = { ...BASICS, ...definition.settings };
  const settings = readSettings(table, process.env);
  const basics = pickSettings(BASICS, settings);
  const { env: variables } = withSettingFiles(table, process.env);
  const redact = redactor(table, variables);
  const log = createServiceLog({
    service: definition.name,
    level: basics.LOG_LEVEL,
    format: basics.LOG_FORMAT,
    redact,
  });
  for (const { name, nearest } of misspeltSettings(table, process.env))
    log.warn('a variable is no setting, but nearly one', { name, nearest });
  let cycle: LifeCycle | undefined;
  const end = new ProcessEnd(log, basics.STOP_SECONDS * 1000 + FORCED_STOP_MARGIN_MS, async () =>
    cycle?.stop(),
  );
  end.watch();
  try {
    // First, and so stopped last, so that what the others do at their end is reported too.
    const tracing =
      'OTEL_EXPORTER_OTLP_ENDPOINT' in table ? await tracingPart(definition.name, redact, log) : [];
    const parts = await definition.compose({
      service: definition.name,
      settings: settings,
      log,
      metrics: new ServiceMetrics(definition.name),
      redact,
      variables,
      isActive: () => cycle?.state === 'active',
      end: (reason) => void end.end(reason, 0),
    });
    cycle = new LifeCycle([...tracing, ...parts], log);
    await cycle.start();
  } catch (error) {
    // Our own errors need no stack; all others do.
    log.error(
      'could not start',
      error instanceof ServiceError ? { reason: error.message, code: error.code } : { error },
    );
    return end.end('could not start', 1);
  }
  // A signal may have come while it started.
  if (cycle.state !== 'active') return;
  log.info('ready');
  process.send?.(READY_MESSAGE);
};

/** The whole life of a process: `--help`, configuration, start, signals, stop, exit code. */
export const runProcess = async <T extends SettingTable>(
  definition: ProcessDefinition<T>,
): Promise<void> => {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    process.stdout.write(
      settingsHelp(
        definition.command,
        `${definition.name}: ${definition.purpose}`,
        definition.settings,
      ),
    );
    return;
  }
  try {
    await start(definition);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${definition.name}: ${error.message}\n`);
    process.exitCode = 2;
  }
};

/** A folder that cannot be removed must not stop the service from working. */
export const sweepFolders = async (log: ServiceLog): Promise<void> => {
  try {
    const removed = await sweepTemporaryFolders(Date.now());
    if (removed > 0) log.info('temporary folders of killed processes are removed', { removed });
  } catch (error) {
    log.warn('temporary folders of killed processes cannot be removed', { error });
  }
};

/** The life of a service's process; see `runProcess`. */
export const runService = <T extends SettingTable>(
  definition: ServiceDefinition<T>,
): Promise<void> =>
  runProcess<T & typeof COMMON_SETTINGS>({
    name: definition.name,
    command: `node services/${definition.name}/dist/main.js`,
    purpose: definition.purpose,
    settings: { ...COMMON_SETTINGS, ...definition.settings },
    compose: async (environment) => {
      await sweepFolders(environment.log);
      return definition.compose(environment);
    },
  });
