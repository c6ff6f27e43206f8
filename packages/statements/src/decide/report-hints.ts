import { anyOf } from '../language/any-of.js';
import { readDate } from '../language/dates.js';
import { fold, LEXICONS } from '../language/index.js';
import { currencyIn, scaleIn } from '../language/money.js';
import { decideCompanyName } from './company/decide-company-name.js';

/** What the plain text of a whole report says about its statements, used where a statement's own header is silent. */
export interface ReportHints {
  readonly companyName?: string;
  readonly currency?: string;
  readonly scale?: number;
  /** The last day of the fiscal year that the cover names, ISO. */
  readonly yearEnd?: string;
  /** The company's own name for fiscal years that end in January or February: end date to year. */
  readonly namedYears: Readonly<Record<string, number>>;
}

const vote = <T>(values: readonly (T | undefined)[]): T | undefined => {
  const counts = new Map<T, number>();
  for (const v of values) if (v !== undefined) counts.set(v, (counts.get(v) ?? 0) + 1);
  return [...counts.entries()].sort((a, b) => b[1] - a[1])[0]?.[0];
};

const moneyLines = (pages: readonly string[]): string[] =>
  pages.flatMap((text) =>
    text
      .split('\n')
      .filter(
        (l) =>
          l.length < 140 &&
          /\bin (?:[a-z$€£.]+ ){0,4}(?:thousands?|millions?|billions?)|'000|[$€£]\s?m\b|\b(?:million|thousand)s?\b/i.test(
            l,
          ) &&
          !/\d[,.]\d/.test(l),
      ),
  );

/** Which dollar a bare `$` is: the one that the report names most; a filing with the SEC means the United States' own. */
const dollarOf = (count: (p: RegExp) => number): string => {
  if (count(/form 10-k|securities and exchange commission/gi) >= 3) return 'USD';
  const named: [string, number][] = [
    ['USD', count(/US ?\$|USD|U\.S\. dollars?|United States dollars?/g)],
    ['CAD', count(/Canadian dollars?|C\$|CAD\b/g)],
    ['AUD', count(/Australian dollars?|A\$|AUD\b/g)],
    ['HKD', count(/HK\$|Hong Kong dollars?/g)],
    ['SGD', count(/S\$|Singapore dollars?/g)],
    ['NZD', count(/NZ\$|New Zealand dollars?/g)],
    ['TWD', count(/NT\$/g)],
    ['MXN', count(/Mexican pesos?/g)],
  ];
  const [code, n] = named.sort((a, b) => b[1] - a[1])[0] ?? ['USD', 0];
  return n >= 3 ? code : 'USD';
};

const currencyOf = (pages: readonly string[]): string | undefined => {
  const lines = moneyLines(pages);
  const all = pages.join('\n');
  const count = (p: RegExp): number => all.match(p)?.length ?? 0;
  const dollars = count(/\$/g);
  const named = vote(lines.map(currencyIn));
  const votes = lines.filter((l) => named !== undefined && currencyIn(l) === named).length;
  if (named !== undefined && votes >= 3 && votes > 0.3 * lines.length) return named;
  const signs: readonly (readonly [string, number])[] = [
    ['EUR', count(/€|\beuros?\b|\bEUR\b/gi)],
    ['GBP', count(/£/g)],
    [dollarOf(count), dollars + count(/\bUSD\b/g)],
    ['JPY', count(/¥|\byen\b/gi)],
    ['CHF', count(/CHF/g)],
    ['SEK', count(/\bSEK\b/g)],
    ['NOK', count(/\bNOK\b/g)],
    ['DKK', count(/\bDKK\b/g)],
    ['INR', count(/₹|\bRs\.?\b|\bcrores?\b/gi)],
    ['CNY', count(/\bRMB\b/g)],
    ['ZAR', count(/\bZAR\b|R'?000\b/g)],
  ];
  const best = [...signs].sort((a, b) => b[1] - a[1])[0];
  return best !== undefined && best[1] > 5 ? best[0] : undefined;
};

const YEAR_END = new RegExp(
  `(?:${anyOf(...LEXICONS.map((l) => l.periods.yearEnded)).source})[: ]+(.{6,30})`,
);

const yearEndOf = (pages: readonly string[]): string | undefined => {
  const found = pages.flatMap((text) => {
    const m = YEAR_END.exec(fold(text));
    const date = m?.[1] === undefined ? undefined : readDate(m[1]);
    return date?.year !== undefined && date.month !== undefined && date.day !== undefined
      ? [`${date.year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`]
      : [];
  });
  return vote(found);
};

const NAMED =
  /fiscal (?:year )?((?:19|20)\d\d)['"”’)]*,?(?: \([^)]{0,20}\))?,? (?:(?:is|are|was|were|consisted of|comprised|comprises|covers|relates?|refers?|to|means?|which|the|fiscal|a|5[23]|week|weeks|52-week|53-week|period|year|that)[ -]?)*(?:ended|ending|ends) (?:on )?(?:saturday,? |sunday,? |friday,? )?((?:jan|feb)[a-z]* \d{1,2}, (?:19|20)\d\d)/g;

const namedYearsOf = (pages: readonly string[]): Record<string, number> => {
  const named: Record<string, number> = {};
  for (const text of pages) {
    for (const m of fold(text).matchAll(NAMED)) {
      const date = readDate(m[2] ?? '');
      if (date?.year !== undefined) named[`${date.year}-${date.month}`] = Number(m[1]);
    }
  }
  return named;
};

/** Collects what the report says of itself outside its statements. */
export const reportHints = (pages: readonly string[]): ReportHints => {
  const companyName = decideCompanyName(pages)?.value;
  const currency = currencyOf(pages);
  const scale = vote(moneyLines(pages).map(scaleIn));
  const yearEnd = yearEndOf(pages);
  return {
    namedYears: namedYearsOf(pages),
    ...(companyName === undefined ? {} : { companyName }),
    ...(currency === undefined ? {} : { currency }),
    ...(scale === undefined ? {} : { scale }),
    ...(yearEnd === undefined ? {} : { yearEnd }),
  };
};
