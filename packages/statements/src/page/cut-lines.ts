import type { PageText, Word } from '@fde/contracts';

import { CUT_LINE } from './weights.js';

interface WordLine {
  readonly words: readonly Word[];
  readonly middle: number;
}

const middleOf = (word: Word): number => (word.y0 + word.y1) / 2;

/** Words by their lines, from the top. */
const linesOfPage = (page: PageText): WordLine[] => {
  const lines: { words: Word[]; middle: number }[] = [];
  for (const word of [...page.words].sort((a, b) => middleOf(a) - middleOf(b))) {
    const last = lines.at(-1);
    const middle = middleOf(word);
    if (last !== undefined && middle - last.middle < CUT_LINE.sameLine * word.fontSize)
      last.words.push(word);
    else lines.push({ words: [word], middle });
  }
  return lines.map((line) => ({ ...line, words: line.words.sort((a, b) => a.x0 - b.x0) }));
};

const charactersOf = ({ words }: WordLine): string =>
  words.map((word) => word.text.replace(/[^\p{L}\p{N}]/gu, '')).join('');

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether a text is what is left of another when some of its characters are lost. */
const isLeftOf = (part: string, whole: string): boolean => {
  let at = 0;
  for (const character of whole) if (character === part[at]) at++;
  return at === part.length;
};

/** Whether the line at a page's foot shows the upper part of the line at the next page's head. */
const isUpperPart = (foot: WordLine, head: WordLine): boolean => {
  const [first, last, above, below] = [
    head.words[0],
    head.words.at(-1),
    foot.words[0],
    foot.words.at(-1),
  ];
  if (!first || !last || !above || !below) return false;
  if (Math.abs(first.x0 - above.x0) > CUT_LINE.shift) return false;
  if (Math.abs(last.x1 - below.x1) > CUT_LINE.shift) return false;
  const [part, whole] = [charactersOf(foot), charactersOf(head)];
  return (
    part.length >= Math.max(CUT_LINE.characters, CUT_LINE.kept * whole.length) &&
    digitsOf(part) === digitsOf(whole) &&
    isLeftOf(part, whole)
  );
};

/**
 * A printer that breaks a page within a row paints the row on both pages, each time without the marks that lie wholly on
 * the other: at the foot numbers lose their commas and words their low letters. The whole row is the one at the head; a
 * dash, which lies on one of the pages alone, is taken over from the foot.
 */
export const joinCutLines = (pages: readonly PageText[]): PageText[] => {
  const out = [...pages];
  out.forEach((page, at) => {
    const next = out[at + 1];
    if (next?.page !== page.page + 1) return;
    const [foot, head] = [linesOfPage(page).at(-1), linesOfPage(next)[0]];
    if (foot === undefined || head === undefined || !isUpperPart(foot, head)) return;
    out[at] = { ...page, words: page.words.filter((word) => !foot.words.includes(word)) };
    out[at + 1] = { ...next, words: [...dashesFor(head, foot), ...next.words] };
  });
  return out;
};

/** Dashes of the foot where the head shows nothing, at the head's height. */
const dashesFor = (head: WordLine, foot: WordLine): Word[] =>
  foot.words
    .filter((word) => /^[-\u2012-\u2015]$/.test(word.text))
    .filter((dash) => !head.words.some((word) => word.x0 < dash.x1 && dash.x0 < word.x1))
    .map((dash) => {
      const down = head.middle - foot.middle;
      return { ...dash, y0: dash.y0 + down, y1: dash.y1 + down };
    });
