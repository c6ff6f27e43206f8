import type { CanonicalStatementType } from '@fde/contracts';
import type { Period } from '../model.js';
import type { NumberTable } from './number-cell.js';
import type { TableColumns } from './tables/table-columns.js';
import type { StatementRow } from './tables/table-rows.js';

/** A statement's tables with their contents, before the years are named. */
export interface TablesRead {
  readonly type: CanonicalStatementType;
  readonly tables: readonly { readonly table: NumberTable; readonly columns: TableColumns }[];
  readonly rows: readonly StatementRow[];
  readonly notes: readonly string[];
  /** Ends of the years, in printed order. */
  readonly ends: readonly string[];
}

/** What each column of a statement's tables covers, by its end. */
export const columnPeriods = ({ tables }: Pick<TablesRead, 'tables'>): Map<string, Period> =>
  new Map(
    tables.flatMap(({ columns: { columns } }) =>
      columns.map(({ end, period }) => [end, period] as const),
    ),
  );
