import type { ConceptId, Phrases, ReadingWords, ReportLexicon, RowPhrases } from '@fde/lexicon';

import { fold, foldWords } from '../fold.js';

import { anyOf } from '../any-of.js';
import type { Lexicon, TitleKind } from '../lexicon.js';
import {
  endsInPhrase,
  isPhrase,
  mentionsPhrase,
  onePhrase,
  opensWithPhrase,
  phraseInRow,
  phraseSource,
  printedPhrase,
  saysPhrase,
} from './phrase-pattern.js';

/** Months of the parts of a year that have a name. */
const QUARTER = 3;
const HALF_YEAR = 6;
const THREE_QUARTERS = 9;

/** One value for each key of a record of phrases. */
const mapPhrases = <K extends string, T>(
  record: Readonly<Partial<Record<K, Phrases>>>,
  valueOf: (phrases: Phrases, key: K) => T,
): Partial<Record<K, T>> => {
  const mapped: Partial<Record<K, T>> = {};
  for (const key in record) {
    const phrases = record[key];
    if (phrases !== undefined) mapped[key] = valueOf(phrases, key);
  }
  return mapped;
};

/** A field that a language may leave out. */
const fieldOf = <K extends string, T>(
  key: K,
  phrases: Phrases | undefined,
  valueOf: (phrases: Phrases) => T,
): Partial<Record<K, T>> =>
  (phrases === undefined ? {} : { [key]: valueOf(phrases) }) as Partial<Record<K, T>>;

const sourceOf = (phrases: Phrases): string => phrases.map(phraseSource).join('|');
const rowsOf = (rows: RowPhrases) => mapPhrases(rows, isPhrase);

/** Kinds that say what a row belongs to; no standard names them, so companies are not compared by them. */
const UNNAMED: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'discontinued',
  'comprehensive_income',
  'premiums',
  'interest',
  'expense_line',
  'asset_line',
  'liability_line',
  'equity_line',
  'cash_adjustment',
  'investing_line',
  'financing_line',
]);

/** The phrases of a kind in the order of its list: the best name stands first. */
const namesOf = (rows: RowPhrases): Lexicon['names'] =>
  mapPhrases(namedRows(rows), (phrases) => phrases.map((phrase) => isPhrase([phrase])));

const namedRows = (rows: RowPhrases): RowPhrases => {
  const named: Partial<Record<ConceptId, Phrases>> = {};
  for (const [id, phrases] of Object.entries(rows) as [ConceptId, Phrases][])
    if (!UNNAMED.has(id)) named[id] = phrases;
  return named;
};

/** The names that a language ranks itself, or else the labels of its rows. */
const rankedNames = ({ names, rows }: ReadingWords): Lexicon['names'] => {
  if (names === undefined)
    return {
      ...namesOf(rows.income_statement),
      ...namesOf(rows.balance_sheet),
      ...namesOf(rows.cash_flow_statement),
    };
  return Object.fromEntries(
    Object.entries(names).map(([id, ranks]) => [id, ranks.map((phrases) => isPhrase(phrases))]),
  );
};

const titlesOf = ({ titles, titlesAtStart }: ReadingWords): Lexicon['titles'] => {
  const patterns = (kind: TitleKind) => [
    ...(titles[kind].length === 0 ? [] : [saysPhrase(titles[kind])]),
    ...(titlesAtStart?.[kind] === undefined ? [] : [opensWithPhrase(titlesAtStart[kind])]),
  ];
  return {
    income_statement: patterns('income_statement'),
    balance_sheet: patterns('balance_sheet'),
    cash_flow_statement: patterns('cash_flow_statement'),
    comprehensive_income: patterns('comprehensive_income'),
    changes_in_equity: patterns('changes_in_equity'),
  };
};

