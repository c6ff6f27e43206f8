import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { randomBytes } from 'node:crypto';
import { waitFor } from '../wait-for.js';
import { freePort } from './free-port.js';
import { OwnedProcess } from './owned-process.js';

const run = promisify(execFile);
/** Debian's wrapper in /usr/sbin changes user and directory; the script behind it runs anywhere. */
const PROGRAMS = ['/usr/lib/rabbitmq/bin', '/opt/rabbitmq/sbin', '/usr/local/sbin'];
const START_TIMEOUT_MS = 60_000;

const program = (name: string): string => {
  const folder = PROGRAMS.find((candidate) => existsSync(join(candidate, name)));
  if (folder === undefined) throw new Error('RabbitMQ is not installed');
  return join(folder, name);
};

export const rabbitMqIsInstalled = (): boolean =>
  PROGRAMS.some((folder) => existsSync(join(folder, 'rabbitmq-server')));

export interface PrivateRabbitMqOptions {
  /** Lines added to rabbitmq.conf. */
  readonly config?: readonly string[];
  /** Plugins that run in it, such as rabbitmq_prometheus. */
  readonly plugins?: readonly string[];
}

/** A RabbitMQ node with its own name, ports and data; it can be killed, and started again on them. */
export class PrivateRabbitMq {
  readonly node: string;
  readonly port: number;
  readonly #folder: string;
  readonly #environment: NodeJS.ProcessEnv;
  #server: OwnedProcess | undefined;

  private constructor(node: string, port: number, distributionPort: number, folder: string) {
    this.node = node;
    this.port = port;
    this.#folder = folder;
    this.#environment = {
      PATH: process.env['PATH'],
      LANG: 'C.UTF-8',
      HOME: folder,
      RABBITMQ_NODENAME: node,
      RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
      RABBITMQ_NODE_PORT: String(port),
      RABBITMQ_DIST_PORT: String(distributionPort),
      RABBITMQ_MNESIA_BASE: join(folder, 'mnesia'),
      RABBITMQ_LOG_BASE: join(folder, 'log'),
      RABBITMQ_CONFIG_FILE: join(folder, 'rabbitmq'),
      RABBITMQ_CONF_ENV_FILE: join(folder, 'rabbitmq-env.conf'),
      RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'enabled_plugins'),
      RABBITMQ_ADVANCED_CONFIG_FILE: join(folder, 'advanced'),
      ERL_EPMD_ADDRESS: '127.0.0.1',
      RABBITMQ_CTL_DIST_PORT_MIN: '35672',
      RABBITMQ_CTL_DIST_PORT_MAX: '35999',
    };
  }

  static async start(options: PrivateRabbitMqOptions = {}): Promise<PrivateRabbitMq> {
    const folder = await mkdtemp(join(tmpdir(), 'fde-rabbitmq-'));
    await mkdir(join(folder, 'log'));
    await writeFile(join(folder, '.erlang.cookie'), randomBytes(20).toString('hex'), {
      mode: 0o400,
    });
    await writeFile(join(folder, 'rabbitmq-env.conf'), '');
    await writeFile(join(folder, 'enabled_plugins'), `[${(options.plugins ?? []).join(',')}].`);
    const port = await freePort();
    await writeFile(
      join(folder, 'rabbitmq.conf'),
      [
        `listeners.tcp.local = 127.0.0.1:${port}`,
        'disk_free_limit.absolute = 50MB',
        ...(options.config ?? []),
      ].join('\n') + '\n',
    );
    const rabbit = new PrivateRabbitMq(
      `fde_${randomBytes(4).toString('hex')}@localhost`,
      port,
      await freePort(),
      folder,
    );
    await rabbit.start();
    return rabbit;
  }

  get url(): string {
    return `amqp://guest:guest@127.0.0.1:${this.port}/%2f`;
  }

  get pid(): number | undefined {
    return this.#server?.child.pid;
  }

  get running(): boolean {
    return this.#server?.running === true;
  }

  /** Starts the node on its existing data; resolves when it accepts connections. */
  async start(): Promise<void> {
    const server = new OwnedProcess(program('rabbitmq-server'), [], {
      env: this.#environment,
      cwd: this.#folder,
    });
    this.#server = server;
    await waitFor(
      async () => {
        if (!server.running) throw new Error(`RabbitMQ ended: ${server.output}`);
        await this.ctl('await_startup', '--timeout', '30');
        return true;
      },
      { timeoutMs: START_TIMEOUT_MS, intervalMs: 500, what: 'the private RabbitMQ' },
    );
  }

  /** kill -9 of the whole node. */
  async kill(): Promise<void> {
    await this.#server?.end('SIGKILL');
  }

  async stop(): Promise<void> {
    if (this.#server?.running === true) await this.ctl('stop').catch(() => undefined);
    await this.#server?.end('SIGKILL');
  }

  /** rabbitmqctl of this node. */
  async ctl(...args: string[]): Promise<string> {
    const { stdout } = await run(program('rabbitmqctl'), ['-q', '-n', this.node, ...args], {
      env: this.#environment,
      timeout: 60_000,
    });
    return stdout;
  }

  /** An empty virtual host, for all users of the node. */
  async addVhost(name: string): Promise<void> {
    await this.ctl('add_vhost', name);
    await this.ctl('set_permissions', '-p', name, 'guest', '.*', '.*', '.*');
  }

  /** kill -9, all data gone (queues, messages, bindings), and started again empty. */
  async startEmpty(): Promise<void> {
    await this.kill();
    await rm(join(this.#folder, 'mnesia'), {
      recursive: true,
      force: true,
      maxRetries: 5,
      retryDelay: 200,
    });
    await this.start();
  }

  /** Stops the node and deletes its data. */
  async remove(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
