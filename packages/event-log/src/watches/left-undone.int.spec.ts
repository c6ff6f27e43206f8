import { expect } from 'chai';
import type { DocumentRecord } from '../records/ports.js';
import {
  addDocument,
  change,
  fenceOf,
  requestExtraction,
  seededLog,
  startAttempt,
  type SpecLog,
} from '../spec-log.js';
import { TaskProjector } from '../projector/task-projector.js';
import { leftUndone } from './left-undone.js';

const COMPANY = 1;
const ERROR = { code: 'extraction_failed', message: 'the pages are encrypted', retryable: false };

describe('what earlier runs of a company have left undone', function () {
  this.timeout(60_000);
  let spec: SpecLog;

  beforeEach(async () => {
    spec = await seededLog();
  });
  afterEach(() => spec.remove());

  const stored = async (year: number): Promise<DocumentRecord> => {
    const { id } = await addDocument(spec.log, COMPANY, year);
    const file = { objectKey: `company_1/${year}/a.pdf`, sha256: `${year}`.padStart(64, '0') };
    return change(spec.log, (unit) => unit.records.documentDownloaded(id, { ...file, size: 1 }));
  };
  const extract = (document: DocumentRecord, revenue: number) =>
    change(spec.log, (unit) =>
      unit.records.storeExtraction({
        document_id: document.id,
        statement_type: 'income_statement',
        raw_data: { line_items: [{ name: 'Revenue', values: { 2015: revenue } }] },
        confidence_score: 0.9,
        metadata: null,
      }),
    );
  const startReading = async (document: DocumentRecord): Promise<string> => {
    const { taskId } = await requestExtraction(spec.log, document);
    await startAttempt(spec.log, taskId, 1);
    return taskId;
  };
  const project = (taskId: string): Promise<void> => new TaskProjector(spec.log).catchUp(taskId);
  const compile = async (): Promise<void> => {
    const { task } = await change(spec.log, (unit) =>
      unit.tasks.request({
        operation: 'recompile_company',
        companyId: COMPANY,
        documentId: null,
      }),
    );
    await startAttempt(spec.log, task.taskId, 1);
    await change(spec.log, (unit) => unit.tasks.succeed(task.taskId, fenceOf(1), null));
    await project(task.taskId);
  };
  const left = () => spec.database.run((db) => leftUndone(db, COMPANY));

  it('is a file of which nothing was extracted, and whose reading neither succeeded nor failed', async () => {
    await addDocument(spec.log, COMPANY, 2010);
    const waiting = await stored(2011);
    const revoked = await stored(2012);
    await extract(await stored(2013), 7);
    const revokedTask = await startReading(revoked);
    await change(spec.log, (unit) => unit.tasks.revoke(revokedTask, 'the spec ends it'));
    const failedTask = await startReading(await stored(2014));
    await change(spec.log, (unit) => unit.tasks.fail(failedTask, fenceOf(1), ERROR));
    const emptyTask = await startReading(await stored(2015));
    await change(spec.log, (unit) => unit.tasks.succeed(emptyTask, fenceOf(1), null));
    for (const taskId of [revokedTask, failedTask, emptyTask]) await project(taskId);
    expect([...(await left()).unread].toSorted()).to.deep.equal([waiting.id, revoked.id]);
  });

  it('is a statement that was extracted or changed since the last compilation', async () => {
    expect((await left()).uncompiled).to.equal(false);
    const document = await stored(2015);
    await extract(document, 7);
    expect((await left()).uncompiled, 'nothing was compiled so far').to.equal(true);
    await compile();
    expect((await left()).uncompiled).to.equal(false);
    await extract(document, 7);
    expect((await left()).uncompiled, 'read again, with the same numbers').to.equal(false);
    await extract(document, 8);
    expect((await left()).uncompiled).to.equal(true);
  });
});
