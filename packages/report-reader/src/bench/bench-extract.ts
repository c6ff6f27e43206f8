import { demoReports, HARD_CASES } from '@fde/testing/fixture-reports';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { setTimeout } from 'node:timers/promises';
import { keepReadersReady } from '../keep-readers-ready.js';
import { readReport } from '../read-report.js';

const HELP = `Usage: npm run bench:extract -- [--reports DIR | --hard-cases] [--count N] [--runs N]

What a report costs: time as a ratio to pdftotext within the same run, memory of the process that reads, a second run
from the cache, two reports at once.

  --reports DIR  real reports (../shared/corpus/reports; generated ones where there are none)
  --hard-cases   generated reports whose pages have to be recognised or read a second time
  --count N      how many of them (10)
  --runs N       of which the best counts (3)`;

/**
 * What a report costs, as ratios within one run.
 *
 * From file to three statements against `pdftotext -bbox-layout` for the whole report, all the best of the runs, turn
 * about: cold, the process being started for the report, as the command line does; and warm, a process waiting for it, as
 * a caller has it that keeps readers ready (`keepReadersReady`) and is not busy. Memory of the child; a second run from
 * the cache; two reports at once against one, all of them warm.
 */
const { values: flags } = parseArgs({
  options: {
    reports: { type: 'string' },
    'hard-cases': { type: 'boolean', default: false },
    count: { type: 'string', default: '10' },
    runs: { type: 'string', default: '3' },
    help: { type: 'boolean', default: false },
  },
});
if (flags.help) {
  console.log(HELP);
  process.exit(0);
}
const run = promisify(execFile);
const runs = Number(flags.runs);
/** A process that waits has made itself ready by then, on a machine that does nothing else. */
const READY_MS = 1000;
const scratch = await mkdtemp(join(tmpdir(), 'fde-bench-'));
try {
  await bench();
} finally {
  await rm(scratch, { recursive: true, force: true });
}

interface Line {
  readonly name: string;
  readonly pages: number;
  readonly scanned: number;
  readonly read: number;
  readonly warm: number;
  readonly text: number | undefined;
  readonly cached: number;
  readonly megabytes: number;
}

async function bench(): Promise<void> {
  const files = await reportFiles();
  const yardstick = await hasPdftotext();
  if (!yardstick)
    console.log('pdftotext (poppler-utils) is not installed: no ratio can be given, times only.');
  const lines: Line[] = [];
  for (const file of files) lines.push(await measure(file, yardstick));
  console.log(
    'report'.padEnd(34),
    'pages',
    'looked at',
    ' cold ms',
    ' warm ms',
    'pdftotext ms',
    'cold',
    'warm',
    'cached ms',
    'peak MB',
  );
  for (const line of lines) console.log(format(line));
  for (const [name, of] of [
    ['cold', 'read'],
    ['warm', 'warm'],
  ] as const) {
    const ratios = lines.flatMap((line) => (line.text === undefined ? [] : [line[of] / line.text]));
    if (ratios.length > 0)
      console.log(
        `file to three statements, ${name} / pdftotext -bbox-layout, median of ${ratios.length}: ${median(ratios).toFixed(2)} (aim: 1.50)`,
      );
  }
  console.log(
    `peak memory of a child, highest: ${Math.max(...lines.map((line) => line.megabytes)).toFixed(0)} MB (aim: 300)`,
  );
  console.log(
    `second run from the cache, median ${median(lines.map((line) => line.cached)).toFixed(0)} ms, highest ${Math.max(...lines.map((line) => line.cached)).toFixed(0)} ms (aim: 100)`,
  );
  await benchTwo(files);
}

async function reportFiles(): Promise<string[]> {
  if (flags['hard-cases']) {
    const pictures = HARD_CASES.filter(
      ({ name, recognised }) => recognised === true || name === 'numbered-glyphs',
    ).slice(0, Number(flags.count));
    return written(
      await Promise.all(
        pictures.map(async ({ name, report }) => ({
          fileName: `${name}.pdf`,
          bytes: (await report()).bytes,
        })),
      ),
    );
  }
  const standard = fileURLToPath(new URL('../../../../../shared/corpus/reports', import.meta.url));
  const directory = flags.reports ?? standard;
  const names = (await readdir(directory).catch(() => [])).filter((name) =>
    name.toLowerCase().endsWith('.pdf'),
  );
  if (names.length > 0) {
    // Every other one: a mix of sizes and producers, not the first letters alone.
    const step = Math.max(1, names.length / Number(flags.count));
    return names
      .filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
      .slice(0, Number(flags.count))
      .map((name) => join(directory, name));
  }
  console.log(`No reports in ${directory}: generated ones are measured, which are short.`);
  return written(await demoReports());
}

