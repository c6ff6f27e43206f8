import type { RawStatement } from '@fde/contracts';
import type { AnchoredRow } from './anchor-rows.js';
import { DAY, DAYS_INTO_JANUARY, isIsoDate, isoDay, yearOf } from '../language/dates/iso-date.js';
import { printedYears } from './pages/printed-heading.js';
import type { ModelStatement } from './model-reading.js';
import type { ShownLine } from './shown-page.js';
import type { YearColumns } from './year-columns.js';

/** Which column of the model is which column of the table, whatever name each reading gives it. */
export interface ColumnAlignment {
  /** Years of the joined statement, in printed order. */
  readonly years: readonly string[];
  /** By year of the joined statement: position in the model's values. */
  readonly positions: ReadonlyMap<string, number>;
  /** Columns that the layout did not read. */
  readonly added: readonly string[];
  /** Columns of the model that the table does not have. */
  readonly unknown: readonly string[];
  /** Columns that the readings name differently: the layout's name stays. */
  readonly disputed: readonly { readonly layout: string; readonly model: string }[];
}

/** Fewer votes of rows say nothing about a column. */
const FEWEST_VOTES = 2;
/** Rows that must print a number of a column that only the model reads. */
const FEWEST_ROWS_OF_A_COLUMN = 4;

const NOWHERE = '';

/**
 * For one column of the model: the column of the layout in which its numbers are printed, row by
 * row.
 */
const votesOf = (
  at: number,
  anchored: readonly AnchoredRow[],
  known: YearColumns,
): Map<string, number> => {
  const votes = new Map<string, number>();
  for (const { row, line } of anchored) {
    const value = row.values[at] ?? null;
    const numbers =
      value === null || value === 0 ? [] : line.numbers.filter((number) => number.value === value);
    const places = new Set(numbers.map((number) => known.yearOf(number, line) ?? NOWHERE));
    const [place] = places;
    if (places.size === 1 && place !== undefined && known.knows(line.zone))
      votes.set(place, (votes.get(place) ?? 0) + 1);
  }
  return votes;
};

const winner = (
  votes: ReadonlyMap<string, number>,
): { readonly place: string; readonly count: number } | undefined => {
  const all = [...votes.values()].reduce((sum, count) => sum + count, 0);
  const [best] = [...votes].toSorted((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] >= FEWEST_VOTES && best[1] > all / 2
    ? { place: best[0], count: best[1] }
    : undefined;
};

/**
 * A year that only the model reads must be printed on the pages, by its name or as the year in
 * which it ends.
 */
const isPrintedYear = (
  year: string,
  end: string | undefined,
  lines: readonly ShownLine[],
): boolean => {
  if (!/^(?:19|20)\d{2}$/.test(year)) return false;
  const ends = isIsoDate(end)
    ? [0, DAYS_INTO_JANUARY].map((days) => String(yearOf(isoDay(Date.parse(end) + days * DAY))))
    : [];
  return lines.some((line) =>
    [line.label, ...line.cells].some((text) => [year, ...ends].some((name) => text.includes(name))),
  );
};

const inPrintedOrder = (
  years: readonly string[],
  added: readonly string[],
  model: ModelStatement,
  nameOf: ReadonlyMap<number, string>,
): string[] => {
  const order = model.years.map((_, at) => nameOf.get(at)).filter((year) => year !== undefined);
  return added.length === 0
    ? [...years]
    : [...order, ...years.filter((year) => !order.includes(year))];
};

type Vote = ReturnType<typeof winner>;

/** The columns of the model by their place, in the order of their names. */
class NamedColumns {
  readonly nameOf = new Map<number, string>();
  readonly added: string[] = [];

  constructor(
    private readonly layout: RawStatement,
    private readonly model: ModelStatement,
    private readonly lines: readonly ShownLine[],
    /** By position of the model's columns: the year printed over it. */
    private readonly over: readonly (string | undefined)[],
  ) {}

  /** Names a column by where its numbers are printed; without votes, by the model's name for it. */
  name(at: number, vote: Vote): void {
    const year = this.model.years[at] ?? '';
    if (vote !== undefined && vote.place !== NOWHERE) this.#take(at, vote.place);
    else if (vote === undefined && this.layout.years.includes(year)) this.#take(at, year);
    else if (vote !== undefined && this.#isNew(at, year, vote.count)) {
      this.#take(at, year);
      this.added.push(year);
    }
  }

  #take(at: number, year: string): void {
    if (!this.#isTaken(year)) this.nameOf.set(at, year);
  }

  #isTaken(year: string): boolean {
    return [...this.nameOf.values()].includes(year);
  }

  /** A column that only the model reads: enough rows print it, and the page prints its year. */
  #isNew(at: number, year: string, votes: number): boolean {
    return (
      votes >= FEWEST_ROWS_OF_A_COLUMN &&
      !this.layout.years.includes(year) &&
      !this.#isTaken(year) &&
      (this.over[at] ?? year) === year &&
      isPrintedYear(year, this.model.period_ends[at], this.lines)
    );
  }
}

export const alignColumns = (
  layout: RawStatement,
  model: ModelStatement,
  anchored: readonly AnchoredRow[],
  known: YearColumns,
  lines: readonly ShownLine[],
): ColumnAlignment => {
  const votes = model.years.map((_, at) => winner(votesOf(at, anchored, known)));
  const byVotes = votes
    .map((_, at) => at)
    .toSorted((a, b) => (votes[b]?.count ?? 0) - (votes[a]?.count ?? 0));
  const named = new NamedColumns(layout, model, lines, printedYears(model, anchored, lines));
  for (const at of byVotes) named.name(at, votes[at]);
  const { nameOf, added } = named;
  return {
    added,
    positions: new Map([...nameOf].map(([at, year]) => [year, at])),
    years: inPrintedOrder(layout.years, added, model, nameOf),
    unknown: model.years.filter((_, at) => !nameOf.has(at)),
    disputed: [...nameOf].flatMap(([at, year]) => {
      const name = model.years[at] ?? '';
      return name === year ? [] : [{ layout: year, model: name }];
    }),
  };
};
