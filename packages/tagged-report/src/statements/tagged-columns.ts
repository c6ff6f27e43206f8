import type {
  OtherColumn,
  Period,
  RawLineItem,
  RawStatement,
  StatementColumn,
} from '@fde/contracts';
import { lengthKindOf, nameOthers } from '@fde/statements';
import type { TablesRead } from './tables-read.js';
import type { StatementRow } from './tables/table-rows.js';

/** The period that tags give each column, by its end; a column without a time shows a day. */
const periodsOf = ({ tables, ends }: TablesRead): ReadonlyMap<string, Period> => {
  const columns = tables.flatMap(({ columns: { columns } }) => columns);
  return new Map(
    ends.map((end) => {
      const period = columns.find((column) => column.end === end)?.period;
      return [end, period?.kind === 'duration' ? period : { kind: 'instant', end }];
    }),
  );
};

const yearColumn = (name: string, period: Period): StatementColumn => {
  const kind = lengthKindOf(period);
  if (kind === 'part' || kind === 'long') {
    const reason = kind === 'part' ? ('part_of_year' as const) : ('longer_than_year' as const);
    return { name, period, is_fiscal_year: false, reason };
  }
  return { name, period, is_fiscal_year: true };
};

const cellsOf = (
  end: string,
  lines: readonly StatementRow[],
  items: readonly RawLineItem[],
): OtherColumn['cells'] =>
  lines.flatMap(({ values }, row) => {
    const value = values.get(end)?.printed;
    return value === undefined ? [] : [{ name: items[row]?.name ?? '', row, value }];
  });

/**
 * The columns of a tagged statement with the periods of their tags; those without a year's name keep their cells
 * apart.
 */
export const taggedColumns = (
  read: TablesRead,
  lines: readonly StatementRow[],
  items: readonly RawLineItem[],
  names: ReadonlyMap<string, string>,
): Pick<RawStatement, 'columns' | 'other_columns'> => {
  const periods = [...periodsOf(read)];
  const own = periods.flatMap(([end, period]) => {
    const name = names.get(end);
    return name === undefined ? [] : [yearColumn(name, period)];
  });
  const others = nameOthers(
    periods
      .filter(([end]) => !names.has(end))
      .map(([, period]) => ({ period, is_fiscal_year: false, reason: 'same_year' as const })),
    [...names.values()],
  );
  return {
    columns: [...own, ...others],
    ...(others.length === 0
      ? {}
      : {
          other_columns: others.map(({ name, period }) => ({
            name,
            cells: cellsOf(period.end ?? '', lines, items),
          })),
        }),
  };
};
