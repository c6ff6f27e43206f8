import type { Review } from '@fde/contracts/resources';
import { inWords } from '../messages/in-words.js';
import type { Texts } from '../messages/use-texts.js';

/** Decisions about the report or the company, not about one statement. */
const BEYOND_STATEMENT: readonly unknown[] = ['reporting_company', 'company_name', 'missing_years'];

/** What is in doubt: a figure by its row and year, or a decision on the whole statement. */
export const reviewName = (
  t: Texts,
  { item, decision }: Pick<Review, 'item' | 'decision'>,
): string => {
  if (item !== null) return `${item.name}, ${item.year}`;
  const name = inWords(t, 'decisions', decision ?? '');
  return BEYOND_STATEMENT.includes(decision) ? name : t('review.decision', { name });
};
