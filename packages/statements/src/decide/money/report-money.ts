import { anyOf } from '../../language/any-of.js';
import { inAnyLanguage } from '../../language/in-any-language.js';
import { fold } from '../../language/fold.js';

import type { Evidence } from '../../evidence/decision.js';
import { matchesOf } from '../../language/matches.js';
import {
  moneyNamesIn,
  scaleIn,
  unitStated,
  type MoneyName,
  type StatedUnit,
} from '../../language/money/money.js';
import {
  COUNTRY_MARKS,
  FORMS_IN_UNITS,
  MONEY_OF_SCRIPTS,
  STANDARDS_OF_COUNTRIES,
  type CountryMark,
} from './countries.js';
import { unitOfAllAmounts } from './all-amounts.js';
import { ELSEWHERE } from './decide-scale.js';
import { moneyMentionsOf, namesMultiplier, type MoneyMention } from './money-mentions.js';
import {
  FEWEST_SILENT_PAGES,
  FEWEST_UNIT_LINES,
  LONGEST_BARE_UNIT_LINE,
  LONGEST_UNIT_LINE,
  MONEY,
} from './weights.js';
import { forLanguages } from '../../language/languages-in-use.js';

/** What a report says about the money of its statements outside them. */
export interface ReportMoney {
  readonly scale: readonly Evidence<number>[];
  readonly currency: readonly Evidence<MoneyName>[];
  readonly mentions: readonly MoneyMention[];
  /** The unit of all its tables that do not state their own. */
  readonly all?: StatedUnit;
  /** Whether it is there in full and names no multiplier of money anywhere, not even in prose. */
  readonly isSilent?: true;
}

/**
 * The length is checked before any pattern is tried, because every line of a report passes here.
 */
const mayStateUnit = (line: string): boolean => {
  // A letter alone is a currency above a column, but anything elsewhere.
  if (line.length < 2 || line.length > LONGEST_UNIT_LINE) return false;
  if (line.length > LONGEST_BARE_UNIT_LINE && !line.includes('(')) return false;
  return !/\d[.,]\d/.test(line);
};

/** Lines that only state a unit: above tables of notes, in heads of pages. */
const unitLinesOf = (pages: readonly string[]): StatedUnit[] =>
  pages.flatMap((page) =>
    page.split('\n').flatMap((line) => {
      return mayStateUnit(line) ? (unitStated(line) ?? []) : [];
    }),
  );

interface Vote<T> {
  readonly value: T;
  readonly votes: number;
  readonly share: number;
}

const votesOf = <T>(values: readonly T[]): Vote<T>[] => {
  const counts = new Map<string, { value: T; votes: number }>();
  for (const value of values) {
    const key = JSON.stringify(value);
    counts.set(key, { value, votes: (counts.get(key)?.votes ?? 0) + 1 });
  }
  return [...counts.values()]
    .map(({ value, votes }) => ({ value, votes, share: votes / values.length }))
    .toSorted((a, b) => b.votes - a.votes);
};

const MOST_VALUES = 3;

const votedEvidence = <T>(source: string, values: readonly T[], weight: number): Evidence<T>[] =>
  values.length < FEWEST_UNIT_LINES
    ? []
    : votesOf(values)
        .slice(0, MOST_VALUES)
        .map(({ value, votes, share }) => ({
          source,
          says: value,
          weight: weight * share,
          text: `${votes} lines`,
        }));

/**
 * "Presented in Australian dollars", "rounded to the nearest thousand": what a report says in words
 * about its amounts.
 */
const PRESENTED = forLanguages(
  () => new RegExp(inAnyLanguage((l) => l.money.presented).source, 'gi'),
);
/** Characters behind such words within which the unit stands. */
const SAID_WITHIN = 70;

const GOES_ON_ABOUT_OTHERS = forLanguages(() =>
  anyOf(
    /[.;](?=\s)/,
    inAnyLanguage((l) => l.money.otherMoney),
  ),
);

const presentedIn = (pages: readonly string[]): string[] =>
  pages.flatMap((page) =>
    matchesOf(PRESENTED(), page).map((m) => {
      const said = page.slice(m.index, m.index + m[0].length + SAID_WITHIN);
      return fold(said).split(GOES_ON_ABOUT_OTHERS())[0] ?? '';
    }),
  );

