import type { CanonicalStatementType } from '@fde/contracts';

import { fold } from '../language/index.js';
import { withoutTotal } from '../concepts/label.js';
import { inAnyLanguage } from '../language/in-any-language.js';
import { isJoining } from './label-words.js';
import { forLanguages } from '../language/languages-in-use.js';

/** Says how the row enters the sum, not what it is. */
const DEDUCTION = forLanguages(
  () =>
    new RegExp(`^(?:${inAnyLanguage((l) => l.labelWords.deduction).source})\\b[\\s:,–—-]*`, 'i'),
);

const ATTRIBUTED = forLanguages(() => inAnyLanguage((l) => l.labelWords.attributed));

/**
 * "Adjustments for:" without the words that lead on to its rows; "Class A" keeps its letter, and
 * "Profit attributable to" its end: the sum below it is of all to whom it is due.
 */
const withoutLead = (heading: string): string => {
  const whole = heading.replace(/[:\s]+$/, '');
  const words = whole.split(' ');
  const last = words.findLastIndex((word) => !isJoining(word));
  return ATTRIBUTED().test(fold(words[last] ?? '')) ? whole : words.slice(0, last + 1).join(' ');
};

/**
 * A name for a subtotal that is printed without one: "Total" and the innermost heading that it
 * closes.
 */
export const inferredName = (
  statement: CanonicalStatementType,
  path: readonly string[],
  before: readonly string[],
): string => {
  const heading = withoutLead(path.at(-1) ?? '');
  if (heading !== '')
    return withoutTotal(fold(heading)) !== fold(heading) ? heading : `Total ${lowerFirst(heading)}`;
  const previous = before.at(-1)?.replace(DEDUCTION(), '');
  if (previous !== undefined && previous !== '') return subtotalAfter(previous);
  return statement === 'cash_flow_statement' ? 'Subtotal of cash flows' : 'Subtotal';
};

/** The name of a subtotal that only its place describes. */
export const subtotalAfter = (previous: string): string => `Subtotal after ${lowerFirst(previous)}`;

/** "Current assets" continues in lower case; "PP&E" and names keep their capitals. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
