/**
 * How much each thing says about whose report it is, in pieces of evidence (1 is enough to decide).
 * Measured by `npm run entity -w lab`, on reports whose company is known.
 */
export const ENTITY_WEIGHTS = {
  /** A person said whose reports bear this name, or whose this report is. */
  person: 5,
  /** Another report of the company states the same number of a register. */
  identifier: 3,
  /** Figures of a year that another report of the company prints as well. */
  sharedFigures: 3,
  /** The stock exchange's symbol. */
  ticker: 0.9,
  /** Found on the company's own site. */
  site: 0.6,
  /** The report says of its company that it calls it so: `Northwind Mills plc ("Northwind")`. */
  shortName: 0.9,
  /** A name that the company had before. */
  formerName: 0.9,
  /** What the report calls its company is another name altogether. */
  otherName: 1,
  /** The same, where it is not certain what the report calls its company. */
  otherNameGuessed: 0.6,
  /** A report with enough text never mentions the company. */
  neverMentioned: 0.8,
  /** One of a page or two does not. */
  notMentionedOnFew: 0.5,
} as const;

/** How much the likeness of two names says. */
export const LIKENESS = {
  equal: 1,
  contained: 0.9,
  spelling: 0.8,
  acronym: 0.8,
  sharedWord: 0.4,
  none: 0,
} as const;

/** From this weight on something connects the report with the company, and a person is asked. */
export const CONNECTS = 0.5;
/** From this weight on it is another company's report, if nothing connects it with this one. */
export const OTHERS_REPORT = 1;

/** What mentioning the company says, by where and on which share of the pages. */
export const MENTIONED = {
  front: 0.3,
  often: 0.7,
  sometimes: 0.15,
  once: 0.05,
  oftenShare: 0.3,
  sometimesShare: 0.05,
} as const;
/** Share of a name's words from which the report may mention it although the name was not found. */
export const TORN_NAME = 0.5;
/** Pages with text in which a report would mention its company. */
export const ENOUGH_PAGES = 3;
/** Pages with text at the front, on which other companies are seldom named. */
export const FRONT_PAGES = 3;

/** Letters of names that are compared by spelling, and the share that must agree. */
export const SPELLING = { letters: 6, share: 0.85 } as const;
/** Letters up to which one word may be the initials of another name. */
export const LONGEST_ACRONYM = 6;
/** Letters of a word that two names may share. */
export const SHORTEST_SHARED = 4;
/** Letters up to which a name is only looked for as a word by itself, in capitals as it is written. */
export const SHORT_NAME = 4;
/** Letters from which a single word is found whatever stands around it. */
export const LONG_WORD = 9;

/** Figures of one year that two reports print alike, and the least amount that counts as one. */
export const SHARED = { figures: 8, least: 1000 } as const;
/** Names that other places of a report give count at most this much, compared with the one decided on. */
export const MOST_OF_OTHER_NAME = 0.8;
/** The doubt of a question whose report it is: of one that is left out, and of one that is not. */
export const OWNER_DOUBT = { other: 0.99, ask: 0.5 } as const;
