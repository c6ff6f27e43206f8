import { PdfError } from '@fde/pdf';
import { demoReports, HARD_CASES } from '@fde/testing/fixture-reports';
import { hostilePdfs, mutatePdf, smallPdf } from '@fde/testing/hostile-pdf';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readReport } from '../read-report.js';
import { FuzzTally } from './fuzz-tally.js';

const HELP = `Usage: npm run fuzz:pdf -- [--count N] [--seed N] [--from N] [--parallel N] [--patience N]

Reads damaged PDFs and counts how each reading ended, by the way it took. Exit 1 when one ended in anything but a reading
or a typed error within its limits, or when a good document that is read in between comes out differently.

  --count N     documents (2000)
  --seed N      the same seed gives the same documents (1)
  --from N      goes on where an earlier run stopped (0)
  --parallel N  documents at once (2)
  --patience N  multiplies the time limits, for a machine that is busy (1)`;

const { values: flags } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
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
/** How much later than its limit a reading may end. */
const GRACE_MS = 2000 * PATIENCE;
const CHECK_EVERY = 200;
const REPORT_EVERY = 100;

/** A way through the reader: its documents before they are damaged, and the bounds of reading them. */
interface Way {
  readonly name: string;
  readonly sources: readonly Uint8Array[];
  readonly timeoutMs: number;
  readonly maxRecognisedPages: number;
  /** Of so many documents one goes this way; 1 takes all that are left. */
  readonly oneIn: number;
}

const ways = await allWays();
const splinters = ways.flatMap((way) => way.sources);
const good = ways.at(-1)?.sources[0] ?? new Uint8Array();
const tally = new FuzzTally();
const expected = await fingerprint(good);
const [from, count] = [Number(flags.from), Number(flags.count)];
const started = performance.now();
let next = from;
await Promise.all(
  Array.from({ length: Number(flags.parallel) }, async () => {
    for (let index = next++; index < count; index = next++) {
      await fuzzOne(index);
      if (index % CHECK_EVERY === 0) await checkGood(index);
      if (tally.count % REPORT_EVERY === 0) printProgress();
    }
  }),
);
printResult();

async function allWays(): Promise<readonly Way[]> {
  const text = [
    ...(await demoReports()).map((report) => report.bytes),
    await smallPdf(2),
    ...(await hostilePdfs()).map((pdf) => pdf.bytes),
  ];
  return [
    {
      name: 'recognised',
      sources: await hardCases('scanned-statements', 'garbled-text'),
      timeoutMs: 60_000,
      maxRecognisedPages: 2,
      oneIn: 20,
    },
    {
      name: 'second reader',
      sources: await hardCases('numbered-glyphs'),
      timeoutMs: 30_000,
      maxRecognisedPages: 4,
      oneIn: 10,
    },
    {
      name: 'text layer',
      sources: text.filter((bytes) => bytes.length > 200 && bytes.length < 100_000),
      timeoutMs: 15_000,
      maxRecognisedPages: 0,
      oneIn: 1,
    },
  ];
}

async function hardCases(...names: readonly string[]): Promise<Uint8Array[]> {
  const cases = HARD_CASES.filter((hardCase) => names.includes(hardCase.name));
  if (cases.length !== names.length)
    throw new Error(`The generated reports lack one of ${names.join(', ')}.`);
  return Promise.all(cases.map(async (hardCase) => (await hardCase.report()).bytes));
}

async function fuzzOne(index: number): Promise<void> {
  const seed = Number(flags.seed) * 1_000_003 + index;
  const way = ways.find(({ oneIn }) => index % oneIn === 0);
  if (way === undefined) return;
  // By the turn within its way: the index itself shares divisors with the number of documents.
  const source = way.sources[Math.floor(index / way.oneIn) % way.sources.length] ?? good;
  const bytes = mutatePdf(source, splinters[(seed * 7) % splinters.length] ?? good, seed);
  const begun = performance.now();
  let beyondText = false;
  const outcome = await readReport(bytes, {
    limits: { timeoutMs: way.timeoutMs * PATIENCE, maxRecognisedPages: way.maxRecognisedPages },
    onProgress: ({ phase }) => {
      beyondText ||= phase === 'recognising_pages';
    },
  }).then(
    (reading) => `read (${reading.statements.length} statements)`,
    (error: unknown) => codeOf(error, seed),
  );
  const took = performance.now() - begun;
  tally.add({ way: way.name, outcome, beyondText, milliseconds: took });
  if (took > way.timeoutMs * PATIENCE + GRACE_MS)
    tally.fault(`seed ${seed}: took ${Math.round(took)} ms`);
  if (outcome === 'pdf_crashed') await writeFile(`fuzz-${seed}.pdf`, bytes);
}

function codeOf(error: unknown, seed: number): string {
  if (error instanceof PdfError) {
    if (error.code === 'pdf_crashed') tally.fault(`seed ${seed}: ${error.message}`);
    return error.code;
  }
  tally.fault(`seed ${seed}: ${String(error)}`);
  return 'untyped error';
}

async function fingerprint(bytes: Uint8Array): Promise<string> {
  const reading = await readReport(bytes, { limits: { timeoutMs: 60_000 * PATIENCE } });
  return JSON.stringify([reading.pageCount, reading.statements]);
}

async function checkGood(index: number): Promise<void> {
  const found = await fingerprint(good).catch((error: unknown) => String(error));
  if (found !== expected)
    tally.fault(
      `after ${index} documents the good one is read differently: ${found.slice(0, 200)}`,
    );
}

function printProgress(): void {
  const memory = Math.round(process.memoryUsage().rss / 1024 / 1024);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${tally.count} of ${count - from}, ${seconds} s, parent ${memory} MB: ${tally.summary()}`,
  );
}

function printResult(): void {
  console.log(
    `${tally.count} damaged PDFs (${from} to ${count - 1} of seed ${flags.seed}) in ${Math.round((performance.now() - started) / 1000)} s, slowest ${(tally.slowest / 1000).toFixed(1)} s`,
  );
  for (const line of tally.lines()) console.log(line);
  console.log(
    tally.faults.length === 0
      ? 'The parent never crashed; every document ended in a reading or a typed error.'
      : `${tally.faults.length} faults`,
  );
  process.exitCode = tally.faults.length === 0 ? 0 : 1;
}
