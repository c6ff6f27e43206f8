import type { CompiledLineItem } from '@fde/contracts/resources';
import { memo, type ReactNode } from 'react';
import { isDoubted } from '../../format/doubt.js';
import { percentOf } from '../../format/percent-of.js';
import { changeSince, type Change } from '../../format/change.js';
import type { YearEnds } from '../../format/years.js';
import { formatChange, formatValue } from '../../format/numbers.js';
import type { Texts } from '../../messages/use-texts.js';
import { Sparkline } from './sparkline.js';
import type { Measured } from '../measure/measure-queries.js';
import { reasonText } from '../measure/measured-texts.js';
import type { ShownRow } from './statement-rows.js';
import { INDENT } from './table-widths.js';

/** Given by the table, because a row that asked for them itself would cost frames of a scroll. */
interface Spoken {
  readonly t: Texts;
  readonly locale: string;
}

/** "restated from 1,234", "confidence 80 %": what a cell's look says, in words. */
function remarks(
  { t, locale, item, year, of }: Spoken & Pick<CellProps, 'item' | 'year' | 'of'>,
  confidence: number | undefined,
): string[] {
  const source = of === 'measure' ? undefined : item.sources[year];
  const said: string[] = [];
  if (source?.restated !== undefined)
    said.push(
      t('statement.table.restated', {
        value: formatValue(source.restated.value, item.unit, locale),
      }),
    );
  if (source?.review_id !== undefined) said.push(t('statement.table.reviewed'));
  if (confidence !== undefined && isDoubted(confidence))
    said.push(t('statement.confidence', { percent: percentOf(confidence) }));
  return said;
}

function lookOf({ item, year, of, confidence }: CellProps): string {
  const source = of === 'measure' ? undefined : item.sources[year];
  const isDoubtful = confidence !== undefined && isDoubted(confidence);
  return `num cell${source?.restated === undefined ? '' : ' restated'}${source?.review_id === undefined ? '' : ' reviewed'}${isDoubtful ? ' doubtful' : ''}`;
}

/** "+2.0%"; over missing years "+2.0% p.a." */
export function changeText({ t, locale }: Spoken, { share, years }: Change): string {
  const change = formatChange(share, locale);
  return years === 1 ? change : t('statement.table.perYear', { change });
}

interface CellProps extends Spoken {
  readonly item: CompiledLineItem;
  readonly year: string;
  /** A restatement and a review speak of an amount, not of what is computed from several. */
  readonly of: 'amount' | 'measure';
  readonly text: string | undefined;
  readonly change: Change | undefined;
  readonly selected: boolean;
  readonly active: boolean;
  readonly missing: boolean;
  /** Why a measure has no number of the year. */
  readonly reason: string | undefined;
  /** Of what is shown: a measure is as sure as the less certain of its numbers. */
  readonly confidence: number | undefined;
}

/** One element per cell, without its own listeners: the table listens for all of them. */
function ValueCell(cell: CellProps): ReactNode {
  const { t, locale, text, change, selected, active, missing, reason, confidence } = cell;
  const tabIndex = active ? 0 : undefined;
  if (text === undefined && reason !== undefined)
    return (
      <div
        role="gridcell"
        className="num gap empty-measure"
        tabIndex={tabIndex}
        aria-label={reason}
        title={reason}
      />
    );
  if (text === undefined) {
    return missing ? (
      <div
        role="gridcell"
        className="num gap"
        tabIndex={tabIndex}
        aria-label={t('statement.table.missing')}
        title={t('statement.table.notPrinted')}
      >
        ·
      </div>
    ) : (
      <div role="gridcell" tabIndex={tabIndex} />
    );
  }
  const said = remarks(cell, confidence);
  return (
    <div
      role="gridcell"
      className={lookOf(cell)}
      tabIndex={tabIndex}
      aria-selected={selected || undefined}
      aria-label={said.length === 0 ? undefined : [text, ...said].join(', ')}
      title={said.length === 0 ? undefined : said.join('; ')}
    >
      {text}
      {change !== undefined && <span className="change">{changeText({ t, locale }, change)}</span>}
    </div>
  );
}

interface PlacedRow {
  readonly at: number;
  readonly top: number;
  readonly activeColumn: number | undefined;
}
/** A row owns its name, which stands in a column of names beside the grid: one column that stays in sight is far cheaper than a cell in each row that does. */
export const nameId = (at: number | string): string => `line-${at}`;

