/** Limits of what a year is, in days unless a line says otherwise. */

/** Years of 52 or 53 weeks, and a year end that moves by two weeks at most, lie between these. */
export const YEAR = { shortest: 330, longest: 380 } as const;

/** Two ends nearer than this are one: opening balances, and weeks that close a day or two apart. */
export const SAME_END = 10;

/**
 * Months of the calendar year after its name by which a year named after its first months has ended:
 * "fiscal 2023" ends in August 2024 at the latest.
 */
export const LATEST_END_AFTER_NAME = 8;

/** Days by which what a report speaks of may be later than its newest column. */
export const NEWEST_OFF = 183;

/** Rows with numbers in two neighbouring years, from which equal numbers in all of them are no chance. */
export const REPEATED_ROWS = 6;

/** Share of the rows of the years that a column without a period fills, to be one that was missed. */
export const FULL_COLUMN = 0.6;

/** Days that two years may share: weeks that close a day or two apart, and inclusive ends. */
export const SHARED_DAYS = 20;

/**
 * Months by which a time may differ from whole quarters of a year: a first quarter of 16 weeks (Kroger,
 * Costco's last) has 3.7 months, three of 12 weeks have 8.3.
 */
export const OFF_QUARTER = 0.8;

/** The last month of the year of the calendar in which a year may be named after the year before: Japan's. */
export const EARLY_END = 3;
