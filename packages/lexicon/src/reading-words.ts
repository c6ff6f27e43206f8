import { phrasesOf } from './phrases.js';
import type { ConceptId, Meaning } from './row-kinds.js';

/** A list of phrases, as `phrasesOf` gives it. */
export type Phrases = readonly string[];

/** Lists of phrases, the best first. */
type RankedPhrases = readonly Phrases[];

type TextOf<Words> = Words extends Phrases
  ? string
  : Words extends RankedPhrases
    ? readonly string[]
    : Words extends Readonly<Record<string, number>>
      ? Words
      : { readonly [Key in keyof Words]: TextOf<Words[Key]> };

/** `ReadingWords` as it is written: each list is one text, with commas between its phrases. */
export type ReadingText = TextOf<ReadingWords>;

const wordsOf = (text: unknown): unknown => {
  if (typeof text === 'string') return phrasesOf(text);
  if (Array.isArray(text)) return text.map(wordsOf);
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([key, each]) => [key, wordsOf(each)]));
};

/** The lists of a language, which take time to divide: only those of a document's language are. */
export const readingOf = (text: ReadingText): ReadingWords => wordsOf(text) as ReadingWords;

export type RowPhrases = Readonly<Partial<Record<ConceptId, Phrases>>>;

/**
 * The words by which the three statements are read in one language. Every list holds phrases as
 * companies print them, with these signs:
 *
 * - `word*`: any ending of the word; `*word`: any beginning of it, as in compounds;
 * - `word(s)`, `capitali(s|z)ed`: letters that a word may have;
 * - `(words)`: may be missing; `(one|other)`: either of them, or neither; `(*)`: any word, or none;
 *   `(one|other)*`: any of them, any number of times;
 * - `one/other`: either word; `[some words|other words]`: either of them;
 * - `…`: any words between, before or behind;
 * - `-word`, `-(words)`: does not stand there; beside `…`, not among its words;
 * - `word +(words)`: the word only where those stand behind it;
 * - `-*`: nothing more stands there;
 * - `#`: a number, or a day in figures; `#-#-#`: figures with dashes between them; `–`: a dash;
 * - `"10-k/a"`: exactly as it stands between the quotes, with its punctuation.
 *
 * Groups may stand within groups.
 * Case, accents and punctuation do not count. In languages without spaces between words every sign
 * counts as a word.
 *
 * A language may be partial: a statement without titles is not looked for.
 */
