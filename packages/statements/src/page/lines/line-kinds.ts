import type { Item, ItemLine } from '../items.js';
import { APART, RUNNING_TEXT } from '../weights.js';

/** Words of the kind labels are made of: at least two letters. */
export const isWords = (item: Item): boolean =>
  item.kind === 'word' && /\p{L}{2,}/u.test(item.text);

/** A number or a nil with free space before it, like the values of a table. */
export const standsApart = (item: Item): boolean =>
  item.kind !== 'word' && item.gap > APART * item.size;

/** A line of a table: words, and a value apart from them. */
export const isDataLine = (line: ItemLine): boolean =>
  line.items.some(standsApart) && line.items.some(isWords);

/** Running text: a full line of words without a gap. */
export const isRunningText = (line: ItemLine): boolean =>
  line.items.filter((i) => i.kind === 'word').length >= RUNNING_TEXT.words &&
  line.items.every((i) => i.gap === Infinity || i.gap < RUNNING_TEXT.gap * i.size);
