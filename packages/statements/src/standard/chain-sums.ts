import type { ConceptId } from '../language/index.js';
import { reaches } from '../evidence/reaches.js';
import { stepOf } from '../identities/proof-row.js';
import { agrees } from '../identities/tolerance.js';
import type { SectionTotal } from './find-totals.js';
import type { Presentation } from './presentation.js';
import type { Sums } from './total-sums.js';

/** A row that enters a total, by its place, with its sign. */
export interface Addend {
  readonly at: number;
  readonly sign: 1 | -1;
}

/** What each row is the sum of, by its place. */
export type Addends = ReadonlyMap<number, readonly Addend[]>;

/** The results of an income statement, each of which follows from the one before it. */
const CHAIN: readonly ConceptId[] = [
  'revenue',
  'gross_profit',
  'operating_income',
  'income_before_taxes',
  'net_income',
];

/** Rows between two results that are looked through: more would let chance find a sum. */
const MOST_BETWEEN = 8;

/** Columns in which a sum with signs of any kind must hold before it is no chance. */
const FEWEST_COLUMNS = 2;

const addendsOf = (sums: Sums): Addends =>
  new Map(
    [...sums].map(([at, { addends }]) => [
      at,
      addends.map(({ row, sign }): Addend => ({ at: row.index, sign })),
    ]),
  );

const placesIn =
  (addends: Addends) =>
  (row: number): readonly number[] =>
    (addends.get(row) ?? []).map(({ at }) => at);

/** One way to read rows between two results: those that count, each with its details. */
interface Way {
  readonly counted: readonly Addend[];
  readonly details: Addends;
}

const signsOf = (count: number): (readonly (1 | -1)[])[] =>
  Array.from({ length: 2 ** count }, (_, mask) =>
    Array.from({ length: count }, (__, at) => (mask & (1 << at) ? -1 : 1)),
  );

/** Rows above a row that may be what it nets: gross amounts, and what is taken off. */
const MOST_NETTED = 4;

/** Runs of rows that add up to others. */
export class Runs {
  constructor(private readonly presentation: Presentation) {}

  private columnsOf(total: number): readonly string[] {
    const { rows, years } = this.presentation;
    return years.filter((year) => rows[total]?.values[year] !== undefined);
  }

  private isSum(total: number, parts: readonly Addend[]): boolean {
    const { rows } = this.presentation;
    return this.columnsOf(total).every((year) => {
      const printed = rows[total]?.values[year] ?? 0;
      const values = parts.map(({ at, sign }) => sign * (rows[at]?.values[year] ?? 0));
      const sum = values.reduce((done, value) => done + value, 0);
      return agrees(sum, printed, { addends: parts.length, step: stepOf(printed, ...values) });
    });
  }

  /** Signs of any kind where enough columns rule out chance, else those that are printed. */
  private signsOf(total: number, count: number): readonly (readonly (1 | -1)[])[] {
    return this.columnsOf(total).length >= FEWEST_COLUMNS
      ? signsOf(count)
      : [Array.from({ length: count }, () => 1 as const)];
  }

  /** Rows below a row that add up to it. */
  private detailsOf(own: number, below: readonly number[]): readonly Addend[] | undefined {
    return this.signsOf(own, below.length)
      .map((signs) => below.map((at, place): Addend => ({ at, sign: signs[place] ?? 1 })))
      .find((parts) => this.isSum(own, parts));
  }

  /** Rows right above a row that it nets, of those that are free: none where they do not give it. */
  nettedIn(own: number, isFree: (at: number) => boolean): readonly number[] {
    if (this.columnsOf(own).length < FEWEST_COLUMNS) return [];
    for (let count = 2; count <= MOST_NETTED; count += 1) {
      const rows = Array.from({ length: count }, (_, place) => own - count + place);
      if (!rows.every(isFree)) return [];
      if (this.detailsOf(own, rows) !== undefined) return rows;
    }
    return [];
  }

  /** All ways to read rows: each counts, or is a detail of the one above that they add up to. */
  private ways(rows: readonly number[]): readonly (Omit<Way, 'counted'> & { counted: number[] })[] {
    const [own, ...rest] = rows;
    if (own === undefined) return [{ counted: [], details: new Map() }];
    const plain = this.ways(rest).map(({ counted, details }) => ({
      counted: [own, ...counted],
      details,
    }));
    const detailed = rest.flatMap((_, last) => {
      if (last === 0) return [];
      const parts = this.detailsOf(own, rest.slice(0, last + 1));
      if (parts === undefined) return [];
      return this.ways(rest.slice(last + 1)).map(({ counted, details }) => ({
        counted: [own, ...counted],
        details: new Map([...details, [own, parts]]),
      }));
    });
    return [...detailed, ...plain];
  }

