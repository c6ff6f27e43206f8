import type { PageText, Word } from '@fde/contracts';

/** A page of a disturbed report: a page of the real one, changed or not. */
export interface Sheet {
  /** Page of the real report. */
  readonly source: number;
  /** Another page of the real report printed on the same sheet. */
  readonly beside?: number;
  /** A copy inserted between the real pages: a statement read from it is a substitute. */
  readonly isDecoy?: boolean;
  readonly change?: (page: PageText) => PageText;
  /** Changes the plain text; without it, a changed page's plain text follows from its words. */
  readonly rewrite?: (plain: string) => string;
}

/** All pages of a report as they are. */
export const sheetsOf = (pageCount: number): Sheet[] =>
  Array.from({ length: pageCount }, (_, at) => ({ source: at + 1 }));

/** Adds a change to a sheet, applied after the changes it already has. */
export const changeSheet = (sheet: Sheet, change: (page: PageText) => PageText): Sheet => {
  const first = sheet.change;
  return { ...sheet, change: first === undefined ? change : (page) => change(first(page)) };
};

/** Changes the named real pages, and leaves the others. */
export const changePages = (
  sheets: readonly Sheet[],
  pages: ReadonlySet<number>,
  change: (page: PageText) => PageText,
): Sheet[] => sheets.map((sheet) => (pages.has(sheet.source) ? changeSheet(sheet, change) : sheet));

/** A change to the words alone. */
export const ofWords =
  (change: (words: readonly Word[], page: PageText) => readonly Word[]) =>
  (page: PageText): PageText => ({ ...page, words: change(page.words, page) });

/** Words with the same height of text, from left to right, as one line; lines from top to bottom. */
export const linesOf = (words: readonly Word[]): Word[][] => {
  const lines: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.y1 - b.y1)) {
    const line = lines.at(-1);
    const above = line?.[0];
    if (line !== undefined && above !== undefined && word.y1 - above.y1 < word.fontSize / 2)
      line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x0 - b.x0));
};

export const textOf = (line: readonly Word[]): string => line.map((word) => word.text).join(' ');

/** Sets the words of one line from a point to the right, with realistic letter widths. */
export const setLine = (text: string, x: number, y: number, fontSize = 9): Word[] => {
  let at = x;
  return text.split(' ').map((part) => {
    const word = { text: part, x0: at, y0: y - fontSize, x1: at, y1: y, fontSize };
    at += (part.length + 1) * fontSize * 0.5;
    return { ...word, x1: at - fontSize * 0.5 };
  });
};
