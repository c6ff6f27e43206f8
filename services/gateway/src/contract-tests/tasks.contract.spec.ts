import type { OperationName } from '@fde/contracts';
import { TaskProjector, rootContext } from '@fde/event-log';
import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { NO_ID, NO_TASK, aCompany, aDocument } from '../spec-support/records.js';
import { aScrapeResult } from '../spec-support/task-results.js';
import { RunningGateway } from '../spec-support/running-gateway.js';

const COMPANY_TRIGGERS = {
  extractCompany: 'extract_company',
  scrapeCompany: 'scrape_company',
  recompileCompany: 'recompile_company',
  processCompanyDocuments: 'process_company_documents',
} as const;
const DOCUMENT_TRIGGERS = {
  processDocument: 'process_document',
  downloadDocument: 'download_document',
  classifyDocument: 'classify_document',
  extractDocument: 'extract_document',
} as const;

describe('Tasks', () => {
  let running: RunningGateway;
  before(async () => {
    running = await RunningGateway.start();
  });
  after(() => running.stop());
  const client = () => running.client;
  const pending = async (operation: keyof typeof COMPANY_TRIGGERS = 'scrapeCompany') => {
    const company = await aCompany(client());
    return {
      company,
      taskId: (await client().call(operation, { path: { company_id: company.id } })).body.task_id,
    };
  };
  const begin = async (taskId: string) => {
    const attemptId = randomUUID();
    const task = await running.eventLog.transaction(rootContext(), (unit) =>
      unit.tasks.start(taskId, {
        attemptId,
        service: 'scraper',
        worker: 'scraper-1',
        host: 'h',
        sessionId: null,
      }),
    );
    return { attempt: task.attempt, attemptId };
  };
  const change = <T>(work: Parameters<typeof running.eventLog.transaction<T>>[1]): Promise<T> =>
    running.eventLog.transaction(rootContext(), work);
  const project = async (taskId: string): Promise<void> => {
    await new TaskProjector(running.eventLog).catchUp(taskId);
  };

  it('triggers the four company operations: 200, PENDING, Location, a message that names the company', async () => {
    const { id } = await aCompany(client());
    for (const [trigger, operation] of Object.entries(COMPANY_TRIGGERS) as [
      keyof typeof COMPANY_TRIGGERS,
      OperationName,
    ][]) {
      const { status, body, headers } = await client().call(trigger, { path: { company_id: id } });
      expect([status, body.status, headers.get('location')]).to.deep.equal([
        200,
        'PENDING',
        `/api/v1/tasks/${body.task_id}`,
      ]);
      expect(body.message)
        .to.match(/started/i)
        .and.to.contain(`company ${id}`);
      expect(
        (await client().call('getTask', { path: { task_id: body.task_id } })).body,
      ).to.deep.include({
        operation,
        company_id: id,
        document_id: null,
        status: 'PENDING',
        attempt: 0,
        progress: null,
        error: null,
      });
    }
  });

  it('triggers the four document operations', async () => {
    const company = await aCompany(client());
    const document = await aDocument(client(), company.id);
    for (const [trigger, operation] of Object.entries(DOCUMENT_TRIGGERS) as [
      keyof typeof DOCUMENT_TRIGGERS,
      OperationName,
    ][]) {
      const { status, body } = await client().call(trigger, { path: { document_id: document.id } });
      expect(status).to.equal(200);
      expect(body.message)
        .to.contain(`company ${company.id}`)
        .and.to.contain(`document ${document.id}`);
      expect(
        (await client().call('getTask', { path: { task_id: body.task_id } })).body,
      ).to.deep.include({ operation, company_id: company.id, document_id: document.id });
    }
  });

  it('ignores a body of a trigger, whatever its type', async () => {
    const { id } = await aCompany(client());
    expect(
      (
        await client().call('scrapeCompany', {
          path: { company_id: id },
          body: 'not json',
          headers: { 'content-type': 'text/plain' },
        })
      ).status,
    ).to.equal(200);
  });

  it('makes no task for a record that does not exist', async () => {
    const before = (await client().call('listTasks', {})).headers.get('x-total-count');
    for (const trigger of Object.keys(COMPANY_TRIGGERS) as (keyof typeof COMPANY_TRIGGERS)[])
      expect(
        (await client().call(trigger, { path: { company_id: NO_ID } })).problem.error_code,
      ).to.equal('company_not_found');
    for (const trigger of Object.keys(DOCUMENT_TRIGGERS) as (keyof typeof DOCUMENT_TRIGGERS)[])
      expect(
        (await client().call(trigger, { path: { document_id: NO_ID } })).problem.error_code,
      ).to.equal('document_not_found');
    expect((await client().call('listTasks', {})).headers.get('x-total-count')).to.equal(before);
  });

  it('returns the running task to the same trigger, another one after its end', async () => {
    const { company, taskId } = await pending();
    expect(
      (await client().call('scrapeCompany', { path: { company_id: company.id } })).body.task_id,
    ).to.equal(taskId);
    const fence = await begin(taskId);
    expect(
      (await client().call('scrapeCompany', { path: { company_id: company.id } })).body,
    ).to.include({ task_id: taskId, status: 'STARTED' });
    await change((unit) => unit.tasks.succeed(taskId, fence, aScrapeResult(taskId, company.id)));
    expect(
      (await client().call('scrapeCompany', { path: { company_id: company.id } })).body.task_id,
    ).not.to.equal(taskId);
  });

  it('tells of STARTED, PROGRESS with result.meta, RETRY with the next attempt, SUCCESS with the result, expiry', async () => {
    const { taskId, company } = await pending();
    const status = async () => (await client().call('getTask', { path: { task_id: taskId } })).body;
    const first = await begin(taskId);
    expect(await status()).to.include({ status: 'STARTED', attempt: 1, result: null });
    await change((unit) =>
      unit.tasks.progress(taskId, first, {
        step: 'scraping_website',
        progress: 30,
        detail: 'page 2',
      }),
    );
    expect(await status()).to.deep.include({
      status: 'PROGRESS',
      result: { meta: { step: 'scraping_website', progress: 30 } },
      progress: { step: 'scraping_website', progress: 30, detail: 'page 2' },
    });
    await change((unit) =>
      unit.tasks.scheduleRetry(
        taskId,
        first,
        { code: 'network', message: 'no answer', retryable: true },
        new Date(Date.now() - 1),
      ),
    );
    expect(await status())
      .to.include({ status: 'RETRY', error: 'no answer', error_code: 'network' })
      .and.to.have.property('next_attempt_at')
      .that.is.a('string');
    const second = await begin(taskId);
    expect(await status()).to.include({ status: 'STARTED', attempt: 2 });
    const result = aScrapeResult(taskId, company.id);
    await change((unit) => unit.tasks.succeed(taskId, second, result));
    expect(await status()).to.deep.include({
      status: 'SUCCESS',
      result,
      result_expired: false,
      error: null,
    });
    await change((unit) => unit.tasks.expireResult(taskId));
    expect(await status()).to.deep.include({
      status: 'SUCCESS',
      result: null,
      result_expired: true,
    });
    const { body } = await client().call('getTaskTimeline', { path: { task_id: taskId } });
    expect(
      body.attempts.map(({ attempt, outcome, worker, reason }) => [
        attempt,
        outcome,
        worker,
        reason,
      ]),
    ).to.deep.equal([
      [1, 'retry', 'scraper-1', 'no answer'],
      [2, 'succeeded', 'scraper-1', null],
    ]);
    expect(body.attempts[0]?.steps.map(({ step }) => step)).to.deep.equal(['scraping_website']);
  });

  it('reports a failed task in its status, never as an HTTP error', async () => {
    const { taskId } = await pending();
    await change((unit) =>
      unit.tasks.fail(taskId, null, {
        code: 'page_not_found',
        message: 'the site is gone',
        retryable: false,
      }),
    );
    const { status, body } = await client().call('getTask', { path: { task_id: taskId } });
    expect([status, body.status, body.error, body.error_code]).to.deep.equal([
      200,
      'FAILURE',
      'the site is gone',
      'page_not_found',
    ]);
  });

  it('answers 404 for an unknown task, 422 for one that is no UUID', async () => {
    for (const id of ['getTask', 'getTaskTimeline', 'revokeTask', 'streamTask'] as const) {
      expect(
        (await client().call(id, { path: { task_id: NO_TASK } })).problem.error_code,
        id,
      ).to.equal('task_not_found');
      for (const bad of [
        'x',
        '1',
        `${NO_TASK}x`,
        '%00',
        NO_TASK.replaceAll('-', ''),
        `urn:uuid:${NO_TASK}`,
      ])
        expect(
          (await client().call(id, { path: { task_id: bad } })).status,
          `${id} ${bad}`,
        ).to.equal(422);
    }
  });

  it('knows a task by its id in upper case too', async () => {
    const { taskId } = await pending('extractCompany');
    for (const id of ['getTask', 'getTaskTimeline'] as const) {
      expect(
        (await client().call(id, { path: { task_id: taskId.toUpperCase() } })).body,
        id,
      ).to.include({ task_id: taskId });
    }
    expect(
      (await client().call('revokeTask', { path: { task_id: taskId.toUpperCase() } })).body.status,
    ).to.equal('REVOKED');
  });

  it('tells of no failure where a task was revoked between two attempts', async () => {
    const { taskId } = await pending();
    const fence = await begin(taskId);
    const error = { code: 'network', message: 'no answer', retryable: true };
    await change((unit) => unit.tasks.scheduleRetry(taskId, fence, error, new Date()));
    const { body } = await client().call('revokeTask', { path: { task_id: taskId } });
    expect(body).to.include({ status: 'REVOKED', error: null, error_code: null });
  });

  it('revokes a task with its children; a finished one answers 409 and stays', async () => {
    const { taskId, company } = await pending('extractCompany');
    const child = await change(
      async (unit) =>
        (
          await unit.tasks.request({
            operation: 'scrape_company',
            companyId: company.id,
            documentId: null,
            parentTaskId: taskId,
          })
        ).task.taskId,
    );
    const { body } = await client().call('revokeTask', { path: { task_id: taskId } });
    expect(body.status).to.equal('REVOKED');
    expect((await client().call('getTask', { path: { task_id: child } })).body).to.include({
      status: 'REVOKED',
      parent_task_id: taskId,
    });
    const again = await client().call('revokeTask', { path: { task_id: taskId } });
    expect([again.status, again.problem.error_code]).to.deep.equal([409, 'task_finished']);
  });

  it('lists newest first, filtered by status, company, document, operation, parent and level, paged', async () => {
    const { company, taskId } = await pending('extractCompany');
    const document = await aDocument(client(), company.id);
    const second = (await client().call('classifyDocument', { path: { document_id: document.id } }))
      .body.task_id;
    await change((unit) =>
      unit.tasks.request({
        operation: 'scrape_company',
        companyId: company.id,
        documentId: null,
        parentTaskId: taskId,
      }),
    );
    const ids = async (query: string) =>
      (await client().call('listTasks', { query })).body.map((task) => task.task_id);
    expect(await ids(`company_id=${company.id}`)).to.have.length(3);
    expect((await ids(`company_id=${company.id}`)).at(-1)).to.equal(taskId);
    expect(await ids(`company_id=${company.id}&operation=classify_document`)).to.deep.equal([
      second,
    ]);
    expect(await ids(`document_id=${document.id}`)).to.deep.equal([second]);
    const children = await ids(`parent_task_id=${taskId}`);
    expect(children).to.have.length(1);
    expect(await ids(`company_id=${company.id}&level=part`)).to.deep.equal(children);
    expect(await ids(`company_id=${company.id}&level=top`)).to.have.members([taskId, second]);
    expect(await ids(`parent_task_id=${taskId}&level=top`)).to.deep.equal([]);
    expect(await ids(`company_id=${company.id}&status=SUCCESS`)).to.deep.equal([]);
    expect(await ids(`company_id=${NO_ID}`)).to.deep.equal([]);
    const page = await client().call('listTasks', { query: `company_id=${company.id}&limit=1` });
    expect([page.body.length, page.headers.get('x-total-count')]).to.deep.equal([1, '3']);
    expect(page.headers.get('link')).to.contain(
      `company_id=${company.id}&skip=1&limit=1>; rel="next"`,
    );
    for (const bad of [
      'status=success',
      'operation=x',
      'company_id=0',
      'parent_task_id=x',
      'level=leaf',
      'level=top&level=part',
      `parent_task_id=urn:uuid:${NO_TASK}`,
      'status=FAILURE&status=SUCCESS',
    ])
      expect((await client().call('listTasks', { query: bad })).status, bad).to.equal(422);
  });

  it('answers 429 where a client follows too many tasks at once, until one stream ends', async () => {
    const busy = await RunningGateway.start({ streams: { perClient: 2, all: 10 } });
    try {
      const { body } = await busy.client.call('scrapeCompany', { path: { company_id: 1 } });
      const url = `${busy.client.url}/api/v1/tasks/${body.task_id}/stream`;
      const open = async () => {
        const stop = new AbortController();
        const response = await fetch(url, { signal: stop.signal });
        return { response, stop };
      };
      const first = await open();
      await open();
      const refused = await busy.client.call('streamTask', { path: { task_id: body.task_id } });
      expect([refused.status, refused.problem.error_code]).to.deep.equal([
        429,
        'too_many_requests',
      ]);
      expect(refused.headers.get('retry-after')).to.equal('5');
      first.stop.abort();
      await waitFor(async () => (await open()).response.status === 200, { timeoutMs: 5_000 });
    } finally {
      await busy.stop();
    }
  });

  const statesOf = (text: string) =>
    text
      .split('\n\n')
      .filter((part) => part.includes('event: status'))
      .map((event) => {
        const { status, progress } = JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? '{}') as {
          readonly status: string;
          readonly progress: { readonly progress: number } | null;
        };
        const id = Number(/^id: (\d+)$/m.exec(event)?.[1]);
        return { id, state: progress === null ? status : `${status} ${progress.progress}` };
      });

  it('streams every change by Server-Sent Events with heartbeats, and ends after the final state', async () => {
    const { taskId, company } = await pending();
    const streamed = client().call('streamTask', { path: { task_id: taskId } });
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
    // All at once: between two looks at the task lie many of its changes.
    const fence = await begin(taskId);
    for (const progress of [10, 20, 30])
      await change((unit) =>
        unit.tasks.progress(taskId, fence, { step: 'scraping_website', progress, detail: null }),
      );
    const error = { code: 'network', message: 'no answer', retryable: true };
    await change((unit) => unit.tasks.scheduleRetry(taskId, fence, error, new Date(0)));
    const second = await begin(taskId);
    await change((unit) => unit.tasks.succeed(taskId, second, aScrapeResult(taskId, company.id)));
    await project(taskId);
    const { status, text } = await streamed;
    expect(status).to.equal(200);
    const all = [
      'PENDING',
      'STARTED',
      'PROGRESS 10',
      'PROGRESS 20',
      'PROGRESS 30',
      'RETRY',
      'STARTED',
      'SUCCESS',
    ];
    expect(statesOf(text)).to.deep.equal(all.map((state, index) => ({ id: index + 1, state })));
    expect(text).to.contain(': heartbeat\n\n');
    const resumed = async (id: string) =>
      client().call('streamTask', {
        path: { task_id: taskId },
        headers: { 'last-event-id': id },
      });
    for (let seen = 1; seen < all.length; seen += 1)
      expect(
        statesOf((await resumed(String(seen))).text).map(({ state }) => state),
        `after ${seen}`,
      ).to.deep.equal(all.slice(seen));
    expect((await resumed(String(all.length))).status).to.equal(204);
    expect(statesOf((await resumed('99')).text).map(({ state }) => state)).to.deep.equal([
      'SUCCESS',
    ]);
    await change((unit) => unit.tasks.expireResult(taskId));
    await project(taskId);
    expect((await resumed(String(all.length))).status, 'expiry is not a change').to.equal(204);
  });

  it('tells a client that reconnects to a running task of its end', async () => {
    for (const seen of ['1', '2', '99']) {
      const { taskId, company } = await pending();
      const fence = await begin(taskId);
      await project(taskId);
      const streamed = client().call('streamTask', {
        path: { task_id: taskId },
        headers: { 'last-event-id': seen },
      });
      await change((unit) => unit.tasks.succeed(taskId, fence, aScrapeResult(taskId, company.id)));
      await project(taskId);
      expect(statesOf((await streamed).text).at(-1)?.state, seen).to.equal('SUCCESS');
    }
  });
});