const decoysOf = (words: ReadingWords): Lexicon['titleWords']['decoys'] => ({
  'parent company': mentionsPhrase([...words.parent, ...(words.decoys.parent ?? [])]),
  'selected data': mentionsPhrase(words.decoys.selected),
  condensed: mentionsPhrase(words.decoys.condensed),
  interim: mentionsPhrase(words.decoys.interim),
  segment: mentionsPhrase(words.decoys.segment),
  note: mentionsPhrase(words.decoys.note),
  unaudited: mentionsPhrase(words.decoys.unaudited),
  ...fieldOf('pro forma', words.decoys.proForma, mentionsPhrase),
  ...fieldOf('company alone', words.decoys.company, mentionsPhrase),
  ...fieldOf('schedule', words.decoys.schedule, mentionsPhrase),
  ...fieldOf('analysis', words.decoys.analysis, mentionsPhrase),
  ...fieldOf('another entity', words.decoys.otherEntity, mentionsPhrase),
});

const titleWordsOf = (words: ReadingWords): Lexicon['titleWords'] => ({
  group: mentionsPhrase([...words.group, ...(words.groupInTitles ?? [])]),
  withSubsidiaries: saysPhrase(words.withSubsidiaries),
  fillers: onePhrase(words.titleFillers),
  decoys: decoysOf(words),
  continued: saysPhrase(words.continued),
  chapter: mentionsPhrase(words.chapter),
  ...fieldOf('overStatements', words.overStatements, onePhrase),
  contents: saysPhrase(words.contents),
  prose: saysPhrase(words.prose),
  incomeAndComprehensive: saysPhrase(words.incomeAndComprehensive),
  ...fieldOf('supplement', words.supplement, opensWithPhrase),
  ...fieldOf('goesOn', words.titleGoesOn, opensWithPhrase),
  ...fieldOf('anyStatement', words.anyStatement, opensWithPhrase),
});

/** The full stop behind an abbreviation may be missing. */
const abbreviated = (phrase: string): string =>
  phraseSource(phrase) + (phrase.endsWith('.') ? String.raw`\.?` : '');

/** The multipliers of money, the largest first: "hundreds of millions" before "millions". */
const scalesOf = ({ money }: ReadingWords): Lexicon['money']['scales'] =>
  [
    { phrases: money.trillions, scale: 1e12 },
    { phrases: money.billions, scale: 1e9 },
    { phrases: money.hundredMillions, scale: 1e8 },
    { phrases: money.tenMillions, scale: 1e7 },
    { phrases: money.millions, scale: 1e6 },
    { phrases: money.hundredThousands, scale: 1e5 },
    { phrases: money.thousands, scale: 1e3 },
    { phrases: money.hundreds, scale: 1e2 },
  ].flatMap(({ phrases = [], scale }) =>
    phrases.length === 0 ? [] : [[phrases.map(abbreviated).join('|'), scale] as const],
  );

const moneyOf = (words: ReadingWords): Lexicon['money'] => ({
  scales: scalesOf(words),
  ...statedMoneyOf(words),
});

const statedMoneyOf = ({ money }: ReadingWords): Omit<Lexicon['money'], 'scales'> => ({
  currencies: Object.fromEntries(
    Object.entries(money.currencies).map(([code, names]) => [code, saysPhrase(names).source]),
  ),
  hundredths: onePhrase(money.hundredths).source,
  ...fieldOf('nil', money.nil, (words) => words.map(foldWords).join(' ')),
  ...fieldOf('debit', money.debit, (words) => words.map(abbreviated).join('|')),
  in: onePhrase(money.in ?? money.opens).source,
  presented: new RegExp(`(?<![a-z])(?:${printedPhrase(money.presented).source})`),
  opens: onePhrase(money.opens).source,
  except: onePhrase(money.except).source,
  ...fieldOf('otherMoney', money.otherMoney, (phrases) => saysPhrase(phrases).source),
  ...fieldOf('shareUnit', money.shareUnit, (phrases) => [phraseInRow(phrases).source]),
  filler: [onePhrase(money.filler).source],
});

/** A day behind "as at": its figures, before which no money stands ("of $5"), or its month alone. */
const dayBehind = (before: Phrases, months: readonly string[]): RegExp => {
  const names = months.flatMap((each) => fold(each).split(' ')).join('|');
  return new RegExp(
    String.raw`^\(?(?:${sourceOf(before)})\b(?:[^$€£¥]*\d|(?: [a-z]+)? (?:${names})\W*$)`,
  );
};

