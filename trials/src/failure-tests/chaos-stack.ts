import { execFile, type ExecFileException } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SERVICES, type ServiceName } from '@fde/contracts';
import { Database, roleName, setUpRoles } from '@fde/event-log';
import {
  freePort,
  PrivatePostgres,
  PrivateRabbitMq,
  type PrivateRabbitMqOptions,
  type ProxyMode,
} from '@fde/testing';
import { ServiceApi } from '../demo/service-api.js';
import { OwnedService } from './owned-service.js';
import { sqlRows, type SqlRow } from './sql-rows.js';

export type Adapter = 'rabbitmq' | 'postgres';

const run = promisify(execFile);
/** The checkout: from trials/dist/failure-tests. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FDE_OPS = fileURLToPath(new URL('../../../apps/operator/bin/fde-ops.mjs', import.meta.url));

/**
 * Delays and limits scaled down, so that minutes become seconds; the rules are those of production. No process is
 * kept waiting for a report, so that all children of an extractor are reading.
 */
const SETTINGS: NodeJS.ProcessEnv = {
  RETRY_MIN_SECONDS: '1',
  RETRY_MAX_SECONDS: '3',
  SUPERVISION_SECONDS: '2',
  UNANSWERED_SECONDS: '15',
  STOP_SECONDS: '5',
  TASK_LIMIT_SCALE: '0.05',
  WORKFLOW_LOOK_SECONDS: '10',
  EXTRACT_SPARE_PROCESSES: '0',
  LOG_LEVEL: 'info',
  FDE_ALLOW_HOSTS: '127.0.0.1',
  FDE_REQUESTS_PER_SECOND: '200',
  HOST: '127.0.0.1',
  FDE_WEBHOOK_KEY: Buffer.alloc(32, 'chaos').toString('base64'),
};

export interface AnotherOptions {
  /** In addition to those of the stack, or instead of them. */
  readonly settings?: NodeJS.ProcessEnv;
  readonly databaseName?: string;
  readonly vhost?: string;
}

const ROLE_PREFIX = 'fde';

/** A role of the database for each service, as an installation should have them. */
const giveRoles = async (url: string): Promise<void> => {
  const database = new Database({ url });
  try {
    await setUpRoles(database, { prefix: ROLE_PREFIX, passwords: {} });
    await database.migrate();
  } finally {
    await database.close();
  }
};

/** Every service as a process of its own over a private PostgreSQL and, for that adapter, a private RabbitMQ node. */
export class ChaosStack {
  readonly adapter: Adapter;
  readonly folder: string;
  readonly postgres: PrivatePostgres;
  readonly #rabbit: PrivateRabbitMq | undefined;
  readonly #services = new Map<ServiceName, OwnedService>();
  #gatewayPort = 0;

  private constructor(
    adapter: Adapter,
    folder: string,
    postgres: PrivatePostgres,
    rabbit: PrivateRabbitMq | undefined,
  ) {
    this.adapter = adapter;
    this.folder = folder;
    this.postgres = postgres;
    this.#rabbit = rabbit;
  }

  static async start(adapter: Adapter, broker: PrivateRabbitMqOptions = {}): Promise<ChaosStack> {
    const folder = await mkdtemp(join(tmpdir(), 'fde-chaos-'));
    const [postgres, rabbit] = await Promise.all([
      PrivatePostgres.start(),
      adapter === 'rabbitmq' ? PrivateRabbitMq.start(broker) : undefined,
    ]);
    await giveRoles(postgres.url);
    const stack = new ChaosStack(adapter, folder, postgres, rabbit);
    for (const name of SERVICES) stack.#services.set(name, await stack.another(name));
    await Promise.all(stack.services.map((service) => service.start()));
    return stack;
  }

  /**
   * Another instance of a service, not yet running; in a separate system if a database (and a virtual host) is named.
   * There it is a superuser, as services were before they had roles.
   */
  async another(
    name: ServiceName,
    { settings = {}, databaseName, vhost }: AnotherOptions = {},
  ): Promise<OwnedService> {
    const healthPort = await freePort();
    if (name === 'gateway' && this.#gatewayPort === 0) this.#gatewayPort = healthPort;
    const environment = {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ...SETTINGS,
      ...settings,
      FDE_DATA_DIR: this.folder,
    };
    return OwnedService.create({
      name,
      folder: this.folder,
      environment,
      databasePort: this.postgres.port,
      brokerPort: this.#rabbit?.port,
      healthPort,
      databaseUser: databaseName === undefined ? roleName(ROLE_PREFIX, name) : 'fde',
      databaseName,
      vhost,
    });
  }

  get services(): readonly OwnedService[] {
    return [...this.#services.values()];
  }

  service(name: ServiceName): OwnedService {
    const service = this.#services.get(name);
    if (service === undefined) throw new Error(`There is no ${name}`);
    return service;
  }

  get rabbit(): PrivateRabbitMq {
    if (this.#rabbit === undefined) throw new Error('Messages go through PostgreSQL here');
    return this.#rabbit;
  }

  get api(): ServiceApi {
    return new ServiceApi(`http://127.0.0.1:${this.#gatewayPort}`);
  }

  get databaseUrl(): string {
    return this.postgres.url;
  }

  async sql(question: string, values: readonly unknown[] = []): Promise<readonly SqlRow[]> {
    return sqlRows(this.databaseUrl, question, values);
  }

  /** The wires of these services, or of all if none is named. */
  wires(wire: 'broker' | 'database', mode: ProxyMode, services = this.services): void {
    for (const service of services) {
      const proxy = service[wire];
      if (proxy) proxy.mode = mode;
    }
  }

  /** Runs `fde-ops`, as an operator does. Returns its output and exit code. */
  async operate(
    command: 'dead-letters' | 'outbox',
    ...args: readonly string[]
  ): Promise<{ readonly code: number; readonly output: string }> {
    const env = {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      DATABASE_URL: this.databaseUrl,
    };
    const { code, stdout, stderr } = await run(process.execPath, [FDE_OPS, command, ...args], {
      env,
      cwd: ROOT,
      timeout: 120_000,
    }).then(
      (done) => ({ code: 0, ...done }),
      (error: ExecFileException & { readonly stdout: string; readonly stderr: string }) => error,
    );
    if (typeof code !== 'number') throw new Error(`fde-ops ${command} did not end: ${stderr}`);
    return { code, output: stdout + stderr };
  }

  /** Makes everything run on whole wires, as every scenario expects at its start. */
  async mend(): Promise<void> {
    await this.postgres.start();
    if (this.#rabbit?.running === false) await this.#rabbit.start();
    await Promise.all(
      this.services.map(async (service) => {
        service.database.mode = 'pass';
        if (service.broker) service.broker.mode = 'pass';
        service.thaw();
        if (!service.running) service.launch();
        await service.healthy(90_000);
      }),
    );
  }

  async remove(keepLogs: boolean): Promise<void> {
    await Promise.all(this.services.map((service) => service.remove()));
    await Promise.all([this.#rabbit?.remove(), this.postgres.remove()]);
    if (keepLogs) console.log(`      the logs of the services are in ${this.folder}`);
    else await rm(this.folder, { recursive: true, force: true });
  }
}
