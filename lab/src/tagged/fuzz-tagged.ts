/** `npm run fuzz-tagged -w lab`: reads damaged tagged documents and packages, and counts how each reading ended. */
import { strToU8, zipSync } from 'fflate';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readStatements, readTaggedReports } from '@fde/tagged-report';
import { wholeReport } from '@fde/tagged-report/lab';
import { TaggedReportError } from '@fde/tagged-report/errors';
import { mutateDocument, randomOf } from './mutate-document.js';

const HELP = `npm run fuzz-tagged -w lab -- [--count N] [--seed N]
Reads damaged tagged documents, one in five of them in a package, and counts how each reading ended. Exits with 1 if one ended in
anything but a reading or a typed error, or took longer than allowed, or if this process took more than 512 MiB of memory.

  --count N  documents (2000)
  --seed N   the same seed gives the same documents (1)`;

const { values: flags } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

const MOST_MS = 3000;
const MOST_RSS_BYTES = 512 * 1024 * 1024;
const ONE_IN_PACKAGE = 5;

const outcomes = new Map<string, number>();
const faults: string[] = [];
let slowest = 0;

/** The bytes of an archive with some of them changed. */
const damageBytes = (bytes: Uint8Array, seed: number): Uint8Array => {
  const random = randomOf(seed);
  const copy = Uint8Array.from(bytes);
  for (let left = Math.floor(random() * 5); left > 0; left--)
    copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
  return copy;
};

const writeOne = async (folder: string, seed: number, isPackage: boolean): Promise<string> => {
  const text = mutateDocument(wholeReport(), seed);
  const path = join(folder, isPackage ? 'report.zip' : 'report.xhtml');
  if (!isPackage) await writeFile(path, text);
  else
    await writeFile(
      path,
      damageBytes(
        zipSync({
          'META-INF/reportPackage.json': strToU8('{}'),
          'reports/own.xhtml': strToU8(text),
        }),
        seed,
      ),
    );
  return path;
};

const readOne = async (path: string, seed: number): Promise<string> => {
  try {
    const [report] = await readTaggedReports(path);
    const { statements } = readStatements(report);
    return `read (${statements.length} statements)`;
  } catch (fault) {
    if (fault instanceof TaggedReportError) return fault.code;
    faults.push(`seed ${seed}: ${fault instanceof Error ? (fault.stack ?? '') : String(fault)}`);
    return 'untyped error';
  }
};

const fuzz = async (folder: string): Promise<void> => {
  for (let index = 0; index < Number(flags.count); index++) {
    const seed = Number(flags.seed) * 1_000_003 + index;
    const path = await writeOne(folder, seed, index % ONE_IN_PACKAGE === 0);
    const started = performance.now();
    const outcome = await readOne(path, seed);
    const took = performance.now() - started;
    slowest = Math.max(slowest, took);
    if (took > MOST_MS) faults.push(`seed ${seed}: took ${Math.round(took)} ms`);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
};

if (flags.help) {
  console.log(HELP);
} else {
  const folder = await mkdtemp(join(tmpdir(), 'fde-fuzz-tagged-'));
  await fuzz(folder).finally(() => rm(folder, { recursive: true, force: true }));
  const peak = process.resourceUsage().maxRSS * 1024;
  if (peak > MOST_RSS_BYTES) faults.push(`took ${Math.round(peak / 1024 / 1024)} MB of memory`);
  for (const [outcome, times] of [...outcomes].toSorted((a, b) => b[1] - a[1]))
    console.log(`${String(times).padStart(6)}  ${outcome}`);
  for (const fault of faults) console.log(`FAULT ${fault}`);
  console.log(
    `${flags.count} damaged reports, slowest ${Math.round(slowest)} ms, memory ${Math.round(peak / 1024 / 1024)} MB, ${faults.length} faults`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
