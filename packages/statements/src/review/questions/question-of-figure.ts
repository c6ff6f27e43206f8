import type { FigureName, Question } from '@fde/contracts';
import { figureQuestion } from './ask-of-statement.js';
import { findRow } from '../find-figure.js';
import { isReadable } from '../readable-statement.js';
import { weighFigures } from './weigh-figures.js';
import { OTHERS } from '../weights.js';

/** A row that was not read: a person says where the report prints it. */
const unreadQuestion = (item: FigureName): Question => ({
  decision: null,
  item,
  value: null,
  page: null,
  bbox: null,
  doubt: 0,
  weight: OTHERS.least,
  reasons: [],
});

/**
 * The question that a correction of this figure answers, without a doubt or a reason of its own:
 * what is read there now, and where. Undefined if the raw data is not a statement, or has no such
 * year.
 */
export const questionOfFigure = (raw: unknown, item: FigureName): Question | undefined => {
  if (!isReadable(raw) || !raw.years.includes(item.year)) return undefined;
  const index = findRow(raw, item);
  if (index === undefined) return unreadQuestion(item);
  const value = raw.line_items[index]?.values[item.year] ?? null;
  const weights = weighFigures(raw.statement_type, raw.line_items, raw.years);
  return {
    ...figureQuestion(raw, { index, year: item.year }, value),
    doubt: 0,
    weight: weights(index, item.year),
    reasons: [],
  };
};
