import type { CompiledData } from '@fde/contracts/resources';
import { scaled } from '../../format/numbers.js';
import type { Measured } from '../measure/measure-queries.js';
import { printedCell } from '../measure/measured-texts.js';
import type { ShownRow } from './statement-rows.js';
import type { StatementView } from '../statement-view.js';

/**
 * A cell that a spreadsheet would take for a formula is turned into text. Source: OWASP, CSV
 * injection.
 */
const harmless = (text: string): string =>
  (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replace(/[\t\n\r]+/g, ' ');

/**
 * The visible table as tab-separated text with plain numbers, which spreadsheets accept from the
 * clipboard.
 */
export function tableText(
  data: CompiledData,
  rows: readonly ShownRow[],
  years: readonly string[],
  view: StatementView,
  measured?: Measured,
): string {
  const lines = rows.map((row) => {
    if (row.kind === 'heading') return [harmless(row.label)];
    const { item } = row;
    return [
      harmless(item.name),
      ...years.map((year) => {
        if (measured !== undefined)
          return String(printedCell(measured, row.index, year)?.value ?? '');
        const value = item.values[year];
        return value === undefined ? '' : String(scaled(value, item.unit, data.scale, view.scale));
      }),
    ];
  });
  return [['', ...years], ...lines].map((cells) => cells.join('\t')).join('\n');
}
