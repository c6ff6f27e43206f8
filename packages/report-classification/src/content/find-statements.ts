import { foldName } from '../names/fold-name.js';
import { LANGUAGES, type ReportLexicon } from '@fde/lexicon';
import { countOf, foldedPhrases, hasOne, padText, type Phrases } from '../names/phrases.js';
import type { DocumentText } from './document-text.js';

type StatementKind = keyof ReportLexicon['statements'];

export interface FoundStatements {
  /** 1-based pages that look like a statement of the kind. */
  readonly pages: Readonly<Record<StatementKind, readonly number[]>>;
  /** `present`: at least two of the three kinds. `absent`: readable text without any trace of them. */
  readonly verdict: 'present' | 'absent' | 'unknown';
}

const KINDS = ['income', 'balance', 'cash_flow'] as const satisfies readonly StatementKind[];

interface FoldedWords {
  readonly titles: Phrases;
  readonly rows: Phrases;
}
const wordsOfKind = (kind: StatementKind): FoldedWords => ({
  titles: foldedPhrases(({ statements }) => statements[kind].titles),
  rows: foldedPhrases(({ statements }) => statements[kind].rows),
});
const WORDS: Readonly<Record<StatementKind, FoldedWords>> = {
  income: wordsOfKind('income'),
  balance: wordsOfKind('balance'),
  cash_flow: wordsOfKind('cash_flow'),
};
/** A statement page is full of numbers; a page that only mentions a statement is not. */
const MIN_NUMBERS = 12;
const READABLE_LETTERS_PER_PAGE = 200;

/** The fewest common words of a language on a page of its text; a page with fewer is garbled, or only numbers. */
const FEW_SMALL_WORDS = 3;

const SMALL_WORDS = LANGUAGES.map(({ smallWords }) => smallWords.map(foldName));

/** Whether a page's text is in a real language: text in a shifted encoding ("Wkh frpsdqb") has no common words. */
const isReadable = (text: string): boolean =>
  SMALL_WORDS.some((words) => countOf(text, words) >= FEW_SMALL_WORDS);

const looksLike = (text: string, numbers: number, kind: StatementKind): boolean => {
  if (numbers < MIN_NUMBERS) return false;
  const found = countOf(text, WORDS[kind].rows);
  return found >= 3 || (found >= 1 && hasOne(text, WORDS[kind].titles));
};

/** Where a document seems to have its statements, by words and by the number of figures beside them. */
export const findStatements = ({ pages, pageCount }: DocumentText): FoundStatements => {
  const found: Record<StatementKind, number[]> = { income: [], balance: [], cash_flow: [] };
  let readable = 0;
  let traces = 0;
  for (const [index, text] of pages.entries()) {
    if (text.length < READABLE_LETTERS_PER_PAGE) continue;
    const folded = padText(foldName(text));
    if (isReadable(folded)) readable += 1;
    const numbers = (text.match(/\d[\d.,]*/g) ?? []).length;
    traces += KINDS.filter((kind) => hasOne(folded, WORDS[kind].rows)).length;
    for (const kind of KINDS) if (looksLike(folded, numbers, kind)) found[kind].push(index + 1);
  }
  const kinds = KINDS.filter((kind) => found[kind].length > 0).length;
  const wholeIsRead = pages.length >= pageCount && readable >= pageCount * 0.6;
  return {
    pages: found,
    verdict:
      kinds >= 2 ? 'present' : wholeIsRead && kinds === 0 && traces < 6 ? 'absent' : 'unknown',
  };
};
