import type { RawStatement } from '@fde/contracts';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { judgeByFacts, type TrueReport } from '../golden/known-cells.js';
import type { ReportJob } from '../golden/read-folders.js';
import { judgeCells, type JudgedCell } from '../golden/sure-cells.js';
import type { Transcript } from '../transcript.js';

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** How a statement's cells compare with what is known about the report; undefined if nothing is. */
const cellsByTruth = (job: ReportJob, raw: RawStatement): readonly JudgedCell[] | undefined => {
  const folder = dirname(dirname(job.path));
  const transcript = join(folder, 'truth', `${job.document}.json`);
  if (existsSync(transcript)) {
    const truth = readJson<Transcript>(transcript).statements[raw.statement_type];
    return truth === undefined ? undefined : judgeCells(raw, truth);
  }
  const facts = join(folder, 'truth.json');
  if (!existsSync(facts)) return undefined;
  const report = readJson<TrueReport[]>(facts).find(
    ({ document }) => document.replace(/\.pdf$/i, '') === job.document,
  );
  const known = report?.statements[raw.statement_type];
  return report === undefined || known === undefined ? undefined : judgeByFacts(raw, known, report);
};

/** The statements of a reading that can serve as the reference: those in which no number is known to be wrong. */
export const trustedStatements = (
  job: ReportJob,
  statements: readonly RawStatement[],
): RawStatement[] =>
  statements.filter(
    (raw) => cellsByTruth(job, raw)?.some(({ fault }) => fault !== undefined) !== true,
  );
