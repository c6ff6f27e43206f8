import { writeScale } from '../../evidence/in-writing.js';
import type { RankedInput } from '../input/rank-reports.js';
import { median, moneyOf, sharedPairs, moneyColumn } from './shared-numbers.js';
import {
  CORRECTED_SCALE,
  NEAR_A_THOUSAND,
  SIZE_APART,
  TELLING_AGREEMENTS,
  TELLING_SIZE,
} from './weights.js';

/** The scale of one report's money. */
export interface ReportScale {
  readonly scale: number;
  /**
   * Set if a report that ranks before it prints the same digits for the same years in another
   * scale, and nothing says which of the two was misread.
   */
  readonly contested: boolean;
  /**
   * Its money is a power of a thousand away from that of the other reports, and no shared year says
   * which is right.
   */
  readonly outlying: boolean;
  /** The highest confidence that its cells may keep, if the scale was corrected. */
  readonly most?: number;
  /**
   * What a reader must know about how the scale was found; undefined if nothing contradicts the
   * stated one.
   */
  readonly doubt: string | undefined;
}

const sizeOf = ({ raw }: RankedInput): number =>
  median(
    moneyOf(raw)
      .flatMap((item) => Object.values(item.values))
      .map(Math.abs)
      .filter((value) => value > 0),
  );

const asStated = (scale: number): ReportScale => ({
  scale,
  contested: false,
  outlying: false,
  doubt: undefined,
});

export const statesScale = ({ input }: RankedInput): boolean =>
  typeof (input.raw as { scale?: unknown } | null)?.scale === 'number';

/** The scales that reports use. */
const SCALES = [1, 1e3, 1e6, 1e9] as const;

/**
 * The power of 1000 that makes the report's numbers as large as those of a report that states its
 * scale.
 */
const scaleBySize = (ranked: RankedInput, stated: RankedInput): number => {
  const [size, target] = [sizeOf(ranked), sizeOf(stated) * stated.raw.scale];
  if (size === 0 || target === 0) return ranked.raw.scale;
  const distance = (scale: number): number => Math.abs(Math.log(size * scale) - Math.log(target));
  return SCALES.toSorted((a, b) => distance(a) - distance(b))[0] ?? 1;
};

/** Numbers other than 0 that both print for one label and year. */
const sharedNumbers = (one: RankedInput, other: RankedInput): (readonly [number, number])[] =>
  one.raw.years.flatMap((year) =>
    sharedPairs(moneyColumn(one.raw, year), moneyColumn(other.raw, year)),
  );

/** The same digits for the same years in two scales: one of the scales is wrong. */
const scalesContradict = (one: RankedInput, other: RankedInput): boolean => {
  if (one.raw.scale === other.raw.scale) return false;
  const shared = sharedNumbers(one, other);
  const coarser = Math.max(one.raw.scale, other.raw.scale);
  const amounts = shared.filter(
    ([a, b]) => Math.abs(a * one.raw.scale - b * other.raw.scale) <= coarser / 2,
  );
  return amounts.length === 0 && shared.filter(([a, b]) => a === b).length >= TELLING_AGREEMENTS;
};

const bySize = (ranked: RankedInput, stated: RankedInput): ReportScale => {
  const scale = scaleBySize(ranked, stated);
  const doubt =
    scale === ranked.raw.scale
      ? undefined
      : `states no scale; its numbers are read in ${writeScale(scale)}, by their size.`;
  return { ...asStated(scale), doubt };
};

/** Whether the money of two reports is of about one size, each in its own scale. */
const isNear = (size: number, other: RankedInput): boolean => {
  const theirs = sizeOf(other) * other.raw.scale;
  return theirs === 0 || Math.max(theirs / size, size / theirs) <= SIZE_APART;
};

/** Powers of ten in a thousand. */
const DIGITS_OF_THOUSAND = 3;

