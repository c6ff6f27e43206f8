/**
 * How much each source says about the company's name, in pieces of evidence (1 is enough to
 * decide). Measured on 125 reports whose name is known: the registrant of a filing is always right;
 * auditors address the company itself; heads and covers may show a brand; and a name that is only
 * repeated may be a partner's.
 */
export const NAME_WEIGHTS = {
  registrant: 3,
  registered: 2,
  addressee: 1,
  audited: 1,
  defined: 0.6,
  head: 0.9,
  cover: 0.7,
  title: 0.7,
  copyright: 0.6,
  runningHead: 0.7,
  repeated: 0.5,
  site: 0.3,
} as const;

/** A name without a legal form is less likely to be one. */
export const FORMLESS = 0.5;
/**
 * A source that mentions a name once counts with this share of its weight; from `often` mentions
 * on, with all of it.
 */
export const ONCE = 0.6;
export const OFTEN = 3;

/** Pages that count as the cover, and those on which a filing names its registrant. */
export const COVER_PAGES = { front: 3, filing: 12 } as const;
/** Lines at either edge of a page in which running heads and feet stand. */
export const EDGE_LINES = 3;
/** A running head stands on at least this share of the pages, and on at least this many. */
export const RUNNING = { share: 0.15, pages: 4 } as const;
/** Non-empty lines above (and one below) a statement's title in which the company's name stands. */
export const LINES_ABOVE_TITLE = 3;
/** Lines at the top of a cover page in which it names the company. */
export const COVER_LINES = 12;
/** A title page has at most this many lines. */
export const TITLE_PAGE = { lines: 8 } as const;
/** Characters and words of a company's name. */
export const SHORTEST_NAME = 4;
export const LONGEST_NAME = { characters: 70, words: 8 } as const;

/** How a name that the report only repeats is counted: points for each page that prints it. */
export const REPEATED = {
  /** In a line about another company, such as its auditor or its bank. */
  ofOthers: 0.1,
  /**
   * At either end of a running head: a line at a page's edge with fewer characters than
   * `headLength`.
   */
  head: 3,
  headLength: 120,
  /** On the pages of the cover. */
  front: 6,
  /** With a legal form. */
  formed: 3,
  /** With the name of the site that the report points to. */
  ofSite: 4,
  /** Share of a short form's mentions from which a longer form of it is the full name. */
  inFull: 0.1,
} as const;
