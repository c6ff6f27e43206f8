import type { Word } from '@fde/contracts';
import { toLines } from '../text/join-words.js';

/** The widest space within a number, in font sizes; columns of numbers stand further apart. */
const WIDEST_GROUP_GAP = 0.7;
/** A number so far, ending with a complete group or consisting of its first one: "16", "(1 240", "94". */
const OPEN_NUMBER = /^[-\u2013(]?\d{1,3}(?:\d{3})*$/;
const GROUP = /^\d{3}\)?$/;

/**
 * Joins the digit groups of numbers grouped by spaces. Recognition sees some of these spaces and misses others
 * ("33529 475" beside "8393992"), so that the page's number style could not be told.
 */
export function joinDigitGroups(words: readonly Word[]): Word[] {
  return toLines(words).flatMap((line) => {
    const joined: Word[] = [];
    for (const word of line) {
      const last = joined.at(-1);
      if (last !== undefined && isNextGroup(last, word))
        joined[joined.length - 1] = joinTwo(last, word);
      else joined.push(word);
    }
    return joined;
  });
}

function isNextGroup(last: Word, next: Word): boolean {
  const gap = (next.x0 - last.x1) / Math.max(last.fontSize, next.fontSize);
  return gap < WIDEST_GROUP_GAP && OPEN_NUMBER.test(last.text) && GROUP.test(next.text);
}

function joinTwo(last: Word, next: Word): Word {
  return {
    ...last,
    text: last.text + next.text,
    x1: next.x1,
    y0: Math.min(last.y0, next.y0),
    y1: Math.max(last.y1, next.y1),
    fontSize: Math.max(last.fontSize, next.fontSize),
    certainty: Math.min(last.certainty ?? 1, next.certainty ?? 1),
  };
}
