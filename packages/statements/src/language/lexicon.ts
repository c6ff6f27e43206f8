import type {
  CanonicalStatementType,
  ColumnBasis,
  ColumnScope,
  PeriodLength,
} from '@fde/contracts';

import type { ConceptId, Meaning } from '@fde/lexicon';

import type { MoneyWords } from './money-words.js';

export type { ConceptId, Meaning } from '@fde/lexicon';

/** Words, with spaces between them. */
export type Words = string;

/** What a title line announces. The last two are not primary statements, but they end one. */
export type TitleKind = CanonicalStatementType | 'comprehensive_income' | 'changes_in_equity';

/**
 * What near a title says that the table below is not the consolidated primary statement (weights:
 * decoys.ts).
 */
export type DecoyName =
  | 'parent company'
  | 'company alone'
  | 'selected data'
  | 'condensed'
  | 'schedule'
  | 'pro forma'
  | 'unaudited'
  | 'interim'
  | 'segment'
  | 'note'
  | 'analysis'
  | 'another entity';

/** The words around the titles of statements. */
export interface TitleWords {
  /** Says that a title is for the group's statement, not the parent company's own. */
  readonly group: RegExp;
  /** Beside a company's name: it includes its subsidiaries. */
  readonly withSubsidiaries: RegExp;
  /** Words of titles that do not say which statement it is. */
  readonly fillers: RegExp;
  readonly decoys: Readonly<Partial<Record<DecoyName, RegExp>>>;
  readonly continued: RegExp;
  /** The chapter of a report that holds its statements. */
  readonly chapter: RegExp;
  /** A heading over several statements of one page: "Financial Statement Summary". */
  readonly overStatements?: RegExp;
  /** A table of contents or an index page. */
  readonly contents: RegExp;
  /** Words of running prose, which no title has. */
  readonly prose?: RegExp;
  /** How the second line of a wrapped title begins. */
  readonly goesOn?: RegExp;
  /** How the heading of what stands below the foot of a cash flow statement begins. */
  readonly supplement?: RegExp;
  /** How the title of any statement begins, also of one that is none of the three. */
  readonly anyStatement?: RegExp;
  /** A statement of income and comprehensive income in one, which is an income statement. */
  readonly incomeAndComprehensive?: RegExp;
}

/** What stands around tables. */
interface PageWords {
  /** Before the number of a page. */
  readonly page: RegExp;
  /** In running heads and feet. */
  readonly running: RegExp;
  /** Begins a sentence below a table. */
  readonly sentence: RegExp;
}

/** Words of dates and periods. */
interface PeriodWords {
  /** Between the beginning of a period and its end. */
  readonly to: RegExp;
  /** Says that the day on which a fiscal year ended comes next: "for the year ended". */
  readonly yearEnded: RegExp;
  /** Names a fiscal year whose two digits come next: "FY". */
  readonly fiscal?: RegExp;
  /** Before a fiscal year by its name: "fiscal 2022". */
  readonly named?: RegExp;
  /** Between such a name and the end of the year: "is the 52-week period that". */
  readonly untilEnd?: RegExp;
  /** Between such a day and the name that is given to its year: "referred to as". */
  readonly refersTo?: RegExp;
  /** Before the day on which a named year ended. */
  readonly ends?: RegExp;
  /** Behind the number of a day: "1st". */
  readonly ordinal?: RegExp;
  /** Stand between a day and its month, or a month and its year: "31 de diciembre de 2023". */
  readonly joiners: RegExp;
  /** May stand in one cell of a header with a year. */
  readonly besideYear: RegExp;
  /** Behind a date, that the year before stands beside it: "with comparative information for". */
  readonly comparison?: RegExp;
  /** Before a year, that a day is its last one: "per ultimo 2021". */
  readonly atEndOf?: RegExp;
  /** A line that only states a period: "For the years ended December 31,". */
  readonly line: RegExp;
  /** Begins a line of a table's head that is not a heading of its rows. */
  readonly head: RegExp;
}

/** What the head of a column says besides its period. */
interface ColumnWords {
  /** On what basis its numbers stand. */
  readonly basis: Readonly<
    Partial<Record<ColumnBasis, RegExp>> & Pick<Record<ColumnBasis, RegExp>, 'restated'>
  >;
  /** Whose figures it shows; the group and its parts are in `groupColumn` and `partColumn`. */
  readonly scope: Readonly<Partial<Record<ColumnScope, RegExp>>>;
}

