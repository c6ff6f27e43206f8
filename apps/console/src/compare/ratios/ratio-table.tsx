import { Checkbox, Table, Text } from '@mantine/core';
import { applicableRatios } from '@fde/contracts/resources';
import { Fragment, type ReactNode } from 'react';
import type { Schemas } from '../../api/client.js';
import { useLocale, useTexts } from '../../messages/use-texts.js';
import { useSaid } from '../../service-words/use-sayer.js';
import {
  absenceText,
  amountUnit,
  formulaText,
  isDoubtful,
  ratioText,
  sharedAbsence,
  statementOf,
  type RatioAddress,
  type RatioDefinition,
} from './ratio-texts.js';

type Rated = Schemas['RatedCompany'];

interface Shown {
  readonly years: readonly string[];
  readonly chosen: RatioAddress | undefined;
  readonly onOpen: (address: RatioAddress) => void;
}

/** A ratio, or a dash where there is none; it opens what it is made of, or why it is absent. */
function RatioCell({
  definition,
  company,
  year,
  chosen,
  onOpen,
}: Omit<Shown, 'years'> & {
  definition: RatioDefinition;
  company: Rated;
  year: string;
}): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const { id, label, unit } = definition;
  const said = useSaid();
  const result = company.ratios[id]?.[year];
  if (result === undefined) return <Table.Td className="num" />;
  const value =
    result.value === null
      ? undefined
      : ratioText(result.value, unit, locale, statementOf(company, definition)?.scale);
  const isOpen =
    chosen?.ratio === id && chosen.company === company.company_id && chosen.year === year;
  return (
    <Table.Td className="num">
      <button
        type="button"
        className={`bare cell${isDoubtful(result) ? ' doubtful' : ''}${value === undefined ? ' gap' : ''}`}
        aria-pressed={isOpen}
        title={result.absent === null ? undefined : absenceText(t, result.absent)}
        aria-label={t('ratios.cell', {
          ratio: said(label),
          company: company.company_name,
          year,
          value: value ?? t('ratios.none'),
        })}
        onClick={() => onOpen({ ratio: id, company: company.company_id, year })}
      >
        {value ?? '–'}
      </button>
    </Table.Td>
  );
}

function RatioCells({
  definition,
  company,
  ...shown
}: Shown & { definition: RatioDefinition; company: Rated }): ReactNode {
  const t = useTexts();
  const values = shown.years.map((year) => company.ratios[definition.id]?.[year]);
  const absent = sharedAbsence(values.filter((value) => value !== undefined));
  if (absent !== undefined || company.years.length === 0)
    return (
      <Table.Td colSpan={shown.years.length} className="gap">
        {absent === undefined ? t('ratios.nothingCompiled') : absenceText(t, absent)}
      </Table.Td>
    );
  return shown.years.map((year) => (
    <RatioCell
      key={year}
      definition={definition}
      company={company}
      year={year}
      chosen={shown.chosen}
      onOpen={shown.onOpen}
    />
  ));
}

function RatioHead({
  definition,
  rowSpan,
  checked,
  onChart,
}: {
  definition: RatioDefinition;
  rowSpan: number;
  checked: boolean;
  onChart: () => void;
}): ReactNode {
  const t = useTexts();
  const said = useSaid();
  return (
    <Table.Th rowSpan={rowSpan} scope="rowgroup" className="item-head">
      <Checkbox size="xs" label={said(definition.label)} checked={checked} onChange={onChart} />
      <Text size="xs" c="dimmed">
        {formulaText(t, definition)}
      </Text>
    </Table.Th>
  );
}

interface TableProps extends Shown {
  readonly table: Schemas['RatioTable'];
  readonly charted: string | null;
  readonly onChart: (id: string) => void;
}

/** A ratio of all companies, a row each. */
function RatioRows({
  table,
  definition,
  charted,
  onChart,
  ...shown
}: TableProps & { definition: RatioDefinition }): ReactNode {
  const t = useTexts();
  return (
    <Table.Tbody>
      {table.companies.map((company, index) => (
        <Table.Tr key={company.company_id}>
          {index === 0 && (
            <RatioHead
              definition={definition}
              rowSpan={table.companies.length}
              checked={charted === definition.id}
              onChart={() => onChart(definition.id)}
            />
          )}
          <Table.Td>
            {company.company_name}
            <Text size="xs" c="dimmed">
              {amountUnit(t, company, definition)}
            </Text>
          </Table.Td>
          <RatioCells definition={definition} company={company} {...shown} />
        </Table.Tr>
      ))}
    </Table.Tbody>
  );
}

/** Ratios of the companies below each other, by group; the checkbox of a ratio draws it as a chart. */
export function RatioTable(props: TableProps): ReactNode {
  const t = useTexts();
  const definitions = applicableRatios(props.table.definitions, props.table.companies);
  const groups = [...new Set(definitions.map(({ group }) => group))];
  return (
    <div className="scroll-x" role="region" aria-label={t('ratios.table')} tabIndex={0}>
      <Table verticalSpacing={4} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('ratios.ratio')}</Table.Th>
            <Table.Th>{t('ratios.company')}</Table.Th>
            {props.years.map((year) => (
              <Table.Th key={year} className="num">
                {year}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        {groups.map((group) => (
          <Fragment key={group}>
            <Table.Tbody>
              <Table.Tr>
                <Table.Th colSpan={2 + props.years.length} scope="rowgroup" c="dimmed">
                  {t(`ratios.groups.${group}`)}
                </Table.Th>
              </Table.Tr>
            </Table.Tbody>
            {definitions
              .filter((definition) => definition.group === group)
              .map((definition) => (
                <RatioRows key={definition.id} definition={definition} {...props} />
              ))}
          </Fragment>
        ))}
      </Table>
    </div>
  );
}
