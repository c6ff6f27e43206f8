import type { RawLineItem } from '@fde/contracts';
import { labelOf } from '../../concepts/label.js';
import type { RankedInput } from '../input/rank-reports.js';

/** In what the money of one report is counted. */
export interface ReportScale {
  readonly scale: number;
  /** A report that ranks before it prints the same digits for the same years in another scale, and nothing says which of the two was misread. */
  readonly contested: boolean;
  /** What a reader must know of how the scale was found; undefined where the report states it and nothing speaks against it. */
  readonly doubt: string | undefined;
}

/** So many numbers that agree in their digits alone are no chance. */
const TELLING_AGREEMENTS = 3;
/** Companies grow and shrink, but not a hundredfold from one report to the next. */
const SIZE_APART = 100;

const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const moneyOf = ({ raw }: RankedInput): RawLineItem[] =>
  raw.line_items.filter((item) => (item.unit ?? 'money') === 'money');

const sizeOf = (ranked: RankedInput): number =>
  median(
    moneyOf(ranked)
      .flatMap((item) => Object.values(item.values))
      .map(Math.abs)
      .filter((value) => value > 0),
  );

export const statesScale = ({ input }: RankedInput): boolean =>
  typeof (input.raw as { scale?: unknown } | null)?.scale === 'number';

/** The power of 1000 at which the report's numbers are as large as those of one that states its scale. */
const scaleBySize = (ranked: RankedInput, stated: RankedInput): number => {
  const [size, target] = [sizeOf(ranked), sizeOf(stated) * stated.raw.scale];
  if (size === 0 || target === 0) return ranked.raw.scale;
  const distance = (scale: number): number => Math.abs(Math.log(size * scale) - Math.log(target));
  return [1, 1e3, 1e6, 1e9].sort((a, b) => distance(a) - distance(b))[0] ?? 1;
};

/** Numbers of one label and year that both print, other than 0. */
const sharedNumbers = (one: RankedInput, other: RankedInput): (readonly [number, number])[] => {
  const theirs = new Map(
    moneyOf(other).flatMap((item) =>
      Object.entries(item.values).map(([year, value]) => [
        `${labelOf(item.name).exact}|${year}`,
        value,
      ]),
    ),
  );
  return moneyOf(one).flatMap((item) =>
    labelOf(item.name).exact === ''
      ? []
      : Object.entries(item.values).flatMap(([year, value]) => {
          const there = theirs.get(`${labelOf(item.name).exact}|${year}`);
          return value !== 0 && there ? [[value, there] as const] : [];
        }),
  );
};

/** The same digits for the same years under two scales: one of the two is wrong. */
const contradict = (one: RankedInput, other: RankedInput): boolean => {
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
      : `states no scale; its numbers are read in ${scale}s, by their size.`;
  return { scale, contested: false, doubt };
};

const sizeDoubt = (ranked: RankedInput, others: readonly RankedInput[]): string | undefined => {
  const sizes = others.map((other) => sizeOf(other) * other.raw.scale).filter((size) => size > 0);
  const own = sizeOf(ranked) * ranked.raw.scale;
  const isApart =
    own > 0 &&
    sizes.length > 0 &&
    sizes.every((size) => Math.max(size / own, own / size) > SIZE_APART);
  return isApart
    ? `prints money in ${ranked.raw.scale}s, which makes it more than ${SIZE_APART} times smaller or larger than in the other reports: its scale may be misread.`
    : undefined;
};

/**
 * The scale of a report among all reports of the company, which are given as they rank. A header that was not found reads as units: where other
 * reports print the same digits for the same years in thousands or millions, that is the report's scale too.
 */
export const scaleOf = (ranked: RankedInput, all: readonly RankedInput[]): ReportScale => {
  const { scale } = ranked.raw;
  const others = all.filter((other) => other !== ranked && statesScale(other));
  if (!statesScale(ranked))
    return others[0] ? bySize(ranked, others[0]) : { scale, contested: false, doubt: undefined };
  const against = others.find((other) => contradict(ranked, other));
  if (against === undefined) return { scale, contested: false, doubt: sizeDoubt(ranked, others) };
  if (scale === 1 || against.raw.scale === 1) {
    const right = Math.max(scale, against.raw.scale);
    const doubt =
      scale === right
        ? undefined
        : `seems to state no scale, yet prints the same digits as document ${against.input.documentId} for the same years: read in ${right}s as there.`;
    return { scale: right, contested: false, doubt };
  }
  return {
    scale,
    contested: all.indexOf(against) < all.indexOf(ranked),
    doubt: `prints the same digits in ${scale}s as document ${against.input.documentId} in ${against.raw.scale}s for the same years: the scale of one of them is misread.`,
  };
};
