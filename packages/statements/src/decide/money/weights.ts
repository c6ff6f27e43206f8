/**
 * Weights of the evidence for a scale or a currency, in pieces (see evidence/weights.ts): 1 is
 * enough to decide. What a statement prints about itself decides; the rest of the report decides
 * only together. Measured on 125 reports whose unit is known.
 */
export const MONEY = {
  /** A line or column heads of the statement that name a multiplier or a currency. */
  own: 1,
  /** A currency that stands alone where a unit stands: whole units, unless the report rounds. */
  bare: 0.8,
  /** The same in words that say so: "(en dirhams)", "- lei -". */
  bareInWords: 1,
  /** A sign before the numbers of the table. */
  sign: 1,
  /** A line of the same page outside the statement's head. */
  samePage: 0.8,
  /** Share of the weight of what each of the other statements prints about itself. */
  otherStatement: 0.6,
  /** The same for a statement that prints the same figures: it cannot be in another unit. */
  tiedStatement: 1,
  /** "Presented in Australian dollars, rounded to the nearest thousand". */
  presented: 0.6,
  presentedOnce: 0.3,
  /** "Unless otherwise stated, all amounts are in kronor": the unit of a statement that states none. */
  all: 1,
  /** Units stated above tables elsewhere in the report, by their share. */
  elsewhere: 0.45,
  /** Each figure of the statement that prose repeats with its unit, and all of them together. */
  repeated: 0.2,
  mostRepeated: 0.9,
  /** Each figure that prose repeats digit by digit with only a currency. */
  repeatedBare: 0.1,
  /** Exchanges, registers and laws that the report names, each and together. */
  country: 0.2,
  mostCountry: 0.6,
  /** A number that only companies of one country have. */
  registerNumber: 0.4,
  /** The name of a currency in its own script: enough to tell whose unit is meant. */
  nameInScript: 0.4,
  /** The form that only domestic companies of a country file. */
  domesticForm: 0.9,
  /** Earnings per share times shares are a thousand or a million times the printed profit. */
  perShare: 0.5,
  /** Cents are printed in amounts with seven digits or more. */
  cents: 0.6,
  /** Nothing says anything: whole units. */
  silent: 0.5,
  /**
   * No page of the report names a multiplier, not even in prose: with the silence of its tables enough
   * to decide.
   */
  silentThroughout: 0.5,
  /**
   * The statements say nothing of a unit, and other tables do: enough to outweigh a multiplier that
   * only some six in ten of them use.
   */
  silentBeside: 0.2,
  /**
   * The evidence needed for one of the countries that share a sign: the initials of a company may
   * be those of an exchange elsewhere.
   */
  leastResolving: 0.3,
  /** A report in a dollar that nothing names is most often in US dollars. */
  leastResolved: 0.3,
} as const;

/** Lines before a title in which its unit may stand: a page's head. */
export const LINES_BEFORE_TITLE = 4;
/** Lines after a title that may be its head, if no header was found. */
export const LINES_AFTER_TITLE = 10;
/** Characters. A unit is stated in a short line. */
export const LONGEST_UNIT_LINE = 160;
/** Characters. Longer lines that only state a unit set it in brackets. */
export const LONGEST_BARE_UNIT_LINE = 70;
/**
 * Pages from which the silence of a report counts: three statements fill four, and others speak about
 * them. Fewer may be cut from a report that states its unit elsewhere.
 */
export const FEWEST_SILENT_PAGES = 6;
/**
 * The silence of a report decides for statements with an amount of this size: six digits. Of fewer, a
 * body of any size may print thousands or millions and take it for known.
 */
export const LEAST_IN_UNITS = 100_000;
/** Units stated elsewhere count from this many lines on. */
export const FEWEST_UNIT_LINES = 3;

/** Figures of the statement that prose must repeat before it counts; fewer agree by chance. */
export const FEWEST_REPEATED = 3;
/** Figures, with their years, that tie the units of two statements: profit, cash, tax. */
export const FEWEST_SHARED = 2;
/**
 * Digits from which one figure ties two statements: of 40 rows and 40 rows, one of seven digits is the
 * same by chance as seldom as two of five digits are.
 */
export const LONG_FIGURE = 7;
/** How many times more repeated figures than for any other multiplier. */
export const REPEATED_MARGIN = 3;
/** Digits from which a figure is recognisable: with a unit, and alone. */
export const TELLING_DIGITS = { withUnit: 3, alone: 5 } as const;

/**
 * By how many powers of ten the median row of two years must differ, and how many rows must have
 * both, before the columns count as being in different units. The largest in 125 reports is 1.2,
 * for a company in its first year.
 */
export const UNITS_APART = { decades: 2.2, rows: 5 } as const;

/**
 * Powers of ten within which earnings per share times shares agree with a power of ten of the
 * profit.
 */
export const PER_SHARE_AGREES = 0.05;
/**
 * Amounts from here on are large; and the share of all amounts that must be this large and have
 * cents.
 */
export const CENTS = { from: 1e6, share: 0.3 } as const;

/** Characters of a sentence before and behind the words "unless otherwise stated". */
export const SENTENCE = { before: 120, behind: 100 } as const;
