import type { Review } from '@fde/contracts/resources';
import { pageNumber } from '../format/page-number.js';
import { formatTime } from '../format/times.js';
import type { Texts } from '../messages/use-texts.js';

type Value = Review['value'];

export const shownValue = (t: Texts, value: Value, style: string | undefined): string => {
  if (value === null) return t('review.notRead');
  return typeof value === 'number' ? pageNumber(value, style) : value;
};

/** Asks for an owner, not for a figure: its answers are about companies. */
export const asksOwner = ({ decision }: Pick<Review, 'decision'>): boolean =>
  decision === 'reporting_company';

/**
 * What a person says, in words: a number, that what was read is right, or that nothing is printed;
 * of a report, whose it is.
 */
export const saidText = (
  t: Texts,
  review: Pick<Review, 'decision' | 'given' | 'value'>,
  style: string | undefined,
): string => {
  const { given, value } = review;
  if (given?.verdict === 'correct') return shownValue(t, given.value, style);
  if (asksOwner(review) && (given?.verdict === 'confirm' || given?.verdict === 'not-on-this-page'))
    return t(`review.owner.${given.verdict}`, { company: String(value ?? '') });
  if (given?.verdict === 'not-on-this-page') return t('entry.nothing');
  return t('entry.confirmed', { value: shownValue(t, value, style) });
};

/** Who settled it, when, and why. */
export const authorText = (t: Texts, { given }: Pick<Review, 'given'>, locale: string): string => {
  if (given === null) return '';
  const who = given.by ?? t('entry.anonymous');
  return `${who}, ${formatTime(given.at, locale)}`;
};