const lineOf = (
  { line, lineOpens, wholeLine, beforeDay }: ReadingWords['periods'],
  months: readonly string[],
): RegExp =>
  anyOf(
    ...(line.length === 0 ? [] : [saysPhrase(line)]),
    ...(lineOpens === undefined ? [] : [String.raw`^\(?(?:${sourceOf(lineOpens)})\b`]),
    ...(wholeLine === undefined ? [] : [isPhrase(wholeLine)]),
    ...(beforeDay === undefined ? [] : [dayBehind(beforeDay, months)]),
  );

/** Words with what parts them from those that come next. */
const andThen = (phrases: Phrases): RegExp => new RegExp(`(?:${sourceOf(phrases)})[^a-z0-9]+`);

const periodsOf = ({ periods }: ReadingWords, months: readonly string[]): Lexicon['periods'] => ({
  to: onePhrase(periods.to),
  ...fieldOf('ordinal', periods.ordinal, onePhrase),
  yearEnded: onePhrase(periods.yearEnded),
  ...fieldOf('fiscal', periods.fiscal, onePhrase),
  ...fieldOf('named', periods.named, (phrases) => new RegExp(`\\b${andThen(phrases).source}`)),
  ...fieldOf('untilEnd', periods.untilEnd, onePhrase),
  ...fieldOf('ends', periods.ends, andThen),
  ...fieldOf('refersTo', periods.refersTo, andThen),
  ...fieldOf('comparison', periods.comparison, onePhrase),
  ...fieldOf('atEndOf', periods.atEndOf, onePhrase),
  joiners: onePhrase(periods.joiners ?? []),
  besideYear: onePhrase(periods.besideYear),
  line: lineOf(periods, months),
  head: onePhrase(periods.head),
});

const countedMonths = ({ months, weeks, behindCount }: ReadingWords['periods']): RegExp => {
  const counted = `(?:(?<weeks>${onePhrase(weeks).source})|(?:${sourceOf(months)}))`;
  const behind = behindCount === undefined ? '' : `[^a-z0-9]+(?:${sourceOf(behindCount)})`;
  return new RegExp(String.raw`\b(?<n>\d{1,2}|[a-z]+)[ -]${counted}${behind}\b`);
};

const lengthsOf = ({ periods }: ReadingWords): Lexicon['lengths'] => ({
  counted: countedMonths(periods),
  numerals: periods.numerals,
  units: mapPhrases(periods.heads ?? { months: periods.months, weeks: periods.weeks }, onePhrase),
  wholeYear: saysPhrase(periods.wholeYear),
  // "第3四半期累計期間": the first three quarters, in the word for one.
  parts: [
    ...(periods.nineMonths === undefined
      ? []
      : [{ pattern: saysPhrase(periods.nineMonths), months: THREE_QUARTERS }]),
    { pattern: saysPhrase(periods.halfYear), months: HALF_YEAR },
    { pattern: saysPhrase(periods.quarter), months: QUARTER },
  ],
  interim: saysPhrase(periods.interimReport),
  currentYear: isPhrase(periods.currentYear),
  previousYear: isPhrase(periods.previousYear),
  ...fieldOf('amount', periods.amount, isPhrase),
  transition: saysPhrase(periods.transition),
});

const listOf = (phrases: Phrases): string => phrases.map(foldWords).join(' ');

const oneMeaningOf = (meanings: Readonly<Record<string, Phrases>>) =>
  Object.entries(meanings).map(([word, phrases]) => [onePhrase(phrases), word] as const);

const spellingsOf = (spellings: Readonly<Record<string, Phrases>>) =>
  Object.entries(spellings).map(
    ([word, phrases]) =>
      [new RegExp(mentionsPhrase(phrases).source, 'g'), word.replaceAll('*', '')] as const,
  );

