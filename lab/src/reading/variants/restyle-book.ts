import type { Book, BookColumn, BookStatement } from './book.js';
import type { HouseStyle } from './house-style.js';

/** The last Saturday of January, when many retailers' years end. */
const lastSaturdayOfJanuary = (year: number): string => {
  const day = new Date(Date.UTC(year, 0, 31));
  while (day.getUTCDay() !== 6) day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
};

/** Years of 52 or 53 weeks, as many manufacturers use. */
const sundayNearestDecember = (year: number): string => {
  const day = new Date(Date.UTC(year, 11, 28));
  while (day.getUTCDay() !== 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};

const endIn = (column: BookColumn, style: HouseStyle): BookColumn => {
  switch (style.yearEnd) {
    case 'as-printed':
      return column;
    case 'january-named-before':
      return { ...column, end: lastSaturdayOfJanuary(Number(column.year) + 1) };
    case 'january-named-after':
      return { ...column, end: lastSaturdayOfJanuary(Number(column.year)) };
    case 'sunday-nearest-december':
      return { ...column, end: sundayNearestDecember(Number(column.year)) };
  }
};

/** How many of the newest year's units make one of an earlier year's. */
const COARSER = 1000;

/** A statement whose earlier years are printed in thousands of its unit. */
const inCoarserUnits = (statement: BookStatement): BookStatement => {
  const newest = statement.columns
    .map((c) => c.year)
    .toSorted()
    .at(-1);
  const isEarlier = (at: number): boolean => statement.columns[at]?.year !== newest;
  const coarsenValue = (value: number | null, at: number): number | null =>
    value === null || !isEarlier(at) ? value : Math.round(value / COARSER) + 0;
  return {
    ...statement,
    columns: statement.columns.map((c, at) =>
      isEarlier(at) ? { ...c, scale: statement.scale * COARSER } : c,
    ),
    rows: statement.rows.map((row) =>
      row.unit === 'money' ? { ...row, values: row.values.map(coarsenValue) } : row,
    ),
  };
};

const restyle = (statement: BookStatement, style: HouseStyle): BookStatement => {
  const order = statement.columns.map((_, i) => i);
  // An opening balance on the first day of a year keeps its meaning only as printed.
  const inOrder = order.filter(
    (i) => style.yearEnd === 'as-printed' || !statement.columns[i]?.end.endsWith('-01'),
  );
  const ordered = style.order === 'reversed' ? inOrder.toReversed() : inOrder;
  return {
    ...statement,
    currency: style.currency === 'as-printed' ? statement.currency : style.currency,
    columns: ordered.map((i) => endIn(statement.columns[i] ?? { year: '', end: '' }, style)),
    rows: statement.rows.map((row) => ({
      ...row,
      values:
        row.kind === 'heading'
          ? ordered.map(() => null)
          : ordered.map((i) => row.values[i] ?? null),
    })),
  };
};

/** The same book with the style's order of years, year end and currency. */
export const restyleBook = (book: Book, style: HouseStyle): Book => ({
  ...book,
  statements: book.statements
    .map((s) => restyle(s, style))
    .map((s) => (style.units === 'alike' ? s : inCoarserUnits(s))),
});
