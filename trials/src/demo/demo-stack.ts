import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, STANDALONE_PROGRAM } from '@fde/standalone';
import { ServiceApi } from './service-api.js';

const START_MS = 120_000;
const STOP_MS = 45_000;

export interface DemoStackOptions {
  /** The program to start; by default, that of `npm start` from its modules. */
  readonly program?: string;
  /** Settings besides its own. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** The demo's own service: on a free port, with its own folder, allowing loopback sites. */
export class DemoStack {
  readonly folder: string;
  readonly #logFile: string;
  readonly #options: DemoStackOptions;
  #child: ChildProcess | undefined;

  constructor(folder: string, options: DemoStackOptions = {}) {
    this.folder = folder;
    this.#options = options;
    this.#logFile = join(folder, 'services.log');
  }

  /** If it does not get ready, throws with the end of its log. */
  async start(): Promise<ServiceApi> {
    mkdirSync(this.folder, { recursive: true });
    const port = await freePort();
    const child = this.#launch(port);
    const api = new ServiceApi(`http://127.0.0.1:${port}`);
    for (const until = Date.now() + START_MS; Date.now() < until;) {
      if (await api.isHealthy()) return api;
      if (child.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`The service did not start; see ${this.#logFile}`);
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const impatient = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(impatient);
  }

  #launch(port: number): ChildProcess {
    const environment: NodeJS.ProcessEnv = {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      FDE_DATA_DIR: this.folder,
      FDE_ALLOW_HOSTS: '127.0.0.1',
      FDE_REQUESTS_PER_SECOND: '100',
      LOG_FORMAT: 'pretty',
      STOP_SECONDS: '1',
      npm_lifecycle_event: undefined,
      ...this.#options.environment,
    };
    const child = spawn(process.execPath, [this.#options.program ?? STANDALONE_PROGRAM], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const log = createWriteStream(this.#logFile, { flags: 'a' });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    this.#child = child;
    return child;
  }
}
