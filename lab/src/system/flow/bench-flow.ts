import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { rabbitMqIsInstalled } from '@fde/testing';
import type { BenchRow } from '../aims.js';
import { CONCURRENCY } from '../queue-measure.js';
import { installOthers } from './other-systems.js';
import { measureFlow, type FlowSizes } from './measure-flow.js';
import { pipelineCost } from './pipeline-cost.js';
import { aimsOf, besideOthers, printCost, printSystems } from './print-flow.js';
import { PROMISES, WORK, type SystemName } from './promises.js';

const HELP = `Usage: npm run flow -w lab -- [--rounds N] [--quick] [--only own,floor,...] [--companies N] [--json FILE]

Measures the way of a task, first of whole pipelines, then of single tasks from the client's request to the row that says SUCCESS.

Whole pipelines: one of every service reads and compiles the reports of small sites, and records all of it.

  messages  of one report from the trigger to the compiled statement, by routing key; one for each queue that takes it
  cpu       milliseconds of processor time of one task outside its own work: everything but the services that scrape,
            download, read and compile

Single tasks, twice: a recording task writes the three statements of a small report in the transaction of its end, a no-op
writes nothing. This project and other job systems in one run, one after the other, each with a process that takes jobs over
HTTP, one worker with ${CONCURRENCY} jobs at once, and the same real PostgreSQL and RabbitMQ; a recording job of theirs writes
three rows and an event. If a faster system promises less, the table says so.

  through  tasks a second, accepted while others end, ${CONCURRENCY} at once
  drained  tasks a second from a full queue
  p50, p99 milliseconds from acceptance to the row, at 50 tasks a second
  cpu      milliseconds of processor time of all processes and servers for one task, at full load

  --rounds     how often each system is measured; the best value of each kind counts (2), because other work on the machine
               only ever makes a round slower
  --companies  pipelines to run, each of two reports (6); 0: none
  --quick      a fifth of everything: shows that it works, not how fast`;

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '2' },
    only: { type: 'string', default: Object.keys(PROMISES).join(',') },
    companies: { type: 'string' },
    json: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (options.help === true) {
  console.log(HELP);
  process.exit(0);
}
if (!rabbitMqIsInstalled())
  throw new Error('RabbitMQ is not installed: there is nothing to measure');

const sizes: FlowSizes = options.quick
  ? { drained: 600, paced: 200, perSecond: 50 }
  : { drained: 3_000, paced: 1_000, perSecond: 50 };
const companies = Number(options.companies ?? (options.quick ? 2 : 6));
const wanted = options.only.split(',').filter((name): name is SystemName => name in PROMISES);

/** What else is at work on the machine changes every rate. */
const loadNow = (): string => `load of the machine (1 minute): ${loadavg()[0]?.toFixed(1) ?? '?'}`;

async function measurePipelines(): Promise<readonly BenchRow[]> {
  if (companies === 0) return [];
  const cost = await pipelineCost(companies);
  return printCost(cost);
}

console.log(loadNow());
const rows = [...(await measurePipelines())];
await installOthers();
for (const work of WORK) {
  const best = await measureFlow({ work, systems: wanted, sizes, rounds: Number(options.rounds) });
  printSystems(work, best);
  const own = best.get('own');
  if (own === undefined) continue;
  const aims = aimsOf(work, own);
  aims.print();
  rows.push(...aims.rows, ...besideOthers(work, best, own));
}
console.log(loadNow());
if (options.json !== undefined) await writeFile(options.json, JSON.stringify(rows));
