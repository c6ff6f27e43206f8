import { QUEUES } from '@fde/contracts';
import { rootContext, type Task } from '@fde/event-log';
import { rabbitMqAnswers } from '@fde/messaging';
import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { ServiceMetrics } from '../metrics/service-metrics.js';
import { WorkerInstallation, type BrokerName, type Subject } from '../spec-support/installation.js';
import type { TaskHandler } from './task-handler.js';

const REPORTS_OF_A = 20;
const SLOW_MS = 25;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SLOW_MS));

/** Extracts slowly, and notes by its document what it began and what it ended. */
class SlowExtraction implements TaskHandler {
  readonly operation = 'extract_document';
  readonly starts: (number | null)[] = [];
  readonly ended: (number | null)[] = [];
  /** The first attempts end when this does. */
  held: Promise<void> = Promise.resolve();

  async run(...[{ document_id }, { signal }]: Parameters<TaskHandler['run']>) {
    this.starts.push(document_id);
    await Promise.race([this.held, aborted(signal)]);
    await pause();
    signal.throwIfAborted();
    this.ended.push(document_id);
    return { result: { document_id } };
  }

  /** Until the function that is returned is called, attempts do not end. */
  hold(): () => void {
    let letGo: () => void = () => undefined;
    this.held = new Promise((resolve) => {
      letGo = resolve;
    });
    return () => letGo();
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

const cases = (adapter: BrokerName): void => {
  let on: WorkerInstallation;
  let extraction: SlowExtraction;
  let [reportsOfA, reportsOfB]: (readonly Subject[])[] = [[], []];

  beforeEach(async () => {
    on = await WorkerInstallation.open(adapter);
    extraction = new SlowExtraction();
    reportsOfA = await on.company('a', REPORTS_OF_A);
    reportsOfB = await on.company('b', 3);
  });
  afterEach(() => on.close());

  const ask = async (subjects: readonly Subject[] = []): Promise<string[]> => {
    const tasks: string[] = [];
    for (const subject of subjects) tasks.push(await on.requestOf('extract_document', subject));
    return tasks;
  };
  const work = (slots: number, metrics = new ServiceMetrics('extractor')) =>
    on.worker([extraction], { TASK_CONCURRENCY: slots }, QUEUES.extractor, metrics);
  const began = (count: number): Promise<unknown> =>
    waitFor(async () => extraction.starts.length >= count, { what: `${count} attempts` });
  const allEnded = (tasks: readonly string[]): Promise<Task[]> =>
    Promise.all(tasks.map((task) => on.ended(task)));
  const place = (subject: Subject | undefined): number =>
    extraction.ended.indexOf(subject?.documentId ?? null);

  /** Each ended well in its first attempt, and nothing of it counts as a retry. */
  const expectUntroubled = async (tasks: readonly string[]): Promise<void> => {
    for (const task of await allEnded(tasks)) {
      expect(task).to.include({ status: 'SUCCESS', attempt: 1, retries: 0, crashes: 0 });
      expect(await on.eventTypes(task.taskId)).to.deep.equal([
        'TaskRequested',
        'TaskStarted',
        'TaskSucceeded',
      ]);
    }
  };

  for (const slots of [1, 2])
    it(`one report ends before nearly all of another company's twenty (${slots} at once)`, async () => {
      const letGo = extraction.hold();
      const metrics = new ServiceMetrics('extractor');
      await work(slots, metrics);
      const ofA = await ask(reportsOfA);
      await began(slots);
      await on.sent();
      const ofB = await ask(reportsOfB?.slice(0, 1));
      letGo();
      await expectUntroubled([...ofA, ...ofB]);
      // It is begun as soon as a slot is free, and ends before at least fourteen of the twenty.
      expect(extraction.starts.indexOf(reportsOfB?.[0]?.documentId ?? null)).to.be.below(2 * slots);
      expect(place(reportsOfB?.[0])).to.be.below(3 * slots);
      expect(extraction.starts).to.have.length(REPORTS_OF_A + 1);
      const text = await metrics.registry.metrics();
      const labels = '{service="extractor",operation="extract_document"}';
      expect(text).to.include(`fde_task_wait_seconds_count${labels} ${REPORTS_OF_A + 1}`);
      const turns = await metrics.registry.getSingleMetric('fde_task_turns_total')?.get();
      expect(turns?.values[0]?.value).to.be.at.least(1);
    });

  it('companies with several reports take turns, with a single slot too', async () => {
    const letGo = extraction.hold();
    await work(1);
    const ofA = await ask(reportsOfA);
    await began(1);
    const ofB = await ask(reportsOfB);
    letGo();
    await expectUntroubled([...ofA, ...ofB]);
    const turns = extraction.starts.slice(0, 6).map((id) => companyOf(id));
    expect(turns).to.deep.equal(['a', 'b', 'a', 'b', 'a', 'b']);
  });

  it('nothing is lost and no retry is used up when the worker is stopped in the midst', async () => {
    const letGo = extraction.hold();
    const first = await work(2);
    const ofA = await ask(reportsOfA);
    await began(2);
    const ofB = await ask(reportsOfB?.slice(0, 1));
    await first.stop();
    letGo();
    await work(2);
    const tasks = await allEnded([...ofA, ...ofB]);
    for (const task of tasks) expect(task).to.include({ status: 'SUCCESS', retries: 0 });
    expect(extraction.ended).to.have.length(REPORTS_OF_A + 1);
    expect(place(reportsOfB?.[0])).to.be.below(4);
  });

  it('a task whose worker died and whose command is gone is begun in its turn', async () => {
    await on.relay.stop();
    const [lost] = await ask(reportsOfB?.slice(0, 1));
    await on.eventLog.transaction(rootContext(), async (unit) => {
      await unit.db.deleteFrom('outbox').execute();
      await unit.tasks.start(lost ?? '', {
        attemptId: randomUUID(),
        service: 'extractor',
        worker: 'gone',
        host: 'gone',
        sessionId: randomUUID(),
      });
    });
    on.relay.start();
    await work(1);
    const ofA = await ask(reportsOfA?.slice(0, 3));
    expect(await on.ended(lost ?? '')).to.include({ status: 'SUCCESS', attempt: 2, retries: 0 });
    await expectUntroubled(ofA);
  });

  const companyOf = (id: number | null): string =>
    reportsOfA?.some(({ documentId }) => documentId === id) ? 'a' : 'b';
};

describe('turns of companies over PostgreSQL', function () {
  this.timeout(60_000);
  cases('postgres');
});

if (await rabbitMqAnswers('turns of companies over RabbitMQ'))
  describe('turns of companies over RabbitMQ', function () {
    this.timeout(60_000);
    cases('rabbitmq');
  });
