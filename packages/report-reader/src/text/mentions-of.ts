import { findMentions } from '@fde/statements';
import type { ReadReport } from '../reading-protocol.js';
import type { ReadingHints } from '../reading-options.js';
import type { ReportText } from './report-text.js';

/** The text of each page; of a page that is a picture, what was recognised on it. */
export const textsOf = ({ plainTexts, pages }: ReportText): string[] => {
  const recognised = new Map(
    pages.map(({ page, words }) => [page, words.map(({ text }) => text).join(' ')]),
  );
  return plainTexts.map((text, at) => (text.trim() === '' ? (recognised.get(at + 1) ?? '') : text));
};

/** Where the report mentions the company that it is said to be of. */
export const mentionsOf = (
  text: ReportText,
  { companyName, tickers = [] }: ReadingHints,
): Pick<ReadReport, 'mentions'> =>
  companyName === undefined
    ? {}
    : { mentions: findMentions(textsOf(text), { name: companyName, tickers }) };
