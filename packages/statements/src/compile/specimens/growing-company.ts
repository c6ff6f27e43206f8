import type { CompileInput } from '../input/compile-input.js';
import { specimen } from './specimen.js';
import type { SpecimenRow } from './specimen.js';

/**
 * A small generator of repeatable numbers (mulberry32): benches and specs must see the same company
 * every time.
 */
export const createRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const NOUNS = [
  'Inventories',
  'Receivables',
  'Payables',
  'Provisions',
  'Deposits',
  'Investments',
  'Borrowings',
  'Contract assets',
  'Prepayments',
  'Royalties',
  'Leases',
  'Tools',
  'Vehicles',
  'Licences',
  'Pensions',
];
const QUALITIES = [
  'Trade',
  'Other',
  'Deferred',
  'Accrued',
  'Restricted',
  'Regional',
  'Digital',
  'Industrial',
  'Consumer',
  'Medical',
  'Financial',
  'Marine',
  'Urban',
  'Rural',
];

export interface GrowingCompany {
  readonly reports: number;
  readonly rows: number;
  /** Columns per report. */
  readonly columns: number;
  readonly seed?: number;
}

interface Item {
  readonly id: number;
  readonly section: string;
  name: string;
}

const nameOf = (id: number): string =>
  `${QUALITIES[id % QUALITIES.length] ?? ''} ${NOUNS[Math.floor(id / QUALITIES.length) % NOUNS.length] ?? ''} ${String.fromCharCode(65 + (Math.floor(id / 210) % 26))}`;

/**
 * Successive reports of a company that grows. It renames 3 % of its items a year, restates 5 % of
 * last year's numbers, and drops and adds a few rows; each section closes in a total. Compiling it
 * is as much work as a real series.
 */
export const growingCompany = ({
  reports,
  rows,
  columns,
  seed = 1,
}: GrowingCompany): CompileInput[] => {
  const random = createRandom(seed);
  const perSection = 12;
  let next = rows;
  let items: Item[] = Array.from({ length: rows }, (_, id) => ({
    id,
    section: `Section ${Math.floor(id / perSection)}`,
    name: nameOf(id),
  }));
  const history = new Map<string, number>();
  const valueOf = (item: Item, year: number, restate: boolean): number => {
    const key = `${item.id}|${year}`;
    if (!history.has(key) || (restate && random() < 0.05))
      history.set(key, Math.floor(random() * 90_000) + 1_000);
    return history.get(key) as number;
  };
  return Array.from({ length: reports }, (_, at) => {
    const years = Array.from({ length: columns }, (_unused, column) => 1990 + at - column);
    if (at > 0) {
      items.forEach((item) => {
        if (random() < 0.03) item.name = `${item.name.split(' (')[0]} (as renamed ${1990 + at})`;
      });
      items = items.map((item) =>
        random() < 0.01 ? { id: next++, section: item.section, name: nameOf(next) } : item,
      );
    }
    const body: SpecimenRow[] = [];
    for (let from = 0; from < items.length; from += perSection) {
      const block = items.slice(from, from + perSection);
      const lines = block.map((item): SpecimenRow => [
        item.name,
        years.map((year, column) => valueOf(item, year, column > 0)),
        { section: item.section, indent: 1 },
      ]);
      body.push(...lines, [
        `Total section ${Math.floor(from / perSection)}`,
        years.map((_year, column) =>
          lines.reduce((sum, [, values]) => sum + (values[column] ?? 0), 0),
        ),
        { total: true },
      ]);
    }
    return specimen({ document: at + 1, years: years.map(String), rows: body });
  });
};
