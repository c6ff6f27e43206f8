import type { Period, TableCell } from '../../model.js';
import type { NumberTable } from '../number-cell.js';

/** What a title inside a table begins; the time of the numbers below says whether it is one. */
interface Section {
  readonly holds: Period['kind'] | 'any';
  readonly titles: readonly string[];
}

const SECTIONS: readonly Section[] = [
  {
    holds: 'any',
    titles: [
      'notes to the accounts',
      'notes to the financial statements',
      'notes to the abridged accounts',
      'notes to the abridged financial statements',
      'notes forming part of the accounts',
      'notes forming part of the financial statements',
      'noter til årsregnskabet',
      'toelichting op de jaarrekening',
    ],
  },
  {
    holds: 'instant',
    titles: ['balance sheet', 'statement of financial position', 'abridged balance sheet'],
  },
  {
    holds: 'duration',
    titles: [
      'profit and loss account',
      'income statement',
      'statement of income',
      'income and expenditure account',
      'statement of comprehensive income',
      'cash flow statement',
      'statement of cash flows',
    ],
  },
];

/** A title with its company, its day or year behind it, in characters; a sentence is longer. */
const MOST_TITLE = 100;
const LETTERS = /\p{L}/u;

const sectionOf = (text: string): Section | undefined => {
  if (text.length > MOST_TITLE) return undefined;
  const words = text.toLowerCase().replace(/\s+/g, ' ').trim();
  return SECTIONS.find(({ titles }) => titles.some((title) => words.startsWith(title)));
};

/** The section that a row begins: words alone in it, which are its title. */
const titleIn = (cells: readonly TableCell[]): Section | undefined => {
  const words = cells.filter(({ text }) => text !== '');
  const [own, ...others] = words;
  if (own === undefined || others.length > 0 || !LETTERS.test(own.text)) return undefined;
  return own.facts.length === 0 ? sectionOf(own.text) : undefined;
};

/** Whether the rows above a table's numbers say that it is of the notes. */
export const isOfNotes = ({ table, numbers }: NumberTable): boolean =>
  table.rows
    .slice(0, Math.min(...numbers.map(({ row }) => row)))
    .some((cells) => titleIn(cells)?.holds === 'any');

/** How many numbers of each kind of time stand above each row. */
class KindCounts {
  readonly #above: { readonly all: number; readonly instants: number }[] = [];

  constructor({ table, numbers }: NumberTable) {
    const rows = table.rows.map(() => ({ all: 0, instants: 0 }));
    for (const { row, context } of numbers) {
      const own = rows[row];
      if (own === undefined) continue;
      own.all++;
      if (context.period.kind === 'instant') own.instants++;
    }
    const sum = { all: 0, instants: 0 };
    for (const { all, instants } of [...rows, sum]) {
      this.#above.push({ ...sum });
      sum.all += all;
      sum.instants += instants;
    }
  }

  /** Of the rows from one to before another. */
  between(from: number, to: number): { readonly all: number; readonly instants: number } {
    const [above, below] = [this.#above[from], this.#above[to]];
    const all = (below?.all ?? 0) - (above?.all ?? 0);
    return { all, instants: (below?.instants ?? 0) - (above?.instants ?? 0) };
  }
}

const holdsKind = (
  { all, instants }: { readonly all: number; readonly instants: number },
  kind: Period['kind'],
): boolean => 2 * (kind === 'instant' ? instants : all - instants) > all;

interface Place {
  readonly at: number;
  readonly section: Section;
}

/** Rows at which another part of the report begins: numbers of another kind of time, or the notes, follow. */
const breaksIn = (whole: NumberTable): number[] => {
  const { rows } = whole.table;
  const titles = rows.flatMap((cells, at): Place[] => {
    const section = titleIn(cells);
    return section === undefined ? [] : [{ at, section }];
  });
  const counts = new KindCounts(whole);
  let from = 0;
  return titles.flatMap(({ at, section: { holds } }, i) => {
    const above = counts.between(from, at);
    const below = counts.between(at + 1, titles[i + 1]?.at ?? rows.length);
    if (above.all === 0 || (holds !== 'any' && below.all === 0)) return [];
    const isOther = holds === 'any' || (holdsKind(below, holds) && !holdsKind(above, holds));
    if (!isOther) return [];
    from = at;
    return [at];
  });
};

const partOf = (whole: NumberTable, from: number, to: number): NumberTable => ({
  ...whole,
  table: {
    ...whole.table,
    ...(from === 0 ? {} : { before: '' }),
    rows: whole.table.rows.slice(from, to),
    isWhole: true,
  },
  numbers: whole.numbers.flatMap((cell) =>
    cell.row >= from && cell.row < to ? [{ ...cell, row: cell.row - from }] : [],
  ),
});

/**
 * A program that writes the whole report as one table puts the titles of its parts into rows: each part is a table of
 * its own.
 */
export const splitSections = (whole: NumberTable): NumberTable[] => {
  const breaks = breaksIn(whole);
  if (breaks.length === 0) return [whole];
  return [0, ...breaks]
    .map((from, i) => partOf(whole, from, breaks[i] ?? whole.table.rows.length))
    .filter(({ numbers }) => numbers.length > 0);
};
