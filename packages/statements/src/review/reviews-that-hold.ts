import {
  MISSING_YEARS,
  REPORTING_COMPANY,
  type Question,
  type RawStatement,
  type SettledReview,
} from '@fde/contracts';
import { figureQuestion } from './questions/ask-of-statement.js';
import { findRow, placeOf, samePlace } from './find-figure.js';
import { isReadable } from './readable-statement.js';
import { weighFigures } from './questions/weigh-figures.js';
import { LAPSED_DOUBT, OTHERS, WHOLE } from './weights.js';

/** What remains of the reviews of a statement that was read again. */
export interface HeldReviews {
  readonly held: SettledReview[];
  readonly lapsed: SettledReview[];
}

const placesOf = ({ read, given }: SettledReview) => [
  { page: read.page, bbox: read.bbox },
  ...(given.page === null ? [] : [{ page: given.page, bbox: given.bbox }]),
];

/** The page prints what it printed when the person settled it, or what the person says. */
const isAsSettled = ({ read, given }: SettledReview, value: number): boolean =>
  value === read.value || (given.verdict === 'correct' && value === given.value);

/**
 * By label, number and place: the row is there, and the same number is printed on the same page, or
 * the number that the person gave at its place.
 */
const figureHolds = (raw: RawStatement, review: SettledReview): boolean => {
  if (review.item === null) return false;
  const index = findRow(raw, review.item);
  const row = index === undefined ? undefined : raw.line_items[index];
  const places = placesOf(review);
  const isOnItsPages = places.some(({ page }) => page === null || raw.pages.includes(page));
  if (row === undefined) return review.read.value === null && isOnItsPages;
  const value = row.values[review.item.year];
  // Nothing new was read in its place, so nothing contradicts it.
  if (value === undefined) return isOnItsPages;
  if (!isAsSettled(review, value)) return false;
  const place = placeOf(row.sources?.[review.item.year]);
  const isUnchanged = value === review.read.value && place.page === review.read.page;
  return isUnchanged || places.some((one) => samePlace(one, place));
};

/**
 * The decision is the same again, for a statement on the same pages. Which years the series lacks,
 * and whose report it is, does not depend on the reading.
 */
const decisionHolds = (raw: RawStatement, { decision, read }: SettledReview): boolean => {
  if (decision === MISSING_YEARS || decision === REPORTING_COMPANY) return true;
  const made = Object.entries(raw.decisions ?? {}).find(([name]) => name === decision)?.[1];
  return made?.value === read.value && (read.page === null || raw.pages.includes(read.page));
};

/** Divides the reviews of an extraction by whether their subject is still in the new reading. */
export const reviewsThatHold = (raw: unknown, reviews: readonly SettledReview[]): HeldReviews => {
  if (!isReadable(raw)) return { held: [], lapsed: [...reviews] };
  const holds = (review: SettledReview): boolean =>
    review.item === null ? decisionHolds(raw, review) : figureHolds(raw, review);
  return {
    held: reviews.filter(holds),
    lapsed: reviews.filter((review) => !holds(review)),
  };
};

export const LAPSED = 'lapsed';

const SAYS_LAPSED =
  'A person settled it in an earlier reading, and the new reading has it elsewhere or has another value';

const lapsedFigure = (raw: RawStatement, { item, read }: SettledReview): Question[] => {
  if (item === null) return [];
  const index = findRow(raw, item);
  const value = index === undefined ? undefined : raw.line_items[index]?.values[item.year];
  const weights = weighFigures(raw.statement_type, raw.line_items, raw.years);
  const question =
    index === undefined || value === undefined
      ? { decision: null, item, value: null, page: read.page, bbox: read.bbox }
      : figureQuestion(raw, { index, year: item.year }, value);
  const weight = index === undefined ? OTHERS.least : weights(index, item.year);
  return [
    {
      ...question,
      doubt: LAPSED_DOUBT,
      weight,
      reasons: [{ about: 'reading', says: SAYS_LAPSED, rule: LAPSED }],
    },
  ];
};

const lapsedDecision = (raw: RawStatement, { decision }: SettledReview): Question[] => {
  const made = Object.entries(raw.decisions ?? {}).find(([name]) => name === decision)?.[1];
  if (decision === null || made === undefined) return [];
  const question = {
    decision,
    item: null,
    value: made.value,
    page: raw.pages[0] ?? null,
    bbox: null,
  };
  return [
    {
      ...question,
      doubt: LAPSED_DOUBT,
      weight: WHOLE,
      reasons: [{ about: 'decision', says: SAYS_LAPSED, rule: LAPSED }],
    },
  ];
};

/**
 * Asks again about what a person settled and the new reading changed, whether or not that is in
 * doubt by itself.
 */
export const askAgain = (raw: unknown, lapsed: readonly SettledReview[]): Question[] =>
  isReadable(raw)
    ? lapsed.flatMap((review) =>
        review.item === null ? lapsedDecision(raw, review) : lapsedFigure(raw, review),
      )
    : [];
