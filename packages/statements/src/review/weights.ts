/**
 * The numbers of reviews. Doubts and weights are shares (0-1); questions are ordered by doubt times
 * weight. Judgements, except for the confidences, which are set in the rooms that prove.
 */

/**
 * A figure below this confidence is asked about: one that was only read and could not be tried
 * stands at 0.97 (docs/confidence.md).
 */
export const SURE_ENOUGH = 0.97;

/** The weight of a key total, and of a decision, on which all figures of its statement depend. */
export const WHOLE = 1;

/**
 * The weight of the largest other figure of a column; the others weigh in proportion. A total
 * weighs at least `total`.
 */
export const OTHERS = { largest: 0.5, total: 0.25, least: 0.01 } as const;

/**
 * The doubt about a figure that the series lacks, that an older report prints otherwise, that a
 * tagged report contradicts.
 */
export const SERIES_DOUBT = { gap: 0.3, restatement: 0.1, taggedReport: 0.6 } as const;

/**
 * The doubt about a figure whose review lapsed because the report was read again and another number
 * stands there.
 */
export const LAPSED_DOUBT = 0.4;

/**
 * The most questions for one statement, the most important first: its event must stay well below
 * the broker's limit for one message.
 */
export const MOST_QUESTIONS = 400;

/** How far a ratio may be from a power of ten, as a decimal logarithm: half a per mille. */
export const SAME_POWER = 0.0002;

/**
 * In points: how high a strip above the first number of a page holds the heads of its columns (four
 * lines of text), and how much air a row has (half a line, for labels of two lines).
 */
export const HEAD_HEIGHT = 60;
export const ROW_AIR = 6;

/** Two boxes are one place if they share this much of the area that both together cover. */
export const SAME_BOX = 0.3;
