import { Aims, type BenchRow } from '../aims.js';
import type { Measured } from '../queue-measure.js';
import { messagesOf, type PublishedKey } from './message-count.js';
import type { PipelineCost } from './pipeline-cost.js';
import { PROMISES, type SystemName, type Work } from './promises.js';

type Best = ReadonlyMap<SystemName, Measured>;

export const totalOf = ({ processorMs }: Measured): number =>
  [...processorMs.values()].reduce((sum, ms) => sum + ms, 0);

const rate = (perSecond: number): string => perSecond.toFixed(0).padStart(6);
const ms = (value: number): string => value.toFixed(1).padStart(6);

export const line = (name: SystemName, measured: Measured): string =>
  [
    PROMISES[name].name.padEnd(36),
    `through ${rate(measured.throughPerSecond)}/s`,
    `drained ${rate(measured.drainedPerSecond)}/s`,
    `p50 ${ms(measured.p50)} ms`,
    `p99 ${ms(measured.p99)} ms`,
    `cpu ${totalOf(measured).toFixed(2)} ms`,
  ].join('   ');

const processorLine = (processorMs: ReadonlyMap<string, number>): string =>
  [...processorMs]
    .filter(([, used]) => used >= 0.005)
    .map(([process, used]) => `${process} ${used.toFixed(2)}`)
    .join(', ');

const ratio = (mine: number, theirs: number): string => (mine / theirs).toFixed(2);

const besideLine = (own: Measured, other: Measured): string =>
  [
    `through ${ratio(own.throughPerSecond, other.throughPerSecond)}`,
    `drained ${ratio(own.drainedPerSecond, other.drainedPerSecond)}`,
    `p50 ${ratio(own.p50, other.p50)}`,
    `cpu ${ratio(totalOf(own), totalOf(other))}`,
  ].join(', ');

export function printSystems(work: Work, best: Best): void {
  const own = best.get('own');
  console.log(`\n${work} tasks, best of all rounds`);
  for (const [name, measured] of best) {
    console.log(line(name, measured));
    console.log(`      cpu ms: ${processorLine(measured.processorMs)}`);
    console.log(`      lost: ${PROMISES[name].lost}`);
    console.log(`      history: ${PROMISES[name].history}`);
    if (own === undefined || name === 'own') continue;
    console.log(`      this project beside it: ${besideLine(own, measured)}`);
  }
}

export function aimsOf(work: Work, own: Measured): Aims {
  const aims = new Aims();
  const of = (measure: string): string => `${work}: ${measure}`;
  if (work === 'recording') {
    aims.below(of('p50 at 50/s'), 10, own.p50, 'ms');
    aims.below(of('processor time per task'), 10, totalOf(own), 'ms');
  } else aims.seen(of('p50 at 50/s'), own.p50, 'ms');
  aims.seen(of('p99 at 50/s'), own.p99, 'ms');
  aims.seen(of('accepted and ended at the same time'), own.throughPerSecond, 'tasks/s');
  aims.seen(of('drained'), own.drainedPerSecond, 'tasks/s');
  if (work === 'no-op') aims.seen(of('processor time per task'), totalOf(own), 'ms');
  return aims;
}

/** Rows for `npm run benchmarks -w lab`: this project's rate and processor time as multiples of each other system's. */
export const besideOthers = (work: Work, best: Best, own: Measured): BenchRow[] =>
  [...best]
    .filter(([name]) => name !== 'own')
    .flatMap(([name, other]) => {
      const row = (measure: string, value: number, note: string): BenchRow => ({
        measure: `${work}: ${measure}, beside ${PROMISES[name].name}`,
        value,
        unit: 'times',
        aim: null,
        reached: null,
        note,
      });
      const { lost, history } = PROMISES[name];
      const through = own.throughPerSecond / other.throughPerSecond;
      return [
        row('accepted and ended at the same time', through, `lost: ${lost}; history: ${history}`),
        row('p50 at 50/s', own.p50 / other.p50, `${other.p50.toFixed(1)} ms there`),
        row(
          'processor time per task',
          totalOf(own) / totalOf(other),
          `${totalOf(other).toFixed(2)} ms there`,
        ),
      ];
    });

const keyLine = (key: PublishedKey, reports: number): string =>
  [
    `  ${(messagesOf(key) / reports).toFixed(2).padStart(6)}`,
    (key.published / reports).toFixed(2).padStart(6),
    ` ${key.routingKey.padEnd(30)}`,
    key.queues.length === 0 ? 'no queue of this service' : key.queues.join(', '),
  ].join(' ');

/** Prints what pipelines cost; returns the rows of it. */
export function printCost({ keys, reports, ...cost }: PipelineCost): readonly BenchRow[] {
  const messages = keys.reduce((sum, key) => sum + messagesOf(key), 0) / reports;
  console.log(`\npipelines: ${reports} reports, ${cost.tasksPerReport.toFixed(1)} tasks each`);
  console.log('  messages and publications of one report, routing key, queues that take it');
  for (const key of keys) console.log(keyLine(key, reports));
  console.log(`  cpu ms of one task: ${processorLine(cost.processorMs)}`);
  const aims = new Aims();
  aims.below('messages of a report', 25, messages, 'messages');
  aims.below('processor time per task outside its own work', 10, cost.outsideMs, 'ms');
  aims.print();
  return aims.rows;
}