  /** The way in which the rows lead from a result to the next: with all signs as printed first, or none where it is printed again. */
  lead(from: number, to: number, between: readonly number[]): Way | undefined {
    if (between.length > MOST_BETWEEN) return undefined;
    for (const { counted, details } of this.ways(between))
      for (const signs of this.signsOf(to, counted.length)) {
        const own = counted.map((at, place): Addend => ({ at, sign: signs[place] ?? 1 }));
        if (this.isSum(to, [{ at: from, sign: 1 }, ...own])) return { counted: own, details };
      }
    return undefined;
  }
}

interface Step {
  readonly from: number;
  readonly to: number;
}

/**
 * The row to which a result must lead, so that the next follows from it: the next itself, or the
 * subtotal with which the rows begin that add up to it.
 */
const goalOf = (addends: Addends, from: number, to: number): number => {
  let goal = to;
  const firstBelow = (row: number): number | undefined =>
    addends.get(row)?.find(({ at }) => at > from && at < row)?.at;
  for (let next = firstBelow(goal); next !== undefined; next = firstBelow(goal)) goal = next;
  return goal;
};

/** Each result with the one before it, where no sum leads from one to the other yet. */
const stepsOf = (totals: ReadonlyMap<ConceptId, SectionTotal>, addends: Addends): Step[] => {
  const places = CHAIN.flatMap((concept) => totals.get(concept)?.at ?? []);
  return places.flatMap((to, place) => {
    const from = places[place - 1];
    if (from === undefined || from >= to) return [];
    // Equal to the result before it, with rows between: these are nil, as a tax of none is.
    const isOnlyEqual = addends.get(to)?.length === 1 && to - from > 1;
    if (reaches(placesIn(addends), to, from) && !isOnlyEqual) return [];
    return [{ from, to: goalOf(addends, from, to) }];
  });
};

/** The subtotals between two results that the first leads to, the last first, and the first itself. */
const startsOf = ({ from, to }: Step, addends: Addends): number[] => {
  const rows = Array.from({ length: to - from - 1 }, (_, place) => to - 1 - place);
  return [...rows.filter((at) => reaches(placesIn(addends), at, from)), from];
};

const withWay = (addends: Addends, { to }: Step, from: number, way: Way): Addends => {
  const details = [...way.details].flatMap(([, parts]) => parts.map(({ at }) => at));
  return new Map([
    ...addends,
    ...details.map((at) => [at, []] as const),
    ...way.details,
    [to, [{ at: from, sign: 1 } as const, ...way.counted]] as const,
  ]);
};

/** The addends with the step, if its rows lead from a result to the next: first without known parts. */
const withStep = (addends: Addends, step: Step, presentation: Presentation): Addends => {
  const between = new Runs(presentation);
  for (const from of startsOf(step, addends)) {
    const rows = Array.from({ length: step.to - from - 1 }, (_, place) => from + 1 + place).filter(
      (at) => presentation.rows[at]?.unit === 'money',
    );
    const parts = new Set(rows.flatMap((at) => (addends.get(at) ?? []).map((one) => one.at)));
    for (const open of [rows.filter((at) => !parts.has(at)), rows]) {
      const way = between.lead(from, step.to, open);
      if (way !== undefined) return withWay(addends, step, from, way);
    }
  }
  return addends;
};

/** Results that are printed again below themselves, after an analysis: each time they are the first. Nil repeats nothing. */
const repeatsOf = (
  totals: ReadonlyMap<ConceptId, SectionTotal>,
  { rows, years }: Presentation,
): Addends => {
  const places = CHAIN.flatMap((concept) => totals.get(concept)?.at ?? []);
  const isAgain = (at: number, first: number): boolean => {
    const columns = years.filter((year) => rows[first]?.values[year] !== undefined);
    return (
      columns.length >= FEWEST_COLUMNS &&
      columns.some((year) => rows[first]?.values[year] !== 0) &&
      columns.every((year) => rows[at]?.values[year] === rows[first]?.values[year])
    );
  };
  return new Map(
    rows.flatMap((row, at) => {
      if (row.unit !== 'money' || places.includes(at)) return [];
      // With no row between them a result may be what follows from it: there is nothing to leave out.
      const first = places.find((place) => place < at - 1 && isAgain(at, place));
      return first === undefined ? [] : [[at, [{ at: first, sign: 1 as const }]] as const];
    }),
  );
};

/**
 * What each row is the sum of. From each result of an income statement the rows below it lead to the
 * next: "income before taxes, taxes, net income", also where a tax has its parts below it, and where
 * the next is as well the sum of what owners and others have of it.
 */
export const chainedSums = (
  totals: ReadonlyMap<ConceptId, SectionTotal>,
  sums: Sums,
  presentation: Presentation,
): Addends => {
  const addends: Addends = new Map([...addendsOf(sums), ...repeatsOf(totals, presentation)]);
  return stepsOf(totals, addends).reduce(
    (done, step) => withStep(done, step, presentation),
    addends,
  );
};
