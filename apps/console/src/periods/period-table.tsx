import type { PeriodLineItem, PeriodSeries } from '@fde/contracts/resources';
import { Table } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { isDoubted } from '../format/doubt.js';
import { formatValue } from '../format/numbers.js';
import { percentOf } from '../format/percent-of.js';
import { useLocale, useTexts } from '../messages/use-texts.js';

/** A cell that a reader chose: its row, and the name of its column. */
export interface PeriodCell {
  readonly item: PeriodLineItem;
  readonly column: string;
}

interface TableProps {
  readonly series: PeriodSeries;
  readonly onChoose: (cell: PeriodCell) => void;
}

function AbsentCell({ item, column }: PeriodCell): ReactNode {
  const t = useTexts();
  const reason = item.absent[column]?.reason;
  if (reason === undefined) return <Table.Td />;
  const text = t(`periods.absent.${reason}`);
  return <Table.Td className="empty-measure" title={text} aria-label={text} />;
}

function Cell({ item, column, onChoose }: PeriodCell & Pick<TableProps, 'onChoose'>): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const value = item.values[column];
  const source = item.sources[column];
  if (value === undefined || source === undefined)
    return <AbsentCell item={item} column={column} />;
  const isDerived = 'derived' in source;
  const doubted = isDoubted(source.confidence);
  const text = formatValue(value, item.unit, locale);
  const said = [
    `${item.name}, ${column}: ${text}`,
    ...(isDerived ? [t('periods.derived')] : []),
    ...(doubted ? [t('statement.confidence', { percent: percentOf(source.confidence) })] : []),
  ];
  const looks = [...(isDerived ? ['derived'] : []), ...(doubted ? ['doubtful'] : [])];
  return (
    <Table.Td ta="right">
      <button
        type="button"
        className={['standard-cell', ...looks].join(' ')}
        aria-label={said.join(', ')}
        onClick={() => onChoose({ item, column })}
      >
        {text}
      </button>
    </Table.Td>
  );
}

function Row({ item, series, onChoose }: TableProps & Pick<PeriodCell, 'item'>): ReactNode {
  return (
    <Table.Tr fw={item.is_total ? 600 : 400}>
      <Table.Td component="th" scope="row" ta="left" fw="inherit">
        {item.name}
      </Table.Td>
      {series.columns.map(({ name }) => (
        <Cell key={name} item={item} column={name} onChoose={onChoose} />
      ))}
    </Table.Tr>
  );
}

/** Rows as printed, newest column first; what no report prints looks derived. */
export function PeriodTable({ series, onChoose }: TableProps): ReactNode {
  const t = useTexts();
  return (
    <div className="series" tabIndex={0} role="group" aria-label={t('periods.title')}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('statement.table.item')}</Table.Th>
            {series.columns.map(({ name, end }) => (
              <Table.Th key={name} scope="col" ta="right" title={end}>
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {series.line_items.map((item, at) => (
            <Fragment key={at}>
              {item.section !== null && item.section !== series.line_items[at - 1]?.section && (
                <Table.Tr>
                  <Table.Th scope="rowgroup" colSpan={series.columns.length + 1}>
                    {item.section}
                  </Table.Th>
                </Table.Tr>
              )}
              <Row item={item} series={series} onChoose={onChoose} />
            </Fragment>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
