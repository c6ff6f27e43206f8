import type { BoundingBox, RawLineItem, RawStatement } from '@fde/contracts';
import type { PageBox } from '@fde/pdf';
import { placeOnPage } from '@fde/statements';

export const LEGEND =
  'blue: a cell, green: a total, red: part of a check that fails, orange: doubtful';

const COLOURS = {
  cell: '#1f6feb',
  total: '#1a7f37',
  failed: '#d1242f',
  doubtful: '#e36209',
} as const;
const DOUBTFUL = 0.9;

/** A box for every cell that was read on a page; its most important property decides the colour. */
export function boxesOfPage(statements: readonly RawStatement[], page: number): PageBox[] {
  return statements.flatMap((statement) =>
    statement.line_items.flatMap((row, index) => {
      const failing = failingYears(statement, index);
      return Object.entries(row.sources ?? {}).flatMap(([year, source]): PageBox[] => {
        const place = placeOnPage(source);
        if (place?.page !== page) return [];
        const failed = failing.has(year);
        const colour = colourOf(row, source.confidence ?? row.confidence ?? 1, failed);
        return [{ bbox: boxOf(place.bbox), colour, thickness: row.is_total || failed ? 2 : 1 }];
      });
    }),
  );
}

function boxOf(numbers: readonly number[]): BoundingBox {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = numbers;
  return [x0, y0, x1, y1];
}

function failingYears(statement: RawStatement, row: number): ReadonlySet<string> {
  return new Set(
    statement.checks
      .filter(
        (check) =>
          !check.holds && check.severity !== 'warning' && check.rows?.includes(row) === true,
      )
      .map((check) => check.year),
  );
}

function colourOf(row: RawLineItem, confidence: number, failed: boolean): string {
  if (failed) return COLOURS.failed;
  if (confidence < DOUBTFUL) return COLOURS.doubtful;
  return row.is_total ? COLOURS.total : COLOURS.cell;
}
