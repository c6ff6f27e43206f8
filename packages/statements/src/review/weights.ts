/**
 * The numbers of reviews. Doubts and weights are shares (0-1); what is asked first is doubt times weight. Judgements, but
 * for the confidences, which stand in the rooms that prove.
 */

/** A figure below this confidence is asked for: what was merely read and could not be tried stands at 0.97 (docs/confidence.md). */
export const SURE_ENOUGH = 0.97;

/** What a key total weighs, and a decision, on which all figures of its statement hang. */
export const WHOLE = 1;

/** The largest other figure of a column weighs this; the others in proportion. A total counts at least `total`. */
export const OTHERS = { largest: 0.5, total: 0.25, least: 0.01 } as const;

/** How doubtful a figure is that the series lacks, that an older report prints otherwise, that a tagged report contradicts. */
export const SERIES_DOUBT = { gap: 0.3, restatement: 0.1, taggedReport: 0.6 } as const;

/**
 * How doubtful a figure is whose review lapsed, because the report was read again and another
 * number stands there.
 */
export const LAPSED_DOUBT = 0.4;

/** Questions of one statement, the most important first: its event must stay well below the broker's limit for one message. */
export const MOST_QUESTIONS = 400;

/** Two boxes are one place where they share this much of the area that both cover together. */
export const SAME_BOX = 0.3;
