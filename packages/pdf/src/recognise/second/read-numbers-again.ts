import type { Word } from '@fde/contracts';
import type { GreyPicture } from '../../pdf-document.js';
import { chooseReading, isNumber } from './choose-reading.js';
import type { NumberReader } from './number-reader.js';

/** White left and right of a word that its picture keeps, in sizes of its type: without it, a last digit is cut. */
const MARGIN = 0.5;
/** Of the white between two words, the part that belongs to one: the edge of a letter nearby looks like a "1". */
const SHARE = 0.5;

const isBeside = (word: Word, other: Word): boolean =>
  other !== word && other.y0 < word.y1 && word.y0 < other.y1;

/** The nearest edges of other words in the line of a word; infinitely far where there are none. */
const edgesBeside = (
  word: Word,
  words: readonly Word[],
): readonly [left: number, right: number] => {
  const line = words.filter((other) => isBeside(word, other));
  const middle = (word.x0 + word.x1) / 2;
  return [
    Math.max(-Infinity, ...line.filter(({ x1 }) => x1 < middle).map(({ x1 }) => x1)),
    Math.min(Infinity, ...line.filter(({ x0 }) => x0 > middle).map(({ x0 }) => x0)),
  ];
};

/** The box of a word with the white that belongs to it, in pixels of its picture. */
const boxOf = (
  word: Word,
  words: readonly Word[],
  scale: number,
): [x0: number, y0: number, x1: number, y1: number] => {
  const [left, right] = edgesBeside(word, words);
  const marginTo = (gap: number): number =>
    Math.min(MARGIN * word.fontSize, Math.max(0, gap) * SHARE);
  const [x0, x1] = [word.x0 - marginTo(word.x0 - left), word.x1 + marginTo(right - word.x1)];
  return [x0 * scale, word.y0 * scale, x1 * scale, word.y1 * scale];
};

/** Reads the numbers among the words of a picture a second time. */
export async function readNumbersAgain(
  words: readonly Word[],
  picture: GreyPicture,
  reader: NumberReader,
): Promise<Word[]> {
  const read: Word[] = [];
  for (const word of words) {
    const second = isNumber(word)
      ? await reader.read(picture, boxOf(word, words, picture.scale))
      : undefined;
    read.push(second === undefined ? word : chooseReading(word, second));
  }
  return read;
}
