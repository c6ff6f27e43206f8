import { askForJson, type AnswerCost, type ModelAccess } from '../ask-for-json.js';
import type { AskOptions, Question } from '../language-model.js';
import { DOUBTFUL_ROLE, dataBlock } from './doubtful-question.js';

export interface DoubtfulDocument {
  readonly fileName: string;
  readonly url: string;
  /** The link's text, if the document was found on a page. */
  readonly linkText?: string;
  /** The beginning of the document's text; some 1,500 characters of it are used. */
  readonly beginning?: string;
  /** The types to choose from, in canonical form. */
  readonly types: readonly string[];
}

export interface DocumentTypeAnswer {
  /** One of `types`; undefined if the model does not know. */
  readonly type: string | undefined;
  readonly fiscalYear: number | undefined;
  readonly cost: AnswerCost;
}

const PROMPT_VERSION = 'document-type-1';
const LONGEST_BEGINNING = 1500;
const LONGEST_NAME = 300;

const questionAbout = (document: DoubtfulDocument): Question => ({
  purpose: 'document_type',
  promptVersion: PROMPT_VERSION,
  role: DOUBTFUL_ROLE,
  document: [
    dataBlock([
      ['file name', document.fileName.slice(0, LONGEST_NAME)],
      ['url', document.url.slice(0, LONGEST_NAME)],
      ['link text', document.linkText?.slice(0, LONGEST_NAME)],
      ['beginning', document.beginning?.slice(0, LONGEST_BEGINNING)],
    ]),
  ],
  instruction:
    'Which type of document is this, and which fiscal year does it report on (0 where it does not say)? Answer "unknown" where you cannot tell.',
  answerSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['type', 'fiscal_year'],
    properties: {
      type: { type: 'string', enum: [...document.types, 'unknown'] },
      fiscal_year: { type: 'integer' },
    },
  },
  maxOutputTokens: 1024,
});

/**
 * A short question about a document that the rules cannot classify with certainty. Throws LanguageModelError; callers
 * then keep what their rules say.
 */
export const askDocumentType = async (
  access: ModelAccess,
  document: DoubtfulDocument,
  options: AskOptions = {},
): Promise<DocumentTypeAnswer> => {
  const { value, cost } = await askForJson<{ type: string; fiscal_year: number }>(
    access,
    questionAbout(document),
    options,
  );
  const year = value.fiscal_year;
  return {
    type: document.types.includes(value.type) ? value.type : undefined,
    fiscalYear: year >= 1900 && year <= 2100 ? year : undefined,
    cost,
  };
};