/** Words that labels of all statements share. */
interface LabelWords {
  readonly and: RegExp;
  /** Begins the name of a total. */
  readonly total: RegExp;
  /** Begins a row that is part of the row above it: "of which". */
  readonly part: RegExp;
  /** Begins a row that says how it enters a sum, not what it is: "less". */
  readonly deduction: RegExp;
  /** In a heading whose rows divide a total: "attributable to". */
  readonly attributed: RegExp;
  /** The heading of the equity and liabilities in a two-sided balance sheet. */
  readonly bothSides?: RegExp;
  /** A reference to a note: "note" in "(note 4)". */
  readonly note: RegExp;
  /** Words that join and never distinguish one item from another. */
  readonly joining: Words;
  /** Words of one letter that are no vowel: "z", "k". */
  readonly letters?: Words;
  /** Words at the end of a line after which its label continues. */
  readonly goesOn: RegExp;
  /** How the second line of a label begins: "of the year". */
  readonly continues: RegExp;
  /** Ends a label in a joining word, and nothing is missing: "cash disposed of". */
  readonly endsWhole?: RegExp;
  /** A row that is printed without a number: "Commitments and contingencies". */
  readonly numberless: RegExp;
  /** A heading that its rows complete. */
  readonly beforeList?: RegExp;
  /** Words that a company adds or drops without meaning another item. */
  readonly harmless?: Words;
  /** Stems that make a label another item although the rest is alike. */
  readonly distinguishing?: Words;
  /** Stems with one meaning; the first stands for all. */
  readonly synonyms?: readonly Words[];
  /**
   * Phrases with one meaning, whose words mean something else alone, and the word that stands for
   * them.
   */
  readonly phrases?: readonly (readonly [RegExp, string])[];
  /** Spellings of one word, and the one under which it is compared. */
  readonly spellings?: readonly (readonly [RegExp, string])[];
}

/** What says that a row is not an amount of money. */
export interface UnitWords {
  readonly perShare: RegExp;
  readonly shares: RegExp;
  /** Says that a label which mentions amounts per share counts the shares behind them. */
  readonly count?: RegExp;
  /** How the label of an amount per share begins, whatever follows about the shares. */
  readonly amount?: RegExp;
  /** A share, under a heading or label that says which. */
  readonly share?: RegExp;
  readonly percent?: RegExp;
  /** The nominal value of a share. */
  readonly parValue?: RegExp;
  /**
   * A heading whose rows count the shares behind amounts per share, although their labels mention
   * those amounts.
   */
  readonly countHeading?: RegExp;
  /** Names the shares behind an amount of capital; their number continues the label. */
  readonly capital?: RegExp;
}

/** How a language states the length of a period. */
interface LengthWords {
  /** A number of months or weeks: the groups `n` and, for weeks, `weeks`. */
  readonly counted: RegExp;
  /** Numbers written as words. */
  readonly numerals: Readonly<Record<string, number>>;
  /** What is counted, behind its number in the head of a column: "29 weeks", "One Year". */
  readonly units: Readonly<Partial<Record<PeriodLength['unit'], RegExp>>>;
  /** "Year ended", "fiscal years". */
  readonly wholeYear: RegExp;
  /** Parts of a year by name, with their months. */
  readonly parts: readonly { readonly pattern: RegExp; readonly months: number }[];
  /** Names of reports on part of a year. */
  readonly interim: RegExp;
  /** Heads of columns that name a year by its place: "current year", "previous year". */
  readonly currentYear: RegExp;
  readonly previousYear: RegExp;
  /** A head that only says "amount": the current year's, if a head beside it names the previous one. */
  readonly amount?: RegExp;
  /** Why a period between two year ends is short or long: a moved year end, a new company. */
  readonly transition: RegExp;
}

/**
 * The words of one language, for every stage of reading and compiling. All patterns are tested
 * against folded text (`fold` of @fde/contracts/text: lower case, no accents, plain dashes and
 * quotes), so they are written without accents.
 *
 * To add a word: put it into the list of its meaning in the file of its language in
 * `@fde/lexicon`; words stand nowhere else. Of its phrases `phrases/lexicon-of.ts` makes this shape.
 * Patterns for the languages in use (dates, decoys, zones) are made when they are asked for:
 * `forLanguages`.
 */
