import { foldedPhrases, foldName } from '@fde/report-classification';

/** A button with a longer text is a sentence about something else. */
const LONGEST_ACCEPTANCE = 50;

const EVERYTHING = foldedPhrases(({ forms }) => forms.everything);
const ACCEPT = new Set(foldedPhrases(({ forms }) => forms.accept));
const ACCEPT_STARTS = foldedPhrases(({ forms }) => forms.acceptStarts);
const MORE = new Set(foldedPhrases(({ forms }) => forms.more));

/** `All`, `All years`: the choice of everything in a list. */
export const saysEverything = (text: string): boolean => {
  const folded = `${foldName(text)} `;
  return EVERYTHING.some((phrase) => folded.startsWith(`${phrase} `));
};

/** The words that let a visitor through to the site, alone. */
export const saysAccept = (text: string): boolean => ACCEPT.has(foldName(text));

/** `I accept the cookies`: the words that let a visitor through, alone or with what they are about. */
export const startsWithAccept = (text: string): boolean => {
  const folded = foldName(text);
  if (ACCEPT.has(folded)) return true;
  return (
    folded.length < LONGEST_ACCEPTANCE && ACCEPT_STARTS.some((start) => folded.startsWith(start))
  );
};

/** A button with more words than these says something else. */
const MOST_WORDS_OF_MORE = 5;

/** `Load more`, `Show more reports (12)`: a button for more of a list, with or without what it is a list of. */
export const saysMore = (text: string): boolean => {
  const words = foldName(text)
    .split(' ')
    .filter((word) => !/^\d+$/.test(word));
  if (MORE.has(words.join(' '))) return true;
  const said = ` ${words.join(' ')} `;
  return (
    words.length <= MOST_WORDS_OF_MORE &&
    [...MORE].some((phrase) => phrase.includes(' ') && said.startsWith(` ${phrase} `))
  );
};

/** `Page 1`, `2`, `3 of 4`: the options of a list that turns pages, from the first one on. */
const isPageList = (texts: readonly string[]): boolean =>
  texts.every((text, at) =>
    new RegExp(`^(?:\\p{L}+ )?${at + 1}(?: ?(?:\\p{L}+|/) ?${texts.length})?$`, 'u').test(text),
  );

/** `1-10`, `11-20`: the options of a list that shows one stretch after the other. */
const isListOfStretches = (texts: readonly string[]): boolean => {
  const ends = texts.map((text) => /^(\d+) ?[-–] ?(\d+)$/.exec(text));
  return ends.every((each, at) => Number(each?.[1]) === Number(ends[at - 1]?.[2] ?? 0) + 1);
};

/** More items than this are no number that a list offers to show. */
const MOST_ITEMS = 1000;

/** `10`, `25 per page`: how many items are shown at once, from few to many. */
const isListOfSizes = (texts: readonly string[]): boolean => {
  const sizes = texts.map((text) => Number(/^(\d+)(?: \p{L}+){0,2}$/u.exec(text)?.[1] ?? NaN));
  return sizes.every((size, at) => size <= MOST_ITEMS && size > (sizes[at - 1] ?? 1));
};

/** The options to choose, one after the other, to see all that a list of pages, stretches or sizes shows. */
export const partsOf = (options: readonly string[]): readonly string[] => {
  const texts = options.map((each) => each.trim());
  if (texts.length < 2) return [];
  if (isPageList(texts) || isListOfStretches(texts)) return texts;
  return isListOfSizes(texts) ? texts.slice(-1) : [];
};
