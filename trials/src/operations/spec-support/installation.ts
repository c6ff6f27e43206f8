import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServiceName } from '@fde/contracts';
import { freePort, OwnedProcess, PrivatePostgres, PrivateRabbitMq, waitFor } from '@fde/testing';
import { sqlRows, type SqlRow } from '../../failure-tests/sql-rows.js';
import { ServiceApi } from '../../demo/service-api.js';
import { programOf } from '@fde/standalone';
import type { Adapter } from '../observed-stack.js';

/** Delays scaled down, so that minutes become seconds; the rules are those of production. */
const SETTINGS: NodeJS.ProcessEnv = {
  RETRY_MIN_SECONDS: '1',
  RETRY_MAX_SECONDS: '3',
  SUPERVISION_SECONDS: '2',
  UNANSWERED_SECONDS: '20',
  STOP_SECONDS: '10',
  LOG_LEVEL: 'info',
  FDE_ALLOW_HOSTS: '127.0.0.1',
  FDE_REQUESTS_PER_SECOND: '200',
  HOST: '127.0.0.1',
  DATABASE_POOL_SIZE: '4',
  SEED_COMPANIES: 'false',
};
const START_MS = 120_000;

/** One instance of a service, a process of its own. */
export interface Instance {
  readonly service: ServiceName;
  readonly label: string;
  readonly url: string;
  readonly process: OwnedProcess;
}

/**
 * Any number of instances of any service, of any generation of the code, over a private PostgreSQL and, if messages
 * go through it, a private RabbitMQ.
 */
export class Installation {
  readonly folder: string;
  readonly postgres: PrivatePostgres;
  readonly #rabbit: PrivateRabbitMq | undefined;
  instances: readonly Instance[] = [];
  readonly #environment: NodeJS.ProcessEnv;

  private constructor(
    folder: string,
    postgres: PrivatePostgres,
    rabbit: PrivateRabbitMq | undefined,
    environment: NodeJS.ProcessEnv,
  ) {
    this.folder = folder;
    this.postgres = postgres;
    this.#rabbit = rabbit;
    this.#environment = environment;
  }

  /** `environment`: settings of every instance, such as those of a file store. */
  static async start(
    environment: NodeJS.ProcessEnv = {},
    adapter: Adapter = 'rabbitmq',
  ): Promise<Installation> {
    const folder = await mkdtemp(join(tmpdir(), 'fde-installation-'));
    const [postgres, rabbit] = await Promise.all([
      PrivatePostgres.start(),
      adapter === 'rabbitmq' ? PrivateRabbitMq.start() : undefined,
    ]);
    return new Installation(folder, postgres, rabbit, environment);
  }

  /** Starts an instance, without waiting for it. `root`: the checkout whose program it runs. */
  async launch(service: ServiceName, label: string, root?: string): Promise<Instance> {
    const port = String(await freePort());
    const program =
      root === undefined ? programOf(service) : join(root, 'services', service, 'dist', 'main.js');
    const started = new OwnedProcess(process.execPath, [program], {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        ...SETTINGS,
        FDE_DATA_DIR: this.folder,
        ...this.#environment,
        DATABASE_URL: this.postgres.url,
        ...(this.#rabbit === undefined ? {} : { AMQP_URL: this.#rabbit.url }),
        ...(service === 'gateway' ? { PORT: port } : { HEALTH_PORT: port }),
      },
    });
    const log = createWriteStream(this.#logOf(service, label), { flags: 'a' });
    started.child.stdout?.pipe(log);
    started.child.stderr?.pipe(log);
    const instance = { service, label, url: `http://127.0.0.1:${port}`, process: started };
    this.instances = [...this.instances, instance];
    return instance;
  }

  async healthy(instance: Instance): Promise<void> {
    await waitFor(
      async () =>
        !instance.process.running ||
        (await fetch(`${instance.url}/healthcheck`, { signal: AbortSignal.timeout(3_000) }).then(
          (answer) => answer.ok,
          () => false,
        )),
      {
        timeoutMs: START_MS,
        intervalMs: 200,
        what: `${instance.service} ${instance.label} to be healthy`,
      },
    );
    if (!instance.process.running)
      throw new Error(`${instance.service} ${instance.label} ended: ${instance.process.output}`);
  }

  /** Stops an instance as Kubernetes does: signals it, and waits for its end. */
  async stop(instance: Instance): Promise<void> {
    await instance.process.end('SIGTERM');
    this.instances = this.instances.filter((other) => other !== instance);
  }

  /** Throws if messages go through PostgreSQL. */
  get rabbit(): PrivateRabbitMq {
    if (this.#rabbit === undefined) throw new Error('This installation has no RabbitMQ');
    return this.#rabbit;
  }

  running(service: ServiceName, label: string): Instance {
    const found = this.instances.find(
      (instance) => instance.service === service && instance.label === label,
    );
    if (found === undefined) throw new Error(`No ${service} ${label} runs`);
    return found;
  }

  /** What the instances of that service and label have logged. */
  logged(service: ServiceName, label: string): Promise<string> {
    return readFile(this.#logOf(service, label), 'utf8');
  }

  #logOf(service: ServiceName, label: string): string {
    return join(this.folder, `${service}-${label}.log`);
  }

  /** The API of the gateway with that label. */
  api(label: string): ServiceApi {
    return new ServiceApi(this.running('gateway', label).url);
  }

  sql(question: string, values: readonly unknown[] = []): Promise<readonly SqlRow[]> {
    return sqlRows(this.postgres.url, question, values);
  }

  /** Starts a new instance beside the old one, then stops the old one, as a Deployment does. */
  async replace(service: ServiceName, from: string, to: string, root?: string): Promise<void> {
    await this.healthy(await this.launch(service, to, root));
    await this.stop(this.running(service, from));
  }

  async remove(keepLogs: boolean): Promise<void> {
    await Promise.all(this.instances.map(({ process }) => process.end('SIGKILL')));
    await Promise.all([this.#rabbit?.remove(), this.postgres.remove()]);
    if (keepLogs) console.log(`      the logs of the services are in ${this.folder}`);
    else await rm(this.folder, { recursive: true, force: true });
  }
}
