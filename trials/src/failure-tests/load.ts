import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceApi, TaskStatus } from '../demo/service-api.js';
import { inventedCompany } from '../demo/invented-company.js';
import { DemoSite } from '../demo/demo-site.js';
import { waitFor } from '@fde/testing';

const ANNUAL_REPORTS = 2;

/** Sites for the services to work on: a small one with two annual reports, one that never answers, one that always fails. */
export class Load {
  readonly #sites: { stop(): void }[] = [];
  siteUrl = '';
  silentUrl = '';
  failingUrl = '';
  #companies = 0;

  async start(): Promise<void> {
    const { documents, contentOf } = await inventedCompany();
    const chosen = documents
      .filter(({ kind }) => kind === 'annual_report')
      .slice(0, ANNUAL_REPORTS);
    const links = chosen
      .map(({ fileName, title }) => `<li><a href="/media/${fileName}">${title} (PDF)</a></li>`)
      .join('');
    const page = {
      bytes: Buffer.from(`<html><body><h1>Annual reports</h1><ul>${links}</ul></body></html>`),
      type: 'text/html',
    };
    const site = new DemoSite((path) => (path === '/' ? page : contentOf(path)));
    this.siteUrl = `${await site.start()}/`;
    this.#sites.push(site);
    this.silentUrl = await this.#listen(createServer(() => undefined));
    this.failingUrl = await this.#listen(createServer((_, answer) => answer.writeHead(503).end()));
  }

  stop(): void {
    for (const site of this.#sites) site.stop();
  }

  /** Starts the whole pipeline of a new company; returns its task. */
  async pipeline(
    api: ServiceApi,
    url = this.siteUrl,
  ): Promise<{ readonly companyId: number; readonly taskId: string }> {
    const { id: companyId } = await api.addCompany({
      name: `Company ${++this.#companies}`,
      ir_url: url,
    });
    const { task_id: taskId } = await api.extractCompany(companyId);
    return { companyId, taskId };
  }

  pipelines(
    api: ServiceApi,
    count: number,
  ): Promise<{ readonly companyId: number; readonly taskId: string }[]> {
    return Promise.all(Array.from({ length: count }, () => this.pipeline(api)));
  }

  async #listen(server: Server): Promise<string> {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#sites.push({
      stop: () => {
        server.closeAllConnections();
        server.close();
      },
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }
}

const FINAL = ['SUCCESS', 'FAILURE', 'REVOKED'];

/** The task once it has ended. */
export const ended = (api: ServiceApi, taskId: string, timeoutMs = 150_000): Promise<TaskStatus> =>
  waitFor(
    async () => {
      const task = await api.task(taskId);
      return FINAL.includes(task.status) ? task : undefined;
    },
    { timeoutMs, intervalMs: 250, what: `task ${taskId} to end` },
  );

/** The company's first task of this operation, once a worker has begun it. */
export const atWork = (
  api: ServiceApi,
  companyId: number,
  operation: string,
  timeoutMs = 90_000,
): Promise<TaskStatus> =>
  waitFor(
    async () =>
      (await api.tasksOf(companyId)).find(
        (task) => task.operation === operation && task.status !== 'PENDING',
      ),
    { timeoutMs, intervalMs: 50, what: `${operation} to be at work` },
  );