export interface Lexicon {
  readonly language: string;
  readonly titles: Readonly<Record<TitleKind, readonly RegExp[]>>;
  readonly titleWords: TitleWords;
  readonly pages: PageWords;
  /**
   * What kind of row a folded label names: the first pattern that matches decides, so special ones
   * stand before general ones.
   */
  readonly rows: Readonly<
    Record<CanonicalStatementType, Readonly<Partial<Record<ConceptId, RegExp>>>>
  >;
  /**
   * Words of titles, and of the rows that distinguish statements: some files print them without the
   * spaces between.
   */
  readonly statementWords?: Words;
  /**
   * Words of labels that a language never writes as one with another: run together they are several
   * ("TOTALASSETS"). A language that makes words of words has none.
   */
  readonly apartWords?: Words;
  /** Labels of totals that the taxonomy does not know. */
  readonly totals: readonly RegExp[];
  /** Twelve lists of names and abbreviations, January first. */
  readonly months: readonly Words[];
  /** How the unit of money is stated. */
  readonly money: MoneyWords;
  readonly periods: PeriodWords;
  /** How the length of a period is stated. */
  readonly lengths: LengthWords;
  readonly columnWords: ColumnWords;
  /** Header words of a column that holds references to notes. */
  readonly noteColumn: RegExp;
  /**
   * Header words of columns that are not a year of the statement: changes, percentages, quarters,
   * conversions.
   */
  readonly sideColumn: RegExp;
  /** Heads of amounts before depreciation and provisions. */
  readonly grossColumn?: RegExp;
  /** Qualifiers of a column group that shows the group's figures in full. */
  readonly groupColumn: RegExp;
  /** Qualifiers of a column group that shows a part: the parent alone, a segment, before or only exceptional items. */
  readonly partColumn: RegExp;
  /** What a line below a statement says: see notes, signatures. */
  readonly closing: RegExp;
  /**
   * Headings and rows of other and total comprehensive income, if they follow the profit in one
   * statement.
   */
  readonly comprehensive: RegExp;
  /** What a cover says of a report that corrects and replaces an earlier one. */
  readonly amendedReport?: RegExp;
  /**
   * The names under which a concept is compared, the best first: only letters, without accents,
   * punctuation, digits and note references ("d'affaires" is "daffaires", -isation is written
   * -ization).
   */
  readonly names: Readonly<Partial<Record<ConceptId, readonly RegExp[]>>>;
  /** What rules such a name out. */
  readonly notNames?: Readonly<Partial<Record<ConceptId, RegExp>>>;
  readonly labelWords: LabelWords;
  readonly units: UnitWords;
  /** Whole words by their meaning, in the form that labels have in `items`. */
  readonly meanings: Readonly<Partial<Record<Meaning, RegExp>>>;
  /**
   * How reports name the reporting company, before or behind its name; matched in text as printed,
   * ignoring case.
   */
  readonly reporter: Reporter;
}

export interface Reporter {
  /** The addressees of auditors and directors: "to the shareholders of". */
  readonly addressee: RegExp;
  /** What was audited: "financial statements of". */
  readonly audited: RegExp;
  /** Behind the name of the company whose statements were audited: "which comprise". */
  readonly comprising?: RegExp;
  /** What a report calls its company when it defines the word: Company, Group. */
  readonly self: RegExp;
  /** Before a name but not part of it; in most languages names may begin with an article. */
  readonly article?: RegExp;
  /** Opens the bracket in which a name is defined: "(the", "(formerly". */
  readonly opensDefinition: RegExp;
  /** Continues after a name. */
  readonly afterName?: RegExp;
  /** What a running head prints beside the name, and what it prints before it. */
  readonly besideName?: RegExp;
  readonly beforeName?: RegExp;
  /**
   * Excludes names: words that no name has, that only names with a legal form have, that no name
   * begins with, that are not a name alone.
   */
  readonly neverInName?: RegExp;
  readonly rareInName?: RegExp;
  readonly opensNoName?: RegExp;
  readonly selfAlone?: RegExp;
  /**
   * A line that names owners, directors, banks and auditors names companies other than the
   * reporting one.
   */
  readonly others?: RegExp;
  /**
   * Filings with the SEC, which are in English: where the cover names the registrant, and what
   * stands before the name.
   */
  readonly registrant?: RegExp;
  readonly beforeRegistrant?: RegExp;
  /** An annual filing prints all of this on its cover. */
  readonly annualFiling?: readonly RegExp[];
}
