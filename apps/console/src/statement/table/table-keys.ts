/** A place in the table: rows as they are shown, columns from the line item's name on. */
export interface Position {
  readonly row: number;
  readonly column: number;
}
export interface Extent {
  readonly rows: number;
  readonly columns: number;
  readonly rowsPerPage: number;
}

const within = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));

/**
 * The cell that a key moves to; undefined for other keys. Source: WAI-ARIA authoring practices,
 * grid pattern.
 */
export function positionAfter(
  { row, column }: Position,
  key: string,
  withControl: boolean,
  { rows, columns, rowsPerPage }: Extent,
): Position | undefined {
  const at = (toRow: number, toColumn: number): Position => ({
    row: within(toRow, rows),
    column: within(toColumn, columns),
  });
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'PageUp':
      return at(row - rowsPerPage, column);
    case 'PageDown':
      return at(row + rowsPerPage, column);
    case 'Home':
      return at(withControl ? 0 : row, 0);
    case 'End':
      return at(withControl ? rows - 1 : row, columns - 1);
    default:
      return undefined;
  }
}
