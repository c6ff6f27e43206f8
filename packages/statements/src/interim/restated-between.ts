import type { CompiledCellSource, CompiledData } from '@fde/contracts';
import { daysApart } from '../language/dates/iso-date.js';
import { ONE_CYCLE } from './weights.js';

/** When each report of a table was published, ISO, by its document. */
export type Published = ReadonlyMap<number, string>;

export const publishedIn = ({ reports }: CompiledData): Published =>
  new Map((reports ?? []).map(({ document_id: id, published }) => [id, published ?? '']));

/** Whether a later report printed another number for the cell, on the same basis. */
const isRestated = ({ restated }: CompiledCellSource): boolean =>
  restated !== undefined && restated.reason !== 'stock_split';

interface Life {
  readonly isRestated: boolean;
  /** The report that printed the number first, and when. */
  readonly by: number;
  readonly first: string;
  /** The last day on which a report printed it. */
  readonly last: string;
}

/** From when to when reports print the number that is shown. */
const lifeOf = (source: CompiledCellSource, value: number, published: Published): Life => {
  const days = (source.printings ?? [])
    .filter((one) => one.value === value)
    .map(({ document_id: id }) => ({ id, day: published.get(id) ?? '' }));
  const own = { id: source.document_id, day: published.get(source.document_id) ?? '' };
  const sorted = [...days, own].toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const [first = own] = sorted;
  return {
    isRestated: isRestated(source),
    by: first.id,
    first: first.day,
    last: sorted.at(-1)?.day ?? own.day,
  };
};

/** Whether a number was restated after the last report that prints the other one. */
const isAfter = (one: Life, other: Life): boolean => one.isRestated && one.first > other.last;

/** Both were restated within one cycle of reports: by one and the same change. */
const isAlike = (one: Life, other: Life): boolean =>
  one.isRestated && other.isRestated && daysApart(one.first, other.first) <= ONE_CYCLE;

/** A printed cell that a derived one is computed from. */
export interface PrintedCell {
  readonly value: number;
  readonly source: CompiledCellSource;
}

/**
 * The document that restates one of the cells, so that they do not stand on one basis: it came after
 * the last report that prints another of them as it is. Undefined where none does.
 */
export const restatedBetween = (
  cells: readonly PrintedCell[],
  published: Published,
): number | undefined => {
  const lives = cells.map(({ source, value }) => lifeOf(source, value, published));
  const found = lives.find((one) =>
    lives.some((other) => one !== other && isAfter(one, other) && !isAlike(one, other)),
  );
  return found?.by;
};
