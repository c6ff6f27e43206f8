/** A kind of text that no person wrote, and what is wrong with it. */
interface Kind {
  readonly name: string;
  readonly pattern: RegExp;
}

/** What a program writes where a value is missing or is no text. */
const NO_VALUES: readonly Kind[] = [
  { name: 'no number', pattern: /\bNaN\b|-?\bInfinity\b|∞/ },
  { name: 'no value', pattern: /\bundefined\b|\bnull\b/ },
  { name: 'no text', pattern: /\[object \w+\]/ },
];

/** What stands in the service's records, but in no sentence of a person. */
const NO_WORDS: readonly Kind[] = [
  {
    name: 'a number of a record',
    pattern: /\b(?:Document|Extraction|Review|Statement|Dokument) \d+\b/,
  },
  {
    name: 'a field of the interface',
    pattern: /\b(?:sources|values|data|raw_data)\.[a-z]\w*|\b[a-z]+_[a-z_]+\b/,
  },
  {
    name: 'a number without separators',
    pattern: /(?<![\p{L}\d.,:/#_-])\d{5,}(?![\p{L}\d/_-]|[.,]\d)/u,
  },
  { name: 'said twice', pattern: /(\b\w[\w ]{5,}): \1$/ },
];

const found = (kinds: readonly Kind[], text: string): string[] =>
  kinds.filter(({ pattern }) => pattern.test(text)).map(({ name }) => `${name}: ${text}`);

/** What is wrong with a text that people read. */
export const wrongWith = (text: string): string[] => found([...NO_VALUES, ...NO_WORDS], text);

/** What is wrong with a file that programs read too: its fields have names, its numbers no separators. */
export const wrongInFile = (text: string): string[] =>
  text.split('\n').flatMap((line) => found(NO_VALUES, line));
