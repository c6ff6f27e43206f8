import type { ReadingText } from './reading-words.js';

/** The kinds of text that names can say; `names/kinds.ts` says what each means for a document. */
export type KindWords =
  /** An annual report combined with another report or with the statements in one file. */
  | 'integratedReport'
  | 'form10K'
  | 'form20F'
  | 'form40F'
  | 'annualReport'
  /** Statements of a year, audited or the group's. */
  | 'annualStatements'
  | 'parentStatements'
  /** Statements, of a year or of a part of it. */
  | 'statements'
  | 'annualReview'
  /** Short forms that mean something in file names only (`ar`, `gb`). */
  | 'shortNames'
  | 'halfYear'
  /** Part of a year, without saying which; not audited. */
  | 'interim'
  /** Statements that no auditor has audited, without saying of which part of a year. */
  | 'unaudited'
  | 'quarter'
  | 'sustainability'
  | 'sustainabilityMention'
  /** Papers of a meeting: notices, proxies, voting forms. */
  | 'meeting'
  | 'meetingMention'
  | 'governance'
  | 'governanceMention'
  | 'prospectus'
  | 'presentation'
  | 'pressRelease'
  | 'results'
  /** A part of an annual report as a file of its own: management report, notes. */
  | 'chapter'
  /** Letters, extracts, transcripts, reports of others: none of the kinds above. */
  | 'otherText'
  /** Things that stand among reports; the words say nothing beside the name of a report. */
  | 'unrelated';

interface StatementWords {
  readonly titles: readonly string[];
  /** Rows that every statement of the kind has, in some wording. */
  readonly rows: readonly string[];
}

/**
 * The words of one language by which documents are found and distinguished. They are written as people write them:
 * matching folds case, accents and punctuation, treats `10-K`, `10K` and `10_k` as the same, and in languages without
 * spaces finds words within longer runs of characters. In `kinds` and `cover.group` a final `*` stands for any ending
 * of the last word.
 *
 * To add a language: one file with this shape in the folder of its family, and its entry in index.ts.
 */
export interface ReportLexicon {
  /** ISO 639-1 */
  readonly language: string;
  /** What links and file names call the language, in various languages. */
  readonly called: readonly string[];
  /**
   * Twelve entries, January first, each with names and abbreviations separated by spaces; empty if months are
   * numbers.
   */
  readonly months: readonly string[];
  /** Words that may be a link's whole text without saying what the document is. */
  readonly generic: readonly string[];
  /** Words that join two reports in one file: "Annual Report and Proxy Statement". */
  readonly joins: readonly string[];
  /** Common small words, to recognise a text's language. */
  readonly smallWords: readonly string[];
  readonly kinds: Readonly<Partial<Record<KindWords, readonly string[]>>>;
  /** Used only to tell whether a document has statements, not to read them. */
  readonly statements: Readonly<Record<'income' | 'balance' | 'cash_flow', StatementWords>>;
  readonly periods: {
    /** Words before a period given for comparison. */
    readonly previous: readonly string[];
    /** May stand beside a year if a link says nothing but the year. */
    readonly year: readonly string[];
    /** Parts of a year, as covers and statement headers of interim reports name them. */
    readonly halfYear: readonly string[];
    readonly quarter: readonly string[];
    /** What the heads of a year's statements say. */
    readonly wholeYear: readonly string[];
    /** Words right before the day on which a fiscal year ended; `…` stands for the day on which it began. */
    readonly yearEnded: readonly string[];
    /** Words right before the number of a fiscal year. */
    readonly fiscalYear: readonly string[];
    /** Words before an end date if the text does not say what ended. */
    readonly endsOn: readonly string[];
  };
  readonly cover: {
    /** Words of the auditors of a year's statements. */
    readonly audit: readonly string[];
    /** Headings of a table of contents. */
    readonly contents: readonly string[];
    /** Words that say that statements are a group's. */
    readonly group: readonly string[];
    /** Contacts for journalists, which only press releases name. */
    readonly pressContact: readonly string[];
  };
  /** Words of links to further pages, from lists of annual reports down to the entrance for investors. */
  readonly navigation: {
    readonly annualReports: readonly string[];
    readonly archives: readonly string[];
    readonly next: readonly string[];
    readonly results: readonly string[];
    readonly investors: readonly string[];
    /** Single words of links that lead away from the reports. */
    readonly away: readonly string[];
    /** Heads of table columns with publication dates. */
    readonly dateColumn: readonly string[];
  };
  /** Words on the lists and buttons of a page. */
  readonly forms: {
    /** The choice of everything in a list of years or kinds. */
    readonly everything: readonly string[];
    /** The whole text of a button that lets a visitor through to the site. */
    readonly accept: readonly string[];
    /** How longer texts of such buttons start; empty if the text of a refusal may start the same way. */
    readonly acceptStarts: readonly string[];
    /** Buttons for more of a list. */
    readonly more: readonly string[];
  };
  /** The words by which its statements are read; a language without them is classified, not read. */
  readonly reading?: ReadingText;
}
