import { fold as foldAccents } from '@fde/contracts/text';

import { fold } from '../fold.js';
import { anyOf } from '../any-of.js';
import { ORDINAL } from '../dates/dates.js';
import { CURRENCIES, SHARED_MONEY } from './currencies.js';
import { inAnyLanguage } from '../in-any-language.js';
import { lexicons } from '../index.js';
import { matchesOf } from '../matches.js';
import {
  isTelling,
  mayWriteUnit,
  QUOTE,
  withoutWrittenUnits,
  writtenScale,
} from './written-units.js';
import { separateWords } from '../run-together.js';
import { forLanguages } from '../languages-in-use.js';

/** Codes of the currencies that a sign or a name may mean: several if countries share it. */
export type MoneyName = readonly string[];

const WORDS = forLanguages(() => lexicons().map((l) => l.money));
const DOLLARS = SHARED_MONEY[0]?.codes ?? ['USD'];

/**
 * Currencies used in reports from several countries: multipliers are written onto their codes,
 * `TEUR`, `SEKm`.
 */
const MUCH_USED =
  'USD EUR GBP CHF SEK NOK DKK CAD AUD NZD HKD SGD INR JPY CNY RMB ZAR PLN CZK HUF TWD KRW MXN BRL AED'.split(
    ' ',
  );

interface Named {
  readonly money: MoneyName;
  readonly source: string;
}

const CAUTIOUS_AFTER = String.raw`(?=\.?\s?${QUOTE}?000|${QUOTE}m\b|\s(?:in\s)?(?:thousand|million|billion|mn\b|m\b))`;
const GLUED_AFTER = String.raw`(?=(?:m|mn|bn|k)(?![\p{L}]))`;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const cautiousPattern = (name: string): string => {
  const letters = escaped(name);
  return [
    String.raw`(?<=\b(?:In|in) )${letters}(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d])${letters}${CAUTIOUS_AFTER}`,
    ...(isTelling(name) ? [String.raw`(?<![\p{L}\d])${letters}${GLUED_AFTER}`] : []),
  ].join('|');
};

/**
 * Letters that are all a text says, once or above each column: `R`, `(KD)`, `Rs. Rs.`. One letter
 * in brackets is a mark.
 */
const alonePattern = (name: string): string => {
  const letters = escaped(name);
  const [open, close] = name.length > 1 ? [String.raw`\(?`, String.raw`\)?`] : ['', ''];
  return String.raw`(?<=^${open}(?:${letters}\.? )*)${letters}(?=\.?(?: ${letters}\.?)*${close}$)`;
};

/** Patterns matched in the text as printed, where capitals distinguish a sign from a word. */
const PRINTED: readonly Named[] = [
  ...CURRENCIES.flatMap(({ code, signs }) =>
    signs === undefined ? [] : [{ money: [code], source: signs }],
  ),
  ...CURRENCIES.flatMap(({ code, letters = [], cautious }) =>
    [...letters, ...(cautious === true ? [code] : [])].map((name) => ({
      money: [code],
      source: cautiousPattern(name),
    })),
  ),
  ...[
    ...CURRENCIES.map(({ code, letters = [] }) => ({ codes: [code], letters })),
    ...SHARED_MONEY.map(({ codes, letters = [] }) => ({ codes, letters })),
  ].flatMap(({ codes, letters }) =>
    letters.map((name) => ({ money: codes, source: alonePattern(name) })),
  ),
  ...SHARED_MONEY.flatMap(({ codes, letters = [] }) =>
    letters.map((name) => ({ money: codes, source: cautiousPattern(name) })),
  ),
  ...SHARED_MONEY.flatMap(({ codes, signs }) =>
    signs === undefined || signs === '\\$' ? [] : [{ money: codes, source: signs }],
  ),
];

const namesOf = (code: string): string[] =>
  WORDS().flatMap((w) => (w.currencies[code] === undefined ? [] : [w.currencies[code]]));

const codeSource = (code: string): string => {
  const name = code.toLowerCase();
  return MUCH_USED.includes(code)
    ? String.raw`\b(?:[tmk]|mn|mio)?${name}(?:'?0{3})?(?:s|m|bn|k|mn|mio)?\b`
    : String.raw`\b${name}(?=\b|'?0{3})`;
};

