import type { CompiledData } from '@fde/contracts/resources';
import { VisuallyHidden } from '@mantine/core';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import { Empty } from '../../shell/states.js';
import { statementTitle } from '../statement-title.js';
import type { ShownRow } from './statement-rows.js';
import type { StatementView } from '../statement-view.js';
import type { Position } from './table-keys.js';
import { HeadingRow, ItemRow, RowName } from './table-rows.js';
import { shownTexts } from './table-texts.js';
import { measureWidths } from './table-widths.js';
import { useMarkedName } from './use-marked-name.js';
import { useTableFocus } from './use-table-focus.js';

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

/** The rows in sight, and the one with the focus wherever it is: it must not lose the focus by being scrolled away. */
const rangeWith =
  (row: number) =>
  (range: Range): number[] => {
    const inSight = defaultRangeExtractor(range);
    return row >= range.count || inSight.includes(row)
      ? inSight
      : [...inSight, row].sort((a, b) => a - b);
  };

function TableHead({ data, years }: { data: CompiledData; years: readonly string[] }): ReactNode {
  const missing = useMemo(
    () => new Set(data.gaps.filter((gap) => gap.kind === 'missing_year').map((gap) => gap.year)),
    [data],
  );
  return (
    <div role="rowgroup" className="statement-head">
      <div
        role="row"
        aria-rowindex={1}
        className={missing.size > 0 ? 'statement-row two-lines' : 'statement-row'}
      >
        <div role="columnheader">Line item</div>
        <div role="columnheader" className="course">
          <VisuallyHidden>Course over the years</VisuallyHidden>
        </div>
        {years.map((year) => (
          <div role="columnheader" key={year} className="num" title={data.fiscal_year_ends?.[year]}>
            {year}
            {missing.has(year) && <span className="change">no report</span>}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Where the cell that the address names stands among the rows. */
function startOf(
  selected: CellAddress | undefined,
  rows: readonly ShownRow[],
  years: readonly string[],
): Position | undefined {
  const row = rows.findIndex((one) => one.kind === 'item' && one.index === selected?.index);
  const year = years.indexOf(selected?.year ?? '');
  return row < 0 || year < 0 ? undefined : { row, column: BEFORE_YEARS + year };
}

/** The statement: only the rows in sight are in the document, so that hundreds of rows and decades scroll smoothly. */
export function StatementTable({
  data,
  rows,
  years,
  view,
  folded,
  charted,
  selected,
  onFold,
  onChart,
  onSelect,
}: TableProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const texts = useMemo(
    () => shownTexts(data, years, view.scale, undefined),
    [data, years, view.scale],
  );
  const widths = useMemo(() => measureWidths(rows, texts), [rows, texts]);
  const gaps = useMemo(
    () =>
      new Set(
        data.gaps
          .filter((gap) => gap.kind === 'missing_line_item' || gap.kind === 'missing_total')
          .map((gap) => gapKey(gap.year, gap.line_item, gap.section)),
      ),
    [data],
  );
  const act = ({ row: at, column }: Position): void => {
    const row = rows[at];
    const year = years[column - BEFORE_YEARS];
    if (row?.kind === 'heading') onFold(row.key);
    else if (row !== undefined && column === 1) onChart(row.index);
    else if (row !== undefined && year !== undefined && row.item.values[year] !== undefined)
      onSelect({ index: row.index, year });
  };
  const columns = BEFORE_YEARS + years.length;
  const rowsPerPage = Math.max(
    1,
    Math.floor((box.current?.clientHeight ?? 0) / widths.rowHeight) - 2,
  );
  const focus = useTableFocus(
    box,
    { rows: rows.length, columns, rowsPerPage },
    startOf(selected, rows, years),
    selected !== undefined,
    act,
  );
  const pointer = useMarkedName();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => widths.rowHeight,
    overscan: OVERSCAN,
    rangeExtractor: rangeWith(focus.active.row),
  });
  const inSight = virtual.getVirtualItems().flatMap(({ index: at }) => {
    const row = rows[at];
    return row === undefined
      ? []
      : [
          {
            row,
            place: {
              at,
              top: at * widths.rowHeight,
              activeColumn: focus.active.row === at ? focus.active.column : undefined,
            },
          },
        ];
  });
  const style = {
    '--row-height': `${widths.rowHeight}px`,
    '--year-width': `${widths.year}px`,
    '--name-text': `${widths.name}px`,
    '--years': years.length,
  } as CSSProperties;
  if (rows.length === 0)
    return (
      <Empty title="No such line item">
        Search for another name, or clear the search to see every line.
      </Empty>
    );
  const height = rows.length * widths.rowHeight;
  return (
    <div
      className="statement-box"
      ref={box}
      style={style}
      onClick={focus.onClick}
      onKeyDown={focus.onKeyDown}
      {...pointer}
    >
      <div className="statement-names" style={{ height, marginBottom: -height - widths.rowHeight }}>
        {inSight.map(({ row, place }) => (
          <RowName
            key={row.key}
            row={row}
            {...place}
            columns={columns}
            folded={row.kind === 'heading' && folded.has(row.key)}
          />
        ))}
      </div>
      <div
        role="grid"
        className="statement-grid"
        aria-label={statementTitle(data.statement_type)}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns}
      >
        <TableHead data={data} years={years} />
        <div role="rowgroup" className="statement-body" style={{ height }}>
          {inSight.map(({ row, place }) =>
            row.kind === 'heading' ? (
              <HeadingRow key={row.key} at={place.at} top={place.top} />
            ) : (
              <ItemRow
                key={row.key}
                row={row}
                {...place}
                years={years}
                newestFirst={view.newestFirst}
                texts={texts[row.index] ?? []}
                showChange={view.showChange}
                gaps={gaps}
                charted={charted.has(row.index)}
                selectedYear={selected?.index === row.index ? selected.year : undefined}
              />
            ),
          )}
        </div>
      </div>
    </div>
  );
}
