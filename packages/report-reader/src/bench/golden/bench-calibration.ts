/** `npm run bench:calibration -- [FOLDER...]`: whether confidences mean what they say, over all reports that were recorded. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bucketOf, emptyBuckets, type CalibrationRow } from '../calibration.js';
import type { Transcript } from '../transcript.js';
import { loadReading } from './folder-scores.js';
import { judgeByFacts, type TrueReport } from './known-cells.js';
import { folderOf } from './read-folders.js';
import { judgeCells, type JudgedCell } from './sure-cells.js';

const HELP = `npm run bench:calibration -- [FOLDER...] [--readings DIR]
How many cells have which confidence, and how many of them are wrong, as a table for docs/confidence.md. Reads no report
itself: \`npm run golden -- record FOLDER... --out DIR\` does.

  FOLDER          with truth/ or truth.json (../shared/wild ../shared/hard out/printed ../shared/corpus)
  --readings DIR  what golden recorded (FDE_GOLDEN_BASE, or out/golden/base)`;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { readings: { type: 'string' }, help: { type: 'boolean', default: false } },
});

const DEFAULT_FOLDERS = ['../shared/wild', '../shared/hard', 'out/printed', '../shared/corpus'];

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

const transcribedCells = (path: string, readings: string): JudgedCell[] =>
  folderOf(path, undefined).documents.flatMap((document) => {
    const file = join(path, 'truth', `${document}.json`);
    if (!existsSync(file)) return [];
    const { statements } = readJson<Transcript>(file);
    return (loadReading(readings, document) ?? []).flatMap((raw) => {
      const truth = statements[raw.statement_type];
      return truth === undefined ? [] : judgeCells(raw, truth);
    });
  });

const knownCells = (path: string, readings: string): JudgedCell[] =>
  readJson<TrueReport[]>(join(path, 'truth.json')).flatMap((report) =>
    (loadReading(readings, report.document.replace(/\.pdf$/, '')) ?? []).flatMap((raw) => {
      const known = report.statements[raw.statement_type];
      return known === undefined ? [] : judgeByFacts(raw, known, report);
    }),
  );

const bucketsOf = (cells: readonly JudgedCell[]): CalibrationRow[] => {
  const buckets = emptyBuckets();
  for (const { confidence, fault } of cells) {
    const row = bucketOf(buckets, confidence);
    if (row === undefined) continue;
    row.cells++;
    if (fault !== undefined) row.wrong++;
  }
  return buckets;
};

const print = (columns: readonly { name: string; cells: readonly JudgedCell[] }[]): void => {
  const all = { name: 'together', cells: columns.flatMap(({ cells }) => cells) };
  const tables = [...columns, all].map(({ name, cells }) => ({ name, rows: bucketsOf(cells) }));
  console.log(`| confidence | ${tables.map(({ name }) => name).join(' | ')} |`);
  console.log(`|---|${tables.map(() => '---').join('|')}|`);
  for (const [at, { from }] of emptyBuckets().entries()) {
    const told = tables.map(({ rows }) => {
      const { cells, wrong } = rows[at] ?? { cells: 0, wrong: 0 };
      return cells === 0 ? '-' : `${wrong} of ${cells} (${((100 * wrong) / cells).toFixed(2)} %)`;
    });
    console.log(`| ${from} or more | ${told.join(' | ')} |`);
  }
};

if (flags.help) console.log(HELP);
else {
  const base = flags.readings ?? process.env['FDE_GOLDEN_BASE'] ?? 'out/golden/base';
  const folders = (positionals.length > 0 ? positionals : DEFAULT_FOLDERS).filter(existsSync);
  print(
    folders.map((path) => {
      const name = basename(resolve(path));
      const judge = existsSync(join(path, 'truth')) ? transcribedCells : knownCells;
      return { name, cells: judge(path, join(base, name)) };
    }),
  );
}
