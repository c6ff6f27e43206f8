/** `npm run golden -w lab -- record|compare`: records every reading of folders of reports, and prints what changed since. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadReading, scoreFolder } from './folder-scores.js';
import { changeLines, scoreLines, type ReportChanges } from './print-changes.js';
import { folderOf, jobsOf, readAll, type ReportFolder } from './read-folders.js';
import type { RecordedReading, ReportFacts } from './read-recorded.js';
import { changesOf, type Change } from './reading-changes.js';

const HELP = `npm run golden -w lab -- record|compare [FOLDER...] [options]
Records every reading of folders of reports, and prints each cell, decision and confidence that changed since.

  record          reads all reports into DIR/FOLDER/REPORT.json, as \`fde extract\` writes them
  compare         reads them again, prints what changed, and the scores before and after
  FOLDER          holds PDFs, or reports/ with PDFs; with truth/ or truth.json and score.mjs it is scored
                  (../shared/corpus ../shared/hard ../shared/wild)
  --out DIR       where readings are written (record: out/golden/base, compare: out/golden/now)
  --against DIR   what record wrote (FDE_GOLDEN_BASE, or out/golden/base)
  --text DIR      where the text of pages is kept (FDE_GOLDEN_TEXT, or out/golden/text)
  --only NAME     this report alone
  --verbose       every change, confidences of cells and all sure and wrong cells included
  --jobs N        processes (2)
  --timeout S     longest time of one report (120, with recognition 1200)
  --with-recognition   recognise pages even where that takes minutes; it is kept
  --fresh         ask the files for their text again (after changes of packages/pdf)
  --fresh-recognition  recognise again what was recognised before (implies --with-recognition)

Pages are read from their file once; from then on a reading of some hundred reports takes seconds.`;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    against: { type: 'string' },
    text: { type: 'string' },
    only: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '2' },
    timeout: { type: 'string' },
    'with-recognition': { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    'fresh-recognition': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const BASE = process.env['FDE_GOLDEN_BASE'] ?? 'out/golden/base';
const DEFAULT_FOLDERS = ['../shared/corpus', '../shared/hard', '../shared/wild'];

const write = (directory: string, document: string, { statements }: RecordedReading): void => {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, `${document}.json`), `${JSON.stringify(statements, null, 1)}\n`);
};

type Facts = Record<string, ReportFacts>;

/** One file next to the folder holds what is known about its reports besides their statements. */
const factsPath = (out: string, folder: string): string => join(out, `${folder}.facts.json`);

const loadFacts = (out: string, folder: string): Facts =>
  existsSync(factsPath(out, folder))
    ? (JSON.parse(readFileSync(factsPath(out, folder), 'utf8')) as Facts)
    : {};

const saveFacts = (out: string, folder: string, facts: Facts): void => {
  mkdirSync(out, { recursive: true });
  const all = { ...loadFacts(out, folder), ...facts };
  writeFileSync(factsPath(out, folder), JSON.stringify(all, null, 1));
};

/** Reads all reports of the folders into `out`; the facts of each by folder. */
const readInto = async (folders: readonly ReportFolder[], out: string): Promise<void> => {
  const jobs = folders.flatMap(jobsOf);
  const facts: Record<string, Facts> = {};
  let count = 0;
  const withRecognition = flags['with-recognition'] || flags['fresh-recognition'];
  await readAll(
    jobs,
    {
      textFolder: flags.text ?? process.env['FDE_GOLDEN_TEXT'] ?? 'out/golden/text',
      withRecognition,
      fresh: flags.fresh,
      freshRecognition: flags['fresh-recognition'],
      jobs: Math.max(1, Number(flags.jobs)),
      timeoutMs: 1000 * Number(flags.timeout ?? (withRecognition ? 1200 : 120)),
    },
    (job, answer) => {
      const name = `[${++count}/${jobs.length}] ${job.folder}/${job.document}`;
      if ('fault' in answer) {
        console.error(`${name}: ${answer.fault}`);
        return write(join(out, job.folder), job.document, NOTHING);
      }
      write(join(out, job.folder), job.document, answer.reading);
      (facts[job.folder] ??= {})[job.document] = answer.reading.facts;
      const { milliseconds, skippedRecognition } = answer.reading.facts;
      const skipped =
        skippedRecognition === undefined
          ? ''
          : `; ${skippedRecognition} pages NOT RECOGNISED (--with-recognition does)`;
      if (milliseconds > 3000 || skipped !== '')
        console.error(`${name}: ${(milliseconds / 1000).toFixed(1)} s${skipped}`);
    },
  );
  for (const [folder, own] of Object.entries(facts)) saveFacts(out, folder, own);
};

const NOTHING: RecordedReading = { statements: [], facts: { problems: [], milliseconds: 0 } };

const factChanges = (before: ReportFacts | undefined, after: ReportFacts | undefined): Change[] =>
  (['companyName', 'fiscalYear', 'problems', 'skippedRecognition'] as const).flatMap((name) => {
    const [was, is] = [before?.[name], after?.[name]].map((fact) => JSON.stringify(fact));
    if (was === is || before === undefined) return [];
    return [{ kind: 'decision', statement: '', text: `${name}: ${was} -> ${is}` } as const];
  });

const compareFolder = (folder: ReportFolder, base: string, out: string): void => {
  const [old, now] = [join(base, folder.name), join(out, folder.name)];
  const [was, is] = [loadFacts(base, folder.name), loadFacts(out, folder.name)];
  const reports = folder.documents.flatMap((document): ReportChanges[] => {
    const before = loadReading(old, document);
    if (before === undefined) return [];
    const changes = changesOf(before, loadReading(now, document) ?? []);
    return [{ document, changes: [...factChanges(was[document], is[document]), ...changes] }];
  });
  console.log(changeLines(folder.name, reports, flags.verbose).join('\n'));
};

const printScores = (folder: ReportFolder, base: string | undefined, out: string): void => {
  const after = scoreFolder(folder, join(out, folder.name));
  if (after === undefined) return;
  const before = base === undefined ? undefined : scoreFolder(folder, join(base, folder.name));
  console.log(scoreLines(folder.name, before ?? after, after, flags.verbose).join('\n'));
  if (flags.verbose)
    for (const cell of after.sureAndWrong) console.log(`  sure and wrong: ${cell}`);
};

const [command, ...paths] = positionals;
if (flags.help || (command !== 'record' && command !== 'compare')) {
  console.log(HELP);
  process.exit(flags.help ? 0 : 2);
}
const folders = (paths.length > 0 ? paths : DEFAULT_FOLDERS)
  .filter((path) => existsSync(path) || console.error(`${path}: no such folder`))
  .map((path) => folderOf(path, flags.only))
  .filter((folder) => folder.documents.length > 0);
const base = flags.against ?? BASE;
const out = flags.out ?? (command === 'record' ? BASE : 'out/golden/now');
await readInto(folders, out);
if (command === 'compare') for (const folder of folders) compareFolder(folder, base, out);
for (const folder of folders) printScores(folder, command === 'compare' ? base : undefined, out);
