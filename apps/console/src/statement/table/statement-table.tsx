import type { CompiledData } from '@fde/contracts/resources';
import { VisuallyHidden } from '@mantine/core';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useMemo, useRef, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { useLocale, useTexts } from '../../messages/use-texts.js';
import { Empty } from '../../shell/states.js';
import { statementTitle } from '../statement-title.js';
import type { ShownRow } from './statement-rows.js';
import type { StatementView } from '../statement-view.js';
import type { Measured } from '../measure/measure-queries.js';
import { useShownTexts } from './use-shown-texts.js';
import { missingYearsOf, YearHead } from '../year-head.js';
import type { Position } from './table-keys.js';
import { HeadingRow, ItemRow, RowName } from './table-rows.js';
import type { ShownTexts } from './table-texts.js';
import { measureWidths, type TableWidths } from './table-widths.js';
import { useMarkedName } from './use-marked-name.js';
import { useTableFocus, type TableFocus } from './use-table-focus.js';

export interface CellAddress {
  readonly index: number;
  readonly year: string;
}

interface TableProps {
  readonly data: CompiledData;
  readonly rows: readonly ShownRow[];
  readonly years: readonly string[];
  readonly view: StatementView;
  readonly folded: ReadonlySet<string>;
  readonly charted: ReadonlySet<number>;
  readonly selected: CellAddress | undefined;
  /** What is shown in place of amounts. */
  readonly measured: Measured | undefined;
  /** The name of the rows that the address marks. */
  readonly marked: string | undefined;
  readonly onFold: (key: string) => void;
  readonly onChart: (index: number) => void;
  readonly onSelect: (cell: CellAddress) => void;
}

/** Columns before the years: the name, and the course over the years. */
const BEFORE_YEARS = 2;
/** Rows drawn above and below those in sight: what a fast scroll covers while the next are being drawn. */
const OVERSCAN = 10;
const gapKey = (
  year: string,
  name: string | undefined,
  section: string | null | undefined,
): string => `${year}|${name ?? ''}|${section ?? ''}`;

/**
 * The visible rows, and always the one with the focus, which it must not lose by being scrolled
 * away.
 */
const rangeWith =
  (row: number) =>
  (range: Range): number[] => {
    const inSight = defaultRangeExtractor(range);
    return row >= range.count || inSight.includes(row)
      ? inSight
      : [...inSight, row].toSorted((a, b) => a - b);
  };

function TableHead({ data, years }: { data: CompiledData; years: readonly string[] }): ReactNode {
  const t = useTexts();
  const missing = useMemo(() => missingYearsOf(data), [data]);
  return (
    <div role="rowgroup" className="statement-head">
      <div
        role="row"
        aria-rowindex={1}
        className={missing.length > 0 ? 'statement-row two-lines' : 'statement-row'}
      >
        <div role="columnheader">{t('statement.table.item')}</div>
        <div role="columnheader" className="course">
          <VisuallyHidden>{t('statement.table.trend')}</VisuallyHidden>
        </div>
        {years.map((year) => (
          <div role="columnheader" key={year} className="num" title={data.fiscal_year_ends?.[year]}>
            <YearHead year={year} missing={missing} />
          </div>
        ))}
      </div>
    </div>
  );
}

function positionOfName(name: string, rows: readonly ShownRow[]): Position | undefined {
  const row = rows.findIndex((one) => one.kind === 'item' && one.item.name === name);
  return row < 0 ? undefined : { row, column: 0 };
}

/** Where the cell that the address names stands among the rows, or the row that it marks. */
function startOf(
  selected: CellAddress | undefined,
  marked: string | undefined,
  rows: readonly ShownRow[],
  years: readonly string[],
): Position | undefined {
  if (selected === undefined && marked !== undefined) return positionOfName(marked, rows);
  const row = rows.findIndex((one) => one.kind === 'item' && one.index === selected?.index);
  const year = years.indexOf(selected?.year ?? '');
  return row < 0 || year < 0 ? undefined : { row, column: BEFORE_YEARS + year };
}

const gapsOf = (data: CompiledData): ReadonlySet<string> =>
  new Set(
    data.gaps
      .filter((gap) => gap.kind === 'missing_line_item' || gap.kind === 'missing_total')
      .map((gap) => gapKey(gap.year, gap.line_item, gap.section)),
  );

const sizesOf = (widths: TableWidths, years: readonly string[]): CSSProperties =>
  ({
    '--row-height': `${widths.rowHeight}px`,
    '--year-width': `${widths.year}px`,
    '--narrow-year-width': `${widths.narrowYear}px`,
    '--name-text': `${widths.name}px`,
    '--years': years.length,
  }) as CSSProperties;

interface SeenRow {
  readonly row: ShownRow;
  readonly place: {
    readonly at: number;
    readonly top: number;
    readonly activeColumn: number | undefined;
  };
}

