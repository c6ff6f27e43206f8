import type { CompiledData } from '@fde/contracts/resources';
import { Table, Text } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import type { CompiledStatement } from '../../api/client.js';
import { changeSince } from '../../format/change.js';
import { measureText } from '../../format/measure-text.js';
import { isDoubted } from '../../format/doubt.js';
import { percentOf } from '../../format/percent-of.js';
import { inTitle } from '../../messages/in-words.js';
import { useLocale, useTexts } from '../../messages/use-texts.js';
import { Failure, Loading } from '../../shell/states.js';
import { usePrinting } from '../../shell/use-printing.js';
import { groupsOf, yearsOnPaper } from '../printed-statement.js';
import { shownYears, type StatementView } from '../statement-view.js';
import type { CellAddress } from '../table/statement-table.js';
import type { Measured } from '../measure/measure-queries.js';
import { reasonText, standardCell } from '../measure/measured-texts.js';
import { missingYearsOf, YearHead } from '../year-head.js';
import { changeText } from '../table/table-rows.js';
import { figuresOf } from './line-figures.js';
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
  readonly data: CompiledData;
  readonly view: StatementView;
  readonly years: readonly string[];
  /** What is shown in place of amounts. */
  readonly measured: Measured | undefined;
  readonly onChoose: (chosen: Chosen) => void;
}

interface CellsProps extends TableProps {
  readonly amountText: ReturnType<typeof useAmountText>;
}

/** How a number changed, where the view shows it. */
function ChangeText({
  line,
  year,
  data,
  view,
  measured,
}: TableProps & { line: Line; year: string }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const change =
    view.showChange && measured === undefined
      ? changeSince(figuresOf(line, data), year, data.fiscal_year_ends)
      : undefined;
  return (
    change !== undefined && <span className="change">{changeText({ t, locale }, change)}</span>
  );
}

function Cell({ line, year, ...table }: CellsProps & { line: Line; year: string }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const { amountText, measured, onChoose } = table;
  const cell = line.cells[year];
  const own = standardCell(measured, line, year);
  const reason = reasonText(t, own);
  if (reason !== undefined)
    return <Table.Td className="empty-measure" title={reason} aria-label={reason} />;
  if (cell === undefined) return <Table.Td />;
  const value = own?.value ?? null;
  const text =
    measured === undefined || value === null
      ? amountText(cell.value, line.unit, year)
      : measureText(value, measured.unit, locale);
  const confidence = own?.confidence ?? cell.confidence;
  const looks = [
    'standard-cell',
    ...(cell.derived === undefined ? [] : ['derived']),
    ...(isDoubted(confidence) ? ['doubtful'] : []),
  ];
  const doubt = isDoubted(confidence)
    ? `, ${t('statement.confidence', { percent: percentOf(confidence) })}`
    : '';
  return (
    <Table.Td ta="right">
      <button
        type="button"
        className={looks.join(' ')}
        aria-label={`${t('statement.standard.rows', { line: lineName(t, line), year })}: ${text}${doubt}`}
        onClick={() => onChoose({ section: line.section, concept: line.concept, year })}
      >
        {text}
      </button>
      <ChangeText line={line} year={year} {...table} />
    </Table.Td>
  );
}

function SectionRows({ id, ...table }: CellsProps & { id: string }): ReactNode {
  const t = useTexts();
  const wanted = table.view.search.trim().toLocaleLowerCase();
  const lines = table.standardised.lines.filter(
    (line) => line.section === id && lineName(t, line).toLocaleLowerCase().includes(wanted),
  );
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
  const missing = missingYearsOf(table.data);
  const amountText = useAmountText(table.standardised, table.view);
  return (
    <div
      className="scroll-x"
      role="region"
      aria-label={t('statement.standard.standardised')}
      tabIndex={0}
    >
      <Table className="standard-table" withRowBorders={false}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('statement.standard.line')}</Table.Th>
            {table.years.map((year) => (
              <Table.Th key={year} scope="col" ta="right">
                <YearHead year={year} missing={missing} />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        {table.standardised.sections.map(({ id }) => (
          <SectionRows key={id} id={id} amountText={amountText} {...table} />
        ))}
      </Table>
    </div>
  );
}

/** Whether all sections add up, and what stands beside them; otherwise each total that its lines do not give. */
function Sums({ standardised, view }: Pick<TableProps, 'standardised' | 'view'>): ReactNode {
  const t = useTexts();
  const amountText = useAmountText(standardised, view);
  const { columns, further } = standardised;
  const faults = Object.entries(columns).flatMap(([year, { faults: own }]) =>
    own.map(({ concept, sum, printed }) => ({
      key: `${year}:${concept}`,
      text: t('statement.standard.off', {
        year,
        total: inTitle(t, 'lineItems', concept),
        sum: amountText(sum, 'money', year),
        printed: amountText(printed, 'money', year),
      }),
    })),
  );
  return (
    <>
      {faults.length === 0 && (
        <Text size="sm">
          {t(
            further.length === 0 ? 'statement.standard.addsUp' : 'statement.standard.addsUpWithout',
          )}
        </Text>
      )}
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

interface ViewProps {
  readonly statement: CompiledStatement;
  readonly data: CompiledData;
  readonly view: StatementView;
  readonly measured: Measured | undefined;
  readonly onSelect: (cell: CellAddress) => void;
}

/** On paper all years, as many side by side as fit. */
function StandardTables({ data, view, ...table }: Omit<TableProps, 'years'>): ReactNode {
  const printing = usePrinting();
  const shown = useMemo(() => shownYears(data.years, view), [data.years, view]);
  const all = useMemo(() => yearsOnPaper(data.years, view), [data.years, view]);
  const groups = printing
    ? groupsOf(all.length).map((places) => places.flatMap((place) => all[place] ?? []))
    : [shown];
  return groups.map((years) => (
    <StandardTable key={years[0]} data={data} view={view} years={years} {...table} />
  ));
}

/** A statement on the concepts of every company; each cell opens the printed rows that it sums. */
export function StandardView({ statement, data, view, measured, onSelect }: ViewProps): ReactNode {
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
      <StandardTables
        standardised={standardised}
        data={data}
        view={view}
        measured={measured}
        onChoose={choose}
      />
      <div className="screen-only">
        {line !== undefined && chosen !== undefined && (
          <PrintedRows
            statement={statement}
            standardised={standardised}
            view={view}
            line={line}
            year={chosen.year}
            onSelect={onSelect}
            onClose={() => choose(undefined)}
          />
        )}
      </div>
      {measured === undefined && <Sums standardised={standardised} view={view} />}
      <MovedRows companyId={statement.company_id} moves={standardised.moves} />
    </div>
  );
}
