import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserServer, BrowserType } from 'playwright-core';
import { memoryOfProcesses } from './memory-of-processes.js';

/** Nothing listens there, so that requests which bypass the address check go nowhere. */
const DEAD_END = 'http://127.0.0.1:9';
const HEAP_MB = 512;
const LOOK_EVERY_MS = 500;
const START_TIMEOUT_MS = 60_000;
const FLAGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  // Chromium ignores a switch that it does not know without a word: the spec listens on loopback.
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-extensions',
  '--disable-sync',
  '--disable-quic',
  '--mute-audio',
  '--renderer-process-limit=2',
  `--js-flags=--max-old-space-size=${HEAP_MB}`,
];

export interface BrowserProcessOptions {
  readonly executable: string;
  /** Limit of all its processes together; beyond it they are killed. */
  readonly memoryMb: number;
}

/** Loaded when the first page asks for a browser: most sites need none, and it takes as much memory as a service. */
const loadChromium = async (): Promise<BrowserType> => (await import('playwright-core')).chromium;

const launch = (
  chromium: BrowserType,
  executable: string,
  home: string,
  sandbox: boolean,
): Promise<BrowserServer> =>
  chromium.launchServer({
    executablePath: executable,
    headless: true,
    chromiumSandbox: sandbox,
    timeout: START_TIMEOUT_MS,
    args: FLAGS,
    proxy: { server: DEAD_END, bypass: '<-loopback>' },
    // None of the service's variables: they may hold secrets.
    env: { PATH: '/usr/bin:/bin', HOME: home, TMPDIR: home, LANG: 'C.UTF-8' },
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });

/** One Chromium without a network of its own, watched in its memory. */
export class BrowserProcess {
  #ended = false;

  private constructor(
    readonly browser: Browser,
    private readonly server: BrowserServer,
    private readonly home: string,
    private readonly watch: NodeJS.Timeout,
  ) {}

  /**
   * If the system gives Chromium no sandbox (most containers, root), the container is the only
   * sandbox.
   */
  static async start({ executable, memoryMb }: BrowserProcessOptions): Promise<BrowserProcess> {
    const chromium = await loadChromium();
    const home = await mkdtemp(join(tmpdir(), 'fde-browser-'));
    const mayHaveSandbox = process.getuid?.() !== 0;
    const server = await (
      mayHaveSandbox
        ? launch(chromium, executable, home, true).catch(() =>
            launch(chromium, executable, home, false),
          )
        : launch(chromium, executable, home, false)
    ).catch(async (error: unknown) => {
      await rm(home, { recursive: true, force: true });
      throw error;
    });
    const browser = await chromium.connect(server.wsEndpoint());
    const pid = server.process().pid;
    const watch = setInterval(() => {
      if (pid === undefined) return;
      void memoryOfProcesses(pid).then((bytes) => {
        if (bytes !== undefined && bytes > memoryMb * 1024 * 1024) return made.end();
        return undefined;
      });
    }, LOOK_EVERY_MS).unref();
    const made = new BrowserProcess(browser, server, home, watch);
    return made;
  }

  get alive(): boolean {
    return !this.#ended && this.browser.isConnected();
  }

  /** At once, whatever it is doing. */
  async end(): Promise<void> {
    if (this.#ended) return;
    this.#ended = true;
    clearInterval(this.watch);
    await this.server.kill();
    await rm(this.home, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}
