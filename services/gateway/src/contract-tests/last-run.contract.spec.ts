import { TaskProjector, rootContext } from '@fde/event-log';
import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { NO_ID, aCompany, aDocument } from '../spec-support/records.js';
import { aScrapeResult } from '../spec-support/task-results.js';
import { RunningGateway } from '../spec-support/running-gateway.js';

describe('The last run of a company', () => {
  let running: RunningGateway;
  before(async () => {
    running = await RunningGateway.start();
  });
  after(() => running.stop());
  const client = () => running.client;
  const change = <T>(work: Parameters<typeof running.eventLog.transaction<T>>[1]): Promise<T> =>
    running.eventLog.transaction(rootContext(), work);

  type Trigger = 'extractCompany' | 'scrapeCompany' | 'recompileCompany' | 'processDocument';
  const pull = async (trigger: Trigger, companyId: number, documentId: number) =>
    trigger === 'processDocument'
      ? client().call(trigger, { path: { document_id: documentId } })
      : client().call(trigger, { path: { company_id: companyId } });
  const startRun = async (trigger: Trigger, companyId: number, documentId = 0) => {
    const { body } = await pull(trigger, companyId, documentId);
    const attemptId = randomUUID();
    const place = { attemptId, service: 'any', worker: 'any-1', host: 'h', sessionId: null };
    const { attempt } = await change((unit) => unit.tasks.start(body.task_id, place));
    return { taskId: body.task_id, fence: { attempt, attemptId } };
  };
  const project = async (taskId: string): Promise<void> => {
    await new TaskProjector(running.eventLog).catchUp(taskId);
  };
  const lastRun = async (companyId: number) =>
    (await client().call('getLastRun', { path: { 'company-id': companyId } })).body.run;

  const LEFT_OUT = {
    title: 'Annual report 2022',
    url: 'https://brightwater.example/2022.pdf',
    document_type: 'annual_report',
    fiscal_year: 2022,
    why: 'failed',
    reason: 'The document could not be downloaded',
  };
  interface Lost {
    readonly failed: number;
    readonly unused: number;
  }
  const twoDocuments = async (companyId: number): Promise<Lost> => ({
    failed: (await aDocument(client(), companyId, { fiscal_year: 2022 })).id,
    unused: (await aDocument(client(), companyId, { fiscal_year: 2023 })).id,
  });
  const partial = (taskId: string, companyId: number, { failed, unused }: Lost) => ({
    task_id: taskId,
    company_id: companyId,
    status: 'partial',
    outcome: 'partly_read',
    outcome_reason: '2 annual reports were read, 1 could not be read',
    documents_total: 3,
    documents_extracted: 2,
    scrape: { outcome: 'blocked' },
    not_read: [{ ...LEFT_OUT, document_id: failed }],
    not_compiled: [
      { ...LEFT_OUT, document_id: unused, fiscal_year: 2023, why: 'not_compiled' },
      { ...LEFT_OUT, document_id: failed, why: 'same_report' },
    ],
    missing_years: ['2022'],
    next_steps: ['look_at_left_out', 'upload_reports'],
  });

  it('is null where none has ended, and 404 for a company that does not exist', async () => {
    const { id } = await aCompany(client());
    expect(await lastRun(id)).to.equal(null);
    await startRun('extractCompany', id);
    expect(await lastRun(id)).to.equal(null);
    const path = { 'company-id': NO_ID };
    expect((await client().call('getLastRun', { path })).problem.error_code).to.equal(
      'company_not_found',
    );
  });

  it('says how it ended, what was left out and why, also when the result has expired', async () => {
    const { id } = await aCompany(client());
    const { taskId, fence } = await startRun('extractCompany', id);
    const lost = await twoDocuments(id);
    await change((unit) => unit.tasks.succeed(taskId, fence, partial(taskId, id, lost)));
    await project(taskId);
    const run = await lastRun(id);
    expect(run).to.deep.include({
      task_id: taskId,
      operation: 'extract_company',
      status: 'SUCCESS',
      outcome: 'partly_read',
      outcome_reason: '2 annual reports were read, 1 could not be read',
      site_outcome: 'blocked',
      documents_found: 3,
      documents_read: 2,
      documents_left_out: 2,
      missing_years: ['2022'],
      next_steps: ['look_at_left_out', 'upload_reports'],
    });
    expect(run?.left_out.map(({ document_id, why }) => [document_id, why])).to.deep.equal([
      [lost.unused, 'not_compiled'],
      [lost.failed, 'failed'],
    ]);
    await change((unit) => unit.tasks.expireResult(taskId));
    await project(taskId);
    expect(await lastRun(id)).to.deep.equal(run);
    const { body } = await client().call('getTask', { path: { task_id: taskId } });
    expect(body).to.include({ result: null, result_expired: true, outcome: 'partly_read' });
    await client().call('deleteDocument', { path: { 'document-id': lost.failed } });
    expect((await lastRun(id))?.left_out.map(({ document_id }) => document_id)).to.deep.equal([
      lost.unused,
    ]);
  });

  it('is followed by what a later compilation left out', async () => {
    const { id } = await aCompany(client());
    const report = await aDocument(client(), id, { fiscal_year: 2023 });
    const run = await startRun('extractCompany', id);
    const lost = await twoDocuments(id);
    await change((unit) =>
      unit.tasks.succeed(run.taskId, run.fence, partial(run.taskId, id, lost)),
    );
    await project(run.taskId);
    const path = { 'company-id': id };
    const answer = async () => (await client().call('getLastRun', { path })).body;
    expect((await answer()).compilation).to.equal(null);
    const compile = await startRun('recompileCompany', id);
    const line = {
      document_id: report.id,
      extraction_id: 8,
      why: 'another_company',
      about: { printed_name: 'Northwind plc' },
      reason: 'it says Northwind plc',
    };
    const compiled = {
      task_id: compile.taskId,
      company_id: id,
      status: 'success',
      outcome: 'partly_read',
      outcome_reason: '1 statement was compiled, 1 report left out',
      document_count: 2,
      extraction_count: 2,
      interim_document_count: 4,
      left_out: [line, { ...line, extraction_id: 9 }, { ...line, document_id: NO_ID }],
      missing_years: ['2023'],
      next_steps: ['look_at_left_out', 'review_company', 'upload_reports'],
      compiled_statements: [],
      removed_statement_types: [],
    };
    await change((unit) => unit.tasks.succeed(compile.taskId, compile.fence, compiled));
    await project(compile.taskId);
    const { run: last, compilation } = await answer();
    expect(last?.task_id).to.equal(run.taskId);
    expect(compilation).to.deep.include({
      task_id: compile.taskId,
      operation: 'recompile_company',
      outcome: 'partly_read',
      documents_found: 7,
      documents_read: 7,
      documents_left_out: 1,
      missing_years: ['2023'],
      next_steps: ['look_at_left_out', 'review_company', 'upload_reports'],
    });
    const { extraction_id: _, ...against } = line;
    expect(compilation?.left_out).to.deep.equal([
      { ...against, title: null, url: '', document_type: 'Annual Report', fiscal_year: 2023 },
    ]);
  });

  it('is followed by documents that came to nothing in a task of their own', async () => {
    const { id } = await aCompany(client());
    const lost = await aDocument(client(), id, { fiscal_year: 2021 });
    const path = { 'company-id': id };
    const single = async () => (await client().call('getLastRun', { path })).body.single_documents;
    const process = async (result: object): Promise<void> => {
      const { taskId, fence } = await startRun('processDocument', id, lost.id);
      const all = { task_id: taskId, company_id: id, document_id: lost.id, ...result };
      await change((unit) => unit.tasks.succeed(taskId, fence, all));
      await project(taskId);
      await change((unit) => unit.tasks.expireResult(taskId));
      await project(taskId);
    };
    expect(await single()).to.deep.equal([]);
    const ended = {
      fiscal_year: 2021,
      document_type: 'other',
      duplicate_of: null,
      extractions: [],
    };
    const reason = 'It could not be recognised as an annual report';
    const skipped = { status: 'skipped', outcome: 'nothing_there', outcome_reason: reason };
    await process({ ...ended, ...skipped, why: 'not_recognised', reason });
    expect(await single()).to.deep.equal([
      {
        document_id: lost.id,
        title: null,
        url: lost.url,
        document_type: 'Annual Report',
        fiscal_year: 2021,
        why: 'not_recognised',
        reason,
      },
    ]);
    const read = { status: 'success', outcome: 'found', outcome_reason: 'All three were read' };
    await process({ ...ended, ...read, why: null, reason: null });
    const { body } = await client().call('getLastRun', { path });
    expect(body).to.deep.include({ single_documents: [], read_since: [lost.id] });
    const stopped = await startRun('processDocument', id, lost.id);
    await change((unit) => unit.tasks.revoke(stopped.taskId, 'unwanted'));
    await project(stopped.taskId);
    expect((await client().call('getLastRun', { path })).body.read_since).to.deep.equal([]);
  });

  it('is the newest that looked for reports, whatever was compiled since', async () => {
    const { id } = await aCompany(client());
    const scrape = await startRun('scrapeCompany', id);
    await change((unit) =>
      unit.tasks.succeed(scrape.taskId, scrape.fence, aScrapeResult(scrape.taskId, id)),
    );
    const compile = await startRun('recompileCompany', id);
    const broken = { code: 'internal_error', message: 'It broke', retryable: false };
    await change((unit) => unit.tasks.fail(compile.taskId, compile.fence, broken));
    for (const { taskId } of [scrape, compile]) await project(taskId);
    expect(await lastRun(id)).to.deep.include({
      task_id: scrape.taskId,
      outcome: 'nothing_there',
      next_steps: ['check_address', 'upload_reports'],
    });
  });

  it('is a failure or a stop in words', async () => {
    const { id } = await aCompany(client());
    const failed = await startRun('extractCompany', id);
    const error = { code: 'scrape_failed', message: 'No connection', retryable: false };
    await change((unit) => unit.tasks.fail(failed.taskId, failed.fence, error));
    await project(failed.taskId);
    expect(await lastRun(id)).to.deep.include({
      status: 'FAILURE',
      outcome: 'failed',
      outcome_reason: 'No connection',
      next_steps: ['run_again', 'check_address'],
    });
    const stopped = await startRun('extractCompany', id);
    await change((unit) => unit.tasks.revoke(stopped.taskId, 'unwanted'));
    await project(stopped.taskId);
    expect(await lastRun(id)).to.include({ status: 'REVOKED', outcome: 'stopped' });
  });
});
