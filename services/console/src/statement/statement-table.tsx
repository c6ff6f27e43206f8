import type { CompiledData, CompiledLineItem } from '@fde/contracts/resources';
import { VisuallyHidden } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useMemo, useRef, type ReactNode } from 'react';
import { changeOf, formatChange, formatValue, scaled } from '../format/numbers.js';
import { Sparkline } from './sparkline.js';
import type { StatementRow } from './statement-rows.js';
import type { StatementView } from './statement-view.js';

export interface CellAddress { readonly index: number; readonly year: string }

interface TableProps {
  readonly data: CompiledData;
  readonly rows: readonly StatementRow[];
  readonly years: readonly string[];
  readonly view: StatementView;
  readonly folded: ReadonlySet<string>;
  readonly charted: ReadonlySet<number>;
  readonly selected: CellAddress | undefined;
  readonly onFold: (key: string) => void;
  readonly onChart: (index: number) => void;
  readonly onSelect: (cell: CellAddress) => void;
}

/** Below this a cell is shown as doubtful. */
const DOUBT = 0.9;
const ROW_HEIGHT = 33;
const locale = undefined;

/** "restated from 1,234", "low confidence": what a cell's look says, in words. */
function remarks(item: CompiledLineItem, year: string): string[] {
  const source = item.sources[year];
  const said: string[] = [];
  if (source?.restated !== undefined) said.push(`restated from ${formatValue(source.restated.value, item.unit, locale)}`);
  if (source !== undefined && source.confidence < DOUBT) said.push(`confidence ${Math.round(source.confidence * 100)} %`);
  return said;
}

interface CellProps {
  readonly item: CompiledLineItem;
  readonly index: number;
  readonly year: string;
  readonly before: string | undefined;
  readonly data: CompiledData;
  readonly view: StatementView;
  readonly pressed: boolean;
  readonly missing: boolean;
  readonly onSelect: (cell: CellAddress) => void;
}

function ValueCell({ item, index, year, before, data, view, pressed, missing, onSelect }: CellProps): ReactNode {
  const value = item.values[year];
  if (value === undefined) {
    return <td className="num gap" title={missing ? 'Not printed in this year, though in years around it' : undefined}>{missing ? <span aria-label="missing">·</span> : ''}</td>;
  }
  const said = remarks(item, year);
  const shown = formatValue(scaled(value, item.unit, data.scale, view.scale), item.unit, locale, view.scale !== 'printed');
  const change = view.showChange && before !== undefined ? changeOf(value, item.values[before]) : undefined;
  const look = ['cell', said.some((text) => text.startsWith('restated')) ? 'restated' : '', said.some((text) => text.startsWith('confidence')) ? 'doubtful' : ''].join(' ');
  return (
    <td className="num">
      <button type="button" className={look} aria-pressed={pressed} title={said.join('; ') || undefined}
        aria-label={`${item.name}, ${year}: ${shown}${said.map((text) => `, ${text}`).join('')}`} onClick={() => onSelect({ index, year })}>{shown}</button>
      {change !== undefined && <span className="change">{formatChange(change, locale)}</span>}
    </td>
  );
}

interface RowProps extends Omit<TableProps, 'rows' | 'folded' | 'charted' | 'selected' | 'onFold'> {
  readonly row: Extract<StatementRow, { kind: 'item' }>;
  readonly gaps: ReadonlySet<string>;
  readonly charted: boolean;
  readonly selectedYear: string | undefined;
}