const saysOfCountries = (
  pages: readonly string[],
  countries: readonly CountryMark[],
): Evidence<MoneyName>[] => {
  const text = pages.join('\n');
  return countries.flatMap(({ currency, marks, weight: each = MONEY.country }) => {
    const found = text.match(marks) ?? [];
    if (found.length === 0) return [];
    const weight = Math.max(each, Math.min(MONEY.mostCountry, each * found.length));
    return [{ source: 'country', says: [currency], weight, text: [...new Set(found)].join(', ') }];
  });
};

/** Pages on which a report names its law and its exchange. */
const FRONT = 16;
const BACK = 4;

const outerPages = (pages: readonly string[]): string[] =>
  pages.length <= FRONT + BACK ? [...pages] : [...pages.slice(0, FRONT), ...pages.slice(-BACK)];

/**
 * The country that the outer pages name. Where they name none, the one by whose standards the
 * statements are made: a list of subsidiaries names other countries' forms, but not their standards.
 */
const countriesOf = (pages: readonly string[]): Evidence<MoneyName>[] => {
  const named = saysOfCountries(outerPages(pages), COUNTRY_MARKS);
  return [
    ...(named.length > 0 ? named : saysOfCountries(pages, STANDARDS_OF_COUNTRIES)),
    ...saysOfCountries(pages, MONEY_OF_SCRIPTS),
  ];
};

/** "Rounded to the nearest dollar". */
const roundedTo = (said: string): number | undefined =>
  scaleIn(said) ?? (said.startsWith('rounded') && moneyNamesIn(said).length > 0 ? 1 : undefined);

const preparedEvidence = <T>(values: readonly T[]): Evidence<T>[] =>
  votesOf(values)
    .slice(0, MOST_VALUES)
    .map(({ value, votes, share }) => ({
      source: 'basis of preparation',
      says: value,
      weight: Math.min(MONEY.presented, MONEY.presentedOnce * votes) * share,
      text: `${votes} times`,
    }));

/** The unit of the one form on whose pages it is printed. */
const unitOfForm = (folded: readonly string[]): StatedUnit | undefined => {
  const form = FORMS_IN_UNITS.find(({ phrases }) =>
    folded.some((page) => phrases.every((phrase) => page.includes(phrase))),
  );
  return form && { scale: 1, multiplied: false, money: [[form.currency]] };
};

/** Amounts, years and pages, but not the noughts of a unit: "US$000" stays, "1,000,000 shares" does not. */
const NUMBERS = /(?<![\d.,'’])[1-9][\d.,'’]*/g;

/**
 * Whether a report names no multiplier on any page, and every page was read: a page that is a picture,
 * or not looked at yet, may hold the unit. A few pages alone are cut from a report that may state it.
 */
const isSilentThroughout = (folded: readonly string[]): boolean =>
  folded.length >= FEWEST_SILENT_PAGES &&
  folded.every((page) => page.trim() !== '') &&
  !folded.some(
    (page) => namesMultiplier(page) || scaleIn(page.replace(NUMBERS, ' ')) !== undefined,
  );

/** Collects what a report says about money, in one pass; time is linear in its text. */
export const reportMoneyOf = (
  pages: readonly string[],
  folded: readonly string[] = pages.map(fold),
): ReportMoney => {
  const units = unitLinesOf(pages);
  const said = presentedIn(pages);
  const all = unitOfAllAmounts(pages, folded) ?? unitOfForm(folded);
  return {
    scale: [
      ...votedEvidence(
        ELSEWHERE,
        units.map((u) => u.scale),
        MONEY.elsewhere,
      ),
      ...preparedEvidence(said.flatMap((s) => roundedTo(s) ?? [])),
    ],
    currency: [
      ...votedEvidence(
        ELSEWHERE,
        units.flatMap((u) => u.money.slice(0, 1)),
        MONEY.elsewhere,
      ),
      ...preparedEvidence(said.flatMap((s) => moneyNamesIn(s).slice(0, 1))),
      ...countriesOf(pages),
    ],
    mentions: moneyMentionsOf(pages),
    ...(all === undefined ? {} : { all }),
    ...(isSilentThroughout(folded) ? { isSilent: true } : {}),
  };
};