const labelWordsOf = ({ labels }: ReadingWords): Lexicon['labelWords'] => ({
  and: onePhrase(labels.and),
  total: onePhrase(labels.total),
  part: onePhrase(labels.part),
  deduction: onePhrase(labels.deduction),
  attributed: onePhrase(labels.attributed),
  note: onePhrase(labels.note),
  continues: onePhrase(labels.continues),
  numberless: isPhrase(labels.numberless ?? []),
  ...fieldOf('bothSides', labels.bothSides, onePhrase),
  ...fieldOf('endsWhole', labels.endsWhole, endsInPhrase),
  ...fieldOf('beforeList', labels.beforeList, endsInPhrase),
  ...fieldOf('harmless', labels.harmless, listOf),
  ...fieldOf('distinguishing', labels.distinguishing, listOf),
  ...fieldOf('synonyms', labels.synonyms, (phrases) => phrases.map(foldWords)),
  ...(labels.oneMeaning === undefined ? {} : { phrases: oneMeaningOf(labels.oneMeaning) }),
  ...(labels.spellings === undefined ? {} : { spellings: spellingsOf(labels.spellings) }),
  joining: [...new Set(labels.joining.flatMap((word) => [word, foldWords(word)]))].join(' '),
  letters: labels.joining.filter((word) => /^[^aeiouy]$/u.test(word)).join(' '),
  goesOn: onePhrase(labels.goesOn),
});

const pagesOf = ({ pages }: ReadingWords): Lexicon['pages'] => ({
  page: onePhrase(pages.page),
  running: mentionsPhrase(pages.running),
  sentence: onePhrase(pages.sentence),
});

const closingOf = ({ pages: { closing, signatures } }: ReadingWords): RegExp =>
  signatures === undefined
    ? mentionsPhrase(closing)
    : anyOf(mentionsPhrase(closing), isPhrase(signatures));

/** A word in brackets refers to a note, and heads no column of them. */
const noteHead = (phrases: Phrases): RegExp => new RegExp(`^(?:${sourceOf(phrases)})[.:]?$`);

const groupHeads = ({ group, columns }: ReadingWords): Phrases => [
  ...group,
  ...(columns.group ?? []),
];
const companyHeads = ({ parent, columns }: ReadingWords): Phrases => [
  ...parent,
  ...(columns.company ?? []),
];

/** Heads a column of shares in any language. */
const PERCENT = '%';

const columnsOf = (words: ReadingWords) => ({
  columnWords: {
    basis: {
      restated: saysPhrase(words.periods.restated),
      ...fieldOf('reclassified', words.columns.reclassified, saysPhrase),
      ...fieldOf('pro_forma', words.columns.proForma, saysPhrase),
      ...fieldOf('unaudited', words.columns.unaudited, saysPhrase),
      ...fieldOf('budget', words.columns.budget, saysPhrase),
      ...fieldOf('converted', words.columns.converted, saysPhrase),
    },
    scope: {
      ...fieldOf('predecessor', words.columns.predecessor, saysPhrase),
      ...fieldOf('successor', words.columns.successor, saysPhrase),
      company: saysPhrase(companyHeads(words)),
      ...fieldOf('segment', words.columns.segment, saysPhrase),
      group: saysPhrase(groupHeads(words)),
    },
  },
  noteColumn: noteHead(words.columns.note),
  sideColumn: anyOf(PERCENT, saysPhrase(words.columns.side)),
  ...fieldOf('grossColumn', words.columns.gross, saysPhrase),
  groupColumn: saysPhrase([...groupHeads(words), ...(words.columns.whole ?? [])]),
  partColumn: saysPhrase([...companyHeads(words), ...(words.columns.part ?? [])]),
});

const totalsOf = ({ total, totals }: ReadingWords['labels']): readonly RegExp[] =>
  totals === undefined ? [opensWithPhrase(total), endsInPhrase(total)] : [isPhrase(totals)];

const labelsOf = ({ rows, labels, units }: ReadingWords) => ({
  rows: {
    income_statement: rowsOf(rows.income_statement),
    balance_sheet: rowsOf(rows.balance_sheet),
    cash_flow_statement: rowsOf(rows.cash_flow_statement),
  },
  totals: totalsOf(labels),
  units: {
    perShare: mentionsPhrase(units.perShare),
    shares: saysPhrase(units.shares),
    ...fieldOf('count', units.count, mentionsPhrase),
    ...fieldOf('amount', units.amount, opensWithPhrase),
    ...fieldOf('share', units.share, saysPhrase),
    ...fieldOf('percent', units.percent, mentionsPhrase),
    ...fieldOf('parValue', units.parValue, saysPhrase),
    ...fieldOf('countHeading', units.countHeading, saysPhrase),
    ...fieldOf('capital', units.capital, onePhrase),
  },
});

