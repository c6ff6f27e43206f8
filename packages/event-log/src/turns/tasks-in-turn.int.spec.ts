import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { WorkerSession } from '../worker-sessions/worker-session.js';
import {
  addDocument,
  change,
  requestExtraction,
  specLog,
  startAttempt,
  type SpecLog,
} from '../spec-log.js';
import { commandOfTask, requestContext, tasksInTurn } from './tasks-in-turn.js';

describe('the task in turn', () => {
  let spec: SpecLog;
  let session: WorkerSession;
  const tasks: Record<'a' | 'b' | 'c', string[]> = { a: [], b: [], c: [] };
  const companies: Record<string, number> = {};

  before(async () => {
    spec = await specLog();
    session = await WorkerSession.open(spec.database, 'extractor', randomUUID());
    for (const name of ['a', 'b', 'c'] as const) {
      const { id } = await change(spec.log, (unit) =>
        unit.records.addCompany(
          { name, primary_ticker: null, tickers: null, ir_url: `https://${name}.example/` },
          'client',
        ),
      );
      companies[name] = id;
      for (const year of [2021, 2022, 2023]) {
        const document = await addDocument(spec.log, id, year);
        tasks[name].push((await requestExtraction(spec.log, document)).taskId);
      }
    }
  });
  after(async () => {
    await session.close();
    await spec.remove();
  });

  const inTurnFor = async (
    slots: number,
    busy: readonly string[] = [],
    served: readonly string[] = [],
  ): Promise<readonly string[]> => {
    const found = await tasksInTurn(spec.database, {
      operation: 'extract_document',
      slots,
      busy,
      served: served.map((name) => companies[name] ?? 0),
    });
    return found.map(({ taskId }) => taskId);
  };
  const inTurn = async (
    busy: readonly string[] = [],
    served: readonly string[] = [],
  ): Promise<string | undefined> => (await inTurnFor(1, busy, served))[0];

  it('is the oldest, where no company has one at work or had a turn', async () => {
    expect(await inTurn()).to.equal(tasks.a[0]);
    expect(await inTurn([tasks.a[0] ?? ''])).to.equal(tasks.a[1]);
  });

  it('is of the company whose turn is longest ago, one that had none first', async () => {
    expect(await inTurn([], ['a'])).to.equal(tasks.b[0]);
    expect(await inTurn([], ['b', 'c', 'a'])).to.equal(tasks.b[0]);
    expect(await inTurn([], ['c', 'b', 'a'])).to.equal(tasks.c[0]);
  });

  it('goes round the companies where several slots are free', async () => {
    const { a, b, c } = tasks;
    expect(await inTurnFor(4)).to.deep.equal([a[0], b[0], c[0], a[1]]);
    expect(await inTurnFor(3, [], ['b'])).to.deep.equal([a[0], c[0], b[0]]);
    expect(await inTurnFor(100)).to.have.length(9);
  });

  it('is of a company with fewer at work, whoever had the last turn', async () => {
    await startAttempt(spec.log, tasks.a[0] ?? '', 1, session.id);
    await startAttempt(spec.log, tasks.b[0] ?? '', 2, session.id);
    expect(await inTurn([], ['a', 'b', 'c'])).to.equal(tasks.c[0]);
    const { a, b, c } = tasks;
    expect(await inTurnFor(4, [], ['b', 'a', 'c'])).to.deep.equal([c[0], b[1], a[1], c[1]]);
  });

  it('is one whose worker died, which counts as waiting', async () => {
    await startAttempt(spec.log, tasks.c[0] ?? '', 3, randomUUID());
    expect(await inTurn()).to.equal(tasks.c[0]);
  });

  it('is asked for in the words and the trace of its own request', async () => {
    const taskId = tasks.b[1] ?? '';
    const task = await spec.log.tasks.load(taskId);
    const [requested] = await spec.log.readStream(`task-${taskId}`);
    expect(task).to.not.equal(undefined);
    if (task === undefined) return;
    const context = await requestContext(spec.log, taskId);
    const { message, command } = commandOfTask(spec.log, task, context);
    expect(command).to.include({ task_id: taskId, company_id: companies['b'] });
    expect(message).to.include({
      type: 'ExtractDocument',
      correlation_id: requested?.correlationId,
      traceparent: requested?.traceparent,
    });
  });
});
