import type { Review } from '@fde/contracts/resources';

/** What a key asks for on the review page. */
export type ReviewKey = 'confirm' | 'correct' | 'not-on-this-page' | 'skip' | 'undo';

const KEYS: Readonly<Record<string, ReviewKey>> = {
  c: 'confirm',
  e: 'correct',
  n: 'not-on-this-page',
  s: 'skip',
  u: 'undo',
};

/** What can be said of years that a series lacks: there is no number to correct, and no page. */
const OF_MISSING_YEARS: readonly ReviewKey[] = ['confirm', 'skip', 'undo'];

/** Whose report it is can be said, and nothing be corrected. */
const OF_COMPANY: readonly ReviewKey[] = ['confirm', 'not-on-this-page', 'skip', 'undo'];

/** Where nothing was read there is nothing to confirm. */
const OF_MISSING_FIGURE: readonly ReviewKey[] = ['correct', 'not-on-this-page', 'skip', 'undo'];

type Subject = Pick<Review, 'decision' | 'value'>;

/** Whether the wish makes sense for what is under review. */
export const isOffered = (wish: ReviewKey, { decision, value }: Subject): boolean =>
  (decision !== 'missing_years' || OF_MISSING_YEARS.includes(wish)) &&
  (decision !== 'reporting_company' || OF_COMPANY.includes(wish)) &&
  (decision !== null || value !== null || OF_MISSING_FIGURE.includes(wish));

/** Questions whose answers are too different to have one at hand. */
const WITHOUT_DEFAULT: readonly unknown[] = ['missing_years', 'reporting_company'];

/**
 * What Enter means, and which button stands out: to confirm what was read, or to say what is
 * printed where nothing was read.
 */
export const defaultWish = ({ decision, value }: Subject): ReviewKey | undefined => {
  if (WITHOUT_DEFAULT.includes(decision)) return undefined;
  return value === null ? 'correct' : 'confirm';
};

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
}

/**
 * The action of a key; none with a modifier, for a key that is held down, or while an element that
 * takes keys has the focus.
 */
export function wishOf(
  { key, ctrlKey, metaKey, altKey, repeat }: Pressed,
  takesKeys: boolean,
  byDefault?: ReviewKey,
): ReviewKey | undefined {
  if (takesKeys || ctrlKey || metaKey || altKey || repeat) return undefined;
  return key === 'Enter' ? byDefault : KEYS[key];
}
