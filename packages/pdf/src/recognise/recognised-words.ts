import type { Word } from '@fde/contracts';
import { ASCENT, DESCENT } from '../text/build-words.js';

/** A word as tesseract gives it, in pixels of the picture. */
export interface RecognisedWord {
  readonly text: string;
  /** 0-100. */
  readonly confidence: number;
  readonly bbox: {
    readonly x0: number;
    readonly y0: number;
    readonly x1: number;
    readonly y1: number;
  };
  readonly lineBaseline: {
    readonly x0: number;
    readonly y0: number;
    readonly x1: number;
    readonly y1: number;
  };
  readonly lineHeight: number;
}

const LEAST_CONFIDENCE = 20;
/**
 * What specks are never recognised as. Tesseract is unsure of words with an apostrophe, and a label must not lose a
 * word.
 */
const SURELY_A_WORD = /^\p{L}[\p{L}\u2019'-]{4,}[:,;.]?$/u;

/** Rules, leaders and specks are recognised as words made of strokes; they are not text. */
export function dropMisreadings(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.filter((word) => {
    const text = word.text.trim();
    if (text === '' || /^[|_=~'`\u2018\u2019\u00a6\\/.:]+$/.test(text)) return false;
    return word.confidence >= LEAST_CONFIDENCE || /\d/.test(text) || SURELY_A_WORD.test(text);
  });
}

const DASHES = /^[-\u2013\u2014]+$/;
/** Size of the type by the height of its letters, and by that of its dashes: more belongs to a rule beside them. */
const MOST_TYPE = { letters: 1.6, dashes: 12 } as const;

/** From pixels to points on the page. The baseline is the line's, so that all words of a line share it. */
export function toRecognisedWord(word: RecognisedWord, scale: number): Word {
  const { bbox, lineBaseline: line } = word;
  const slope = line.x1 > line.x0 ? (line.y1 - line.y0) / (line.x1 - line.x0) : 0;
  const baseline = (line.y0 + slope * ((bbox.x0 + bbox.x1) / 2 - line.x0)) / scale;
  const most = DASHES.test(word.text.trim()) ? MOST_TYPE.dashes : MOST_TYPE.letters;
  const type = Math.min(word.lineHeight, most * (bbox.y1 - bbox.y0));
  const fontSize = Math.max(4, (type / scale) * 0.95);
  return {
    text: mendFigures(word.text.trim()),
    x0: bbox.x0 / scale,
    x1: bbox.x1 / scale,
    y0: baseline - ASCENT * fontSize,
    y1: baseline + DESCENT * fontSize,
    fontSize,
    certainty: word.confidence / 100,
  };
}

/** A number in whole groups, and a mark behind it that can only be a speck: "1,113,". */
const SPECK_BEHIND = /^(\(?\d{1,3}(?:,\d{3})+|\(?\d{1,3}(?:\.\d{3})+)[.,]$/;

/** Specks and rules beside a number are recognised as quotes, strokes and marks attached to it. */
function withoutSpecks(recognised: string): string {
  const text = recognised.replace(SPECK_BEHIND, '$1');
  const bare = text.replace(/^["'`\u2018-\u201f|_~=]+|["'`\u2018-\u201f|_~=]+$/gu, '');
  return /^[($\u20ac\u00a3-]*\d[\d.,]*\)?$/.test(bare) ? bare : text;
}

/** If a word is a number except for one or two letters that look like digits, those are digits. */
function mendFigures(recognised: string): string {
  const text = withoutSpecks(recognised).replace(/^\u00a7(?=\d)/, '5');
  const digits = text.replace(/[^0-9]/g, '').length;
  const others = text.replace(/[0-9.,()$\u20ac\u00a3\u2014\u2013-]/g, '');
  if (digits < 2 || others.length === 0 || others.length > 2 || !/^[OolISB]+$/.test(others))
    return text;
  return text.replace(/[Oo]/g, '0').replace(/[lI]/g, '1').replace(/S/g, '5').replace(/B/g, '8');
}
