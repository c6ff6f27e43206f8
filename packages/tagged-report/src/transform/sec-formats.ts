/** Formats of the U.S. registry: words for durations, numbers and names. */

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const MULTIPLES: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};

const smallNumber = (word: string): number | undefined => {
  if (/^\d+(?:\.\d+)?$/.test(word)) return Number(word);
  if (word === 'no' || word === 'none' || word === 'nil') return 0;
  if (word === 'a' || word === 'an') return 1;
  const one = ONES.indexOf(word);
  if (one >= 0) return one;
  const ten = TENS.indexOf(word);
  return ten >= 0 ? 20 + 10 * ten : undefined;
};

/** The number that English words say: "twenty-four", "one hundred and six", "3 thousand". */
export const numberFromWords = (text: string): number | undefined => {
  const words = text
    .toLowerCase()
    .replace(/,/g, '')
    .split(/[\s\u00a0-]+/)
    .filter((word) => word !== '' && word !== 'and');
  let [sum, part, known] = [0, 0, false];
  for (const word of words) {
    const small = smallNumber(word);
    const multiple = MULTIPLES[word];
    if (small !== undefined) part += small;
    else if (word === 'hundred') part *= 100;
    else if (multiple !== undefined) [sum, part] = [sum + part * multiple, 0];
    else return undefined;
    known = true;
  }
  return known ? sum + part : undefined;
};

const LETTERS: Readonly<Record<string, string>> = {
  duryear: 'Y',
  durmonth: 'M',
  durweek: 'W',
  durday: 'D',
  durhour: 'H',
};

const PERIOD_WORDS = /\b(years?|months?|weeks?|days?)\b/gi;
/** What neither belongs to a count in words nor stands in one. */
const BETWEEN_COUNTS = /[^\w\s.-]/;

const durationFromWords = (text: string): string | undefined => {
  let end = 0;
  const parts = [...text.matchAll(PERIOD_WORDS)].map(({ 0: whole, 1: word = '', index }) => {
    const count = text.slice(end, index).split(BETWEEN_COUNTS).at(-1) ?? '';
    end = index + whole.length;
    const number = numberFromWords(count);
    return number === undefined ? undefined : `${number}${word.charAt(0).toUpperCase()}`;
  });
  return parts.length === 0 || parts.includes(undefined) ? undefined : `P${parts.join('')}`;
};

/** The value of a U.S. format; undefined if the format is unknown or the text does not fit it. */
export const readSecFormat = (name: string, printed: string): string | undefined => {
  const letter = LETTERS[name];
  if (letter !== undefined) {
    const number = printed.trim();
    if (!/^\d+(?:\.\d+)?$/.test(number)) return undefined;
    return `P${letter === 'H' ? 'T' : ''}${number}${letter}`;
  }
  switch (name) {
    case 'durwordsen':
      return durationFromWords(printed);
    case 'numwordsen':
      return numberFromWords(printed)?.toString();
    case 'boolballotbox':
      return /[☑☒✓✔xXþý]/.test(printed) ? 'true' : 'false';
    case 'yesnoballotbox':
      return /[☑☒✓✔xX]/.test(printed) ? 'Yes' : 'No';
    // Codes of states, countries, exchanges and filer categories: the printed name says the same to a reader.
    default:
      return printed.trim();
  }
};
