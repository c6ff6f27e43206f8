import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { ServiceError } from '@fde/contracts';
import type { ServiceLog } from '@fde/service-kit';
import { installedBinaries } from './binaries.js';
import { DATABASE, SUPERUSER, ensureCluster, passwordOf, putAsideUnfinished } from './cluster.js';
import { freePort } from './free-port.js';
import { chooseLauncher, type Launcher } from './launcher.js';
import { clearEarlierServer } from './postmaster-file.js';
import { ServerLog, type ServerFault } from './server-log.js';

const ADDRESS_FILE = 'database-url';
const START_MS = 60_000;
const STOP_MS = 15_000;
const POLL_MS = 30;
/**
 * The pause before an ended server is launched again: doubled each time, until it has stayed up for
 * a while.
 */
const RELAUNCH_MS = { first: 500, longest: 30_000 };
const HELD_MS = 60_000;

export interface EmbeddedPostgresOptions {
  /** Folder for the data, the password and the server's log. */
  readonly folder: string;
  readonly log: ServiceLog;
}

interface Prepared {
  readonly launcher: Launcher;
  readonly port: number;
}

/** A StartupMessage of protocol 3.0: length, version, parameters, all ended by NUL. */
const startupMessage = (): Buffer => {
  const parameters = Buffer.from(`user\0${SUPERUSER}\0database\0${DATABASE}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + parameters.length, 0);
  head.writeInt32BE(196_608, 4);
  return Buffer.concat([head, parameters]);
};

/**
 * A server that asks for the password (`R`) accepts connections; one in recovery answers with an
 * error (`E`).
 */
const answers = (port: number): Promise<boolean> =>
  new Promise((settle) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(startupMessage()));
    const done = (up: boolean) => {
      socket.destroy();
      settle(up);
    };
    socket.once('data', (chunk) => done(chunk[0] === 'R'.charCodeAt(0)));
    socket.once('error', () => done(false));
    socket.once('close', () => settle(false));
    socket.setTimeout(1000, () => done(false));
  });

/**
 * Stops the server when this process dies without being able to: its end closes the pipe that the guard reads. The
 * services, which notice the same death, are given time to hand back their work.
 */
const guard = (postmaster: number): ChildProcess =>
  spawn('sh', ['-c', 'read -r _; sleep 6; kill -INT "$0" 2>/dev/null', String(postmaster)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });

/** Transient faults at the start: it was killed, it panicked, or the disk was full. */
const mayPass = (signal: NodeJS.Signals | null, fault: ServerFault | undefined): boolean =>
  signal !== null ||
  fault?.level === 'PANIC' ||
  fault?.text.includes('No space left on device') === true;

const pauseBefore = (launch: number): number =>
  Math.min(RELAUNCH_MS.longest, RELAUNCH_MS.first * 2 ** (launch - 1));

/** A PostgreSQL of the installation's own: real binaries, data in one folder, reachable on loopback with a password. */
export class EmbeddedPostgres {
  readonly #options: EmbeddedPostgresOptions;
  #server: ChildProcess | undefined;
  #guard: ChildProcess | undefined;
  #stopping = false;
  #wasReady = false;
  #url = '';
  #prepared: Prepared | undefined;
  readonly #serverLog: ServerLog;
  /** Launches that ended since the server last held. */
  #ended = 0;
  #launchedAt = 0;
  #abandoned = false;

  constructor(options: EmbeddedPostgresOptions) {
    this.#options = options;
    this.#serverLog = new ServerLog(this.#logPath, (error) =>
      options.log.warn('the log of the embedded PostgreSQL cannot be written', { error }),
    );
  }

  get #logPath(): string {
    return join(resolve(this.#options.folder), 'server.log');
  }

  /** For DATABASE_URL; valid once it is prepared. */
  get url(): string {
    return this.#url;
  }

  /**
   * Creates the cluster if there is none, and chooses the address: `url` is then valid, although
   * nothing listens yet.
   */
  async prepare(): Promise<Prepared> {
    const folder = resolve(this.#options.folder);
    const dataFolder = join(folder, 'data');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const earlier = await clearEarlierServer(dataFolder);
    if (earlier !== 'nothing')
      this.#options.log.info('an earlier start left something behind', { found: earlier });
    await putAsideUnfinished(dataFolder);
    const launcher = chooseLauncher(await installedBinaries(), dataFolder);
    const password = passwordOf(folder);
    await ensureCluster(launcher, dataFolder, password);
    const port = await freePort();
    this.#url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`;
    // For operators' commands, as DATABASE_URL_FILE: the port is another one after each start.
    writeFileSync(join(folder, ADDRESS_FILE), `${this.#url}\n`, { mode: 0o600 });
    this.#prepared = { launcher, port };
    return this.#prepared;
  }

  /** Resolves when the server takes connections. */
  async start(): Promise<void> {
    const { launcher, port } = this.#prepared ?? (await this.prepare());
    this.#launch(launcher, port);
    await this.#untilReady(port);
    this.#wasReady = true;
    this.#options.log.info('embedded PostgreSQL started', { port, manner: launcher.manner });
  }

  /** Waits for the server's end; open connections are closed (fast shutdown). */
  async stop(): Promise<void> {
    this.#stopping = true;
    const server = this.#server;
    if (server !== undefined && server.exitCode === null && server.signalCode === null) {
      const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
      const impatient = setTimeout(() => server.kill('SIGQUIT'), STOP_MS);
      server.kill('SIGINT');
      await ended;
      clearTimeout(impatient);
    }
    this.#guard?.kill('SIGKILL');
  }

  #launch(launcher: Launcher, port: number): void {
    this.#launchedAt = Date.now();
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      port: String(port),
      max_connections: '200',
      shared_buffers: '128MB',
    };
    const server = launcher.spawn(launcher.binaries.postgres, [
      '-D',
      launcher.dataFolder,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]);
    if (server.stderr) this.#serverLog.follow(server.stderr);
    server.stdout?.resume();
    server.once('error', (error) =>
      this.#options.log.error('embedded PostgreSQL cannot be run', { error }),
    );
    // Not `exit`: what it said last must have been read.
    server.once('close', (code, signal) =>
      this.#onEnd(code, signal, () => this.#launch(launcher, port)),
    );
    this.#server = server;
    this.#guard?.kill('SIGKILL');
    if (server.pid !== undefined) this.#guard = guard(server.pid);
  }

  /**
   * A server that ends unexpectedly is started again at its address, where the services find it,
   * after a growing pause, because the cause (a full disk, a panic) may last. At the first start,
   * only transient faults are waited out.
   */
  #onEnd(code: number | null, signal: NodeJS.Signals | null, launchAgain: () => void): void {
    if (this.#stopping) return;
    const { fault } = this.#serverLog;
    if (!this.#wasReady && !mayPass(signal, fault)) {
      this.#abandoned = true;
      return;
    }
    this.#ended = Date.now() - this.#launchedAt > HELD_MS ? 1 : this.#ended + 1;
    const pauseMs = pauseBefore(this.#ended);
    this.#options.log.error('embedded PostgreSQL ended unexpectedly and is started again', {
      code,
      signal,
      reason: fault === undefined ? null : `${fault.level}: ${fault.text}`,
      again_in_seconds: pauseMs / 1000,
    });
    setTimeout(() => {
      if (!this.#stopping) launchAgain();
    }, pauseMs);
  }

  async #untilReady(port: number): Promise<void> {
    for (const until = Date.now() + START_MS; Date.now() < until;) {
      if (this.#abandoned || this.#server?.pid === undefined) break;
      if (await answers(port)) return;
      await new Promise((settle) => setTimeout(settle, POLL_MS));
    }
    this.#stopping = true;
    const { fault } = this.#serverLog;
    const reason = fault === undefined ? '' : `: ${fault.level}: ${fault.text}`;
    throw new ServiceError(
      'embedded_postgres_failed',
      `The embedded PostgreSQL did not start${reason}; see ${this.#logPath}`,
    );
  }
}
