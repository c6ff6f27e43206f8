import type { BoundingBox, Word } from '@fde/contracts';

/**
 * A picture with at least this many words is a table with its labels, not just the numbers of a table whose labels
 * stand beside it.
 */
const WORDS_OF_A_TABLE = 20;
/** Text with this share of numbers may be a table itself; prose has less than half as many. */
const NUMBERS_OF_A_TABLE = 0.2;
const NUMBER = /^[-\u2013($€£]*\d[\d.,]*\)?$/;
const LABEL_WORD = /\p{L}{3}/u;

/**
 * The words of a page together with those of a picture on it. Prose beside a table in a picture is left out: it is
 * another page of the same spread, and its lines would run into the rows.
 */
export function joinPictureWords(
  page: readonly Word[],
  picture: readonly Word[],
  box: BoundingBox,
): Word[] {
  const beside = page.filter((word) => standsBeside(word, box));
  const isTable = picture.filter(({ text }) => LABEL_WORD.test(text)).length >= WORDS_OF_A_TABLE;
  const numbers = beside.filter(({ text }) => NUMBER.test(text)).length;
  const isProse = numbers < NUMBERS_OF_A_TABLE * beside.length;
  const text = isTable && isProse ? page.filter((word) => !standsBeside(word, box)) : page;
  return [...text, ...picture];
}

function standsBeside(word: Word, [x0, y0, x1, y1]: BoundingBox): boolean {
  const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
  return y > y0 && y < y1 && (x < x0 || x > x1);
}
