import { PdfError } from '@fde/pdf';
import { demoReports } from '@fde/testing/fixture-reports';
import { hostilePdfs, mutatePdf, smallPdf } from '@fde/testing/hostile-pdf';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readReport } from '../read-report.js';

/**
 * `npm run fuzz:pdf -- [--count 2000] [--seed 1] [--parallel 3]`: reads damaged PDFs and counts how each reading ended.
 * Fails when one ended in anything but a reading or a typed error within its limits, or when a good document that is
 * read in between comes out differently. The same seed gives the same documents.
 */
const { values: flags } = parseArgs({
  options: { count: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' }, parallel: { type: 'string', default: '3' } },
});
const TIMEOUT_MS = 15_000;
/** How much later than its limit a reading may end. */
const GRACE_MS = 2000;
const CHECK_EVERY = 200;

interface Tally { readonly outcomes: Map<string, number>; readonly faults: string[]; slowest: number }

const sources = await seeds();
const good = sources[0] ?? new Uint8Array();
const tally: Tally = { outcomes: new Map(), faults: [], slowest: 0 };
const expected = await fingerprint(good);
let next = 0;
const count = Number(flags.count);
const started = performance.now();
await Promise.all(Array.from({ length: Number(flags.parallel) }, async () => {
  for (let index = next++; index < count; index = next++) {
    await fuzzOne(Number(flags.seed) * 1_000_003 + index);
    if (index % CHECK_EVERY === 0) await checkGood(index);
  }
}));
printResult();

async function seeds(): Promise<Uint8Array[]> {
  const reports = await demoReports();
  const hostile = await hostilePdfs();
  const small = [...reports.map((report) => report.bytes), await smallPdf(2), ...hostile.map((pdf) => pdf.bytes)];
  return small.filter((bytes) => bytes.length > 200 && bytes.length < 100_000);
}

async function fuzzOne(seed: number): Promise<void> {
  const source = sources[seed % sources.length] ?? good;
  const bytes = mutatePdf(source, sources[(seed * 7) % sources.length] ?? good, seed);
  const begun = performance.now();
  const outcome = await readReport(bytes, { limits: { timeoutMs: TIMEOUT_MS, maxRecognisedPages: 0 } })
    .then((reading) => `read (${reading.statements.length} statements)`, (error: unknown) => codeOf(error, seed));
  const took = performance.now() - begun;
  tally.slowest = Math.max(tally.slowest, took);
  tally.outcomes.set(outcome, (tally.outcomes.get(outcome) ?? 0) + 1);
  if (took > TIMEOUT_MS + GRACE_MS) tally.faults.push(`seed ${seed}: took ${Math.round(took)} ms`);
  if (outcome === 'pdf_crashed') await writeFile(`fuzz-${seed}.pdf`, bytes);
}

function codeOf(error: unknown, seed: number): string {
  if (error instanceof PdfError) {
    if (error.code === 'pdf_crashed') tally.faults.push(`seed ${seed}: ${error.message}`);
    return error.code;
  }
  tally.faults.push(`seed ${seed}: ${String(error)}`);
  return 'untyped error';
}

async function fingerprint(bytes: Uint8Array): Promise<string> {
  const reading = await readReport(bytes, { limits: { timeoutMs: 60_000 } });
  return JSON.stringify([reading.pageCount, reading.statements]);
}

async function checkGood(index: number): Promise<void> {
  if (await fingerprint(good) !== expected) tally.faults.push(`after ${index} documents the good one is read differently`);
  const memory = Math.round(process.memoryUsage().rss / 1024 / 1024);
  console.error(`${index} of ${count}, ${Math.round((performance.now() - started) / 1000)} s, parent ${memory} MB`);
}

function printResult(): void {
  console.log(`${count} damaged PDFs in ${Math.round((performance.now() - started) / 1000)} s, slowest ${(tally.slowest / 1000).toFixed(1)} s`);
  for (const [outcome, times] of [...tally.outcomes].sort((a, b) => b[1] - a[1])) console.log(`${String(times).padStart(6)}  ${outcome}`);
  for (const fault of tally.faults) console.log(`FAULT ${fault}`);
  console.log(tally.faults.length === 0 ? 'The parent never crashed; every document ended in a reading or a typed error.' : `${tally.faults.length} faults`);
  process.exitCode = tally.faults.length === 0 ? 0 : 1;
}
