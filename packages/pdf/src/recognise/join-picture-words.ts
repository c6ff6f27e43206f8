import type { BoundingBox, Word } from '@fde/contracts';

/** A picture with as many words in it is a table with its labels, not the numbers of one whose labels stand beside it. */
const WORDS_OF_A_TABLE = 20;
/** Text with such a share of numbers may be a table of its own; prose has less than half of it. */
const NUMBERS_OF_A_TABLE = 0.2;
const NUMBER = /^[-\u2013($€£]*\d[\d.,]*\)?$/;
const LABEL_WORD = /\p{L}{3}/u;

/**
 * The words of a page together with those of a picture on it. Prose that stands beside a table in a picture is another
 * page of the same spread: its lines would run into the rows, so it is left out.
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
  const kept = isTable && isProse ? page.filter((word) => !standsBeside(word, box)) : page;
  return [...kept, ...picture];
}

function standsBeside(word: Word, [x0, y0, x1, y1]: BoundingBox): boolean {
  const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
  return y > y0 && y < y1 && (x < x0 || x > x1);
}
