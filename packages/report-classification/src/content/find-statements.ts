import { foldName } from '../names/fold-name.js';
import { STATEMENT_WORDS, STOP_WORDS } from '../vocabulary/statement-words.js';
import type { DocumentText } from './document-text.js';

export type StatementKind = keyof typeof STATEMENT_WORDS;

export interface FoundStatements {
  /** 1-based pages that look like a statement of the kind. */
  readonly pages: Readonly<Record<StatementKind, readonly number[]>>;
  /** `present`: at least two of the three kinds. `absent`: readable text, and no trace of them. */
  readonly verdict: 'present' | 'absent' | 'unknown';
}

const KINDS = Object.keys(STATEMENT_WORDS) as StatementKind[];
/** A page of a statement is full of numbers; one that only speaks of it is not. */
const MIN_NUMBERS = 12;
const READABLE_LETTERS_PER_PAGE = 200;

/** Small words of a language that a page of its text has at least; one without them is garbled, or numbers alone. */
const FEW_SMALL_WORDS = 3;

/** Whether a page's text is that of a language: letters that stand for others ("Wkh frpsdqb") have no small words. */
const isReadable = (padded: string): boolean =>
  Object.values(STOP_WORDS).some((words) => has(padded, words) >= FEW_SMALL_WORDS);

const has = (padded: string, phrases: readonly string[]): number =>
  phrases.filter((phrase) => padded.includes(` ${phrase} `)).length;

const looksLike = (padded: string, numbers: number, kind: StatementKind): boolean => {
  const { titles, rows } = STATEMENT_WORDS[kind];
  if (numbers < MIN_NUMBERS) return false;
  const found = has(padded, rows);
  return found >= 3 || (found >= 1 && has(padded, titles) > 0);
};

/** Where a document seems to hold its statements, by words and by how many numbers stand beside them. */
export const findStatements = ({ pages, pageCount }: DocumentText): FoundStatements => {
  const found: Record<StatementKind, number[]> = { income: [], balance: [], cash_flow: [] };
  let readable = 0;
  let traces = 0;
  for (const [index, text] of pages.entries()) {
    if (text.length < READABLE_LETTERS_PER_PAGE) continue;
    const padded = ` ${foldName(text)} `;
    if (isReadable(padded)) readable += 1;
    const numbers = (text.match(/\d[\d.,]*/g) ?? []).length;
    traces += KINDS.filter((kind) => has(padded, STATEMENT_WORDS[kind].rows) > 0).length;
    for (const kind of KINDS) if (looksLike(padded, numbers, kind)) found[kind].push(index + 1);
  }
  const kinds = KINDS.filter((kind) => found[kind].length > 0).length;
  const wholeIsRead = pages.length >= pageCount && readable >= pageCount * 0.6;
  return {
    pages: found,
    verdict:
      kinds >= 2 ? 'present' : wholeIsRead && kinds === 0 && traces < 6 ? 'absent' : 'unknown',
  };
};
