import type { RawStatement } from '@fde/contracts';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Transcript } from '../transcript.js';
import type { ReportFolder } from './read-folders.js';
import { sureCells } from './sure-cells.js';

/** A folder's scores for some readings, by name of the measure. */
export interface FolderScores {
  readonly measures: Readonly<Record<string, string | number>>;
  /** Cells that are sure but wrong, each with its report and statement. */
  readonly sureAndWrong: readonly string[];
}

/**
 * Scores the readings in a folder by what is known about their reports; undefined if nothing is.
 */
export function scoreFolder(folder: ReportFolder, readings: string): FolderScores | undefined {
  if (existsSync(join(folder.path, 'truth'))) return scoreTranscripts(folder, readings);
  if (existsSync(join(folder.path, 'truth.json'))) return scoreFacts(folder, readings);
  return undefined;
}

/** Runs a scorer with the truth of these reports only, so that the others do not count as lost. */
function runScorer(
  scorer: string,
  readings: string,
  writeTruth: (directory: string) => string,
): unknown {
  const directory = mkdtempSync(join(tmpdir(), 'fde-golden-'));
  try {
    const truth = writeTruth(directory);
    const output = execFileSync(
      process.execPath,
      [scorer, '--truth', truth, '--extractions', readings, '--json'],
      { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
    );
    return JSON.parse(output);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function scoreTranscripts(folder: ReportFolder, readings: string): FolderScores | undefined {
  const scorer = [folder.path, resolve(folder.path, '../corpus')]
    .map((place) => join(place, 'score.mjs'))
    .find((path) => existsSync(path));
  if (scorer === undefined) return undefined;
  const { total } = runScorer(scorer, readings, (directory) => {
    mkdirSync(join(directory, 'truth'));
    for (const document of hasTranscripts(folder))
      cpSync(transcriptPath(folder, document), join(directory, 'truth', `${document}.json`));
    return join(directory, 'truth');
  }) as { readonly total: Readonly<Record<string, string | number>> };
  const cells = hasTranscripts(folder).map((document) => sureCellsOf(folder, readings, document));
  const wrong = cells.flatMap((cell) => cell.wrong);
  return {
    measures: {
      statements: total['statements'] ?? 0,
      found: total['found'] ?? 0,
      perfect: total['perfect'] ?? 0,
      F1: total['f1'] ?? '',
      'right scale': total['scale'] ?? '',
      'right currency': total['currency'] ?? '',
      'sure cells': cells.reduce((sum, cell) => sum + cell.sure, 0),
      'sure and wrong': wrong.length,
    },
    sureAndWrong: wrong,
  };
}

const transcriptPath = (folder: ReportFolder, document: string): string =>
  join(folder.path, 'truth', `${document}.json`);

const hasTranscripts = (folder: ReportFolder): string[] =>
  folder.documents.filter((document) => existsSync(transcriptPath(folder, document)));

function sureCellsOf(
  folder: ReportFolder,
  readings: string,
  document: string,
): { sure: number; wrong: string[] } {
  const reading = loadReading(readings, document) ?? [];
  const { statements } = JSON.parse(
    readFileSync(transcriptPath(folder, document), 'utf8'),
  ) as Transcript;
  const found = reading.flatMap((raw) => {
    const truth = statements[raw.statement_type];
    return truth === undefined ? [] : [{ raw, cells: sureCells(raw, truth) }];
  });
  return {
    sure: found.reduce((sum, { cells }) => sum + cells.sure, 0),
    wrong: found.flatMap(({ raw, cells }) =>
      cells.wrong.map((cell) => `${document} ${raw.statement_type}: ${cell}`),
    ),
  };
}

interface KnownReport {
  readonly document: string;
}

function scoreFacts(folder: ReportFolder, readings: string): FolderScores {
  const known = JSON.parse(readFileSync(join(folder.path, 'truth.json'), 'utf8')) as KnownReport[];
  const wanted = known.filter((report) =>
    folder.documents.includes(report.document.replace(/\.pdf$/, '')),
  );
  const scores = runScorer(join(folder.path, 'score.mjs'), readings, (directory) => {
    writeFileSync(join(directory, 'truth.json'), JSON.stringify(wanted));
    return join(directory, 'truth.json');
  }) as WildScores;
  const { faults, ...rest } = scores;
  return {
    measures: {
      reports: rest.reports,
      faultless: rest.faultless,
      statements: rest.statements,
      found: rest.found,
      'faultless statements': rest.faultlessStatements,
      'sure cells': rest.sure,
      'sure and wrong': rest.sureAndWrong,
      ...faults,
    },
    sureAndWrong: [],
  };
}

interface WildScores {
  readonly reports: number;
  readonly faultless: number;
  readonly statements: number;
  readonly found: number;
  readonly faultlessStatements: number;
  readonly sure: number;
  readonly sureAndWrong: number;
  readonly faults: Readonly<Record<string, number>>;
}

/** A kept reading; undefined if there is none. */
export function loadReading(readings: string, document: string): RawStatement[] | undefined {
  const path = join(readings, `${document}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as RawStatement[]) : undefined;
}
