/** Weights of finding tables. Where no other source is named: measured on the 21 reports with transcripts. */

/** Lines of a page that are looked at; a page of print has some 80. */
export const MOST_LINES = 400;

/** Rows of two amounts: fewer are no statement. */
export const AMOUNTS_IN_ROW = 8;

/** Lines over which a label in a narrow column is wrapped. */
export const MOST_WRAPPED = 6;

/** The foot of a page that only begins a statement: so few rows, in so few lines, below this share of the page's height. */
export const FOOT = { rows: 2, lines: 14, below: 0.4 } as const;

/** Strongest pages of a type before which a statement may begin without a title. */
export const STRONGEST = 4;

/** Characters of a page that shows no more than its number. */
export const FOLIO_LENGTH = 12;
