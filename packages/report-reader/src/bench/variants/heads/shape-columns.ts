import type { HeadShape, ShapeColumn } from './head-shape.js';

/** A shape before it has a name. */
export type Kind = Omit<HeadShape, 'language' | 'name'>;

const CHRISTMAS = '12-31';

/** A year that closes on 31 December, headed alike over flows and balances. */
export const year = (facts: number, ...head: readonly string[]): ShapeColumn => ({
  flow: head,
  point: head,
  facts,
  year: String(2023 - facts),
  end: `${2023 - facts}-${CHRISTMAS}`,
});

/** A column that is no fiscal year. */
export const beside = (facts: number, ...head: readonly string[]): ShapeColumn => ({
  flow: head,
  point: head,
  facts,
});

export const onlyFlow = ({ point: _, ...column }: ShapeColumn): ShapeColumn => column;
export const onlyPoint = ({ flow: _, ...column }: ShapeColumn): ShapeColumn => column;

export const ratio = (...head: readonly string[]): ShapeColumn => ({
  ...beside(0, ...head),
  isRatio: true,
});

/** A year whose head over flows is not that over balances. */
export const ended = (
  facts: number,
  end: string,
  flow: readonly string[],
  point: readonly string[],
): ShapeColumn => ({ flow, point, facts, end });

export const UNIT = '£m';
