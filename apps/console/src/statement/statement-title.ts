import { inTitle } from '../messages/in-words.js';
import type { Texts } from '../messages/use-texts.js';

/** `income_statement` -> "Income statement" */
export const statementTitle = (t: Texts, type: string): string => inTitle(t, 'statements', type);
