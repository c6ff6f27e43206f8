import { setTimeout as sleep } from 'node:timers/promises';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DemoSite, DemoStack, inventedCompany, type ServiceApi } from '@fde/trials';

export interface Numbered {
  readonly id: number;
}

/** The real stack on a folder of its own, the invented company's site, and a site that never answers. */
export class BrowserStack {
  readonly #folder = mkdtempSync(join(tmpdir(), 'fde-browser-'));
  readonly #stack = new DemoStack(this.#folder);
  #site: DemoSite | undefined;
  #silent: Server | undefined;
  #api: ServiceApi | undefined;
  siteUrl = '';
  silentUrl = '';

  get api(): ServiceApi {
    if (this.#api === undefined) throw new Error('The stack is not started');
    return this.#api;
  }

  async start(): Promise<void> {
    this.#site = new DemoSite((await inventedCompany()).contentOf);
    this.siteUrl = await this.#site.start();
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    this.#silent = silent;
    this.silentUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
    this.#api = await this.#stack.start().catch((error: unknown) => {
      throw new Error(`${String(error)}\n${this.#endOfLog()}`);
    });
  }

  /** The folder is gone when the failure is read, so what it says is said with it. */
  #endOfLog(): string {
    return readFileSync(join(this.#folder, 'services.log'), 'utf8')
      .split('\n')
      .slice(-25)
      .join('\n');
  }

  async stop(): Promise<void> {
    this.#site?.stop();
    this.#silent?.closeAllConnections();
    this.#silent?.close();
    await this.#stack.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Waits until the task has ended well. Throws if it failed. */
  async waitForSuccess(taskId: string): Promise<void> {
    for (;;) {
      const { status } = await this.ask<{ status: string }>('GET', `/tasks/${taskId}`);
      if (status === 'SUCCESS') return;
      if (status === 'FAILURE') throw new Error('The pipeline failed');
      await sleep(500);
    }
  }

  /** Adds a company of this name, with an investor-relations page that nobody visits, and gives its id. */
  async addCompany(name: string): Promise<number> {
    const address = { name, ir_url: `https://${name.toLowerCase()}.example/` };
    return (await this.ask<Numbered>('POST', '/companies', address)).id;
  }

  /** Asks the API directly, as any program could. Throws what it refused. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${this.api.url}/api/v1${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!answer.ok)
      throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  }
}
