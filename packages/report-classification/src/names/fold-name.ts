import { foldWords } from '@fde/contracts/text';

/**
 * A name as links, files and headings write it, taken apart into words: folded, without punctuation, split where letters
 * meet digits and where a capital begins a word inside one (`AnnualReport2018` gives `annual report 2018`, `10-K` gives
 * `10 k`, `1H23` gives `1 h 23`).
 */
export const foldName = (text: string): string =>
  foldWords(
    text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2'),
  )
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
    .replace(/(\p{N})(\p{L})/gu, '$1 $2');

export const wordsOf = (text: string): readonly string[] => {
  const folded = foldName(text);
  return folded === '' ? [] : folded.split(' ');
};

/** German spelling without umlauts, as file names have it: `geschäftsbericht` gives `geschaeftsbericht`. */
export const transliterate = (text: string): string =>
  text
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/Ä/g, 'Ae')
    .replace(/Ö/g, 'Oe')
    .replace(/Ü/g, 'Ue');
