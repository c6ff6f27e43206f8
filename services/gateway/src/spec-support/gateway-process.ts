import { Database, EventLog, privateDatabase, type PrivateDatabase } from '@fde/event-log';
import { FileSystemObjectStore } from '@fde/object-store';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContractClient } from './contract-client.js';
import type { RequestTimes } from './request-times.js';

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/**
 * The gateway as it is run: in its own process, which measures its requests, with its own database
 * and folder.
 */
export class GatewayProcess {
  readonly client: ContractClient;
  readonly eventLog: EventLog;
  readonly objects: FileSystemObjectStore;
  /** What it wrote: only errors. */
  output = '';
  readonly #child: ChildProcess;
  readonly #database: PrivateDatabase;
  readonly #folder: string;

  private constructor(
    child: ChildProcess,
    port: number,
    database: PrivateDatabase,
    eventLog: EventLog,
    folder: string,
  ) {
    this.#child = child;
    this.#database = database;
    this.#folder = folder;
    this.eventLog = eventLog;
    this.client = new ContractClient(`http://127.0.0.1:${port}`);
    this.objects = new FileSystemObjectStore(join(folder, 'files'));
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
  }

  /** `limitMs`: requests that take longer are reported. */
  static async start(limitMs: number): Promise<GatewayProcess> {
    const database = await privateDatabase();
    const eventLog = new EventLog(new Database({ url: database.url }));
    await eventLog.database.migrate();
    await eventLog.seedCompanies();
    const folder = await mkdtemp(join(tmpdir(), 'fde-gateway-'));
    const port = await freePort();
    const child = fork(fileOf('../main.js'), {
      execArgv: ['--import', new URL('./request-times.js', import.meta.url).href],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: String(port),
        DATABASE_URL: database.url,
        FDE_DATA_DIR: folder,
        LOG_LEVEL: 'error',
        FDE_WEBHOOK_KEY: Buffer.alloc(32, 'spec').toString('base64'),
        REQUEST_LIMIT_MS: String(limitMs),
        DATABASE_NAME: new URL(database.url).pathname.slice(1),
      },
    });
    const running = new GatewayProcess(child, port, database, eventLog, folder);
    await running.#ready();
    return running;
  }

  /** A service tells its parent process that it is ready. */
  async #ready(): Promise<void> {
    const ended = once(this.#child, 'exit').then(() => {
      throw new Error(`The gateway ended: ${this.output}`);
    });
    await Promise.race([once(this.#child, 'message'), ended]);
    ended.catch(() => undefined);
  }

  /** Measures its requests from now on. */
  beginMeasuring(): void {
    this.#child.send('begin');
  }

  /** How long its requests took since then. */
  async times(): Promise<RequestTimes> {
    const answer = once(this.#child, 'message');
    this.#child.send('times');
    const [times] = (await answer) as [RequestTimes];
    return times;
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
    await this.eventLog.database.close();
    await this.#database.drop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
