import { STATEMENT_TYPES } from '@fde/contracts';
import type { ModelStatement } from '@fde/statements';
import { askForJson, type AnswerCost, type ModelAccess } from '../ask-for-json.js';
import type { AskOptions } from '../language-model.js';
import { statementsQuestion, type StatementPages } from './statements-question.js';

export interface StatementsAnswer {
  /** At most one of each type: if there are several, the one with most rows. */
  readonly statements: readonly ModelStatement[];
  readonly cost: AnswerCost;
  readonly fromCache: boolean;
}

/**
 * Asks for the three statements on the pages shown. Only the shape of the answer is checked; `reconcile` judges its
 * content. Throws LanguageModelError.
 */
export const askStatements = async (
  access: ModelAccess,
  shown: StatementPages,
  options: AskOptions & { readonly maxOutputTokens: number },
): Promise<StatementsAnswer> => {
  const question = statementsQuestion(shown, options.maxOutputTokens);
  const { value, cost, fromCache } = await askForJson<{ statements: readonly ModelStatement[] }>(
    access,
    question,
    options,
  );
  const longestOf = (type: ModelStatement['type']): ModelStatement | undefined =>
    value.statements
      .filter((statement) => statement.type === type)
      .toSorted((a, b) => b.rows.length - a.rows.length)[0];
  return {
    statements: STATEMENT_TYPES.map(longestOf).filter((statement) => statement !== undefined),
    cost,
    fromCache,
  };
};
