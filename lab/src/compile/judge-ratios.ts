import type { RatedCompany } from '@fde/contracts';

/** What a person computed from printed pages: ratios by year and id; null where the pages give none. */
export type RatioTruth = Readonly<Record<string, Readonly<Record<string, number | null>>>>;

export interface RatioFault {
  readonly ratio: string;
  readonly year: string;
  /** What the pages give. */
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
}

/** A share of the ratio; ratios are computed to six decimals. */
const EQUAL = 2e-6;

const isEqual = (a: number, b: number): boolean =>
  Math.abs(a - b) <= EQUAL * Math.max(1, Math.abs(b));

/** Holds computed ratios against a table of truth; a ratio where the pages give none is wrong. */
export const judgeRatios = ({ ratios }: RatedCompany, truth: RatioTruth): RatioJudgement => {
  const cells = Object.entries(truth).flatMap(([year, byRatio]) =>
    Object.entries(byRatio).map(([ratio, value]): RatioFault => {
      const result = ratios[ratio]?.[year];
      return {
        ratio,
        year,
        truth: value,
        computed: result?.value ?? null,
        reason: result === undefined ? 'no such ratio or year' : (result.absent?.message ?? ''),
      };
    }),
  );
  const printed = cells.filter((cell) => cell.truth !== null);
  return {
    cells: printed.length,
    missing: printed.filter(({ computed }) => computed === null),
    wrong: cells.filter(
      ({ truth: value, computed }) =>
        computed !== null && (value === null || !isEqual(computed, value)),
    ),
  };
};
