import type { DocumentPart, Question, TokenUsage } from './language-model.js';

/** What providers bill for a page sent as PDF: Gemini 258 tokens, others up to about 1,500 with the page's text. */
const TOKENS_PER_PDF_PAGE = 1500;

/**
 * Upper estimate of a text's tokens without any provider's tokenizer: each digit and each mark counts as one (as
 * Gemini's and Llama's do; others join up to three digits), letters by four, and white space joins what follows.
 */
export const estimateTokens = (text: string): number => {
  let tokens = 0;
  for (const [run] of text.matchAll(/\p{L}+|\p{N}|\n+|[^\p{L}\p{N}\s]/gu))
    tokens += /^\p{L}/u.test(run) ? Math.ceil(run.length / 4) : 1;
  return tokens;
};

const tokensOfPart = (part: DocumentPart): number =>
  part.kind === 'text' ? estimateTokens(part.text) : part.pageCount * TOKENS_PER_PDF_PAGE;

export const estimateQuestionTokens = (question: Question): number =>
  estimateTokens(question.role) +
  estimateTokens(question.instruction) +
  estimateTokens(JSON.stringify(question.answerSchema)) +
  question.document.reduce((sum, part) => sum + tokensOfPart(part), 0) +
  (question.rejected === undefined
    ? 0
    : estimateTokens(question.rejected.answer) + estimateTokens(question.rejected.reason));

export const usageOf = (
  question: Question,
  answer: string,
  counts: { readonly tokensIn?: number | undefined; readonly tokensOut?: number | undefined },
): TokenUsage => ({
  tokensIn: counts.tokensIn ?? estimateQuestionTokens(question),
  tokensOut: counts.tokensOut ?? estimateTokens(answer),
  estimated: counts.tokensIn === undefined || counts.tokensOut === undefined,
});
