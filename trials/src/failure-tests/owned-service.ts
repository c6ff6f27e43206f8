import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServiceName } from '@fde/contracts';
import { FaultyProxy, OwnedProcess, waitFor } from '@fde/testing';
import { programOf } from '@fde/standalone';

export interface OwnedServiceOptions {
  readonly name: ServiceName;
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly databasePort: number;
  readonly databaseUser: string;
  /** If absent, messages go through PostgreSQL. */
  readonly brokerPort?: number | undefined;
  readonly healthPort: number;
  /** The standard one where absent. */
  readonly databaseName?: string | undefined;
  /** The standard one where absent. */
  readonly vhost?: string | undefined;
}

/** A line of a service's log. */
export type LogLine = Readonly<Record<string, unknown>> & {
  readonly message: string;
  readonly timestamp: string;
};

const parsedLine = (line: string): LogLine | undefined => {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return undefined;
  }
};

/** One service as a real process that only this test reaches, with faulty wires to its database and its broker. */
export class OwnedService {
  readonly name: ServiceName;
  readonly database: FaultyProxy;
  readonly broker: FaultyProxy | undefined;
  readonly #options: OwnedServiceOptions;
  #process: OwnedProcess | undefined;

  private constructor(
    options: OwnedServiceOptions,
    database: FaultyProxy,
    broker: FaultyProxy | undefined,
  ) {
    this.name = options.name;
    this.#options = options;
    this.database = database;
    this.broker = broker;
  }

  static async create(options: OwnedServiceOptions): Promise<OwnedService> {
    return new OwnedService(
      options,
      await FaultyProxy.to(options.databasePort),
      options.brokerPort === undefined ? undefined : await FaultyProxy.to(options.brokerPort),
    );
  }

  get healthUrl(): string {
    return `http://127.0.0.1:${this.#options.healthPort}/healthcheck`;
  }

  get running(): boolean {
    return this.#process?.running === true;
  }

  get pid(): number | undefined {
    return this.#process?.child.pid;
  }

  /** `extra` is added to the environment of this process only. */
  launch(extra: NodeJS.ProcessEnv = {}): void {
    const {
      environment,
      name,
      folder,
      healthPort,
      databaseUser,
      databaseName = 'postgres',
      vhost = '%2f',
    } = this.#options;
    const wires = {
      DATABASE_URL: `postgres://${databaseUser}@127.0.0.1:${this.database.port}/${databaseName}`,
      ...(this.broker && { AMQP_URL: `amqp://guest:guest@127.0.0.1:${this.broker.port}/${vhost}` }),
    };
    const ports =
      name === 'gateway' ? { PORT: String(healthPort) } : { HEALTH_PORT: String(healthPort) };
    this.#process = new OwnedProcess(process.execPath, ['--enable-source-maps', programOf(name)], {
      env: { ...environment, ...wires, ...ports, ...extra },
    });
    const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' });
    this.#process.child.stdout?.pipe(log);
    this.#process.child.stderr?.pipe(log);
  }

  /** What this process has written so far; `since` leaves out what is older. */
  async logged(since = new Date(0)): Promise<readonly LogLine[]> {
    const text = await readFile(join(this.#options.folder, `${this.name}.log`), 'utf8');
    return text
      .split('\n')
      .map(parsedLine)
      .filter((line) => line !== undefined)
      .filter((line) => line['pid'] === this.pid && Date.parse(line.timestamp) >= since.getTime());
  }

  async isHealthy(): Promise<boolean> {
    return fetch(this.healthUrl, { signal: AbortSignal.timeout(2_000) }).then(
      (answer) => answer.ok,
      () => false,
    );
  }

  async start(extra: NodeJS.ProcessEnv = {}): Promise<void> {
    this.launch(extra);
    await this.healthy();
  }

  healthy(timeoutMs = 60_000): Promise<unknown> {
    return waitFor(() => this.isHealthy(), {
      timeoutMs,
      intervalMs: 100,
      what: `${this.name} to be healthy`,
    });
  }

  unhealthy(timeoutMs = 60_000): Promise<unknown> {
    return waitFor(async () => !(await this.isHealthy()), {
      timeoutMs,
      intervalMs: 100,
      what: `${this.name} to show the gap`,
    });
  }

  /** kill -9 of the process and its children. */
  kill(): Promise<void> {
    return this.#process?.end('SIGKILL') ?? Promise.resolve();
  }

  /** As an operator does it. */
  stop(): Promise<void> {
    return this.#process?.end('SIGTERM') ?? Promise.resolve();
  }

  freeze(): void {
    this.#process?.signal('SIGSTOP');
  }

  thaw(): void {
    this.#process?.signal('SIGCONT');
  }

  async remove(): Promise<void> {
    await this.kill();
    await Promise.all([this.database.close(), this.broker?.close()]);
  }
}
