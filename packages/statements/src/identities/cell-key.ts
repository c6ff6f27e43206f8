/** The address of a cell within one statement: the index of its row in `line_items`, and its year. */
export type CellKey = `${number}|${string}`;

export const cellKey = (row: number, year: string): CellKey => `${row}|${year}`;

export const cellOf = (key: CellKey): { readonly row: number; readonly year: string } => {
  const bar = key.indexOf('|');
  return { row: Number(key.slice(0, bar)), year: key.slice(bar + 1) };
};
