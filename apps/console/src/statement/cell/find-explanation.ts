import type { CellExplanation, CompiledCellSource, Unit } from '@fde/contracts/resources';

/** The row and the year that a figure stands in. */
export interface ExplainedRow {
  readonly name: string;
  readonly section: string | null;
  readonly unit: Unit;
  readonly year: string;
}

const isSamePlace = (
  { printings }: CellExplanation,
  { extraction_id, page, bbox }: CompiledCellSource,
): boolean =>
  printings.some(
    (printing) =>
      printing.verdict === 'taken' &&
      printing.extraction_id === extraction_id &&
      printing.page === page &&
      String(printing.bbox) === String(bbox),
  );

/**
 * The explanation of one row among those of all rows of its name: that of the figure at the same
 * place, in the row's own section and unit. Without a place several may remain; then none of them
 * is certain.
 */
export function explanationOf(
  cells: readonly CellExplanation[],
  row: ExplainedRow,
  source: CompiledCellSource,
): CellExplanation | undefined {
  const own = cells.filter(
    (cell) => cell.section === row.section && cell.unit === row.unit && isSamePlace(cell, source),
  );
  return own.length === 1 ? own[0] : undefined;
}