/** The rows that are drawn, each with its place. */
function useRowsInSight(
  box: RefObject<HTMLDivElement | null>,
  rows: readonly ShownRow[],
  rowHeight: number,
  active: Position,
): SeenRow[] {
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    rangeExtractor: rangeWith(active.row),
  });
  return virtual.getVirtualItems().flatMap(({ index: at }) => {
    const row = rows[at];
    if (row === undefined) return [];
    const activeColumn = active.row === at ? active.column : undefined;
    return [{ row, place: { at, top: at * rowHeight, activeColumn } }];
  });
}

/** Keys and clicks move the focus over the table, and act on the cell that has it. */
function useCells(
  box: RefObject<HTMLDivElement | null>,
  { rows, years, selected, marked, onFold, onChart, onSelect }: TableProps,
  rowHeight: number,
): TableFocus {
  const act = ({ row: at, column }: Position): void => {
    const row = rows[at];
    const year = years[column - BEFORE_YEARS];
    if (row?.kind === 'heading') onFold(row.key);
    else if (row !== undefined && column === 1) onChart(row.index);
    else if (row !== undefined && year !== undefined && row.item.values[year] !== undefined)
      onSelect({ index: row.index, year });
  };
  const rowsInBox = Math.floor((box.current?.clientHeight ?? 0) / rowHeight);
  return useTableFocus(
    box,
    {
      rows: rows.length,
      columns: BEFORE_YEARS + years.length,
      rowsPerPage: Math.max(1, rowsInBox - 2),
    },
    startOf(selected, marked, rows, years),
    selected !== undefined,
    act,
  );
}

function Names({
  seen,
  height,
  rowHeight,
  columns,
  folded,
  marked,
}: {
  seen: readonly SeenRow[];
  height: number;
  rowHeight: number;
  columns: number;
  folded: ReadonlySet<string>;
  marked: string | undefined;
}): ReactNode {
  const t = useTexts();
  return (
    <div className="statement-names" style={{ height, marginBottom: -height - rowHeight }}>
      {seen.map(({ row, place }) => (
        <RowName
          key={row.key}
          row={row}
          {...place}
          t={t}
          columns={columns}
          folded={row.kind === 'heading' && folded.has(row.key)}
          marked={marked}
        />
      ))}
    </div>
  );
}

function Figures({
  table: { data, years, view, charted, selected, measured },
  seen,
  height,
  texts,
}: {
  table: TableProps;
  seen: readonly SeenRow[];
  height: number;
  texts: ShownTexts;
}): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const gaps = useMemo(() => gapsOf(data), [data]);
  return (
    <div role="rowgroup" className="statement-body" style={{ height }}>
      {seen.map(({ row, place }) =>
        row.kind === 'heading' ? (
          <HeadingRow key={row.key} at={place.at} top={place.top} />
        ) : (
          <ItemRow
            key={row.key}
            row={row}
            {...place}
            t={t}
            locale={locale}
            years={years}
            newestFirst={view.newestFirst}
            texts={texts[row.index] ?? []}
            measured={measured?.lines[row.index]}
            showChange={view.showChange && measured === undefined}
            yearEnds={data.fiscal_year_ends}
            gaps={gaps}
            charted={charted.has(row.index)}
            selectedYear={selected?.index === row.index ? selected.year : undefined}
          />
        ),
      )}
    </div>
  );
}

/** The statement: only the rows in sight are in the document, so that hundreds of rows and decades scroll smoothly. */
export function StatementTable(table: TableProps): ReactNode {
  const { data, rows, years, view, folded, measured } = table;
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const texts = useShownTexts(data, measured, years, view);
  const widths = useMemo(
    () => measureWidths(rows, texts, t('statement.table.discontinued')),
    [rows, texts, t],
  );
  const focus = useCells(box, table, widths.rowHeight);
  const pointer = useMarkedName();
  const seen = useRowsInSight(box, rows, widths.rowHeight, focus.active);
  if (rows.length === 0)
    return (
      <Empty title={t('statement.table.empty.title')}>{t('statement.table.empty.text')}</Empty>
    );
  const height = rows.length * widths.rowHeight;
  const columns = BEFORE_YEARS + years.length;
  return (
    <div
      className="statement-box"
      ref={box}
      style={sizesOf(widths, years)}
      onClick={focus.onClick}
      onKeyDown={focus.onKeyDown}
      {...pointer}
    >
      <Names
        seen={seen}
        height={height}
        rowHeight={widths.rowHeight}
        columns={columns}
        folded={folded}
        marked={table.marked}
      />
      <div
        role="grid"
        className="statement-grid"
        aria-label={statementTitle(t, data.statement_type)}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns}
      >
        <TableHead data={data} years={years} />
        <Figures table={table} seen={seen} height={height} texts={texts} />
      </div>
    </div>
  );
}
