import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CommandUsageError, main } from './command-line.js';
import { readCosts, type Costs } from '../capacity/costs.js';
import { moreOf } from '../capacity/more-of.js';
import {
  WORKERS,
  readingSeconds,
  simulate,
  type CapacityQuestion,
  type Worker,
} from '../capacity/simulate-pipelines.js';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const COSTS = join(ROOT, 'docs', 'capacity-costs.json');
const MEASURE = join(ROOT, 'trials', 'dist', 'operations', 'measure-costs.js');

const HELP = `Usage: npx fde-ops simulate --companies N --reports M [--workers extractor=40,downloader=6,...]
       npx fde-ops simulate --measure [--reports DIR] [--companies N]

  Simulates the pipelines of all companies with the costs in docs/capacity-costs.json: how long they take, what is busy, what is
  kept, and what to have more of.
  --workers         instances; one of each not named
  --database-cores  processors of PostgreSQL (8); --broker-cores of one RabbitMQ node (4); --extractor-cores of one extractor (2)
  --page-seconds    what a site takes to answer a page (1), --pages per site (20), --download-seconds per report (5)
  --seed            of the variation (1)
  --measure         measures the costs again on this machine; --reports: folder of real annual reports to read`;

const OPTIONS = {
  companies: { type: 'string' },
  reports: { type: 'string' },
  workers: { type: 'string', default: '' },
  measure: { type: 'boolean', default: false },
  'database-cores': { type: 'string', default: '8' },
  'broker-cores': { type: 'string', default: '4' },
  'extractor-cores': { type: 'string', default: '2' },
  'page-seconds': { type: 'string', default: '1' },
  pages: { type: 'string', default: '20' },
  'download-seconds': { type: 'string', default: '5' },
  seed: { type: 'string', default: '1' },
} as const;

const number = (name: string, text: string | undefined): number => {
  const value = Number(text);
  if (text === undefined || !Number.isFinite(value) || value <= 0)
    throw new CommandUsageError(`--${name} needs a number above 0`);
  return value;
};

const workersFrom = (text: string): Record<Worker, number> => {
  const workers = Object.fromEntries(WORKERS.map((name) => [name, 1])) as Record<Worker, number>;
  for (const part of text.split(',').filter(Boolean)) {
    const [name, count] = part.split('=');
    const known = WORKERS.find((worker) => worker === name);
    if (known === undefined)
      throw new CommandUsageError(
        `No worker is called ${name ?? ''}: there are ${WORKERS.join(', ')}`,
      );
    workers[known] = number('workers', count);
  }
  return workers;
};

const hours = (seconds: number): string =>
  seconds >= 7200
    ? `${(seconds / 3600).toFixed(1)} hours`
    : seconds >= 120
      ? `${(seconds / 60).toFixed(1)} minutes`
      : `${seconds.toFixed(1)} s`;
const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

const play = (costs: Costs, question: CapacityQuestion): void => {
  const answer = simulate(costs, question);
  const { measured, perReport, realReport } = costs;
  console.log(
    `costs measured on ${measured.on}, Node.js ${measured.node}, ${measured.day}; reading a report: ${readingSeconds(costs)} processor seconds${realReport === null ? ' (invented reports: real ones take longer)' : ''}`,
  );
  console.log(
    `${question.companies} companies, ${answer.reports} reports, ${answer.tasks} tasks: ${hours(answer.seconds)}, ${((answer.reports / answer.seconds) * 3600).toFixed(0)} reports an hour\n`,
  );
  console.log('                 at once      busy   mean wait   longest queue');
  for (const {
    name,
    servers,
    utilisation,
    meanWaitSeconds,
    longestQueue,
  } of answer.stations.toSorted((a, b) => b.utilisation - a.utilisation)) {
    console.log(
      `${name.padEnd(14)} ${String(servers).padStart(9)} ${`${(utilisation * 100).toFixed(1)} %`.padStart(9)} ${hours(meanWaitSeconds).padStart(11)} ${String(longestQueue).padStart(15)}`,
    );
  }
  const more = moreOf(costs, question, answer);
  console.log(
    more === undefined
      ? '\nmore of the busiest would end it no sooner'
      : `\nhave more of what is busiest: with ${more.setting}${more.setting.startsWith('--workers') ? '=' : ' '}${more.to} instead of ${more.from} it takes ${hours(more.seconds)}`,
  );
  const bytes = perReport.databaseBytes + (realReport?.resultBytes ?? 0);
  console.log(
    `\nkept: ${gigabytes(bytes * answer.reports)} in PostgreSQL, ${realReport === null ? 'files not measured' : `${gigabytes(realReport.objectBytes * answer.reports)} of files`}; ${(perReport.messages * answer.reports).toFixed(0)} messages, ${((perReport.messages * answer.reports) / answer.seconds).toFixed(0)} a second`,
  );
};

const measure = (values: {
  readonly reports?: string | undefined;
  readonly companies?: string | undefined;
}): number => {
  if (!existsSync(MEASURE))
    throw new CommandUsageError('The workspace is not built: npm run build');
  const args = [
    MEASURE,
    '--out',
    COSTS,
    ...(values.reports === undefined ? [] : ['--reports', values.reports]),
    ...(values.companies === undefined ? [] : ['--companies', values.companies]),
  ];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
};

await main(HELP, async (args) => {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  if (values.measure) return measure(values);
  play(await readCosts(COSTS), {
    companies: number('companies', values.companies),
    reports: number('reports', values.reports),
    workers: workersFrom(values.workers),
    databaseCores: number('database-cores', values['database-cores']),
    brokerCores: number('broker-cores', values['broker-cores']),
    extractorCores: number('extractor-cores', values['extractor-cores']),
    pageSeconds: number('page-seconds', values['page-seconds']),
    pagesPerSite: number('pages', values.pages),
    downloadSeconds: number('download-seconds', values['download-seconds']),
    documentsAtOnce: 8,
    seed: number('seed', values.seed),
  });
  return 0;
});
