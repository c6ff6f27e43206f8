import type { Book, BookColumn, BookStatement } from './book.js';
import type { HouseStyle } from './house-style.js';

/** The last Saturday of a January, as many retailers end their years. */
const lastSaturdayOfJanuary = (year: number): string => {
  const day = new Date(Date.UTC(year, 0, 31));
  while (day.getUTCDay() !== 6) day.setUTCDate(day.getUTCDate() - 1);
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
  }
};

const restyle = (statement: BookStatement, style: HouseStyle): BookStatement => {
  const order = statement.columns.map((_, i) => i);
  // An opening balance on the first day of a year keeps its meaning only as it was printed.
  const kept = order.filter(
    (i) => style.yearEnd === 'as-printed' || !statement.columns[i]?.end.endsWith('-01'),
  );
  if (style.order === 'reversed') kept.reverse();
  return {
    ...statement,
    currency: style.currency === 'as-printed' ? statement.currency : style.currency,
    columns: kept.map((i) => endIn(statement.columns[i] ?? { year: '', end: '' }, style)),
    rows: statement.rows.map((row) => ({
      ...row,
      values:
        row.kind === 'heading' ? kept.map(() => null) : kept.map((i) => row.values[i] ?? null),
    })),
  };
};

/** The same book with the order of years, the end of the year and the currency of the style. */
export const restyleBook = (book: Book, style: HouseStyle): Book => ({
  ...book,
  statements: book.statements.map((s) => restyle(s, style)),
});
