/** A list of phrases with commas between them. */
export const phrasesOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .filter((each) => each !== '');

/** The phrases with any words before and behind each: labels that say one of them. */
export const saying = (text: string): readonly string[] =>
  phrasesOf(text).map((phrase) => `… ${phrase} …`);
