import type { RatedCompany, RatioAbsence } from '@fde/contracts';

type Reason = RatioAbsence['reason'];

/** A cell that must be empty, for one of these reasons where some are named. */
interface MustBeEmpty {
  readonly empty: Reason | readonly Reason[];
}

/** A number that a person computed from printed pages; null where the cell must be empty for any reason. */
type TrueCell = number | null | MustBeEmpty;

/** What a person computed, by year and ratio. */
export type RatioTruth = Readonly<Record<string, Readonly<Record<string, TrueCell>>>>;

export interface RatioFault {
  readonly ratio: string;
  readonly year: string;
  /** What the pages give; null where they give none. */
  readonly truth: number | null;
  /** What was computed; null where nothing was. */
  readonly computed: number | null;
  /** Why nothing was. */
  readonly reason: string;
}

export interface RatioJudgement {
  /** Cells of which the pages print all parts. */
  readonly cells: number;
  readonly missing: readonly RatioFault[];
  readonly wrong: readonly RatioFault[];
  /** Cells that must be empty. */
  readonly empty: number;
  /** Those of them that are filled. */
  readonly filled: readonly RatioFault[];
  /** Those of them that are empty for another reason than the truth names. */
  readonly otherReason: readonly RatioFault[];
}

interface JudgedCell extends RatioFault {
  /** The reasons that the truth names; none where any will do. */
  readonly wanted: readonly Reason[];
  readonly given: Reason | undefined;
}

/** A share of the ratio; ratios are computed to six decimals. */
const EQUAL = 2e-6;

const isEqual = (a: number, b: number): boolean =>
  Math.abs(a - b) <= EQUAL * Math.max(1, Math.abs(b));

const wantedIn = (cell: TrueCell): readonly Reason[] => {
  if (cell === null || typeof cell === 'number') return [];
  return typeof cell.empty === 'string' ? [cell.empty] : cell.empty;
};

const cellsOf = ({ ratios }: RatedCompany, truth: RatioTruth): readonly JudgedCell[] =>
  Object.entries(truth).flatMap(([year, byRatio]) =>
    Object.entries(byRatio).map(([ratio, cell]) => {
      const result = ratios[ratio]?.[year];
      return {
        ratio,
        year,
        truth: typeof cell === 'number' ? cell : null,
        computed: result?.value ?? null,
        reason: result === undefined ? 'no such ratio or year' : (result.absent?.message ?? ''),
        wanted: wantedIn(cell),
        given: result?.absent?.reason,
      };
    }),
  );

const faultOf = ({ wanted: _wanted, given: _given, ...fault }: JudgedCell): RatioFault => fault;

const isForAnother = ({ computed, wanted, given }: JudgedCell): boolean =>
  computed === null && wanted.length > 0 && (given === undefined || !wanted.includes(given));

/** Holds computed ratios against a table of truth: numbers, and cells that must be empty. */
export const judgeRatios = (company: RatedCompany, truth: RatioTruth): RatioJudgement => {
  const cells = cellsOf(company, truth);
  const printed = cells.filter((cell) => cell.truth !== null);
  const empty = cells.filter((cell) => cell.truth === null);
  return {
    cells: printed.length,
    missing: printed.filter(({ computed }) => computed === null).map(faultOf),
    wrong: printed
      .filter(({ truth: value, computed }) => computed !== null && !isEqual(computed, value ?? NaN))
      .map(faultOf),
    empty: empty.length,
    filled: empty.filter(({ computed }) => computed !== null).map(faultOf),
    otherReason: empty.filter(isForAnother).map(faultOf),
  };
};

/** The share of cells that must be filled where the pages print all parts. */
const LEAST_FILLED = 0.9;

export interface RatioScore {
  readonly cells: number;
  readonly missing: number;
  readonly wrong: number;
  readonly empty: number;
  readonly filled: number;
  readonly otherReason: number;
  /** Filled cells of those whose parts are printed, from 0 to 1; 1 where there are none. */
  readonly share: number;
  readonly passes: boolean;
}

const sumOf = (all: readonly RatioJudgement[], count: (one: RatioJudgement) => number): number =>
  all.reduce((sum, one) => sum + count(one), 0);

/** All companies together: enough is filled, nothing wrong, and what must be empty is, for the reason named. */
export const scoreOf = (all: readonly RatioJudgement[]): RatioScore => {
  const cells = sumOf(all, (one) => one.cells);
  const missing = sumOf(all, (one) => one.missing.length);
  const wrong = sumOf(all, (one) => one.wrong.length);
  const filled = sumOf(all, (one) => one.filled.length);
  const otherReason = sumOf(all, (one) => one.otherReason.length);
  const empty = sumOf(all, (one) => one.empty);
  const share = cells === 0 ? 1 : (cells - missing) / cells;
  const hasCells = cells + empty > 0;
  const passes = hasCells && share >= LEAST_FILLED && wrong + filled + otherReason === 0;
  return { cells, missing, wrong, empty, filled, otherReason, share, passes };
};