interface RowNameProps extends PlacedRow, Pick<Spoken, 't'> {
  readonly row: ShownRow;
  readonly columns: number;
  readonly folded: boolean;
  /** The name of the rows to mark. */
  readonly marked: string | undefined;
}

/** A line item's name, or the heading of a section, which folds it. */
export const RowName = memo(function RowName({
  t,
  row,
  at,
  top,
  columns,
  folded,
  marked,
  activeColumn,
}: RowNameProps): ReactNode {
  const place = {
    role: 'rowheader',
    id: nameId(at),
    'data-row': at,
    tabIndex:
      activeColumn === 0 || (row.kind === 'heading' && activeColumn !== undefined) ? 0 : undefined,
    style: {
      top,
      paddingLeft: `calc(var(--cell-padding) + ${row.depth} * var(--indent, ${INDENT}px))`,
    },
  };
  if (row.kind === 'heading') {
    return (
      <div
        {...place}
        className="heading"
        aria-expanded={!folded}
        aria-colspan={columns}
        title={row.label}
      >
        <span aria-hidden="true">{folded ? '▸' : '▾'}</span> {row.label}
      </div>
    );
  }
  const { name, variants, is_total: isTotal, discontinued } = row.item;
  return (
    <div
      {...place}
      className={`${isTotal ? 'total' : ''}${name === marked ? ' marked' : ''}`}
      aria-current={name === marked || undefined}
      title={
        variants.length > 0
          ? t('statement.table.variants', { name, variants: variants.join('; ') })
          : name
      }
    >
      <span className="row-name">
        {name}
        {discontinued === true && <span className="gap"> {t('statement.table.discontinued')}</span>}
      </span>
    </div>
  );
});

/** What the sparkline draws: the numbers beside it, because a measure runs otherwise than its amounts. */
const courseOf = (
  { values }: CompiledLineItem,
  measured: Measured['lines'][number] | undefined,
  years: readonly string[],
): (number | undefined)[] =>
  years.map((year) =>
    measured === undefined ? values[year] : (measured.cells[year]?.value ?? undefined),
  );

interface ItemRowProps extends PlacedRow, Spoken {
  readonly row: Extract<ShownRow, { kind: 'item' }>;
  readonly years: readonly string[];
  readonly newestFirst: boolean;
  readonly texts: readonly (string | undefined)[];
  readonly showChange: boolean;
  /** The row on the measure that is shown in place of amounts. */
  readonly measured: Measured['lines'][number] | undefined;
  readonly yearEnds: YearEnds | undefined;
  readonly gaps: ReadonlySet<string>;
  readonly charted: boolean;
  readonly selectedYear: string | undefined;
}

/** A line item. Drawn once when it comes near, and again only when something of its own changes. */
export const ItemRow = memo(function ItemRow({
  t,
  locale,
  row,
  at,
  top,
  years,
  newestFirst,
  texts,
  showChange,
  measured,
  yearEnds,
  gaps,
  charted,
  selectedYear,
  activeColumn,
}: ItemRowProps): ReactNode {
  const { item } = row;
  const values = courseOf(item, measured, years);
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      aria-owns={nameId(at)}
      data-row={at}
      className={`statement-row${item.is_total ? ' total' : ''}${showChange ? ' two-lines' : ''}`}
      style={{ top }}
    >
      <div
        role="gridcell"
        className="course"
        tabIndex={activeColumn === 1 ? 0 : undefined}
        aria-selected={charted}
        aria-label={t('statement.table.chart', { name: item.name })}
      >
        <Sparkline values={newestFirst ? values.toReversed() : values} />
      </div>
      {years.map((year, column) => (
        <ValueCell
          key={year}
          t={t}
          locale={locale}
          item={item}
          year={year}
          of={measured === undefined ? 'amount' : 'measure'}
          text={texts[column]}
          change={showChange ? changeSince(item, year, yearEnds) : undefined}
          reason={reasonText(t, measured?.cells[year])}
          confidence={measured?.cells[year]?.confidence ?? item.sources[year]?.confidence}
          selected={selectedYear === year}
          active={activeColumn === column + 2}
          missing={
            item.values[year] === undefined &&
            gaps.has(`${year}|${item.name}|${item.section ?? ''}`)
          }
        />
      ))}
    </div>
  );
});

/** The rest of a heading's row, which holds its name alone. */
export const HeadingRow = memo(function HeadingRow({
  at,
  top,
}: Omit<PlacedRow, 'activeColumn'>): ReactNode {
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      aria-owns={nameId(at)}
      className="statement-row"
      style={{ top }}
    />
  );
});
