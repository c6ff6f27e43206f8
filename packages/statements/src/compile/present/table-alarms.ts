import type { CompiledData, StatementColumn } from '@fde/contracts';
import { mostInDoubt } from '../../evidence/decision.js';
import { periodAlarms, type RaisedAlarm } from '../../periods/period-alarms.js';

type Columns = Pick<
  CompiledData,
  'statement_type' | 'years' | 'fiscal_year_ends' | 'year_end_changes' | 'line_items'
>;

/**
 * The columns of a table of full years. Beside a year end that moved, nothing says when a year
 * began: two full years may share months there.
 */
const columnsOf = (table: Columns): StatementColumn[] => {
  const moved = new Set((table.year_end_changes ?? []).map(({ year }) => year));
  return table.years.map((name) => {
    const end = table.fiscal_year_ends?.[name];
    const ends = end === undefined ? {} : { end };
    const isFlow = table.statement_type !== 'balance_sheet';
    const length = { length: { count: 1, unit: 'years' as const } };
    return {
      name,
      period: isFlow
        ? { kind: 'duration', ...ends, ...(moved.has(name) ? {} : length) }
        : { kind: 'instant', ...ends },
      is_fiscal_year: true,
    };
  });
};

/** Whether the columns of a compiled table of full years can be: the same question as of a reading. */
export const tableAlarms = (table: Columns): readonly RaisedAlarm[] =>
  periodAlarms({
    statement_type: table.statement_type,
    fiscal_year: Number.parseInt(table.years[0] ?? '', 10) || 0,
    years: [...table.years],
    fiscal_year_ends: { ...table.fiscal_year_ends },
    columns: columnsOf(table),
    line_items: table.line_items,
  });

/** The table with its doubtful columns no surer than the doubt allows, and a note on each alarm. */
export const doubtTable = (table: CompiledData): CompiledData =>
  tableAlarms(table).reduce<CompiledData>((data, { alarm, says, doubt, years }) => {
    const most = mostInDoubt(doubt);
    return {
      ...data,
      confidence: Math.min(data.confidence, most),
      notes: [...(data.notes ?? []), `The columns of this table are doubtful, ${alarm}: ${says}.`],
      line_items: data.line_items.map((item) => ({
        ...item,
        sources: Object.fromEntries(
          Object.entries(item.sources).map(([year, source]) => [
            year,
            years.includes(year)
              ? { ...source, confidence: Math.min(source.confidence, most) }
              : source,
          ]),
        ),
      })),
    };
  }, table);
