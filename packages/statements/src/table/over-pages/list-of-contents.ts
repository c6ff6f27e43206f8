import type { Block } from '../../locate/blocks.js';
import { isDataLine, type ItemLine } from '../../page/index.js';
import { CONTENTS_LIST } from '../weights.js';

/** The numbers of a row that stand apart; a number before its label counts the entry. */
const pageNumberOf = ({ items }: ItemLine): number | undefined => {
  const last = items.at(-1);
  const others = items.slice(0, -1).filter(({ kind, gap }) => kind !== 'word' && gap !== Infinity);
  const value = last?.kind === 'number' ? last.reading?.value : undefined;
  const isPage = value !== undefined && Number.isInteger(value) && value > 0;
  return isPage && others.length === 0 && /^\d{1,3}$/.test(last?.text ?? '') ? value : undefined;
};

/** Whether the rows of a block each end in one page number, and none is lower than the one before. */
export const isListOfContents = ({ layout, from, to }: Block): boolean => {
  const rows = layout.lines.slice(from, to).filter(isDataLine);
  const pages = rows.flatMap((line) => pageNumberOf(line) ?? []);
  return (
    pages.length >= CONTENTS_LIST.rows &&
    pages.length >= CONTENTS_LIST.share * rows.length &&
    pages.every((page, at) => page >= (pages[at - 1] ?? 0))
  );
};
