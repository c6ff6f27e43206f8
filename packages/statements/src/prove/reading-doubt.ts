/**
 * Doubts about a cell that no sum can lift: sums prove that numbers belong to each other, not that they belong to their
 * labels or to the right entity. A cell's `method` names its doubt: `layout-facing-pages`.
 */
export type ReadingDoubt =
  /** Label and number stand on facing pages, joined by the heights of their rows. */
  | 'facing-pages'
  /** The header allows two sets of columns, and the sums of both close. */
  | 'ambiguous-columns'
  /** Beside the years' columns stands another as full that the header does not explain; or a continued page has fewer columns than years. */
  | 'unnamed-columns'
  /** Another number stands close before it, or it begins with a zero: it may be the end of a longer number. */
  | 'cut-number'
  /** The two readers of a garbled page differ beside it. */
  | 'partly-reread'
  /** A digit that character recognition confuses was changed so that the sums close. */
  | 'repaired';

/** The highest confidence that a doubt leaves, whatever is proven. */
const MOST: Readonly<Record<ReadingDoubt, number>> = {
  'facing-pages': 0.98,
  'ambiguous-columns': 0.98,
  'unnamed-columns': 0.95,
  'cut-number': 0.6,
  'partly-reread': 0.95,
  repaired: 0.95,
};

/** `layout` or `ocr`, with the doubt. */
export const doubtfulMethod = (base: string, doubt: ReadingDoubt): string => `${base}-${doubt}`;

export const mostConfidence = (method: string): number =>
  Math.min(
    1,
    ...Object.entries(MOST)
      .filter(([doubt]) => method.endsWith(`-${doubt}`))
      .map(([, most]) => most),
  );

export const hasDoubt = (method: string | undefined, doubt: ReadingDoubt): boolean =>
  method?.endsWith(`-${doubt}`) === true;

/** Whether character recognition read the cell. */
export const isRecognised = (method: string): boolean => /^ocr\b/.test(method);
