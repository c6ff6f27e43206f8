import { join, resolve } from 'node:path';
import {
  environmentWith,
  type Component,
  type ServiceLog,
  type SettingValues,
} from '@fde/service-kit';
import { EmbeddedPostgres } from './embedded-postgres/embedded-postgres.js';
import { hostProgram } from './fleet/service-programs.js';
import { Fleet } from './fleet/fleet.js';
import { InstanceLock } from './instance/instance-lock.js';
import { LauncherWatch } from './instance/launcher-watch.js';
import { requireFreePort } from './instance/port-check.js';
import { ensureWebhookKey } from './instance/webhook-key.js';
import type { STANDALONE_SETTINGS } from './standalone-settings.js';

type Settings = SettingValues<typeof STANDALONE_SETTINGS>;

const PORT_PATIENCE_MS = 15_000;

/** Given as it is, or in a file. */
const hasWebhookKey = (): boolean =>
  Boolean(process.env['FDE_WEBHOOK_KEY'] || process.env['FDE_WEBHOOK_KEY_FILE']);

/** The environment of the services: that of this process, and where the embedded parts are. */
const servicesEnvironment = (
  settings: Settings,
  embeddedUrl: string | undefined,
): NodeJS.ProcessEnv =>
  environmentWith(process.env, {
    // Nobody else uses the embedded database: what it records can follow the settings.
    ...(embeddedUrl === undefined ? {} : { DATABASE_URL: embeddedUrl, CHANGE_MESSAGING: 'true' }),
    FDE_DATA_DIR: resolve(settings.FDE_DATA_DIR),
    ...(hasWebhookKey()
      ? {}
      : { FDE_WEBHOOK_KEY: ensureWebhookKey(resolve(settings.FDE_DATA_DIR)) }),
    PORT: String(settings.PORT),
    HOST: settings.HOST,
    LOG_LEVEL: settings.LOG_LEVEL,
    LOG_FORMAT: settings.LOG_FORMAT,
    STOP_SECONDS: String(settings.STOP_SECONDS),
  });

/** Embedded PostgreSQL, or the one that DATABASE_URL names, and on it all services in one child process. */
export class Standalone implements Component {
  readonly name = 'standalone';
  readonly #settings: Settings;
  readonly #log: ServiceLog;
  readonly #lock: InstanceLock;
  readonly #watch: LauncherWatch;
  readonly #postgres: EmbeddedPostgres | undefined;
  #fleet: Fleet | undefined;

  constructor(settings: Settings, log: ServiceLog, onOrphaned: () => void) {
    this.#settings = settings;
    this.#log = log;
    const folder = resolve(settings.FDE_DATA_DIR);
    this.#lock = new InstanceLock(folder, log);
    this.#watch = new LauncherWatch(onOrphaned);
    this.#postgres =
      settings.DATABASE_URL === undefined
        ? new EmbeddedPostgres({ folder: join(folder, 'postgres'), log })
        : undefined;
  }

  get url(): string {
    return `http://${this.#settings.HOST === '0.0.0.0' ? 'localhost' : this.#settings.HOST.replace('127.0.0.1', 'localhost')}:${this.#settings.PORT}`;
  }

  async start(): Promise<void> {
    const afterCrash = await this.#lock.take(this.url);
    // The services of a killed instance may hold the port for another moment.
    await requireFreePort(
      this.#settings.PORT,
      this.#settings.HOST,
      afterCrash ? PORT_PATIENCE_MS : 0,
    );
    await this.#watch.start();
    await this.#postgres?.prepare();
    this.#fleet = new Fleet(
      [hostProgram()],
      servicesEnvironment(this.#settings, this.#postgres?.url),
      this.#log,
    );
    // The services load while the database starts, and wait for it if it takes longer.
    await Promise.all([this.#postgres?.start(), this.#fleet.start()]);
  }

  async stop(): Promise<void> {
    await this.#fleet?.stop();
    await this.#postgres?.stop();
    await this.#watch.stop();
    this.#lock.release();
  }
}
