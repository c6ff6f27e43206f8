import { inAnyLanguage } from '../language/in-any-language.js';
import type { CanonicalStatementType, RawLineItem } from '@fde/contracts';

import { conceptOf, namesTotal } from '../concepts/concept-of.js';
import { fold } from '../language/index.js';
import { inferConcepts } from './infer-concepts.js';
import { stepOf, type ProofRow } from './proof-row.js';
import { forLanguages } from '../language/languages-in-use.js';

const PART_WORD = forLanguages(() => inAnyLanguage((l) => l.labelWords.part).source);
const PART = forLanguages(() => new RegExp(`^(?:[-–—•]\\s|(?:${PART_WORD()})\\b)`));
const ATTRIBUTED = forLanguages(() => inAnyLanguage((l) => l.labelWords.attributed));

/** What the proof needs to know about a line item, of one report or of many. */
type Item = Pick<
  RawLineItem,
  'name' | 'name_inferred' | 'values' | 'indentation_level' | 'unit'
> & {
  readonly section?: string | null;
};

/** The proof's view of a statement's line items. */
export const proofRows = (
  statement: CanonicalStatementType,
  items: readonly Item[],
  years: readonly string[],
): ProofRow[] => {
  const rows = items.map((item, index) => {
    const values = years.map((y) => item.values[y] ?? NaN);
    const section = fold(item.section ?? '');
    const label = item.name_inferred === true ? '' : item.name;
    return {
      index,
      label,
      values,
      section,
      concept: conceptOf(label, statement)?.id,
      totalLabel: label === '' || namesTotal(label, statement),
      part: PART().test(fold(label)) || ATTRIBUTED().test(section.split(' > ').at(-1) ?? ''),
      level: item.indentation_level,
      unit: item.unit ?? 'money',
      step: stepOf(...values),
    };
  });
  return inferConcepts(statement, rows);
};
