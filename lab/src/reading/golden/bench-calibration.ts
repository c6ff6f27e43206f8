/** `npm run calibration -w lab -- [FOLDER...]`: whether confidences mean what they say, over all reports that were recorded. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bucketOf, emptyBuckets, type CalibrationRow } from '../calibration.js';
import type { Transcript } from '../transcript.js';
import { tallyDoubts, withDoubts, type DoubtedCell, type Family } from './doubt-tally.js';
import { loadReading } from './folder-scores.js';
import { judgeByFacts, type TrueReport } from './known-cells.js';
import { folderOf } from './read-folders.js';
import { judgeCells } from './sure-cells.js';

const HELP = `npm run calibration -w lab -- [FOLDER...] [--readings DIR]
How many cells have which confidence, and how many of them are wrong, as a table for docs/confidence.md; then the same for
each doubt, over all families and with one family left out. Reads no report itself: \`npm run golden -w lab -- record FOLDER...
--out DIR\` does.

  FOLDER          with truth/ or truth*.json, each of which is a family (../shared/world ../shared/wild ../shared/hard
                  out/printed ../shared/corpus)
  --readings DIR  what golden recorded (FDE_GOLDEN_BASE, or out/golden/base)`;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { readings: { type: 'string' }, help: { type: 'boolean', default: false } },
});

const DEFAULT_FOLDERS = [
  '../shared/world',
  '../shared/wild',
  '../shared/hard',
  'out/printed',
  '../shared/corpus',
];

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

const transcribedCells = (path: string, readings: string): DoubtedCell[] =>
  folderOf(path, undefined).documents.flatMap((document) => {
    const file = join(path, 'truth', `${document}.json`);
    if (!existsSync(file)) return [];
    const { statements } = readJson<Transcript>(file);
    return (loadReading(readings, document) ?? []).flatMap((raw) => {
      const truth = statements[raw.statement_type];
      return truth === undefined ? [] : withDoubts(raw, judgeCells(raw, truth));
    });
  });

const knownCells = (file: string, readings: string): DoubtedCell[] =>
  readJson<TrueReport[]>(file).flatMap((report) =>
    (loadReading(readings, report.document.replace(/\.pdf$/, '')) ?? []).flatMap((raw) => {
      const known = report.statements[raw.statement_type];
      return known === undefined ? [] : withDoubts(raw, judgeByFacts(raw, known, report));
    }),
  );

/** A folder with transcripts is one family; otherwise each of its files of truth is. */
const familiesIn = (path: string, base: string): Family[] => {
  const name = basename(resolve(path));
  const readings = join(base, name);
  if (existsSync(join(path, 'truth'))) return [{ name, cells: transcribedCells(path, readings) }];
  const files = readdirSync(path).filter((file) => /^truth.*\.json$/.test(file));
  return files.map((file) => ({
    name: name + file.replace(/^truth|\.json$/g, ''),
    cells: knownCells(join(path, file), readings),
  }));
};

const bucketsOf = (cells: readonly DoubtedCell[]): CalibrationRow[] => {
  const buckets = emptyBuckets();
  for (const { confidence, fault } of cells) {
    const row = bucketOf(buckets, confidence);
    if (row === undefined) continue;
    row.cells++;
    if (fault !== undefined) row.wrong++;
  }
  return buckets;
};

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

const print = (families: readonly Family[]): void => {
  const all = { name: 'together', cells: families.flatMap(({ cells }) => cells) };
  const tables = [...families, all].map(({ name, cells }) => ({ name, rows: bucketsOf(cells) }));
  console.log(`| confidence | ${tables.map(({ name }) => name).join(' | ')} |`);
  console.log(`|---|${tables.map(() => '---').join('|')}|`);
  for (const [at, { from }] of emptyBuckets().entries()) {
    const lines = tables.map(({ rows }) => {
      const { cells, wrong } = rows[at] ?? { cells: 0, wrong: 0 };
      return cells === 0 ? '-' : `${wrong} of ${cells} (${percent(wrong / cells)})`;
    });
    console.log(`| ${from} or more | ${lines.join(' | ')} |`);
  }
};

const printDoubts = (families: readonly Family[]): void => {
  console.log('\n| doubt | cells | wrong | share wrong | with one family left out |');
  console.log('|---|---|---|---|---|');
  for (const { doubt, cells, wrong, withoutOne } of tallyDoubts(families)) {
    const range = withoutOne.map(percent).join(' to ');
    console.log(`| ${doubt} | ${cells} | ${wrong} | ${percent(wrong / cells)} | ${range} |`);
  }
};

if (flags.help) console.log(HELP);
else {
  const base = flags.readings ?? process.env['FDE_GOLDEN_BASE'] ?? 'out/golden/base';
  const folders = (positionals.length > 0 ? positionals : DEFAULT_FOLDERS).filter(existsSync);
  const families = folders.flatMap((path) => familiesIn(path, base));
  print(families);
  printDoubts(families);
}
