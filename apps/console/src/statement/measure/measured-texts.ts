import { measureText } from '../../format/measure-text.js';
import type { Texts } from '../../messages/use-texts.js';
import type { Measured, MeasuredCell } from './measure-queries.js';

/** The cell of a printed row, or of a line of every company. */
export const printedCell = (
  measured: Measured | undefined,
  index: number,
  year: string,
): MeasuredCell | undefined => measured?.lines[index]?.cells[year];

export const standardCell = (
  measured: Measured | undefined,
  line: { readonly section: string; readonly concept: string },
  year: string,
): MeasuredCell | undefined =>
  measured?.lines.find(
    ({ section_id: section, concept }) => section === line.section && concept === line.concept,
  )?.cells[year];

/** Why a cell of a measure is empty; undefined where it has a number. */
export const reasonText = (t: Texts, cell: MeasuredCell | undefined): string | undefined =>
  cell?.absent ? t(`statement.measure.absent.${cell.absent.reason}`) : undefined;

/** Every number of printed rows as it is shown; undefined where a cell is empty. */
export const measuredTexts = (
  { lines, unit }: Measured,
  years: readonly string[],
  locale: string,
): readonly (readonly (string | undefined)[])[] =>
  lines.map(({ cells }) =>
    years.map((year) => {
      const value = cells[year]?.value ?? null;
      return value === null ? undefined : measureText(value, unit, locale);
    }),
  );

/** How many cells of these years are empty for each reason, the most frequent first. */
export const reasonCounts = (
  { lines }: Pick<Measured, 'lines'>,
  years: readonly string[],
): (readonly [NonNullable<MeasuredCell['absent']>['reason'], number])[] => {
  const counts = new Map<NonNullable<MeasuredCell['absent']>['reason'], number>();
  for (const { cells } of lines)
    for (const year of years) {
      const reason = cells[year]?.absent?.reason;
      if (reason !== undefined) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
  return [...counts].toSorted(([, a], [, b]) => b - a);
};
