import type { ErrorCode } from '@fde/client';
import type { ServiceWords } from './service-words.js';
import { sentenceOf, type PlaceKind, type Sentence, type Wording } from './wording.js';

/** A text in another language; it is whole if every part of it that is the service's is worded. */
export interface Said {
  readonly text: string;
  readonly isWhole: boolean;
}

/** Stands for any value of a place, where a sentence is looked up without its values. */
export const ANY_VALUE = '\u0001';

/** What parts the texts of a list. */
const SEPARATOR = '; ';

const NUMBER = `-?\\d[\\d,]*(?:\\.\\d+)?|${ANY_VALUE}`;
const ONE_YEAR = '\\d{4}(?:[/-]\\d{2,4})?';
const YEAR = `${ONE_YEAR}|${ANY_VALUE}`;
const YEARS = `${ONE_YEAR}(?:(?:, | and )${ONE_YEAR})*|${ANY_VALUE}`;
const PAGES = `\\d+(?:(?:, |[-–])\\d+)*|${ANY_VALUE}`;
const CODE = `[A-Z]{2,5}|${ANY_VALUE}`;
const DAY = `\\d{4}-\\d{2}-\\d{2}|${ANY_VALUE}`;

const TAKES: Readonly<Record<PlaceKind, string>> = {
  text: '.+?',
  url: '\\S+',
  number: NUMBER,
  day: DAY,
  year: YEAR,
  years: YEARS,
  pages: PAGES,
  code: CODE,
  language: '.+?',
  words: '.+?',
  list: '.+?',
};

interface Known {
  readonly pattern: RegExp;
  readonly english: Sentence;
  readonly translated: Sentence;
  /** Letters that the sentence itself has: of two that fit, the one that says more is meant. */
  readonly letters: number;
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Every code of two letters, as ISO 639-1 has them. */
const CODES_OF_LANGUAGES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
const ENGLISH_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const knownOf = ([english, translated]: Wording): Known => {
  const sentence = sentenceOf(english);
  const taken = sentence.texts.map((text, at) => {
    const place = sentence.places[at];
    return `${escaped(text)}${place === undefined ? '' : `(${TAKES[place.kind]})`}`;
  });
  return {
    pattern: new RegExp(`^${taken.join('')}$`, 's'),
    english: sentence,
    translated: sentenceOf(translated),
    letters: sentence.texts.join('').length,
  };
};

const asIs = (text: string): Said => ({ text, isWhole: true });

/** Says what the service says in one other language. */
export class Sayer {
  readonly #errors: ServiceWords['errors'];
  readonly #known: readonly Known[];
  readonly #numbers: Intl.NumberFormat;
  readonly #days: Intl.DateTimeFormat;
  readonly #lists: Intl.ListFormat;
  readonly #languages: Intl.DisplayNames;
  readonly #said = new Map<string, Said | undefined>();

  /** `locale` is how numbers and days are written. */
  constructor({ wordings, errors }: ServiceWords, locale: string) {
    this.#errors = errors;
    this.#known = wordings.map(knownOf).toSorted((a, b) => b.letters - a.letters);
    this.#numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
    this.#days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    this.#lists = new Intl.ListFormat(locale);
    this.#languages = new Intl.DisplayNames([locale], { type: 'language' });
  }

  /** The text in the language; undefined if it is no sentence of the service. */
  say(text: string): Said | undefined {
    if (!this.#said.has(text)) this.#said.set(text, this.#find(text));
    return this.#said.get(text);
  }

  /** What went wrong: the service's own sentence, or at least what its code means. */
  sayError(code: ErrorCode, text: string): string {
    const said = this.say(text);
    return said?.isWhole === true ? said.text : this.#errors[code];
  }

  #find(text: string): Said | undefined {
    let partly: Said | undefined;
    for (const one of this.#known) {
      const values = one.pattern.exec(text)?.slice(1);
      if (values === undefined) continue;
      const said = this.#fill(one, values);
      if (said.isWhole) return said;
      partly ??= said;
    }
    return partly;
  }

  #fill({ english, translated }: Known, values: readonly string[]): Said {
    const said = new Map(
      english.places.map(({ name, kind }, at) => [name, this.#value(kind, values[at] ?? '')]),
    );
    const text = translated.texts.flatMap((piece, at) => {
      const name = translated.places[at]?.name ?? '';
      return [piece, said.get(name)?.text ?? ''];
    });
    return { text: text.join(''), isWhole: [...said.values()].every(({ isWhole }) => isWhole) };
  }

  #value(kind: PlaceKind, value: string): Said {
    if (value.includes(ANY_VALUE)) return asIs(value);
    switch (kind) {
      case 'text':
      case 'url':
      case 'year':
      case 'pages':
      case 'code':
        return asIs(value);
      case 'number':
        return asIs(this.#numbers.format(Number(value.replaceAll(',', ''))));
      case 'day':
        return asIs(this.#days.format(new Date(value)));
      case 'years':
        return asIs(this.#lists.format(value.split(/, | and /)));
      case 'language':
        return asIs(this.#language(value));
      case 'words':
        return this.say(value) ?? { text: value, isWhole: false };
      case 'list':
        return this.#list(value);
      default:
        return kind satisfies never;
    }
  }

  /** "Turkish" -> "Türkisch" */
  #language(english: string): string {
    const code = CODES_OF_LANGUAGES.find((one) => ENGLISH_NAMES.of(one) === english);
    return (code && this.#languages.of(code)) ?? english;
  }

  /** As many texts as are known; one of them may hold the separator itself. */
  #list(value: string): Said {
    for (let at = value.indexOf(SEPARATOR); at >= 0; at = value.indexOf(SEPARATOR, at + 1)) {
      const first = this.say(value.slice(0, at));
      if (first?.isWhole !== true) continue;
      const rest = this.#list(value.slice(at + SEPARATOR.length));
      if (rest.isWhole) return { text: `${first.text}${SEPARATOR}${rest.text}`, isWhole: true };
    }
    return this.say(value) ?? { text: value, isWhole: false };
  }
}
