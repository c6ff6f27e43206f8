import { ScrollArea, Table, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { CompiledStatement } from '../../api/client.js';
import { inTitle } from '../../messages/in-words.js';
import { useTexts } from '../../messages/use-texts.js';
import { Failure, Loading } from '../../shell/states.js';
import type { StatementView } from '../statement-view.js';
import type { CellAddress } from '../table/statement-table.js';
import { lineName, type Line } from './line-name.js';
import { MovedRows } from './moved-rows.js';
import { PrintedRows } from './printed-rows.js';
import { useStandardised, type Standardised } from './standard-queries.js';
import { useAmountText } from './use-amount-text.js';

interface Chosen {
  readonly section: string;
  readonly concept: string;
  readonly year: string;
}

interface TableProps {
  readonly standardised: Standardised;
  readonly view: StatementView;
  readonly years: readonly string[];
  readonly onChoose: (chosen: Chosen) => void;
}

function Cell({ line, year, ...table }: TableProps & { line: Line; year: string }): ReactNode {
  const t = useTexts();
  const { standardised, view, onChoose } = table;
  const amountText = useAmountText(standardised, view);
  const cell = line.cells[year];
  if (cell === undefined) return <Table.Td />;
  const text = amountText(cell.value, line.unit);
  return (
    <Table.Td ta="right">
      <button
        type="button"
        className={cell.derived === undefined ? 'standard-cell' : 'standard-cell derived'}
        aria-label={`${t('statement.standard.rows', { line: lineName(t, line), year })}: ${text}`}
        onClick={() => onChoose({ section: line.section, concept: line.concept, year })}
      >
        {text}
      </button>
    </Table.Td>
  );
}

function SectionRows({ id, ...table }: TableProps & { id: string }): ReactNode {
  const t = useTexts();
  const lines = table.standardised.lines.filter(({ section }) => section === id);
  if (lines.length === 0) return null;
  return (
    <Table.Tbody>
      <Table.Tr>
        <Table.Th scope="rowgroup" colSpan={table.years.length + 1}>
          {inTitle(t, 'sections', id)}
        </Table.Th>
      </Table.Tr>
      {lines.map((line) => (
        <Table.Tr key={line.concept} fw={line.kind === 'total' ? 600 : 400}>
          <Table.Td
            component="th"
            scope="row"
            ta="left"
            fw="inherit"
            pl={line.kind === 'total' ? 'xs' : 'xl'}
          >
            {lineName(t, line)}
          </Table.Td>
          {table.years.map((year) => (
            <Cell key={year} line={line} year={year} {...table} />
          ))}
        </Table.Tr>
      ))}
    </Table.Tbody>
  );
}

function StandardTable(table: TableProps): ReactNode {
  const t = useTexts();
  return (
    <ScrollArea>
      <Table aria-label={t('statement.standard.standardised')} withRowBorders={false}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('statement.standard.line')}</Table.Th>
            {table.years.map((year) => (
              <Table.Th key={year} scope="col" ta="right">
                {year}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        {table.standardised.sections.map(({ id }) => (
          <SectionRows key={id} id={id} {...table} />
        ))}
      </Table>
    </ScrollArea>
  );
}

/** Whether all sections add up; otherwise each total that its rows do not give. */
function Sums({ standardised, view }: Pick<TableProps, 'standardised' | 'view'>): ReactNode {
  const t = useTexts();
  const amountText = useAmountText(standardised, view);
  const money = (value: number): string => amountText(value, 'money');
  const { columns, further } = standardised;
  const faults = Object.entries(columns).flatMap(([year, { faults: own }]) =>
    own.map(({ concept, sum, printed }) => ({
      key: `${year}:${concept}`,
      text: t('statement.standard.off', {
        year,
        total: inTitle(t, 'lineItems', concept),
        sum: money(sum),
        printed: money(printed),
      }),
    })),
  );
  return (
    <>
      {faults.length === 0 && <Text size="sm">{t('statement.standard.addsUp')}</Text>}
      {faults.map(({ key, text }) => (
        <Text key={key} size="sm" c="red">
          {text}
        </Text>
      ))}
      {further.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('statement.standard.further', { rows: further.map(({ name }) => name).join('; ') })}
        </Text>
      )}
    </>
  );
}

/** A statement on the concepts of every company; each cell opens the printed rows that it sums. */
export function StandardView({
  statement,
  view,
  years,
  onSelect,
}: {
  statement: CompiledStatement;
  view: StatementView;
  years: readonly string[];
  onSelect: (cell: CellAddress) => void;
}): ReactNode {
  const t = useTexts();
  const [chosen, choose] = useState<Chosen>();
  const all = useStandardised(statement.company_id, view.asOf);
  if (all.isPending) return <Loading what="statement" />;
  if (all.isError) return <Failure error={all.error} retry={() => void all.refetch()} />;
  const standardised = all.data.find(({ compiled_statement_id: id }) => id === statement.id);
  if (standardised === undefined) return <Text c="dimmed">{t('statement.standard.unknown')}</Text>;
  const line = standardised.lines.find(
    ({ section, concept }) => section === chosen?.section && concept === chosen.concept,
  );
  return (
    <div>
      <StandardTable standardised={standardised} view={view} years={years} onChoose={choose} />
      {line !== undefined && chosen !== undefined && (
        <PrintedRows
          statement={statement}
          standardised={standardised}
          view={view}
          line={line}
          year={chosen.year}
          onSelect={onSelect}
        />
      )}
      <Sums standardised={standardised} view={view} />
      <MovedRows companyId={statement.company_id} moves={standardised.moves} />
    </div>
  );
}