const ItemRow = memo(function ItemRow({ row, data, years, view, charted, selectedYear, gaps, onChart, onSelect }: RowProps): ReactNode {
  const { item, index, depth } = row;
  const chronological = view.newestFirst ? [...years].reverse() : years;
  const olderOf = (year: string): string | undefined => chronological[chronological.indexOf(year) - 1];
  return (
    <tr className={item.is_total ? 'total' : undefined} style={{ height: ROW_HEIGHT }}>
      <th scope="row" title={item.variants.length > 0 ? `Also printed as: ${item.variants.join('; ')}` : undefined}>
        <span style={{ paddingLeft: depth * 14 }}>{item.name}{item.discontinued === true && <span className="gap"> (older reports only)</span>}</span>
      </th>
      <td><button type="button" className="bare" aria-pressed={charted} aria-label={`Chart ${item.name}`} onClick={() => onChart(index)} style={{ opacity: charted ? 1 : 0.75 }}>
        <Sparkline values={chronological.map((year) => item.values[year])} /></button></td>
      {years.map((year) => (
        <ValueCell key={year} item={item} index={index} year={year} before={olderOf(year)} data={data} view={view}
          pressed={selectedYear === year} missing={gaps.has(`${year}|${item.name}|${item.section ?? ''}`)} onSelect={onSelect} />
      ))}
    </tr>
  );
});

function HeadingRow({ row, span, folded, onFold }: { row: Extract<StatementRow, { kind: 'heading' }>; span: number; folded: boolean; onFold: (key: string) => void }): ReactNode {
  return (
    <tr className="heading" style={{ height: ROW_HEIGHT }}>
      <th scope="rowgroup"><button type="button" className="bare" aria-expanded={!folded} onClick={() => onFold(row.key)} style={{ paddingLeft: row.depth * 14 }}>
        <span aria-hidden="true">{folded ? '▸' : '▾'}</span> {row.label}</button></th>
      <td colSpan={span} />
    </tr>
  );
}

/** The statement: only the rows in sight are in the document, so that hundreds of rows and decades scroll smoothly. */
export function StatementTable(props: TableProps): ReactNode {
  const { data, rows, years, view, folded, charted, selected, onFold, onChart, onSelect } = props;
  const box = useRef<HTMLDivElement>(null);
  const gaps = useMemo(() => new Set(data.gaps.filter((gap) => gap.kind === 'missing_line_item').map((gap) => `${gap.year}|${gap.line_item ?? ''}|${gap.section ?? ''}`)), [data]);
  const virtual = useVirtualizer({ count: rows.length, getScrollElement: () => box.current, estimateSize: () => ROW_HEIGHT, overscan: 12 });
  const inSight = virtual.getVirtualItems();
  const above = inSight[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (inSight.at(-1)?.end ?? 0);
  const missingYears = new Set(data.gaps.filter((gap) => gap.kind === 'missing_year').map((gap) => gap.year));
  return (
    <div className="statement-box" ref={box} tabIndex={0} role="region" aria-label="Statement table">
      <table className="statement" aria-rowcount={rows.length + 1}>
        <thead><tr><th scope="col">Line item</th><th scope="col"><VisuallyHidden>Course over the years</VisuallyHidden></th>
          {years.map((year) => <th scope="col" key={year} title={data.fiscal_year_ends?.[year]}>{year}{missingYears.has(year) && <span className="gap"> no report</span>}</th>)}</tr></thead>
        <tbody>
          {above > 0 && <tr aria-hidden="true" style={{ height: above }}><td colSpan={years.length + 2} style={{ height: above, padding: 0 }} /></tr>}
          {inSight.map(({ index }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return row.kind === 'heading'
              ? <HeadingRow key={row.key} row={row} span={years.length + 1} folded={folded.has(row.key)} onFold={onFold} />
              : <ItemRow key={row.key} row={row} data={data} years={years} view={view} gaps={gaps} charted={charted.has(row.index)}
                  selectedYear={selected?.index === row.index ? selected.year : undefined} onChart={onChart} onSelect={onSelect} />;
          })}
          {below > 0 && <tr aria-hidden="true" style={{ height: below }}><td colSpan={years.length + 2} style={{ height: below, padding: 0 }} /></tr>}
        </tbody>
      </table>
    </div>
  );
}
