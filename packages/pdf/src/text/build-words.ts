import type { Word } from '@fde/contracts';
import type { PlacedGlyph } from './place-glyphs.js';
import { hasRightToLeft } from '@fde/contracts/right-to-left';
import { logicalText } from './right-to-left.js';

/** Box of a word around its baseline, in font sizes: the same for every word of a line, whatever its glyphs. */
export const ASCENT = 0.76;
export const DESCENT = 0.22;

/** Gaps in font sizes. A blank of a common font is 0.22-0.28 wide, justified lines squeeze it to about 0.15. */
const WORD_GAP = 0.14;
/** A blank that the next glyph is drawn over is not a blank ("Incom e" printed as "Income"). */
const COVERED_BLANK = 0.04;
const BACKWARDS = 0.5;
/** Letters of at most this size, in that of the letter before, are set smaller. */
const SMALLER = 0.85;
const SAME_LINE = 0.2;

interface Run {
  glyphs: PlacedGlyph[];
}

/** Joins glyphs, in the order of the content, into words, as long as pen and baseline continue without a gap. */
export function buildWords(glyphs: readonly PlacedGlyph[]): Word[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  let blankBefore = false;
  for (const glyph of glyphs) {
    if (glyph.blank) {
      blankBefore = true;
      continue;
    }
    if (glyph.text === '') continue;
    const last = run?.glyphs.at(-1);
    const isNew = last === undefined || startsWord(last, glyph, blankBefore);
    if (run === undefined || isNew || changesSize(run.glyphs, glyph)) {
      run = { glyphs: [] };
      runs.push(run);
    }
    run.glyphs.push(glyph);
    blankBefore = false;
  }
  return runs.map(({ glyphs: members }) => toWord(members));
}

function startsWord(last: PlacedGlyph, next: PlacedGlyph, blankBetween: boolean): boolean {
  const size = Math.max(last.fontSize, next.fontSize);
  const gap = gapBetween(last, next) / size;
  const shift = Math.abs(next.baseline - last.baseline) / size;
  if (shift > SAME_LINE || gap < -BACKWARDS) return true;
  if (isRaised(last, next) || isRaised(next, last)) return true;
  if (
    last.text >= FIRST_MARK !== next.text >= FIRST_MARK &&
    isMark(last.text) !== isMark(next.text)
  )
    return true;
  if (!blankBetween) return gap > WORD_GAP;
  // Letters that reach under those of the next word cover no blank.
  return isTurned(last) || isTurned(next) || gap > COVERED_BLANK;
}

/** No lower character goes from right to left: saves testing the pattern for most glyphs. */
const FIRST_RIGHT_TO_LEFT = '\u0590';
const isTurned = ({ text }: PlacedGlyph): boolean =>
  text >= FIRST_RIGHT_TO_LEFT && hasRightToLeft(text);

/** The space between two glyphs; letters from right to left may follow on either side. */
function gapBetween(last: PlacedGlyph, next: PlacedGlyph): number {
  const gap = next.x0 - last.x1;
  return isTurned(last) || isTurned(next) ? Math.max(gap, last.x0 - next.x1) : gap;
}

/**
 * A title whose date is set smaller: the space between both is that of the smaller letters. One large letter begins a
 * word in small capitals.
 */
function changesSize(word: readonly PlacedGlyph[], next: PlacedGlyph): boolean {
  const last = word.at(-1);
  if (last === undefined || word.length === 1) return false;
  if (next.fontSize >= last.fontSize * SMALLER) return false;
  return (next.x0 - last.x1) / next.fontSize > WORD_GAP;
}

/** A smaller glyph off the baseline is a mark beside the word (a footnote number), never part of a number. */
function isRaised(big: PlacedGlyph, small: PlacedGlyph): boolean {
  return (
    small.fontSize < big.fontSize * SMALLER && big.baseline - small.baseline > big.fontSize * 0.1
  );
}

/** No lower character is a mark: saves testing the pattern for most glyphs. */
const FIRST_MARK = '\u00b2';
/** Small raised or lowered figures: marks beside a number, never its digits. */
const SUPERSCRIPT = /^[\u00b2\u00b3\u00b9\u2070-\u208e]/;

export const isMark = (text: string): boolean => SUPERSCRIPT.test(text);

function toWord(glyphs: readonly PlacedGlyph[]): Word {
  let [text, x0, x1, fontSize, bolds] = [
    '',
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    0,
    0,
  ];
  for (const glyph of glyphs) {
    text += glyph.text;
    if (glyph.x0 < x0) x0 = glyph.x0;
    if (glyph.x1 > x1) x1 = glyph.x1;
    if (glyph.fontSize > fontSize) fontSize = glyph.fontSize;
    if (glyph.bold) bolds++;
  }
  const baseline = glyphs[0]?.baseline ?? 0;
  const [y0, y1] = [baseline - ASCENT * fontSize, baseline + DESCENT * fontSize];
  if (glyphs.some(isTurned)) text = logicalText(glyphs);
  const word = { text, x0, y0, x1, y1, fontSize };
  return bolds * 2 > glyphs.length ? { ...word, bold: true } : word;
}

export function baselineOf(word: Word): number {
  return word.y1 - DESCENT * word.fontSize;
}