/** Patterns matched in folded text: names in all languages, and codes. */
const FOLDED = forLanguages((): readonly Named[] =>
  [
    ...CURRENCIES.map(({ code, names, cautious }) => ({
      money: [code],
      source: [
        ...(names === undefined ? [] : [names]),
        ...namesOf(code),
        ...(cautious === true ? [] : [codeSource(code)]),
        ...(code === 'CNY' ? [codeSource('RMB')] : []),
      ].join('|'),
    })),
    ...SHARED_MONEY.map(({ codes, names }) => ({
      money: codes,
      source: [
        ...(names === undefined ? [] : [names]),
        ...(codes === DOLLARS ? namesOf('$') : []),
      ].join('|'),
    })),
  ].filter(({ source }) => source !== ''),
);

const DOLLAR_PREFIXES = new Map(
  CURRENCIES.flatMap(({ code, dollar }) => (dollar ?? []).map((prefix) => [prefix, code] as const)),
);
const DOLLAR =
  /(?:(?<![\p{L}\d'’])(u\.\s?s\.|[a-z]{1,4})(\s?))?\$(?:(us|can?|c|au?|nz|hk|u)(?![\p{L}]))?/giu;

/** `MUS$`, `ThUS$`: multipliers that Spanish reports put before the sign. */
const MULTIPLIED = /^(?:TH|MM?)(?=US|CH|CLP)/;

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const NONE: ReadonlySet<string> = new Set();

/**
 * Letters of every word in the patterns: a word that is none of them, with a short ending, cannot
 * match.
 */
const stemsOf = (sources: readonly string[], without = NONE): ReadonlySet<string> =>
  new Set(sources.flatMap(wordsOf).filter((word) => !without.has(word)));

/** The words of each source, which stand in several lists. */
const wordsBySource = new Map<string, readonly string[]>();

const wordsOf = (source: string): readonly string[] => {
  const words = wordsBySource.get(source) ?? wordsIn(source);
  wordsBySource.set(source, words);
  return words;
};

/** Signs of a pattern that hold letters: escapes, groups, and what stands between two words. */
const SIGNS_OF_PATTERNS = /\\[bsdLS]|\\p|\{L\}|\(\?[:!=<]*|\[\^a-z0-9\]/g;

const wordsIn = (source: string): readonly string[] => {
  const plain = source.replace(SIGNS_OF_PATTERNS, ' ').toLowerCase();
  return [...(plain.match(/[a-z]+/g) ?? []), ...shortenedForms(plain)];
};

/** `thousands?` also allows `thousand`. */
const shortenedForms = (source: string): string[] =>
  [...source.matchAll(/([a-z]+)[a-z]\?/g)].map((m) => m[1] ?? '');

const LONGEST_ENDING = 2;

const hasStem = (word: string, stems: ReadonlySet<string>): boolean => {
  for (let cut = 0; cut <= LONGEST_ENDING && cut < word.length; cut++)
    if (stems.has(word.slice(0, word.length - cut))) return true;
  return false;
};

/** Words in names of money that say nothing by themselves. */
const COMMON = wordSet(
  'in of and the new u s m k t mn mio bn million billion thousand thousands millions billions',
);
/** What identifies a name. A name of common words only (`S/`) is looked for wherever they stand. */
const ownStems = (source: string): ReadonlySet<string> => {
  const own = stemsOf([source], COMMON);
  return own.size > 0 ? own : stemsOf([source]);
};
/**
 * Scripts and letters that folding does not make plain, or whose words are signs: `zł`, `Kč`, `円`.
 */
const NOT_LATIN = /[č-ž\u0370-\u1fff\u2e80-\uffff]/;
/**
 * What is not a letter of plain text; quotes belong to multipliers (`’000`). The grave accent is a
 * rupee sign in some fonts.
 */
const SIGNS = /[^\x20-\x7e‘’]|`/gu;

const signsIn = (text: string): Set<string> => new Set(text.match(SIGNS));

/** The signs in a text, or in the source of a pattern, where a dollar is escaped. */
const withDollar = (text: string, dollar: string): ReadonlySet<string> =>
  text.includes(dollar) ? signsIn(text).add('$') : signsIn(text);

/** From a word or a sign to the patterns that may match a text with it. */
type Index = Map<string, number[]>;

const addTo = (index: Index, key: string, at: number): void => {
  const known = index.get(key);
  if (known === undefined) index.set(key, [at]);
  else known.push(at);
};

/**
 * The patterns of one list of names, found by the words of a text: out of two hundred, a text needs
 * one or two.
 */
class NamePatterns {
  readonly #byStem: Index = new Map();
  readonly #bySign: Index = new Map();
  readonly #patterns: (RegExp | undefined)[] = [];

  constructor(
    private readonly named: readonly Named[],
    private readonly flags: string,
  ) {
    named.forEach(({ source }, at) => {
      for (const sign of withDollar(source, '\\$')) addTo(this.#bySign, sign, at);
      for (const stem of ownStems(source)) addTo(this.#byStem, stem, at);
    });
  }

  /** Names whose words or signs stand in a text, in the order of the list. */
  in(text: string): { readonly money: MoneyName; readonly pattern: RegExp }[] {
    const found = new Set<number>();
    for (const sign of withDollar(text, '$'))
      for (const at of this.#bySign.get(sign) ?? []) found.add(at);
    for (const [word] of fold(text).matchAll(/[a-z]+/g)) {
      for (const stem of stemsIn(word))
        for (const at of this.#byStem.get(stem) ?? []) found.add(at);
    }
    return [...found]
      .toSorted((a, b) => a - b)
      .map((at) => ({ money: this.named[at]?.money ?? [], pattern: this.#patternAt(at) }));
  }

  #patternAt(at: number): RegExp {
    return (this.#patterns[at] ??= new RegExp(this.named[at]?.source ?? '', this.flags));
  }
}

/** A word without a short ending, and without a multiplier before its code: `teur`, `dollars`. */
const stemsIn = (word: string): string[] => {
  const stems: string[] = [];
  for (let cut = 0; cut <= LONGEST_ENDING && cut < word.length; cut++) {
    stems.push(word.slice(0, word.length - cut));
    if (cut < word.length - 1) stems.push(word.slice(1, word.length - cut));
  }
  return stems;
};

/** `teur`, `meur`: codes after a letter. */
const CODE_STEMS: ReadonlySet<string> = new Set(MUCH_USED.map((code) => code.toLowerCase()));

const PRINTED_NAMES = new NamePatterns(PRINTED, 'gu');
const FOLDED_NAMES = forLanguages(() => new NamePatterns(FOLDED(), 'g'));

interface Mention {
  readonly at: number;
  readonly money: MoneyName;
  readonly text: string;
}

const mentionsOf = (text: string, names: NamePatterns): Mention[] =>
  names
    .in(text)
    .flatMap(({ money, pattern }) =>
      matchesOf(pattern, text).map((m) => ({ at: m.index, money, text: m[0] })),
    );

/**
 * `US$` and the like: letters before a dollar sign name its country, a single letter only if it
 * touches the sign.
 */
const dollarsOf = (text: string): Mention[] =>
  matchesOf(DOLLAR, text).map((m) => {
    const prefix = (m[1] ?? '').toUpperCase().replace(/[.\s]/g, '');
    const leans = prefix.length > 1 || m[2] === '';
    const code =
      (leans ? DOLLAR_PREFIXES.get(prefix.replace(MULTIPLIED, '')) : undefined) ??
      DOLLAR_PREFIXES.get((m[3] ?? '').toUpperCase());
    return { at: m.index, money: code === undefined ? DOLLARS : [code], text: m[0] };
  });

/** A sign between two digits is a misread digit (`4£0,572`), not money. */
const isMisreadDigit = (source: string, { at, text }: Mention): boolean =>
  !/[\p{L}\p{N}]/u.test(text) &&
  /\d$/.test(source.slice(0, at)) &&
  /^\d/.test(source.slice(at + text.length));

const inOrder = (text: string): Mention[] => {
  const found = [
    ...dollarsOf(text),
    ...mentionsOf(text, PRINTED_NAMES),
    ...mentionsOf(fold(text), FOLDED_NAMES()),
  ];
  // "RMB'000" and "US dollars" are found as a whole: of two matches at one place, the longer
  // counts.
  return found
    .filter((mention) => !isMisreadDigit(text, mention))
    .toSorted((a, b) => a.at - b.at || b.text.length - a.text.length)
    .filter((m, i, all) => !all.slice(0, i).some((o) => m.at < o.at + o.text.length));
};

/** All money that a text names, in order. */
export const moneyNamesIn = (text: string): readonly MoneyName[] => {
  const known = remembered().get(text);
  if (known !== undefined) return known;
  const found = inOrder(text).map((m) => m.money);
  if (remembered().size >= MOST_REMEMBERED) remembered().clear();
  remembered().set(text, found);
  return found;
};

/** Heads of columns and unit lines recur throughout a report, so what they name is cached. */
const remembered = forLanguages(() => new Map<string, readonly MoneyName[]>());
const MOST_REMEMBERED = 4000;

export const isDollar = (money: MoneyName): boolean => money === DOLLARS;

/** The ISO 4217 code that a text names first; undefined if it names none, or only a bare `$`. */
export const currencyIn = (text: string): string | undefined =>
  moneyNamesIn(text).find((money) => !isDollar(money))?.[0];

const MONEY_SIGN = '[€£$¥₹₱₦₺₫₩₽₪฿]';
const CODES = MUCH_USED.map((code) => code.toLowerCase()).join('|');
/** Multipliers that are written onto a sign or a code, and their own signs. */
const GLUED: readonly (readonly [string, number])[] = [
  ['\\bmm(?:us|ch|clp)?\\$', 1e6],
  ['\\b(?:th|m)(?:us|ch|clp)\\$', 1e3],
  [`${MONEY_SIGN}\\s?bn\\b|\\b(?:${CODES}) ?bn\\b|\\bin bn\\b`, 1e9],
  [`\\b000,000\\b|\\bm(?:${CODES})\\b|\\bmkr\\b|\\b(?:${CODES}) ?(?:m|mn)\\b`, 1e6],
  [
    `${MONEY_SIGN}\\s?mn?\\b|^\\(?m${MONEY_SIGN}\\)?$|\\bm(?:[€£]|$)|\\brm ?'?m\\b|^\\(?mn?\\)?$`,
    1e6,
  ],
  [`(?<![\\d,.]'?)'?000s?\\b|(?<=[a-z]'?)000s?\\b|\\b[tk](?:${CODES})\\b|\\btkr\\b`, 1e3],
  [`\\b[tk](?:[€£]|\\$)|[€£$]\\s?k\\b|\\b(?:${CODES}) ?k\\b`, 1e3],
  // `Rs. in '00`, as small companies of India count; `Dec '00` is a year.
  [`(?<=(?:rs|inr|rupees?|₹|amounts?|figures)\\W{0,3}(?:in\\W{1,2})?)'00s?\\b`, 1e2],
];

const NAMED_SCALES = forLanguages(() => WORDS().flatMap((w) => w.scales));
const SCALES = forLanguages((): readonly (readonly [string, number])[] => [
  ...NAMED_SCALES(),
  ...GLUED,
]);
const groupsOf = (scales: readonly (readonly [string, number])[]): string =>
  scales.map(([source]) => `(${source})`).join('|');
/**
 * One group for each of `SCALES`. Word boundaries stand around all names together, because with
 * each they compile slowly.
 */
const SCALE_PATTERN = forLanguages(
  () =>
    new RegExp(`(?<![\\p{L}])(?:${groupsOf(NAMED_SCALES())})(?![\\p{L}])|${groupsOf(GLUED)}`, 'gu'),
);
/** Multipliers in scripts that folding takes apart. */
const SIGNED_SCALES: readonly (readonly [RegExp, number])[] = [
  [/億|亿|억원/, 1e8],
  [/百万|百萬|백만/, 1e6],
  [/万元|萬元/, 1e4],
  [/千円|千元|천원|仟元/, 1e3],
  [/млн/, 1e6],
  [/тыс/, 1e3],
];

const MONEY = '(?:€|£|\\$|¥|eur|euros?|usd|gbp|chf|sek|nok|dkk|pln|czk|huf|tl|try)';
const THOUSANDS = "1((?:[.,' ]000){1,3})(?![\\d]|[.,]\\d)";
/**
 * A multiplier in figures: `x € 1.000`, `€ x 1,000`, `in 1 000 EUR`; `EUR 1,000` if nothing else is
 * said.
 */
const IN_FIGURES = [
  `(?:^|[\\s(])(?:x|×)\\s?(?:${MONEY}\\s?)?${THOUSANDS}`,
  `(?:^|[\\s(])in\\s${MONEY}\\s?${THOUSANDS}`,
  `(?:^|[\\s(])in\\s${THOUSANDS}\\s?${MONEY}`,
  `^\\(?${MONEY}\\s?${THOUSANDS}\\)?$`,
  `^\\(?${MONEY}\\s?1(000)\\)?$`,
  `^\\(?(?:[^\\d,.;]*\\s)?${THOUSANDS}\\s?${MONEY}\\)?$`,
].map((pattern) => new RegExp(pattern));

/** The multiplier that a text states in figures. */
const scaleInFigures = (folded: string): number | undefined => {
  const zeros = IN_FIGURES.map((pattern) => pattern.exec(folded)?.[1]).find(
    (found) => found !== undefined,
  );
  return zeros === undefined ? undefined : 10 ** zeros.replace(/\D/g, '').length;
};

/** A text without the multiplier that it states in figures: its remaining numbers are values. */
export const withoutScale = (text: string): string =>
  IN_FIGURES.reduce((rest, pattern) => rest.replace(pattern, ' '), fold(text));

const EXCEPT = forLanguages(
  () =>
    new RegExp(
      `(?<![\\p{L}])(?:${WORDS()
        .map((w) => w.except)
        .join('|')})(?![\\p{L}])`,
      'u',
    ),
);
const SHARE_UNIT = forLanguages(
  () =>
    new RegExp(
      WORDS()
        .flatMap((w) => w.shareUnit ?? [])
        .join('|'),
      'g',
    ),
);
/** A unit line without what it excepts: `(in millions, except par value)`. */
export const withoutExceptions = (text: string): string => fold(text).split(EXCEPT())[0] ?? '';

/** A year is not an amount that a following "million" would belong to. */
const YEAR = /(?<![\d.,$€£])(?:19|20)\d\d\b/g;

/** What a unit line says about money, without its words about shares and its exceptions. */
const ofMoney = (text: string): string => {
  const folded = fold(text).replace(SHARE_UNIT(), ' ').replace(YEAR, ';');
  const [before = '', ...rest] = folded.split(EXCEPT());
  // "(except per share data, in thousands)": the exception comes first.
  return /[\p{L}\p{Sc}]|000/u.test(before) ? before : rest.join(' ').replace(/^[^,;]*[,;]/, '');
};

/** Characters of a currency sign with its spaces and the digit before it. */
const LONGEST_SIGN = 6;

/** The other side of an account beside a word: "dr/", "debit / ", "(dr)/" before it, "/ dr" behind it. */
const DEBIT = forLanguages(() => {
  const words = WORDS()
    .flatMap(({ debit = [] }) => debit)
    .join('|');
  return {
    before: new RegExp(`(?<![a-z])(?:${words})(?![a-z])[^a-z\\d]*$`),
    behind: new RegExp(`^[^a-z\\d]*(?:${words})(?![a-z])`),
  };
});

/** `Dr/Cr` heads the two sides of an account: it is no ten million. */
const isCredit = (text: string, at: number, length: number): boolean =>
  /^crs?\.?$/.test(text.slice(at, at + length)) &&
  (DEBIT().before.test(text.slice(0, at)) || DEBIT().behind.test(text.slice(at + length)));

/** `6 million` is an amount, `millions of specimens` a count: neither is a unit. */
const isUnit = (text: string, at: number, length: number): boolean => {
  if (isCredit(text, at, length)) return false;
  if (/\d\s?(?:us|[a-z]{0,2}\$|[€£¥])?\s?$/.test(text.slice(Math.max(0, at - LONGEST_SIGN), at)))
    return false;
  const of = /^\s+of\s+(.{1,40})/.exec(text.slice(at + length))?.[1];
  return of === undefined || /^(?:local|the)\b/.test(of) || moneyNamesIn(of).length > 0;
};

const SCALE_STEMS = forLanguages(() =>
  stemsOf(
    WORDS().flatMap((w) => w.scales.map(([name]) => name)),
    wordSet('of de'),
  ),
);
const MAY_MULTIPLY = anyOf(
  /000|['’]00|\p{Sc}|\b[tkm](?:eur|sek|usd|gbp|chf|nok|dkk|kr)|^\W*mn?\W*$/iu,
  /(?:eur|sek|usd|gbp|chf|nok|dkk|rm|rmb|inr|aud|cad|zar|[a-z]{3} )(?:m|mn|k|bn)\b/iu,
);

/** Whether a text can state a multiplier at all. */
const mayMultiply = (text: string): boolean => {
  if (MAY_MULTIPLY.test(text) || NOT_LATIN.test(text) || mayWriteUnit(text)) return true;
  for (const [word] of fold(text).matchAll(/[a-z]+/g))
    if (hasStem(word, SCALE_STEMS())) return true;
  return false;
};

/**
 * The multiplier that a text states for money: `(in millions, except per share data)`, `US$000`,
 * `€m`; undefined if it states none.
 */
export const scaleIn = (text: string): number | undefined => {
  if (!mayMultiply(text)) return undefined;
  const said = ofMoney(text);
  const figures = scaleInFigures(said);
  const written = figures ?? writtenScaleIn(text);
  if (written !== undefined) return written;
  for (const m of matchesOf(SCALE_PATTERN(), said)) {
    const which = m.slice(1).findIndex((group) => group !== undefined);
    if (/^'?0/.test(m[0]) || isUnit(said, m.index, m[0].length)) return SCALES()[which]?.[1];
  }
  return SIGNED_SCALES.find(([pattern]) => pattern.test(text))?.[1];
};

/** A unit written as one word, before what the line excepts. */
const writtenScaleIn = (text: string): number | undefined =>
  mayWriteUnit(text)
    ? writtenScale(text.slice(0, Math.max(0, fold(text).search(EXCEPT())) || text.length))
    : undefined;

/** What a text that only states a unit says. A currency without a multiplier means whole units. */
export interface StatedUnit {
  readonly scale: number;
  /** Whether a multiplier is printed, and not just a currency. */
  readonly multiplied: boolean;
  /** Whether it says that there is no multiplier. */
  readonly plain?: true;
  readonly money: readonly MoneyName[];
}

const FILLER = forLanguages(
  () =>
    new RegExp(
      `(?<![\\p{L}])(?:${WORDS()
        .flatMap((w) => w.filler)
        .join('|')}|(?<!['’])(?!00)\\d{1,2}(?:${ORDINAL()})?|x)(?![\\p{L}\\d])`,
      'gu',
    ),
);
const DATES = /\b\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d\b|\b(?:19|20)\d\d(?:[/-]\d{2,4})?\b/g;

const withoutNames = (text: string, names: NamePatterns): string =>
  names.in(text).reduce((rest, { pattern }) => rest.replace(pattern, ' '), text);

const withoutMoney = (text: string): string => {
  const written = mayWriteUnit(text) ? withoutWrittenUnits(text) : text;
  const bare = written.replace(/(?<![\p{L}])[tkm](?=[€£$])/giu, ' ');
  const printed = withoutNames(bare, PRINTED_NAMES).replace(DOLLAR, ' ');
  return withoutNames(fold(printed), FOLDED_NAMES());
};

/** Multipliers and money in scripts that folding writes in other letters. */
const SIGNS_OF_SCALES = /[億亿百万萬千円元仟억원백만천]|млн|тыс/g;

/** The multiplier of hundreds without the money before it, which is taken out first. */
const HUNDREDS = /'00s?\b/g;

const withoutUnitWords = (text: string): string =>
  text
    .replace(SCALE_PATTERN(), ' ')
    .replace(HUNDREDS, ' ')
    .replace(DATES, ' ')
    .replace(FILLER(), ' ');

/**
 * Whether a text holds only a unit, dates and the words that unit lines are made of. In "t.kr." the
 * currency is a part of the multiplier.
 */
const isNothingElse = (text: string): boolean => {
  const unsigned = text.replace(SIGNS_OF_SCALES, ' ');
  const [before = ''] = withoutMoney(unsigned).replace(SHARE_UNIT(), ' ').split(EXCEPT());
  return [withoutScale(before), withoutMoney(withoutScale(unsigned))].some(
    (rest) => !/[\p{L}\d]/u.test(withoutUnitWords(rest)),
  );
};

const UNIT_STEMS = forLanguages(() =>
  stemsOf([
    ...[...PRINTED, ...FOLDED()].map(({ source }) => source),
    ...WORDS().flatMap((w) => [
      ...w.filler,
      ...w.scales.map(([name]) => name),
      ...(w.shareUnit ?? []),
    ]),
    WORDS()
      .map((w) => w.except)
      .join('|'),
    'tkr mkr tsek msek teur meur keur th',
  ]),
);
/** A number that is not a year, a day or a multiplier. */
const AMOUNT = /(?<![\d.,' /-])(?!(?:19|20)\d\d|0{3})[2-9]\d\d|(?<!\d)1(?!9\d\d|000)\d\d/;
/** Any words may follow an exception. */
const EXCEPTS = forLanguages(() =>
  stemsOf(
    [
      WORDS()
        .map((w) => w.except)
        .join('|'),
    ],
    wordSet('a l mit nicht than from of but not'),
  ),
);

/**
 * Whether a text holds only words that unit lines are made of: nearly no line of running text does.
 * Words in other alphabets do not count, because their units are signs.
 */
const mayBeUnit = (text: string): boolean => {
  if (!/[\p{Sc}\p{L}`]|000/u.test(text) || AMOUNT.test(text)) return false;
  for (const [word] of foldAccents(text).matchAll(/[a-z]+/g)) {
    if (EXCEPTS().has(word)) return true;
    if (!hasStem(word, UNIT_STEMS()) && !hasStem(word.slice(1), CODE_STEMS)) return false;
  }
  return true;
};

const unitIn = (text: string): StatedUnit | undefined => {
  if (mayBeUnit(text)) return plainUnitStated(text);
  if (!mayRunTogether(text)) return undefined;
  const separated = separateWords(fold(text), UNIT_STEMS(), RUN_TOGETHER);
  return mayBeUnit(separated) ? plainUnitStated(separated) : undefined;
};

/**
 * The unit of a text that says nothing else: `$'000`, `Figures in Pound Sterling`, `(in millions)`;
 * as it is printed, or with its multiplier in plain figures.
 */
export const unitStated = (printed: string): StatedUnit | undefined => {
  if (MARK.test(printed)) return undefined;
  const unit = unitIn(printed);
  if (unit !== undefined) return unit;
  const plain = printed.replace(GROUPED_THOUSAND, '1000').replace(STOP_IN_UNIT, '');
  return plain === printed ? undefined : unitIn(plain);
};

/** "P1", "R 2": a letter with a number refers to a note or a row; as money it would be an amount. */
const MARK = /^\W*\p{Lu}\s?\d{1,2}\W*$/u;

/** "DKK 1.000", "1 000 EUR": the multiplier as an amount. */
const GROUPED_THOUSAND = /(?<![\d.,'] ?)1[.,' ]000(?!\d|[.,' ]\d)/;

/** "t.kr.", "T. EUR": the full stop behind the letter of a multiplier. */
const STOP_IN_UNIT = /(?<=(?<!\p{L})[tm])\. ?(?=kr|dkk|nok|sek|eur|chf|usd)/giu;

/** Letters of a unit whose words run together, and of the shortest of these words. */
const RUN_TOGETHER = { shortestRun: 10, shortestWord: 2 } as const;

/** A unit whose words run together is one long word: `FiguresinPoundSterling`. */
const mayRunTogether = (text: string): boolean => /^\W*[a-z]{12,40}\W*$/i.test(text);

const plainUnitStated = (text: string): StatedUnit | undefined => {
  const scale = scaleIn(text);
  const money = moneyNamesIn(text);
  if ((scale === undefined && money.length === 0) || !isNothingElse(text)) return undefined;
  return {
    scale: scale ?? 1,
    multiplied: scale !== undefined,
    ...(scale === undefined && isPlainUnit(text) ? { plain: true } : {}),
    money,
  };
};

/** Units onto which East Asia writes its multipliers: `万元`, `千円`, `백만원`. */
const MULTIPLIED_UNITS = /[元円원]/u;
const UNIT_FOLLOWS = forLanguages(() => inAnyLanguage((l) => l.money.opens));

/** `单位：元`: where the multiplier would be written onto the unit that follows, there is none. */
const isPlainUnit = (text: string): boolean =>
  MULTIPLIED_UNITS.test(text) && UNIT_FOLLOWS().test(fold(text));

/** Whether a text names a multiplier or a currency. */
export const statesMoney = (text: string): boolean =>
  scaleIn(text) !== undefined || currencyIn(text) !== undefined;