/** Whether two sizes are a power of a thousand apart: then one of the scales was misread. */
const isScaleApart = (size: number, other: RankedInput): boolean => {
  const powers = Math.abs(Math.log10(size / (sizeOf(other) * other.raw.scale)));
  const thousands = Math.round(powers / DIGITS_OF_THOUSAND);
  return thousands > 0 && Math.abs(powers - DIGITS_OF_THOUSAND * thousands) <= NEAR_A_THOUSAND;
};

const numbersIn = ({ raw }: RankedInput): number =>
  moneyOf(raw).reduce((count, item) => count + Object.keys(item.values).length, 0);

const isOutlying = (
  ranked: RankedInput,
  others: readonly RankedInput[],
  all: readonly RankedInput[],
): boolean => {
  const own = sizeOf(ranked) * ranked.raw.scale;
  if (own === 0 || others.length === 0 || others.some((other) => isNear(own, other))) return false;
  if (numbersIn(ranked) < TELLING_SIZE || !others.every((other) => isScaleApart(own, other)))
    return false;
  // With only two reports, the newer one is believed.
  return others.length > 1 || all.indexOf(ranked) > 0;
};

const asOutlying = (ranked: RankedInput): ReportScale => ({
  scale: ranked.raw.scale,
  contested: false,
  outlying: true,
  doubt: `prints money in ${writeScale(ranked.raw.scale)}, which makes it more than ${SIZE_APART} times smaller or larger than in the other reports: its scale may be misread.`,
});

const correctScale = (ranked: RankedInput, scale: number, why: string): ReportScale =>
  scale === ranked.raw.scale
    ? asStated(scale)
    : { scale, contested: false, outlying: false, most: CORRECTED_SCALE, doubt: why };

/**
 * Of two reports with the same digits, one has the wrong scale; the size of the other reports tells
 * which.
 */
const settleContradiction = (
  ranked: RankedInput,
  against: RankedInput,
  others: readonly RankedInput[],
  all: readonly RankedInput[],
): ReportScale => {
  const { scale } = ranked.raw;
  const theirs = against.raw.scale;
  const document = `the report of ${against.input.fiscalYear}`;
  if (scale === 1 || theirs === 1)
    return correctScale(
      ranked,
      Math.max(scale, theirs),
      `seems to state no scale, yet prints the same digits as ${document} for the same years: read in ${writeScale(Math.max(scale, theirs))} as there.`,
    );
  const third = others.filter((other) => other !== against);
  const size = sizeOf(ranked);
  const [mine, other] = [scale, theirs].map(
    (one) => third.filter((report) => isNear(size * one, report)).length,
  ) as [number, number];
  if (mine > other) return asStated(scale);
  if (other > mine)
    return correctScale(
      ranked,
      theirs,
      `is read in ${writeScale(scale)}, yet prints the same digits as ${document} in ${writeScale(theirs)}, and the other reports are of that size: read in ${writeScale(theirs)}.`,
    );
  return {
    ...asStated(scale),
    contested: all.indexOf(against) < all.indexOf(ranked),
    doubt: `prints the same digits in ${writeScale(scale)} as ${document} in ${writeScale(theirs)} for the same years: the scale of one of them is misread.`,
  };
};

/**
 * The scale of a report among all reports of the company, given in their rank. A header that was
 * not found reads as units: if other reports print the same digits for the same years in thousands
 * or millions, that is the report's scale too. A scale that a person settled stays.
 */
export const scaleOf = (ranked: RankedInput, all: readonly RankedInput[]): ReportScale => {
  const { scale, decisions } = ranked.raw;
  if (decisions?.scale?.review_id !== undefined) return asStated(scale);
  const others = all.filter((other) => other !== ranked && statesScale(other));
  if (!statesScale(ranked)) return others[0] ? bySize(ranked, others[0]) : asStated(scale);
  const against = others.find((other) => scalesContradict(ranked, other));
  if (against !== undefined) return settleContradiction(ranked, against, others, all);
  return isOutlying(ranked, others, all) ? asOutlying(ranked) : asStated(scale);
};
