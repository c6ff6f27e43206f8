import {
  countLeftOut,
  documentsLeftOut,
  missingYears,
  missingYearsInWords,
  nextStepsOf,
  notOfSeries,
  type LeftOutDocument,
  type RunEnd,
  type TaskResults,
} from '@fde/contracts';
import { isAnnualReport } from '@fde/company-series';
import type { Compilation } from './compilation.js';

type Result = TaskResults['recompile_company'];
type Ended = RunEnd & Pick<Result, 'left_out_documents' | 'missing_years' | 'next_steps'>;
type Compiled = Pick<Compilation, 'compiled' | 'documents' | 'inputs' | 'leftOut' | 'owners'>;
type Lines = readonly LeftOutDocument[];

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** What stands in no series, what another document stands in for, and the years without statements. */
const lossesOf = (leftOut: Lines, missing: readonly string[]): string => {
  const { missed, settled, replaced } = countLeftOut(leftOut);
  return [
    ...(missed === 0 ? [] : [`, ${counted(missed, 'report', 'reports')} left out`]),
    ...(settled === 0
      ? []
      : [`, ${counted(settled, 'document', 'documents')} left out by a person`]),
    ...(replaced === 0
      ? []
      : [`, ${counted(replaced, 'document', 'documents')} with another one in its place`]),
    ...(missing.length === 0 ? [] : [`, ${missingYearsInWords(missing)}`]),
  ].join('');
};

const endInWords = (written: number, leftOut: Lines, missing: readonly string[]): RunEnd => {
  const losses = lossesOf(leftOut, missing);
  const isMissed = countLeftOut(leftOut).missed > 0 || missing.length > 0;
  // Reports that were read are there, though none of them is in the series.
  if (written === 0)
    return {
      outcome: isMissed ? 'partly_read' : 'nothing_there',
      outcome_reason: `There is no statement to compile${losses}`,
    };
  const compiled = `${counted(written, 'statement was', 'statements were')} compiled`;
  return { outcome: isMissed ? 'partly_read' : 'found', outcome_reason: compiled + losses };
};

/** The years of the company's own reports. */
const yearsOfReports = (documents: Compiled['documents'], leftOut: Lines): readonly number[] => {
  const others = notOfSeries(leftOut);
  return documents
    .filter((document) => isAnnualReport(document) && !others.has(document.id))
    .map(({ fiscal_year: year }) => year);
};

/** How a compilation ended that wrote so many statements: what it lacks, and what a person can do. */
export const endOfCompilation = (
  written: number,
  { compiled, documents, inputs, leftOut: readings, owners }: Compiled,
): Ended => {
  const leftOut = documentsLeftOut(readings, new Set(inputs.map(({ documentId: id }) => id)));
  const reports = yearsOfReports(documents, leftOut);
  const covered = compiled.flatMap(({ years }) => years.map(Number));
  const missing = missingYears(covered.length === 0 ? [] : reports, covered);
  const end = endInWords(written, leftOut, missing);
  const steps = nextStepsOf({
    outcome: written === 0 ? 'found' : end.outcome,
    failed: countLeftOut(leftOut).missed,
    missingYears: missing.length,
    isOwnerInDoubt: owners.some(({ question }) => question !== undefined),
  });
  return {
    ...end,
    left_out_documents: [...leftOut],
    missing_years: [...missing],
    next_steps: [...steps],
  };
};
