import type { Word } from '@fde/contracts';
import { baselineOf, isMark } from './build-words.js';
import { hasRightToLeft } from '@fde/contracts/right-to-left';

/** Words closer than this (font sizes) that were not written one after the other are pieces of one word. */
const TOUCHING = 0.06;
const OVERLAPPING = 0.12;

/** Sorts words into lines and joins pieces of one word that the file prints out of order. */
export function joinPieces(words: readonly Word[]): Word[] {
  return toLines(words).flatMap((line) => {
    const joined: Word[] = [];
    for (const word of line) {
      const last = joined.at(-1);
      if (last !== undefined && doTouch(last, word))
        joined[joined.length - 1] = join(last, word, '');
      else joined.push(word);
    }
    return joinSpaced(joined);
  });
}

/** Words by baseline from the top, each line from left to right. */
export function toLines(words: readonly Word[]): Word[][] {
  const sorted = words.toSorted((a, b) => baselineOf(a) - baselineOf(b));
  const lines: Word[][] = [];
  let line: Word[] = [];
  let baseline = Number.NEGATIVE_INFINITY;
  for (const word of sorted) {
    if (baselineOf(word) - baseline > 0.25 * word.fontSize) {
      line = [];
      lines.push(line);
      baseline = baselineOf(word);
    }
    line.push(word);
  }
  return lines.map((members) => members.toSorted((a, b) => a.x0 - b.x0));
}

function doTouch(a: Word, b: Word): boolean {
  const size = Math.max(a.fontSize, b.fontSize);
  if (isMark(a.text) !== isMark(b.text)) return false;
  // Letters from right to left reach under the next word.
  if (hasRightToLeft(a.text) && hasRightToLeft(b.text)) return false;
  if (Math.min(a.fontSize, b.fontSize) < 0.85 * size) return false;
  if (Math.abs(baselineOf(a) - baselineOf(b)) > 0.1 * size) return false;
  const gap = (b.x0 - a.x1) / size;
  return gap < TOUCHING && gap > -OVERLAPPING;
}

function join(a: Word, b: Word, between: string): Word {
  const isTurned = hasRightToLeft(a.text) || hasRightToLeft(b.text);
  return {
    text: isTurned ? b.text + between + a.text : a.text + between + b.text,
    fontSize: Math.max(a.fontSize, b.fontSize),
    x0: Math.min(a.x0, b.x0),
    y0: Math.min(a.y0, b.y0),
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
    ...(a.bold === true && b.bold === true ? { bold: true } : {}),
    ...(a.certainty === undefined || b.certainty === undefined
      ? {}
      : { certainty: Math.min(a.certainty, b.certainty) }),
  };
}

/** Fewest letters in a row that make a spaced title. */
const SPACED_RUN = 5;

/** "B A L A N C E  S H E E T": single letters at even gaps are one word, a wider gap divides words. */
function joinSpaced(line: readonly Word[]): Word[] {
  const result: Word[] = [];
  let run: Word[] = [];
  const flush = (): void => {
    result.push(...(run.length >= SPACED_RUN ? joinRun(run) : run));
    run = [];
  };
  for (const word of line) {
    const last = run.at(-1);
    const single = /^[\p{L}&]$/u.test(word.text);
    if (!single || (last !== undefined && word.x0 - last.x1 > 2.2 * word.fontSize)) flush();
    if (single) run.push(word);
    else result.push(word);
  }
  flush();
  return result;
}

function joinRun(run: readonly Word[]): Word[] {
  const gaps = run.slice(1).map((word, index) => word.x0 - (run[index]?.x1 ?? word.x0));
  const median = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  const words: Word[] = [];
  run.forEach((letter, index) => {
    const last = words.at(-1);
    const gap = gaps[index - 1] ?? Number.POSITIVE_INFINITY;
    if (last !== undefined && gap <= median * 1.6 + 0.05 * letter.fontSize)
      words[words.length - 1] = join(last, letter, '');
    else words.push(letter);
  });
  return words;
}
