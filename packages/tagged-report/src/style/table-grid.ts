/** Bounds of a grid; hostile spans ask for millions. */
const MOST_SPAN = 200;
export const MOST_COLUMNS = 1000;

/** How many columns or rows a cell covers, as its attribute says. */
export const spanFrom = (attribute: string | undefined): number => {
  const span = Number(attribute ?? 1);
  return Number.isInteger(span) && span >= 1 ? Math.min(span, MOST_SPAN) : 1;
};

/** Where the cells of a table stand, beside those of rows above that reach down. */
export class TableGrid {
  /** The last row that a cell above covers, by column. */
  readonly #covered = new Map<number, number>();
  #row = -1;
  /** Behind the last cell of this row. */
  #next = 0;

  startRow(): void {
    this.#row++;
    this.#next = 0;
  }

  /** The first column of the next cell: its own if it names one, otherwise the next that is free. */
  place(span: number, rows: number, own: number = this.#next): number {
    let start = own;
    while ((this.#covered.get(start) ?? -1) >= this.#row) start++;
    const end = Math.min(start + span, MOST_COLUMNS);
    for (let column = start; rows > 1 && column < end; column++)
      this.#covered.set(column, this.#row + rows - 1);
    this.#next = start + span;
    return start;
  }
}
