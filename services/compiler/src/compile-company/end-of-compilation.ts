import {
  countLeftOut,
  documentsLeftOut,
  missingYears,
  missingYearsInWords,
  nextStepsOf,
  notOfSeries,
  STATEMENT_TYPES,
  type CanonicalStatementType,
  type LeftOutDocument,
  type RunEnd,
  type TaskResults,
} from '@fde/contracts';
import { isAnnualReport } from '@fde/company-series';
import type { Compilation } from './compilation.js';
import { interimCount } from './record-periods.js';

type Result = TaskResults['recompile_company'];
type Ended = RunEnd & Pick<Result, 'left_out_documents' | 'missing_years' | 'next_steps'>;
type Compiled = Pick<
  Compilation,
  'compiled' | 'documents' | 'inputs' | 'interim' | 'leftOut' | 'owners'
>;
type Lines = readonly LeftOutDocument[];

/** What a compilation lacks. */
interface Losses {
  readonly leftOut: Lines;
  /** How many compiled reports lack each statement. */
  readonly lacking: readonly (readonly [CanonicalStatementType, number])[];
  readonly missing: readonly string[];
}

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

const WITHOUT: Readonly<Record<CanonicalStatementType, string>> = {
  income_statement: 'an income statement',
  balance_sheet: 'a balance sheet',
  cash_flow_statement: 'a cash flow statement',
};

const lossesOf = ({ leftOut, lacking, missing }: Losses): string => {
  const { missed, settled, replaced } = countLeftOut(leftOut);
  return [
    ...lacking.map(
      ([type, reports]) => `, ${counted(reports, 'report', 'reports')} without ${WITHOUT[type]}`,
    ),
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

const endInWords = (written: number, interim: number, lost: Losses): RunEnd => {
  const losses = lossesOf(lost);
  const { leftOut, lacking, missing } = lost;
  const isMissed = countLeftOut(leftOut).missed + lacking.length + missing.length > 0;
  if (written === 0 && interim > 0)
    return {
      outcome: isMissed ? 'partly_read' : 'found',
      outcome_reason:
        counted(interim, 'interim report was read', 'interim reports were read') + losses,
    };
  // Reports that were read are there, though none of them is in the series.
  if (written === 0)
    return {
      outcome: isMissed ? 'partly_read' : 'nothing_there',
      outcome_reason: `There is no statement to compile${losses}`,
    };
  const compiled = `${counted(written, 'statement was', 'statements were')} compiled`;
  return { outcome: isMissed ? 'partly_read' : 'found', outcome_reason: compiled + losses };
};

type Inputs = Compiled['inputs'];

const countLacking = (inputs: Inputs): Losses['lacking'] => {
  const reports = new Set(inputs.map(({ documentId }) => documentId));
  return STATEMENT_TYPES.flatMap((type) => {
    const ofType = inputs.filter(({ raw }) => raw.statement_type === type);
    const lack = reports.size - new Set(ofType.map(({ documentId }) => documentId)).size;
    return lack === 0 ? [] : [[type, lack] as const];
  });
};

/**
 * The years of the company's own reports that are not compiled. Those that are have the years that
 * they print, whatever year a person gives them.
 */
const yearsOfReports = (
  documents: Compiled['documents'],
  leftOut: Lines,
  compiled: ReadonlySet<number>,
): readonly number[] => {
  const others = notOfSeries(leftOut);
  return documents
    .filter((one) => isAnnualReport(one) && !others.has(one.id) && !compiled.has(one.id))
    .map(({ fiscal_year: year }) => year);
};

/** How a compilation ended that wrote so many statements: what it lacks, and what a person can do. */
export const endOfCompilation = (written: number, compilation: Compiled): Ended => {
  const { compiled, documents, inputs, leftOut: readings, owners } = compilation;
  const used = new Set(inputs.map(({ documentId: id }) => id));
  const leftOut = documentsLeftOut(readings, used);
  const reports = yearsOfReports(documents, leftOut, used);
  const covered = compiled.flatMap(({ years }) => years.map(Number));
  const missing = missingYears(covered.length === 0 ? [] : reports, covered);
  const end = endInWords(written, interimCount(compilation), {
    leftOut,
    lacking: countLacking(inputs),
    missing,
  });
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
