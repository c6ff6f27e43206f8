/** A list of phrases with commas between them. */
export const phrasesOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .filter((each) => each !== '');