export interface ReadingWords {
  /** What title lines announce. The last two end a primary statement. */
  readonly titles: {
    readonly income_statement: Phrases;
    readonly balance_sheet: Phrases;
    readonly cash_flow_statement: Phrases;
    readonly comprehensive_income: Phrases;
    readonly changes_in_equity: Phrases;
  };
  /** Titles only where they begin a line. */
  readonly titlesAtStart?: Readonly<Partial<Record<keyof ReadingWords['titles'], Phrases>>>;
  /** Words of titles that do not say which statement it is. */
  readonly titleFillers: Phrases;
  /** Says that a title or a column is the group's, or only the parent company's. */
  readonly group: Phrases;
  readonly parent: Phrases;
  /** Words that name the group in titles alone. */
  readonly groupInTitles?: Phrases;
  /** Beside a company's name: it includes its subsidiaries. */
  readonly withSubsidiaries: Phrases;
  /** What near a title speaks against the primary statement of a year. */
  readonly decoys: {
    readonly selected: Phrases;
    readonly condensed: Phrases;
    readonly interim: Phrases;
    readonly segment: Phrases;
    readonly note: Phrases;
    readonly unaudited: Phrases;
    /** What says, beside the words of `parent`, that figures are not the group's. */
    readonly parent?: Phrases;
    readonly proForma?: Phrases;
    /** Statements of the company alone, schedules, analyses, and statements of other companies. */
    readonly company?: Phrases;
    readonly schedule?: Phrases;
    readonly analysis?: Phrases;
    readonly otherEntity?: Phrases;
  };
  /** How the second line of a title begins, and the title of any statement at all. */
  readonly titleGoesOn?: Phrases;
  readonly anyStatement?: Phrases;
  /** A title that announces the income statement and comprehensive income in one. */
  readonly incomeAndComprehensive: Phrases;
  /** How the heading of what stands below the foot of a cash flow statement begins. */
  readonly supplement?: Phrases;
  /** Words of running prose, which no title has. */
  readonly prose: Phrases;
  readonly continued: Phrases;
  /** The chapter of a report that holds its statements, and a table of contents. */
  readonly chapter: Phrases;
  /** Headings over several statements of one page, beside the words of `chapter`. */
  readonly overStatements?: Phrases;
  readonly contents: Phrases;
  readonly pages: {
    /** Before the number of a page. */
    readonly page: Phrases;
    /** In running heads and feet. */
    readonly running: Phrases;
    /** The words that begin a sentence below a table. */
    readonly sentence: Phrases;
    /** What a line below a statement says: see notes, signatures. */
    readonly closing: Phrases;
    /** Whole lines below a statement: who signs it. */
    readonly signatures?: Phrases;
  };
  /**
   * The labels of rows by what they are, whole; `…` leaves room for more words. Of two kinds that
   * know a label, the one in the earlier list counts, so that special kinds stand before general
   * ones. Kinds that end in `_line` say only on which side a row stands.
   */
  readonly rows: {
    readonly income_statement: RowPhrases;
    readonly balance_sheet: RowPhrases;
    readonly cash_flow_statement: RowPhrases;
  };
  /**
   * The labels by which rows are compared with those of other years and companies, the best first,
   * where they are others than those in `rows`. They stand without digits and punctuation.
   */
  readonly names?: Readonly<Partial<Record<ConceptId, RankedPhrases>>>;
  /** What such a label never is, though a list of `names` holds it. */
  readonly notNames?: RowPhrases;
  /** Headings and rows of other comprehensive income that follow the profit in one statement. */
  readonly comprehensive: Phrases;
  readonly labels: {
    readonly and: Phrases;
    /** In the name of a total, at its beginning or its end. */
    readonly total: Phrases;
    /** The labels of totals, where they are fewer than those that `total` begins or ends. */
    readonly totals?: Phrases;
    /** Begins a row that is part of the row above: "of which". */
    readonly part: Phrases;
    /** Begins a row that is deducted: "less". */
    readonly deduction: Phrases;
    /** In a heading whose rows divide a total. */
    readonly attributed: Phrases;
    /** The heading of the equity and liabilities in a balance sheet with two sides. */
    readonly bothSides?: Phrases;
    /** Rows that are printed without a number. */
    readonly numberless?: Phrases;
    /**
     * Words that some files print without the spaces between; where absent, those of titles and
     * rows.
     */
    readonly runTogether?: Phrases;
    /** Words that are never part of another word of a label: run together they are several. */
    readonly apart?: Phrases;
    readonly note: Phrases;
    /** Words that join and never distinguish two items. */
    readonly joining: Phrases;
    /** A line that ends in one of these goes on in the next. */
    readonly goesOn: Phrases;
    /** A line that begins with one of these continues the one before. */
    readonly continues: Phrases;
    /** Ends a label in a joining word, and nothing is missing. */
    readonly endsWhole?: Phrases;
    /** The end of a heading that its rows complete, or all of it. */
    readonly beforeList?: Phrases;
    /** Words that a company adds or drops without meaning another item. */
    readonly harmless?: Phrases;
    /** Words that make a label another item although the rest is alike. */
    readonly distinguishing?: Phrases;
    /** Words with one meaning, with spaces between them; the first stands for all. */
    readonly synonyms?: Phrases;
    /** Phrases with one meaning, by the word that stands for them; labels are in letters alone. */
    readonly oneMeaning?: Readonly<Record<string, Phrases>>;
    /** Other spellings, by the one under which a word is compared; `*` stands for the same letters. */
    readonly spellings?: Readonly<Record<string, Phrases>>;
  };
  readonly units: {
    readonly perShare: Phrases;
    readonly shares: Phrases;
    /** Says that a label which mentions amounts per share counts the shares behind them. */
    readonly count?: Phrases;
    /** How the label of an amount per share begins, whatever follows about the shares. */
    readonly amount?: Phrases;
    /** A share, under a heading or label that says which. */
    readonly share?: Phrases;
    readonly percent?: Phrases;
    /** The nominal value of a share. */
    readonly parValue?: Phrases;
    /** A heading whose rows count the shares behind amounts per share. */
    readonly countHeading?: Phrases;
    /** Words of the shares behind an amount of capital; their number continues the label. */
    readonly capital?: Phrases;
  };
  readonly columns: {
    /** The head of a column of note numbers. */
    readonly note: Phrases;
    /** Heads of columns that are no year: changes, percentages, quarters. */
    readonly side: Phrases;
    /** Heads of amounts before depreciation and provisions, beside the net ones. */
    readonly gross?: Phrases;
    /** Heads of the columns of a group, and of a company alone, beside the words of titles. */
    readonly group?: Phrases;
    readonly company?: Phrases;
    /** Heads of the columns of a company before and after it was taken over. */
    readonly predecessor?: Phrases;
    readonly successor?: Phrases;
    /** Heads of the columns of one of a group's businesses. */
    readonly segment?: Phrases;
    /** Heads of the columns of all activities, and of those of some, where a form has both. */
    readonly whole?: Phrases;
    readonly part?: Phrases;
    /** On what basis the amounts of a column stand. */
    readonly reclassified?: Phrases;
    readonly converted?: Phrases;
    readonly proForma?: Phrases;
    readonly unaudited?: Phrases;
    readonly budget?: Phrases;
  };
  readonly money: {
    readonly thousands: Phrases;
    readonly millions: Phrases;
    readonly billions: Phrases;
    readonly trillions?: Phrases;
    readonly hundreds?: Phrases;
    readonly hundredThousands?: Phrases;
    readonly tenMillions?: Phrases;
    readonly hundredMillions?: Phrases;
    /** Names of currencies by code. */
    readonly currencies: Readonly<Record<string, Phrases>>;
    readonly hundredths: Phrases;
    /** Words that are printed in the place of an amount that is nil. */
    readonly nil?: Phrases;
    /** The side of an account beside which "Cr" is the other one, and no multiplier. */
    readonly debit?: Phrases;
    /** What begins the exceptions of a unit line. */
    readonly except: Phrases;
    /** How a line that states a unit begins. */
    readonly opens: Phrases;
    /** Right before the unit, where the lines begin otherwise. */
    readonly in?: Phrases;
    /** Before the unit in running text. */
    readonly presented: Phrases;
    /** Behind such words, where the text goes on about other money. */
    readonly otherMoney?: Phrases;
    /** A unit that is stated for numbers of shares alone. */
    readonly shareUnit?: Phrases;
    /** Words that a unit line may hold beside its unit. */
    readonly filler: Phrases;
  };
  readonly periods: {
    /** Twelve, January first, where tables abbreviate months otherwise than links do. */
    readonly monthNames?: Phrases;
    readonly months: Phrases;
    readonly weeks: Phrases;
    /** Behind such words, where a number of them alone is no period: "ended". */
    readonly behindCount?: Phrases;
    /** What the head of a column counts, where it counts other units than running text. */
    readonly heads?: Readonly<Record<'days' | 'weeks' | 'months' | 'years', Phrases>>;
    /** Numbers written as words, from one to twelve, where a period counts its months by them. */
    readonly numerals: Readonly<Record<string, number>>;
    readonly wholeYear: Phrases;
    readonly halfYear: Phrases;
    readonly quarter: Phrases;
    /** Three quarters, where they are not counted by a numeral before the word for months. */
    readonly nineMonths?: Phrases;
    readonly interimReport: Phrases;
    readonly currentYear: Phrases;
    readonly previousYear: Phrases;
    /** A head that only says "amount". */
    readonly amount?: Phrases;
    /** Why a period is short or long. */
    readonly transition: Phrases;
    /** Between the beginning of a period and its end. */
    readonly to: Phrases;
    /** Behind the number of a day: "1st". */
    readonly ordinal?: Phrases;
    /** Before the day on which a fiscal year ended. */
    readonly yearEnded: Phrases;
    /** Names a fiscal year whose two digits come next. */
    readonly fiscal?: Phrases;
    /** Names a fiscal year whose four digits come next. */
    readonly named?: Phrases;
    /** Between such a name and the day on which the year ended: "is the 52-week period that", "ended on". */
    readonly untilEnd?: Phrases;
    readonly ends?: Phrases;
    /** Between such a day and the name that is given to its year: "referred to as". */
    readonly refersTo?: Phrases;
    /** Behind a date, that the year before stands beside it. */
    readonly comparison?: Phrases;
    /** May stand in one cell of a head with a year. */
    readonly besideYear: Phrases;
    /** Begins a line of a head that is no heading of rows. */
    readonly head: Phrases;
    /** Words of a line that only states a period. */
    readonly line: Phrases;
    /** How such a line begins. */
    readonly lineOpens?: Phrases;
    /** The whole of such a line, and what stands before a day that is the rest of it. */
    readonly wholeLine?: Phrases;
    readonly beforeDay?: Phrases;
    /** Between a day and its month, or a month and its year. */
    readonly joiners?: Phrases;
    /** Before a year, that a day is its last one: "per ultimo 2021". */
    readonly atEndOf?: Phrases;
    /** Says that a year's figures were changed afterwards. */
    readonly restated: Phrases;
  };
  /** Whole words by their meaning: rows whose words mean opposites are never one item. */
  readonly meanings: Readonly<Partial<Record<Meaning, Phrases>>>;
  /** What a cover says of a report that corrects and replaces an earlier one. */
  readonly amendedReport?: Phrases;
  readonly reporter: {
    /** Before the company's name: the addressees of auditors, and what was audited. */
    readonly addressee: Phrases;
    readonly audited: Phrases;
    /** What a report calls its company. */
    readonly self: Phrases;
    /** Behind the name of the company whose statements were audited. */
    readonly comprising?: Phrases;
    /** Opens the bracket in which a name is defined. */
    readonly opensDefinition?: Phrases;
    /** Words that no name of a company has. */
    readonly neverInName?: Phrases;
    /** Words that no name of a company begins with. */
    readonly opensNoName?: Phrases;
    /** Words that only names with a legal form have, and those that are no name by themselves. */
    readonly rareInName?: Phrases;
    readonly selfAlone?: Phrases;
    /** Before a name but not part of it. */
    readonly article?: Phrases;
    /** What a sentence says behind a name. */
    readonly afterName?: Phrases;
    /** What a running head prints beside the name, and before it. */
    readonly besideName?: Phrases;
    readonly beforeName?: Phrases;
    /** A line with these names owners, directors or auditors, which are other companies. */
    readonly others?: Phrases;
    /** Where the cover of a filing names the registrant, and what stands before the name. */
    readonly registrant?: Phrases;
    readonly beforeRegistrant?: Phrases;
    /** All of this stands on the cover of an annual filing. */
    readonly annualFiling?: Phrases;
  };
}
