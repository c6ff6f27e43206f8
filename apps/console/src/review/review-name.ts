import type { Review } from '@fde/contracts/resources';
import { inWords } from '../messages/in-words.js';
import type { Texts } from '../messages/use-texts.js';

/** What is in doubt: a figure by its row and year, or a decision on the whole statement. */
export const reviewName = (
  t: Texts,
  { item, decision }: Pick<Review, 'item' | 'decision'>,
): string =>
  item === null
    ? t('review.decision', { name: inWords(t, 'decisions', decision ?? '') })
    : `${item.name}, ${item.year}`;
