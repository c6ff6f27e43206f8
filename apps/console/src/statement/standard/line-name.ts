import { inTitle, inWords } from '../../messages/in-words.js';
import type { Texts } from '../../messages/use-texts.js';
import type { Standardised } from './standard-queries.js';

export type Line = Standardised['lines'][number];

/** A line in words: its concept, or what the others of its section are called. */
export const lineName = (t: Texts, { kind, concept, section }: Line): string =>
  kind === 'other' ? inTitle(t, 'lines', section) : inTitle(t, 'lineItems', concept);

/** "total liabilities and equity − total equity": what a derived number follows from. */
export const derivationText = (
  t: Texts,
  terms: NonNullable<Line['cells'][string]['derived']>,
): string =>
  terms
    .map(({ concept, sign }, at) => {
      const name = inWords(t, 'lineItems', concept);
      return at === 0 ? name : `${sign < 0 ? '−' : '+'} ${name}`;
    })
    .join(' ');
