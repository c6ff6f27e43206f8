import type { CompiledData } from '@fde/contracts/resources';
import { useMemo, type ReactNode } from 'react';
import { useTexts } from '../messages/use-texts.js';
import { usePrinting } from '../shell/use-printing.js';
import type { Measured } from './measure/measure-queries.js';
import { useShownTexts } from './table/use-shown-texts.js';
import { shownYears, type StatementView } from './statement-view.js';
import type { ShownRow } from './table/statement-rows.js';
import type { ShownTexts } from './table/table-texts.js';
import { INDENT } from './table/table-widths.js';

/** Years that stand side by side on a page of paper; more of them follow in tables of their own. */
const YEARS_PER_TABLE = 12;

interface PrintedProps {
  readonly data: CompiledData;
  readonly rows: readonly ShownRow[];
  readonly view: StatementView;
  /** What is shown in place of amounts. */
  readonly measured: Measured | undefined;
}

function PrintedRow({
  row,
  columns,
  texts,
}: {
  row: ShownRow;
  columns: readonly number[];
  texts: ShownTexts;
}): ReactNode {
  const indent = { paddingLeft: 4 + (row.depth * INDENT) / 2 };
  if (row.kind === 'heading')
    return (
      <tr className="heading">
        <th scope="row" colSpan={columns.length + 1} style={indent}>
          {row.label}
        </th>
      </tr>
    );
  return (
    <tr className={row.item.is_total ? 'total' : undefined}>
      <th scope="row" style={indent}>
        {row.item.name}
      </th>
      {columns.map((column) => (
        <td key={column} className="num">
          {texts[row.index]?.[column]}
        </td>
      ))}
    </tr>
  );
}

/** Places of the years in groups that fit a page. */
export const groupsOf = (count: number): number[][] =>
  Array.from({ length: Math.ceil(count / YEARS_PER_TABLE) }, (_, group) =>
    Array.from(
      { length: Math.min(YEARS_PER_TABLE, count - group * YEARS_PER_TABLE) },
      (_none, at) => group * YEARS_PER_TABLE + at,
    ),
  );

/** All of them, in the order of the view. */
export const yearsOnPaper = (years: readonly string[], view: StatementView): string[] =>
  shownYears(years, { ...view, allYears: true });

function Paper({ data, rows, view, measured }: PrintedProps): ReactNode {
  const t = useTexts();
  const years = useMemo(() => yearsOnPaper(data.years, view), [data.years, view]);
  const texts = useShownTexts(data, measured, years, view);
  return groupsOf(years.length).map((columns) => (
    <table key={columns[0]} className="printed-statement">
      <thead>
        <tr>
          <th scope="col">{t('statement.table.item')}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className="num">
              {years[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PrintedRow key={row.key} row={row} columns={columns} texts={texts} />
        ))}
      </tbody>
    </table>
  ));
}

/** The statement on paper: every row and every year, for paper does not scroll. */
export function PrintedStatement(props: PrintedProps): ReactNode {
  const printing = usePrinting();
  return printing ? (
    <div className="print-only">
      <Paper {...props} />
    </div>
  ) : null;
}
