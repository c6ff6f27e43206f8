import { COMMON_SETTINGS } from '../configuration/common-settings.js';
import { misspeltSettings } from '../configuration/misspelt-settings.js';
import { readSettings } from '../configuration/read-settings.js';
import { redactor } from '../configuration/redact.js';
import type { SettingTable } from '../configuration/setting.js';
import { withSettingFiles } from '../configuration/setting-files.js';
import { createServiceLog } from '../log/service-log.js';
import { ServiceMetrics } from '../metrics/service-metrics.js';
import { openPlatform } from '../platform/platform.js';
import type { Platform } from '../platform/platform-parts.js';
import { LifeCycle, type Component } from '../life-cycle/life-cycle.js';
import { runProcess, sweepFolders, type ServiceDefinition } from './service-process.js';

/** What the process gives to each of its services. */
interface Host {
  readonly platform: Platform;
  readonly end: (reason: string) => void;
  /** The service whose metrics also describe the process. */
  readonly spokesman: string;
}

/** A service that can live beside others in one process. */
export interface HostedService {
  readonly name: string;
  /** Throws SettingsError if its settings are wrong. */
  partOf(host: Host): Component;
}

/**
 * Makes a service a part of a process, with its own settings, log and metrics, on the shared
 * platform.
 */
export const hosted = <T extends SettingTable>(
  definition: ServiceDefinition<T>,
): HostedService => ({
  name: definition.name,
  partOf: (host) => {
    const table: T & typeof COMMON_SETTINGS = { ...COMMON_SETTINGS, ...definition.settings };
    const settings = readSettings(table, process.env);
    const { env: variables } = withSettingFiles(table, process.env);
    const redact = redactor(table, variables);
    const { LOG_LEVEL: level, LOG_FORMAT: format } = readSettings(COMMON_SETTINGS, process.env);
    const log = createServiceLog({ service: definition.name, level, format, redact });
    let cycle: LifeCycle | undefined;
    return {
      name: definition.name,
      start: async () => {
        for (const { name, nearest } of misspeltSettings(definition.settings, process.env))
          log.warn('a variable is no setting, but nearly one', { name, nearest });
        const parts = await definition.compose({
          service: definition.name,
          settings,
          log,
          metrics: new ServiceMetrics(definition.name, definition.name === host.spokesman),
          redact,
          variables,
          platform: host.platform,
          isActive: () => cycle?.state === 'active',
          end: host.end,
        });
        cycle = new LifeCycle(parts, log);
        await cycle.start();
        log.info('ready');
      },
      stop: async () => cycle?.stop(),
    };
  },
});

/** Starts and stops all of them at once; a start that fails waits for the others, so that all can be stopped. */
const together = (parts: readonly Component[]): Component => ({
  name: 'services',
  start: async () => {
    const starts = await Promise.allSettled(parts.map(async (part) => part.start?.()));
    for (const start of starts) if (start.status === 'rejected') throw start.reason;
  },
  stop: () => Promise.all(parts.map(async (part) => part.stop?.())),
});

/**
 * The life of a process that holds several services on one platform: one pool of connections, one
 * broker, one relay. An uncaught error stops all of them in order, with exit code 1; the supervisor
 * starts the process again.
 */
export const runHost = (
  name: string,
  services: readonly [HostedService, ...HostedService[]],
): Promise<void> =>
  runProcess<typeof COMMON_SETTINGS>({
    name,
    command: `node ${name}`,
    purpose: `${services.map((service) => service.name).join(', ')} in one process.`,
    settings: COMMON_SETTINGS,
    compose: async (environment) => {
      await sweepFolders(environment.log);
      const platform = openPlatform(environment);
      const host = { platform, end: environment.end, spokesman: services[0].name };
      return [...platform.components, together(services.map((service) => service.partOf(host)))];
    },
  });
