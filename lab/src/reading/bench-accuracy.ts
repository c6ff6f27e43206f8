import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { CanonicalStatementType } from '@fde/contracts';
import { readReport, type ReadingResult } from '@fde/report-reader';
import { Calibration, printCalibration } from './calibration.js';
import { Structure } from './structure.js';
import { pairRows, type Transcript } from './transcript.js';

const HELP = `Usage: npm run accuracy -w lab -- [CORPUS]

Measures how accurately the engine reads: reads every report of a corpus with transcripts, prints the scorer's table, and
shows whether the confidence of cells means what it says.

  CORPUS  folder that holds reports/, truth/ and score.mjs (../shared/corpus)`;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', default: false } },
});
if (flags.help) {
  console.log(HELP);
  process.exit(0);
}
const corpus = resolve(positionals[0] ?? '../shared/corpus');

const compare = (
  reading: ReadingResult,
  truth: Transcript,
  calibration: Calibration,
  structure: Structure,
): void => {
  for (const [type, printed] of Object.entries(truth.statements) as [
    CanonicalStatementType,
    NonNullable<Transcript['statements'][CanonicalStatementType]>,
  ][]) {
    const raw = reading.statements.find((statement) => statement.statement_type === type);
    if (raw === undefined) continue;
    const pairs = pairRows(printed, raw);
    calibration.add(raw, pairs);
    structure.add(printed, raw, pairs);
  }
};

const measure = async (out: string): Promise<void> => {
  const calibration = new Calibration();
  const structure = new Structure();
  for (const file of readdirSync(join(corpus, 'truth'))
    .filter((name) => name.endsWith('.json'))
    .toSorted()) {
    const truth = JSON.parse(readFileSync(join(corpus, 'truth', file), 'utf8')) as Transcript;
    const reading = await readReport(join(corpus, 'reports', truth.document));
    writeFileSync(join(out, file), JSON.stringify(reading.statements));
    compare(reading, truth, calibration, structure);
    process.stderr.write(
      `${basename(file, '.json')} ${(reading.milliseconds / 1000).toFixed(1)} s\n`,
    );
  }
  console.log(
    execFileSync(
      process.execPath,
      [
        join(corpus, 'score.mjs'),
        '--truth',
        join(corpus, 'truth'),
        '--extractions',
        out,
        '--verbose',
      ],
      { encoding: 'utf8' },
    ),
  );
  console.log(structure.lines().join('\n'));
  printCalibration(calibration);
};

if (!existsSync(join(corpus, 'truth'))) {
  console.log(
    `There is no corpus at ${corpus}: give the folder that holds reports/, truth/ and score.mjs.`,
  );
} else {
  const out = mkdtempSync(join(tmpdir(), 'fde-accuracy-'));
  try {
    await measure(out);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
