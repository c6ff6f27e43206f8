import type { PageText, Word } from '@fde/contracts';

import { CUT_LINE } from '../weights.js';

interface WordLine {
  readonly words: readonly Word[];
  readonly middle: number;
}

const middleOf = (word: Word): number => (word.y0 + word.y1) / 2;

/** Words by their lines, from the top. */
const linesOfPage = (page: PageText): WordLine[] => {
  const lines: { words: Word[]; middle: number }[] = [];
  for (const word of page.words.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const last = lines.at(-1);
    const middle = middleOf(word);
    if (last !== undefined && middle - last.middle < CUT_LINE.sameLine * word.fontSize)
      last.words.push(word);
    else lines.push({ words: [word], middle });
  }
  return lines.map((line) => ({ ...line, words: line.words.toSorted((a, b) => a.x0 - b.x0) }));
};

const charactersOf = ({ words }: WordLine): string =>
  words.map((word) => word.text.replace(/[^\p{L}\p{N}]/gu, '')).join('');

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether a text is what remains of another when some of its characters are lost. */
const isLeftOf = (part: string, whole: string): boolean => {
  let at = 0;
  for (const character of whole) if (character === part[at]) at++;
  return at === part.length;
};

/** Whether one line shows what remains of the other where a page break cuts the row. */
const isPartOf = (line: WordLine, other: WordLine): boolean => {
  const [last, otherLast] = [line.words.at(-1), other.words.at(-1)];
  if (last === undefined || otherLast === undefined) return false;
  if (Math.abs(last.x1 - otherLast.x1) > CUT_LINE.shift) return false;
  const [part, whole] = [charactersOf(line), charactersOf(other)];
  return (
    part.length >= Math.max(CUT_LINE.characters, CUT_LINE.leastLeft * whole.length) &&
    digitsOf(part) === digitsOf(whole) &&
    isLeftOf(part, whole)
  );
};

/**
 * A printer that breaks a page within a row paints the row on both pages, each time without the
 * marks that lie wholly on the other page. At the foot, numbers lose their commas and words their
 * low letters; at the head, words lose their high ones. The more complete line stays. A dash lies
 * on only one of the pages, so it is taken over from the other line.
 */
export const joinCutLines = (pages: readonly PageText[]): PageText[] => {
  const out = [...pages];
  out.forEach((page, at) => {
    const next = out[at + 1];
    if (next?.page !== page.page + 1) return;
    const [foot, head] = [linesOfPage(page).at(-1), linesOfPage(next)[0]];
    if (foot === undefined || head === undefined) return;
    if (isPartOf(foot, head)) {
      out[at] = withoutLine(page, foot);
      out[at + 1] = { ...next, words: [...dashesFor(head, foot), ...next.words] };
    } else if (isPartOf(head, foot)) {
      out[at] = { ...page, words: [...page.words, ...dashesFor(foot, head)] };
      out[at + 1] = withoutLine(next, head);
    }
  });
  return out;
};

const withoutLine = (page: PageText, line: WordLine): PageText => ({
  ...page,
  words: page.words.filter((word) => !line.words.includes(word)),
});

/** Dashes of one half where the line that stays shows nothing at their height. */
const dashesFor = (line: WordLine, other: WordLine): Word[] =>
  other.words
    .filter((word) => /^[-\u2012-\u2015]$/.test(word.text))
    .filter((dash) => !line.words.some((word) => word.x0 < dash.x1 && dash.x0 < word.x1))
    .map((dash) => {
      const down = line.middle - other.middle;
      return { ...dash, y0: dash.y0 + down, y1: dash.y1 + down };
    });
