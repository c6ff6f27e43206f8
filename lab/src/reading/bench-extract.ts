import { demoReports, HARD_CASES } from '@fde/testing/fixture-reports';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { setTimeout } from 'node:timers/promises';
import { keepReadersReady, readReport } from '@fde/report-reader';

const HELP = `Usage: npm run extract -w lab -- [--reports DIR | --hard-cases] [--count N] [--runs N]

What a report costs: time, also beside pdftotext in the same run, memory of the process that reads, a second run
from the cache, two reports at once.

  --reports DIR  real reports (../shared/corpus/reports; generated ones where there are none)
  --hard-cases   generated reports whose pages have to be recognised or read a second time
  --count N      how many of them (10)
  --runs N       how often each is read; the best run counts (3)`;

/**
 * What a report costs, as ratios within one run.
 *
 * From file to three statements, compared with `pdftotext -bbox-layout` for the whole report; runs alternate, and the
 * best of each counts. Cold means that the process is started for the report, as the command line does; warm, that
 * one is waiting for it, as for a caller that keeps readers ready (`keepReadersReady`) and is not busy. Also the
 * child's memory, a second run from the cache, and two reports at once compared with one, all warm.
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
/** Long enough for a waiting process to get ready, on an otherwise idle machine. */
const READY_MS = 1000;
/** Aims: milliseconds of half the reports (of some 100 pages), megabytes and milliseconds of any, time beside one report. */
const MOST_COLD_MS = 500;
const MOST_WARM_MS = 300;
const MOST_MEGABYTES = 300;
const MOST_CACHED_MS = 100;
const MOST_TWO_AT_ONCE = 1.3;
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
    console.log('pdftotext (poppler-utils) is not installed: times are given, but no ratios.');
  const lines: Line[] = [];
  for (const file of files) lines.push(await measure(file, yardstick));
  printLines(lines);
  printTimes('cold', lines, ({ read }) => read, MOST_COLD_MS);
  printTimes('warm', lines, ({ warm }) => warm, MOST_WARM_MS);
  const megabytes = Math.max(...lines.map((line) => line.megabytes));
  console.log(
    `peak memory of a child, highest: ${megabytes.toFixed(0)} MB ${verdict(megabytes, MOST_MEGABYTES)}`,
  );
  const cached = lines.map((line) => line.cached);
  const slowest = Math.max(...cached);
  console.log(
    `second run from the cache, median ${medianOf(cached).toFixed(0)} ms, highest ${slowest.toFixed(0)} ms ${verdict(slowest, MOST_CACHED_MS)}`,
  );
  await benchTwo(files);
}

function printLines(lines: readonly Line[]): void {
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
}

function printTimes(
  name: string,
  lines: readonly Line[],
  millisecondsOf: (line: Line) => number,
  aim: number,
): void {
  const median = medianOf(lines.map(millisecondsOf));
  console.log(
    `file to three statements, ${name}, median of ${lines.length}: ${median.toFixed(0)} ms ${verdict(median, aim)}`,
  );
  const ratios = lines.flatMap((line) =>
    line.text === undefined ? [] : [millisecondsOf(line) / line.text],
  );
  if (ratios.length === 0) return;
  console.log(`the same / pdftotext -bbox-layout, median: ${medianOf(ratios).toFixed(2)}`);
}

/** Whether what was measured is at most what is aimed at. */
function verdict(measured: number, aim: number): string {
  return `(aim: ${aim}): ${measured <= aim ? 'reached' : 'NOT reached'}`;
}

async function reportFiles(): Promise<string[]> {
  if (flags['hard-cases']) {
    const pictures = HARD_CASES.filter(
      ({ name, recognised }) => recognised === true || name === 'numbered-glyphs',
    ).slice(0, Number(flags.count));
    return writeReports(
      await Promise.all(
        pictures.map(async ({ name, report }) => ({
          fileName: `${name}.pdf`,
          bytes: (await report()).bytes,
        })),
      ),
    );
  }
  const standard = fileURLToPath(new URL('../../../../shared/corpus/reports', import.meta.url));
  const directory = flags.reports ?? standard;
  const names = (await readdir(directory).catch(() => [])).filter((name) =>
    name.toLowerCase().endsWith('.pdf'),
  );
  if (names.length > 0) {
    // Evenly spread over the folder: a mix of sizes and producers, not just the first letters of the alphabet.
    const step = Math.max(1, names.length / Number(flags.count));
    return names
      .filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
      .slice(0, Number(flags.count))
      .map((name) => join(directory, name));
  }
  console.log(`No reports in ${directory}: measuring generated ones instead, which are short.`);
  return writeReports(await demoReports());
}

async function writeReports(
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
    const warmReading = await readWarm([file], () => readReport(file));
    warm.push(warmReading.milliseconds);
    megabytes = Math.max(megabytes, warmReading.peakRssBytes / 1024 / 1024);
    if (yardstick)
      texts.push(
        await timeOf(() => run('pdftotext', ['-bbox-layout', file, join(scratch, 'text.html')])),
      );
  }
  await readReport(file, { cacheDirectory });
  const cached: number[] = [];
  for (let turn = 0; turn < runs; turn++)
    cached.push(await timeOf(() => readReport(file, { cacheDirectory })));
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

/** Measures with processes kept ready; none is left waiting or starting when it ends. */
async function readWarm<T>(files: readonly string[], work: () => Promise<T>): Promise<T> {
  keepReadersReady(files.length, { documents: files });
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
        Math.min(...(await repeat(() => readWarm([file], () => timeOf(() => readReport(file)))))),
      );
    const both = Math.min(
      ...(await repeat(() =>
        readWarm(pair, () => timeOf(() => Promise.all(pair.map((file) => readReport(file))))),
      )),
    );
    ratios.push(both / Math.max(...alone));
  }
  if (ratios.length === 0) return;
  const median = medianOf(ratios);
  console.log(
    `two reports at once / the longer one alone, on two idle cores, median of ${ratios.length} pairs: ${median.toFixed(2)} ${verdict(median, MOST_TWO_AT_ONCE)}`,
  );
}

async function repeat(work: () => Promise<number>): Promise<number[]> {
  const results: number[] = [];
  for (let turn = 0; turn < runs; turn++) results.push(await work());
  return results;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

function format(line: Line): string {
  const ratioTo = (milliseconds: number): string =>
    line.text === undefined ? '-' : (milliseconds / line.text).toFixed(2);
  const columns: readonly (readonly [string, number])[] = [
    [String(line.pages), 5],
    [String(line.scanned), 9],
    [line.read.toFixed(0), 8],
    [line.warm.toFixed(0), 8],
    [line.text?.toFixed(0) ?? '-', 12],
    [ratioTo(line.read), 4],
    [ratioTo(line.warm), 4],
    [line.cached.toFixed(0), 9],
    [line.megabytes.toFixed(0), 7],
  ];
  return [line.name.padEnd(34), ...columns.map(([text, width]) => text.padStart(width))].join(' ');
}
