import { readReport } from '@fde/report-reader';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { DamagedDocuments, type DamagedDocument } from './damaged-documents.js';
import { FuzzTally } from './fuzz-tally.js';
import { SilenceWatch } from '@fde/testing/silence-watch';
import { MOST_RSS_BYTES, ThreeWays, type WayEnd } from './three-ways.js';

const HELP = `Usage: npm run fuzz-pdf -w lab -- [--count N] [--minutes N] [--seed N] [--from N] [--parallel N] [--patience N]

Takes damaged PDFs through all that opens them (telling what a document is, reading its statements, drawing a page) and
counts how each ended. Exit 1 when one ended in anything but a result or a typed error within its limits, when the process
that asks did not answer for a second or grew, or when a good document that is read in between comes out differently.

  --count N     documents (5000)
  --minutes N   begins no further document after that (90)
  --seed N      the same seed gives the same documents (1)
  --from N      goes on where an earlier run stopped (0)
  --parallel N  documents at once (2)
  --patience N  multiplies the time limits, for a machine that is busy (1)`;

const { values: flags } = parseArgs({
  options: {
    count: { type: 'string', default: '5000' },
    minutes: { type: 'string', default: '90' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    parallel: { type: 'string', default: '2' },
    patience: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});
if (flags.help) {
  console.log(HELP);
  process.exit(0);
}

const PATIENCE = Number(flags.patience);
/** How long after its limit a way may end. */
const GRACE_MS = 2000 * PATIENCE;
const CHECK_EVERY = 200;
const REPORT_EVERY = 100;
/** How long the asking process may be silent; beyond this, a service would miss requests. */
const MOST_SILENT_MS = 1000;
const MB = 1024 * 1024;
/** Memory that the asking process may take: for its sources, some documents and their texts. */
const MOST_PARENT_BYTES = 1024 * MB;

const documents = await DamagedDocuments.make(Number(flags.seed));
const tally = new FuzzTally();
const expected = await fingerprint(documents.good);
const [from, count] = [Number(flags.from), Number(flags.count)];
const started = performance.now();
const until = started + Number(flags.minutes) * 60_000;
const silence = new SilenceWatch();
let longestSilenceMs = 0;
let mostParentBytes = 0;
let next = from;
await Promise.all(Array.from({ length: Number(flags.parallel) }, takeDocuments));
silence.stop();
printResult();

async function takeDocuments(): Promise<void> {
  const ways = await ThreeWays.open(PATIENCE);
  for (let index = next++; index < from + count; index = next++) {
    if (performance.now() > until) break;
    const document = documents.at(index);
    if (document !== undefined) await fuzzOne(document, ways);
    if (index % CHECK_EVERY === 0) await checkGood(index);
    if (index % REPORT_EVERY === 0) printProgress();
  }
  await ways.close();
}

async function fuzzOne(document: DamagedDocument, ways: ThreeWays): Promise<void> {
  const ends = await ways.take(document);
  const faults = [...ends.flatMap(faultsOf), ...faultsOfParent()];
  tally.add(document.kind.name, ends, faults.length === 0);
  for (const fault of faults) tally.fault(`seed ${document.seed}: ${fault}`);
  if (faults.length > 0) await writeFile(`fuzz-${document.seed}.pdf`, document.bytes);
}

function faultsOf(end: WayEnd): string[] {
  const faults: string[] = [];
  const { way, milliseconds, limitMs, untyped, peakRssBytes } = end;
  if (untyped !== undefined) faults.push(`${way}: ${untyped}`);
  if (milliseconds > limitMs + GRACE_MS)
    faults.push(`${way}: took ${Math.round(milliseconds)} ms of ${limitMs}`);
  if (peakRssBytes > MOST_RSS_BYTES)
    faults.push(`${way}: took ${Math.round(peakRssBytes / MB)} MB of memory`);
  return faults;
}

/** A service must keep answering while documents are read, and must not grow. */
function faultsOfParent(): string[] {
  const faults: string[] = [];
  const silentMs = silence.take();
  longestSilenceMs = Math.max(longestSilenceMs, silentMs);
  if (silentMs > MOST_SILENT_MS)
    faults.push(`the process that asks did not answer for ${Math.round(silentMs)} ms`);
  const { rss } = process.memoryUsage();
  mostParentBytes = Math.max(mostParentBytes, rss);
  if (rss > MOST_PARENT_BYTES)
    faults.push(`the process that asks takes ${Math.round(rss / MB)} MB of memory`);
  return faults;
}

async function fingerprint(bytes: Uint8Array): Promise<string> {
  const reading = await readReport(bytes, { limits: { timeoutMs: 60_000 * PATIENCE } });
  return JSON.stringify([reading.pageCount, reading.statements]);
}

async function checkGood(index: number): Promise<void> {
  const found = await fingerprint(documents.good).catch((error: unknown) => String(error));
  if (found !== expected)
    tally.fault(
      `after ${index} documents the good one is read differently: ${found.slice(0, 200)}`,
    );
}

function seconds(): number {
  return Math.round((performance.now() - started) / 1000);
}

function printProgress(): void {
  console.log(`${tally.count} of ${count}, ${seconds()} s: ${tally.summary()}`);
}

function printResult(): void {
  console.log(
    `${tally.count} damaged PDFs (from ${from}, seed ${flags.seed}) in ${seconds()} s, three ways each; slowest way ${(tally.slowest / 1000).toFixed(1)} s`,
  );
  for (const line of tally.lines()) console.log(line);
  console.log(
    `the process that asks: silent for ${Math.round(longestSilenceMs)} ms at most, ${Math.round(mostParentBytes / MB)} MB`,
  );
  console.log(`${tally.passed} passed, ${tally.count - tally.passed} failed`);
  process.exitCode = tally.faults.length === 0 ? 0 : 1;
}