async function written(
  reports: readonly { readonly fileName: string; readonly bytes: Uint8Array }[],
): Promise<string[]> {
  return Promise.all(
    reports.map(async ({ fileName, bytes }) => {
      const path = join(scratch, fileName);
      await writeFile(path, bytes);
      return path;
    }),
  );
}

async function hasPdftotext(): Promise<boolean> {
  return run('pdftotext', ['-v']).then(
    () => true,
    () => false,
  );
}

async function measure(file: string, yardstick: boolean): Promise<Line> {
  const reads: number[] = [];
  const warm: number[] = [];
  const texts: number[] = [];
  const cacheDirectory = join(scratch, 'cache');
  let [megabytes, pages, scanned] = [0, 0, 0];
  for (let turn = 0; turn < runs; turn++) {
    const reading = await readReport(file);
    reads.push(reading.milliseconds);
    megabytes = Math.max(megabytes, reading.peakRssBytes / 1024 / 1024);
    [pages, scanned] = [reading.pageCount, reading.scannedPages];
    const warmReading = await readWarm(() => readReport(file), 1);
    warm.push(warmReading.milliseconds);
    megabytes = Math.max(megabytes, warmReading.peakRssBytes / 1024 / 1024);
    if (yardstick)
      texts.push(
        await timed(() => run('pdftotext', ['-bbox-layout', file, join(scratch, 'text.html')])),
      );
  }
  await readReport(file, { cacheDirectory });
  const cached: number[] = [];
  for (let turn = 0; turn < runs; turn++)
    cached.push(await timed(() => readReport(file, { cacheDirectory })));
  return {
    name: basename(file),
    pages,
    scanned,
    read: Math.min(...reads),
    warm: Math.min(...warm),
    text: yardstick ? Math.min(...texts) : undefined,
    cached: Math.min(...cached),
    megabytes,
  };
}

/** With processes that wait while it starts; none waits or starts any more when it has ended. */
async function readWarm<T>(work: () => Promise<T>, count: number): Promise<T> {
  keepReadersReady(count);
  await setTimeout(READY_MS);
  try {
    return await work();
  } finally {
    keepReadersReady(0);
  }
}

async function benchTwo(files: readonly string[]): Promise<void> {
  const ratios: number[] = [];
  for (let index = 0; index + 1 < Math.min(files.length, 8); index += 2) {
    const pair = files.slice(index, index + 2);
    const alone: number[] = [];
    for (const file of pair)
      alone.push(
        Math.min(...(await repeat(() => readWarm(() => timed(() => readReport(file)), 1)))),
      );
    const both = Math.min(
      ...(await repeat(() =>
        readWarm(() => timed(() => Promise.all(pair.map((file) => readReport(file)))), 2),
      )),
    );
    ratios.push(both / Math.max(...alone));
  }
  console.log(
    `two reports at once / the longer one alone, median of ${ratios.length} pairs: ${median(ratios).toFixed(2)} (aim: 1.30 on two idle cores)`,
  );
}

async function repeat(work: () => Promise<number>): Promise<number[]> {
  const results: number[] = [];
  for (let turn = 0; turn < runs; turn++) results.push(await work());
  return results;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

function format(line: Line): string {
  const ratio = (milliseconds: number): string =>
    line.text === undefined ? '-' : (milliseconds / line.text).toFixed(2);
  const columns: readonly (readonly [string, number])[] = [
    [String(line.pages), 5],
    [String(line.scanned), 9],
    [line.read.toFixed(0), 8],
    [line.warm.toFixed(0), 8],
    [line.text?.toFixed(0) ?? '-', 12],
    [ratio(line.read), 4],
    [ratio(line.warm), 4],
    [line.cached.toFixed(0), 9],
    [line.megabytes.toFixed(0), 7],
  ];
  return [line.name.padEnd(34), ...columns.map(([text, width]) => text.padStart(width))].join(' ');
}
