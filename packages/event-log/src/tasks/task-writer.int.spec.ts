import { randomUUID } from 'node:crypto';
import type { OperationName } from '@fde/contracts';
import { expect } from 'chai';
import { EventLog } from '../event-log.js';
import { rootContext } from '../message-context.js';
import {
  addDocument,
  change,
  codeOf,
  fenceOf,
  requestExtraction,
  seededLog,
  startAttempt,
  type SpecLog,
} from '../spec-log.js';

const error = { code: 'upstream_unavailable', message: 'HTTP 503', retryable: true };
const AN_HOUR_MS = 3_600_000;

describe('changing tasks', () => {
  let spec: SpecLog;
  let taskId: string;
  let year = 1900;

  before(async () => {
    spec = await seededLog();
  });
  after(() => spec.remove());
  beforeEach(async () => {
    year += 1;
    taskId = (await requestExtraction(spec.log, await addDocument(spec.log, 1, year))).taskId;
    await startAttempt(spec.log, taskId, 1);
    await spec.database.run((db) => db.deleteFrom('outbox').execute());
  });

  const request = (
    operation: OperationName,
    companyId: number,
    documentId: number | null,
    log = spec.log,
  ) => log.request(rootContext(), { operation, companyId, documentId });

  /** The types of what is published of a task, by name. */
  const messagesOf = async (id: string): Promise<readonly string[]> =>
    (await spec.database.db.selectFrom('outbox').select('envelope').execute())
      .map(({ envelope }) => envelope as { task_id: string; type: string })
      .filter(({ task_id }) => task_id === id)
      .map(({ type }) => type)
      .toSorted();

  /** When the commands of the outbox are due, in milliseconds from now. */
  const commandsDueIn = async (): Promise<readonly number[]> => {
    const rows = await spec.database.run((db) =>
      db.selectFrom('outbox').select(['envelope', 'available_at']).execute(),
    );
    const now = spec.log.clock.now().getTime();
    return rows
      .filter(({ envelope }) => JSON.stringify(envelope).includes('"ExtractDocument"'))
      .map((row) => row.available_at.getTime() - now);
  };

  it('sends the command of a retry when its time has come', async () => {
    const task = await change(spec.log, (unit) =>
      unit.tasks.scheduleRetry(
        taskId,
        fenceOf(1),
        error,
        new Date(unit.now.getTime() + AN_HOUR_MS),
      ),
    );
    expect(task).to.deep.include({ status: 'RETRY', retries: 1, error });
    const [due, ...others] = await commandsDueIn();
    expect(due).to.be.within(AN_HOUR_MS - 60_000, AN_HOUR_MS);
    expect(others).to.deep.equal([]);
  });

  it('sends the command of an attempt that is given back at once, and uses no retry up', async () => {
    const task = await change(spec.log, (unit) =>
      unit.tasks.interrupt(taskId, fenceOf(1), 'the worker shuts down'),
    );
    expect(task).to.include({ status: 'RETRY', retries: 0 });
    const [due] = await commandsDueIn();
    expect(due).to.be.at.most(0);
    expect((await startAttempt(spec.log, taskId, 2)).attempt).to.equal(2);
  });

  it('fails whatever attempt is current, where no fence is given', async () => {
    const task = await change(spec.log, (unit) => unit.tasks.fail(taskId, null, error));
    expect(task).to.deep.include({ status: 'FAILURE', error });
  });

  it('refuses what an attempt says that is not the current one', async () => {
    const says = (attempt: number) =>
      codeOf(change(spec.log, (unit) => unit.tasks.holdAttempt(taskId, fenceOf(attempt))));
    expect(await says(1)).to.equal('no error');
    expect(await says(2)).to.equal('attempt_superseded');
    const progress = { step: 'read', progress: 5, detail: null };
    const late = change(spec.log, (unit) => unit.tasks.progress(taskId, fenceOf(2), progress));
    expect(await codeOf(late)).to.equal('attempt_superseded');
    await change(spec.log, (unit) => unit.tasks.revoke(taskId, 'unwanted'));
    expect(await says(1)).to.equal('task_revoked');
  });

  it('asks for nothing more on behalf of a parent that has ended', async () => {
    const { task: parent } = await change(spec.log, (unit) =>
      unit.tasks.request({ operation: 'extract_company', companyId: 2, documentId: null }),
    );
    await change(spec.log, (unit) => unit.tasks.revoke(parent.taskId, 'unwanted'));
    const child = change(spec.log, (unit) =>
      unit.tasks.request({
        operation: 'scrape_company',
        companyId: 2,
        documentId: null,
        parentTaskId: parent.taskId,
      }),
    );
    expect(await codeOf(child)).to.equal('task_finished');
    const load = change(spec.log, (unit) => unit.tasks.load(randomUUID()));
    expect(await codeOf(load)).to.equal('task_not_found');
  });

  it('gives the same task to all who request it at once, with one event and one command', async () => {
    const document = await addDocument(spec.log, 1, 1800);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => request('extract_document', 1, document.id)),
    );
    const [first] = answers;
    expect(new Set(answers.map(({ task }) => task.taskId)).size).to.equal(1);
    expect(answers.filter(({ created }) => created)).to.have.length(1);
    const id = first?.task.taskId ?? '';
    expect(await spec.log.tasks.load(id)).to.deep.equal(first?.task);
    expect(await spec.log.readStream(`task-${id}`)).to.have.length(1);
    expect(await messagesOf(id)).to.deep.equal(['ExtractDocument']);
  });

  it('says which subject there is not', async () => {
    expect(await codeOf(request('extract_document', 1, 999_999))).to.equal('document_not_found');
    expect(await codeOf(request('extract_document', 1, null))).to.equal('invalid_request');
    expect(await codeOf(request('scrape_company', 999_999, null))).to.equal('company_not_found');
  });

  it('publishes the end of a task, its beginning only where every event is asked for', async () => {
    const typesOf = async (log: EventLog, documentId: number) => {
      const { task } = await request('extract_document', 1, documentId, log);
      await startAttempt(log, task.taskId, 1);
      await change(log, (unit) => unit.tasks.succeed(task.taskId, fenceOf(1), { pages: 1 }));
      return messagesOf(task.taskId);
    };
    const [one, two] = [await addDocument(spec.log, 1, 1802), await addDocument(spec.log, 1, 1803)];
    expect(await typesOf(spec.log, one.id)).to.deep.equal(['ExtractDocument', 'TaskSucceeded']);
    const everything = new EventLog(spec.database, { publishAllTaskEvents: true });
    expect(await typesOf(everything, two.id)).to.deep.equal([
      'ExtractDocument',
      'TaskRequested',
      'TaskStarted',
      'TaskSucceeded',
    ]);
  });
});
