import {
  compiledDataOf,
  createClient,
  ProblemError,
  TaskWaitError,
  type Client,
} from '@fde/client';
import { TaskProjector, rootContext } from '@fde/event-log';
import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { aCompany, aCompiledStatement, NO_ID, NO_TASK } from '../spec-support/records.js';
import { printIncome } from '../spec-support/client-example.js';
import { RunningGateway } from '../spec-support/running-gateway.js';
import { aScrapeResult } from '../spec-support/task-results.js';

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('The TypeScript client', () => {
  let running: RunningGateway;
  before(async () => {
    running = await RunningGateway.start();
  });
  after(() => running.stop());
  const plain = (): Client => running.client.plain;

  const pending = async (): Promise<{ companyId: number; taskId: string }> => {
    const { id: companyId } = await aCompany(running.client);
    const params = { path: { company_id: companyId } };
    const { data } = await plain().POST('/api/v1/tasks/companies/{company_id}/scrape', { params });
    return { companyId, taskId: data.task_id };
  };
  const change = <T>(work: Parameters<typeof running.eventLog.transaction<T>>[1]): Promise<T> =>
    running.eventLog.transaction(rootContext(), work);
  const begin = async (taskId: string) => {
    const fence = { attemptId: randomUUID(), service: 'scraper', worker: 'scraper-1', host: 'h' };
    const { attempt } = await change((unit) =>
      unit.tasks.start(taskId, { ...fence, sessionId: null }),
    );
    return { attempt, attemptId: fence.attemptId };
  };
  type Fence = Awaited<ReturnType<typeof begin>>;
  /** As the tracker does: followers look at the row. */
  const project = (taskId: string): Promise<void> =>
    new TaskProjector(running.eventLog).catchUp(taskId);
  const progress = async (taskId: string, fence: Fence, ...percents: number[]): Promise<void> => {
    for (const percent of percents)
      await change((unit) =>
        unit.tasks.progress(taskId, fence, {
          step: 'scraping_website',
          progress: percent,
          detail: null,
        }),
      );
    await project(taskId);
  };
  const succeed = async (taskId: string, fence: Fence, companyId: number): Promise<void> => {
    await change((unit) => unit.tasks.succeed(taskId, fence, aScrapeResult(taskId, companyId)));
    await project(taskId);
  };

  it('reads and writes records, in the full and in the slim form', async () => {
    const { id } = await aCompany(running.client, { name: 'Brightwater plc' });
    await aCompiledStatement(running.client, id);
    const params = { path: { 'company-id': id } };
    const path = '/api/v1/compiled-statements/companies/{company-id}';
    const { data: full } = await plain().GET(path, { params });
    const { data: slim } = await plain().GET(path, {
      params: { ...params, query: { view: 'slim' } },
    });
    expect(full[0]?.compiled_data).to.deep.equal({ Revenue: { 2023: 90, 2024: 100 } });
    expect(slim[0]?.slim_data.line_items[0]?.name).to.equal('Revenue');
    expect(full.map(compiledDataOf)[0]?.line_items[0]?.values).to.deep.equal({
      2023: 90,
      2024: 100,
    });
    const { response } = await plain().DELETE('/api/v1/companies/{company-id}', { params });
    expect(response.status).to.equal(204);
  });

  it('throws what the service refuses, with its code and the id of the request', async () => {
    const missing = await failureOf(
      plain().GET('/api/v1/companies/{company-id}', { params: { path: { 'company-id': NO_ID } } }),
    );
    expect(missing)
      .to.be.instanceOf(ProblemError)
      .and.include({ status: 404, code: 'company_not_found' });
    expect(missing)
      .to.have.property('requestId')
      .that.matches(/^[0-9a-f-]{36}$/);
    const invalid = await failureOf(
      plain().POST('/api/v1/companies', { body: { name: '', ir_url: 'nowhere' } }),
    );
    if (!(invalid instanceof ProblemError)) throw new Error(`No problem: ${String(invalid)}`);
    expect(invalid.code).to.equal('validation_error');
    expect(invalid.fields).to.have.all.keys('name', 'ir_url');
  });

  it('follows a task by its stream: every change, up to the final one', async () => {
    const { taskId, companyId } = await pending();
    const states: string[] = [];
    let fence: Fence | undefined;
    for await (const task of plain().followTask(taskId)) {
      states.push(`${task.status} ${task.progress?.progress ?? '-'}`);
      if (fence !== undefined) continue;
      fence = await begin(taskId);
      await progress(taskId, fence, 10, 20, 30);
      await succeed(taskId, fence, companyId);
    }
    expect(states).to.deep.equal([
      'PENDING -',
      'STARTED -',
      'PROGRESS 10',
      'PROGRESS 20',
      'PROGRESS 30',
      'SUCCESS 100',
    ]);
  });

  it('goes on behind the last event when its connection is cut, and tells nothing twice', async () => {
    const { taskId, companyId } = await pending();
    const fence = await begin(taskId);
    const connections: AbortController[] = [];
    const lastEventIds: (string | null)[] = [];
    const client = createClient({
      baseUrl: running.client.url,
      fetch: (request) => {
        const connection = new AbortController();
        connections.push(connection);
        lastEventIds.push(request.headers.get('last-event-id'));
        return fetch(request, { signal: connection.signal });
      },
    });
    const states: (number | string)[] = [];
    for await (const task of client.followTask(taskId, { againMs: 10 })) {
      states.push(task.status === 'PROGRESS' ? (task.progress?.progress ?? 0) : task.status);
      if (task.status === 'STARTED') await progress(taskId, fence, 10);
      if (task.progress?.progress !== 10) continue;
      connections.at(-1)?.abort();
      await progress(taskId, fence, 20, 30);
      await succeed(taskId, fence, companyId);
    }
    expect(states).to.deep.equal(['STARTED', 10, 20, 30, 'SUCCESS']);
    expect(lastEventIds).to.deep.equal([null, '3']);
  });

  it('asks where the service gives no stream', async () => {
    const busy = await RunningGateway.start({ streams: { perClient: 0, all: 0 } });
    try {
      const client = busy.client.plain;
      const { data: triggered } = await client.POST('/api/v1/tasks/companies/{company_id}/scrape', {
        params: { path: { company_id: 1 } },
      });
      const params = { path: { task_id: triggered.task_id } };
      const ended = await client.waitForTask(triggered.task_id, {
        againMs: 10,
        onStatus: ({ status }) => {
          if (status === 'PENDING') void client.POST('/api/v1/tasks/{task_id}/revoke', { params });
        },
      });
      expect(ended.status).to.equal('REVOKED');
    } finally {
      await busy.stop();
    }
  });

  it('waits for the end of a task, one that is over long since too', async () => {
    const { taskId, companyId } = await pending();
    const waits = plain().waitForTask(taskId, { timeoutMs: 20_000 });
    await succeed(taskId, await begin(taskId), companyId);
    expect((await waits).status).to.equal('SUCCESS');
    expect((await plain().waitForTask(taskId)).result).to.deep.include({ company_id: companyId });
  });

  it('does what the example of docs/client.md says, which is compiled and run here', async () => {
    const source = new URL('../../src/spec-support/client-example.ts', import.meta.url);
    const page = new URL('../../../../docs/client.md', import.meta.url);
    const [example, text] = await Promise.all([readFile(source, 'utf8'), readFile(page, 'utf8')]);
    expect(text).to.contain(`\`\`\`ts\n${example}\`\`\``);
    const { id } = await aCompany(running.client, { primary_ticker: 'SHOWN' });
    await aCompiledStatement(running.client, id);
    const printed: string[] = [];
    const { log } = console;
    console.log = (...words: unknown[]) => void printed.push(words.map(String).join(' ').trim());
    try {
      const done = printIncome(running.client.url, 'shown');
      await waitFor(() => printed.includes('PENDING'), { timeoutMs: 10_000 });
      const query = { company_id: id };
      const { data: tasks } = await plain().GET('/api/v1/tasks', { params: { query } });
      const path = { task_id: tasks[0]?.task_id ?? '' };
      await plain().POST('/api/v1/tasks/{task_id}/revoke', { params: { path } });
      await project(path.task_id);
      await done;
    } finally {
      console.log = log;
    }
    expect(printed).to.deep.equal(['PENDING', 'REVOKED', 'Revenue [object Object]']);
  });

  it('says where a task stands that does not end in time, and that it knows none', async () => {
    const { taskId } = await pending();
    const late = await failureOf(plain().waitForTask(taskId, { timeoutMs: 200 }));
    if (!(late instanceof TaskWaitError)) throw new Error(`It ended otherwise: ${String(late)}`);
    expect(late.task?.status).to.equal('PENDING');
    expect(await failureOf(plain().waitForTask(NO_TASK)))
      .to.be.instanceOf(ProblemError)
      .and.include({ code: 'task_not_found' });
  });
});
