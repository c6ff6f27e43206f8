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

/** Sets of facts that no year of the group has. */
export const COMPANY = [5, 6] as const;

/** Names over the first two and the last two of four columns. */
export const overPairs = (first: string, second: string): NonNullable<Kind['spans']> => [
  { text: first, from: 0, to: 1 },
  { text: second, from: 2, to: 3 },
];

const TWO_YEARS = [['2023', UNIT] as const, ['2022', UNIT] as const] as const;

/** Two years of the group and of another scope, each pair under its name. */
export const groupBeside = (group: string, other: string, heads = TWO_YEARS): Kind => ({
  columns: [
    ...heads.map((head, at) => year(at, ...head)),
    ...heads.map((head, at) => beside(COMPANY[at] ?? 0, ...head)),
  ],
  spans: overPairs(group, other),
});

/** The same with the other scope first. */
export const besideGroup = (other: string, group: string): Kind => {
  const { columns } = groupBeside(group, other);
  return { columns: [...columns.slice(2), ...columns.slice(0, 2)], spans: overPairs(other, group) };
};