/** To the end of a word: "you" is not "young". */
const wholePrinted = (phrases: Phrases): RegExp =>
  new RegExp(String.raw`(?:${printedPhrase(phrases).source})\b`);
/** Behind a name stands a space, perhaps a mark, before the sentence goes on. */
const behindName = (phrases: Phrases): RegExp =>
  new RegExp(
    String.raw`[.,:;]?\s(?:${printedPhrase(phrases).source})(?:(?<=\s)|(?![\p{L}\p{N}]))`,
    'u',
  );
const inBrackets = (phrases: Phrases): RegExp =>
  new RegExp(String.raw`\(? ?(?:${printedPhrase(phrases).source})`);

const reporterOf = ({ reporter }: ReadingWords): Lexicon['reporter'] => ({
  addressee: printedPhrase(reporter.addressee),
  audited: printedPhrase(reporter.audited),
  self: printedPhrase(reporter.self),
  opensDefinition: printedPhrase(reporter.opensDefinition ?? []),
  ...fieldOf('comprising', reporter.comprising, printedPhrase),
  ...fieldOf('neverInName', reporter.neverInName, wholePrinted),
  ...fieldOf('opensNoName', reporter.opensNoName, printedPhrase),
  ...fieldOf('others', reporter.others, printedPhrase),
  ...fieldOf('rareInName', reporter.rareInName, wholePrinted),
  ...fieldOf('selfAlone', reporter.selfAlone, printedPhrase),
  ...fieldOf('article', reporter.article, printedPhrase),
  ...fieldOf('afterName', reporter.afterName, behindName),
  ...fieldOf('besideName', reporter.besideName, printedPhrase),
  ...fieldOf('beforeName', reporter.beforeName, printedPhrase),
  ...fieldOf('registrant', reporter.registrant, inBrackets),
  ...fieldOf(
    'beforeRegistrant',
    reporter.beforeRegistrant,
    (phrases) => new RegExp(String.raw`\b${wholePrinted(phrases).source}`),
  ),
  ...fieldOf('annualFiling', reporter.annualFiling, (each) => each.map((one) => saysPhrase([one]))),
});

/** Letters from which a run may be taken for two words of another language: "netto" is not "net to". */
const SHORTEST_RUN = 5;

/** The words of titles and rows that are no run of shorter ones. */
const statementWordsOf = ({ titles, rows, labels }: ReadingWords): string =>
  labels.runTogether?.map(foldWords).join(' ') ??
  foldWords(
    [titles, ...Object.values(rows)].flatMap((lists) => Object.values(lists).flat()).join(' '),
  )
    .split(' ')
    .filter((word) => word.length >= SHORTEST_RUN)
    .join(' ');

/** The words of a language as the patterns by which every stage reads. */
export const lexiconOf = (
  { language, months }: Pick<ReportLexicon, 'language' | 'months'>,
  words: ReadingWords,
): Lexicon => ({
  language,
  statementWords: statementWordsOf(words),
  ...fieldOf('apartWords', words.labels.apart, listOf),
  ...labelsOf(words),
  names: rankedNames(words),
  ...(words.notNames === undefined ? {} : { notNames: mapPhrases(words.notNames, isPhrase) }),
  ...columnsOf(words),
  titles: titlesOf(words),
  titleWords: titleWordsOf(words),
  pages: pagesOf(words),
  months: (words.periods.monthNames ?? months).map(fold),
  money: moneyOf(words),
  periods: periodsOf(words, words.periods.monthNames ?? months),
  lengths: lengthsOf(words),
  closing: closingOf(words),
  comprehensive: saysPhrase(words.comprehensive),
  labelWords: labelWordsOf(words),
  ...fieldOf('amendedReport', words.amendedReport, saysPhrase),
  meanings: mapPhrases(words.meanings, onePhrase),
  reporter: reporterOf(words),
});
