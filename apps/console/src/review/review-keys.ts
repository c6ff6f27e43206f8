import type { Review } from '@fde/contracts/resources';

/** What a key asks for on the review page. */
export type ReviewKey = 'confirm' | 'correct' | 'not-on-this-page' | 'skip' | 'undo';

const KEYS: Readonly<Record<string, ReviewKey>> = {
  c: 'confirm',
  Enter: 'confirm',
  e: 'correct',
  n: 'not-on-this-page',
  s: 'skip',
  u: 'undo',
};

/** What can be said of years that a series lacks: there is no number to correct, and no page. */
const OF_MISSING_YEARS: readonly ReviewKey[] = ['confirm', 'skip', 'undo'];

/** Whose report it is can be said, and nothing be corrected. */
const OF_COMPANY: readonly ReviewKey[] = ['confirm', 'not-on-this-page', 'skip', 'undo'];

/** Whether the wish makes sense for what is under review. */
export const isOffered = (wish: ReviewKey, { decision }: Pick<Review, 'decision'>): boolean =>
  (decision !== 'missing_years' || OF_MISSING_YEARS.includes(wish)) &&
  (decision !== 'reporting_company' || OF_COMPANY.includes(wish));

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
): ReviewKey | undefined {
  if (takesKeys || ctrlKey || metaKey || altKey || repeat) return undefined;
  return KEYS[key];
}
