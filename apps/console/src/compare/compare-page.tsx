import {
  Checkbox,
  Group,
  MultiSelect,
  SegmentedControl,
  Stack,
  Table,
  Text,
  Title,
  Tooltip,
} from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Company, Schemas } from '../api/client.js';
import { useCompanies, useComparison } from '../api/queries.js';
import { unitSentence } from '../format/numbers.js';
import { withMissingYears } from '../format/years.js';
import { inTitle } from '../messages/in-words.js';
import { useLocale, useTexts, type Texts } from '../messages/use-texts.js';
import { Empty, Failure, Loading } from '../shell/states.js';
import { statementTitle } from '../statement/statement-title.js';
import { comparedTexts } from './compared-texts.js';
import { RatioView } from './ratios/ratio-view.js';
import { SavedList } from './saved/saved-list.js';
import { YearRangeChoice, yearsWithin, type YearRange } from './year-range.js';
import { DayOfComparison } from './day-of-comparison.js';
import { useAsOf } from '../statement/as-of/use-as-of.js';
import { ServiceText } from '../shell/service-text.js';
import { useSaid } from '../service-words/use-sayer.js';

const ComparisonChart = lazy(() => import('./comparison-chart.js'));
type Comparison = Schemas['CanonicalComparison'];
type Mapping = Schemas['CanonicalMapping'];
const TYPES = ['income_statement', 'balance_sheet', 'cash_flow_statement'] as const;
/** What can be compared: the line items of a statement, or ratios over all three. */
const VIEWS = [...TYPES, 'ratios'] as const;
type View = (typeof VIEWS)[number];

function MappingCells({
  mapping,
  years,
  textOf,
}: {
  mapping: Mapping | undefined;
  years: readonly string[];
  textOf: ReturnType<typeof comparedTexts>;
}): ReactNode {
  const t = useTexts();
  const said = useSaid();
  if (mapping?.found !== true)
    return (
      <Table.Td
        colSpan={years.length}
        className="gap"
        title={mapping?.evidence.map(said).join('; ')}
      >
        {t('compare.notFound')}
      </Table.Td>
    );
  return (
    <>
      {years.map((year) => (
        <Table.Td key={year} className="num">
          {textOf(mapping, year)}
        </Table.Td>
      ))}
    </>
  );
}

function ItemHead({
  item,
  rowSpan,
  checked,
  onChoose,
}: {
  item: Comparison['line_items'][number];
  rowSpan: number;
  checked: boolean;
  onChoose: () => void;
}): ReactNode {
  const t = useTexts();
  return (
    <Table.Th rowSpan={rowSpan} scope="rowgroup" className="item-head">
      <Checkbox
        size="xs"
        label={inTitle(t, 'lineItems', item.id)}
        checked={checked}
        onChange={onChoose}
      />
      <Text component="code" size="xs" c="dimmed">
        {item.us_gaap ?? item.ifrs_full}
      </Text>
    </Table.Th>
  );
}

function rowNameOf(t: Texts, mapping: Mapping | undefined): string | undefined {
  if (mapping?.found !== true) return '–';
  return mapping.derived === true ? t('compare.derived') : mapping.name;
}

/** The row of a line item in one company's statement; `head` precedes the first of them. */
function ComparedRow({
  company,
  mapping,
  years,
  textOf,
  head,
}: {
  company: Comparison['companies'][number];
  mapping: Mapping | undefined;
  years: readonly string[];
  textOf: ReturnType<typeof comparedTexts>;
  head: ReactNode;
}): ReactNode {
  const t = useTexts();
  const said = useSaid();
  return (
    <Table.Tr>
      {head}
      <Table.Td>{company.company_name}</Table.Td>
      <Table.Td className="item-head">
        <Tooltip
          multiline
          maw={420}
          label={mapping?.evidence.map(said).join('; ') ?? t('compare.noEvidence')}
        >
          <Text size="sm" tabIndex={0}>
            {rowNameOf(t, mapping)}
          </Text>
        </Tooltip>
      </Table.Td>
      <MappingCells mapping={mapping} years={years} textOf={textOf} />
    </Table.Tr>
  );
}

function ComparisonTable({
  comparison,
  years,
  chosen,
  onChoose,
}: {
  comparison: Comparison;
  years: readonly string[];
  chosen: string | null;
  onChoose: (id: string) => void;
}): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const textOf = useMemo(
    () => comparedTexts(comparison, years, locale),
    [comparison, years, locale],
  );
  return (
    <div className="scroll-x" role="region" aria-label={t('compare.comparison')} tabIndex={0}>
      <Table verticalSpacing={4} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('compare.heads.item')}</Table.Th>
            <Table.Th>{t('compare.heads.company')}</Table.Th>
            <Table.Th>{t('compare.heads.row')}</Table.Th>
            {years.map((year) => (
              <Table.Th key={year} className="num">
                {year}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        {comparison.line_items.map((item) => (
          <Table.Tbody key={item.id}>
            {comparison.companies.map((company, index) => (
              <ComparedRow
                key={company.company_id}
                company={company}
                mapping={item.companies.find((other) => other.company_id === company.company_id)}
                years={years}
                textOf={textOf}
                head={
                  index === 0 && (
                    <ItemHead
                      item={item}
                      rowSpan={comparison.companies.length}
                      checked={chosen === item.id}
                      onChoose={() => onChoose(item.id)}
                    />
                  )
                }
              />
            ))}
          </Table.Tbody>
        ))}
      </Table>
    </div>
  );
}

/** "Brightwater plc: GBP, millions" */
const unitOf = (t: Texts, company: Comparison['companies'][number]): string => {
  const unit = company.compiled
    ? unitSentence(t, company.currency, company.scale, 'printed')
    : t('compare.notCompiled');
  return `${company.company_name}: ${unit}`;
};

function ComparisonView({
  companies,
  type,
  range,
  onRange,
  chosen,
  onChoose,
}: {
  companies: readonly number[];
  type: (typeof TYPES)[number];
  range: YearRange;
  onRange: (range: YearRange) => void;
  chosen: string | null;
  onChoose: (id: string) => void;
}): ReactNode {
  const t = useTexts();
  const comparison = useComparison(companies, type, useAsOf());
  const all = useMemo(() => withMissingYears(comparison.data?.years ?? []), [comparison.data]);
  const years = useMemo(() => yearsWithin(all, range), [all, range.from, range.to]);
  if (comparison.isPending) return <Loading what="comparison" />;
  if (comparison.isLoadingError)
    return <Failure error={comparison.error} retry={() => void comparison.refetch()} />;
  const item = comparison.data.line_items.find(({ id }) => id === chosen);
  return (
    <Stack>
      <YearRangeChoice years={all} shown={years} onChange={onRange} />
      <Text size="sm" c="dimmed">
        {comparison.data.companies.map((company) => unitOf(t, company)).join(' · ')}.{' '}
        {t('compare.notConverted')}
      </Text>
      {(comparison.data.notes ?? []).map((note) => (
        <Text key={note} size="sm">
          <ServiceText text={note} />
        </Text>
      ))}
      {item !== undefined && (
        <Suspense fallback={<Loading what="chart" />}>
          <ComparisonChart comparison={comparison.data} item={item} years={years} />
        </Suspense>
      )}
      <ComparisonTable
        comparison={comparison.data}
        years={years}
        chosen={chosen}
        onChoose={onChoose}
      />
    </Stack>
  );
}

function Choices({
  companies,
  chosen,
  onCompanies,
  view,
  onView,
}: {
  companies: readonly Company[];
  chosen: string[];
  onCompanies: (ids: readonly string[]) => void;
  view: View;
  onView: (view: string) => void;
}): ReactNode {
  const t = useTexts();
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, {
    getInitialValueInEffect: false,
  });
  return (
    <Group align="flex-end">
      <MultiSelect
        label={t('compare.companies')}
        placeholder={t('compare.choose')}
        searchable
        data={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen}
        maxValues={10}
        onChange={onCompanies}
        style={{ flex: 1, minWidth: 240 }}
        clearButtonProps={{ 'aria-label': t('compare.clear') }}
        clearable
      />
      <SegmentedControl
        aria-label={t('compare.view')}
        orientation={isNarrow ? 'vertical' : 'horizontal'}
        fullWidth={isNarrow}
        data={VIEWS.map((value) => ({
          value,
          label: value === 'ratios' ? t('ratios.title') : statementTitle(t, value),
        }))}
        value={view}
        onChange={onView}
      />
    </Group>
  );
}

/** Changes the parameters of the address, in which the whole comparison stands. */
function useComparedAddress(): [URLSearchParams, (apply: (next: URLSearchParams) => void) => void] {
  const [parameters, setParameters] = useSearchParams();
  const change = (apply: (next: URLSearchParams) => void): void =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        apply(next);
        return next;
      },
      { replace: true },
    );
  return [parameters, change];
}

/** What is compared, as the address says. */
function Compared({ companies, view }: { companies: readonly number[]; view: View }): ReactNode {
  const [parameters, change] = useComparedAddress();
  const chosen = parameters.get('item');
  const choose = (id: string): void =>
    change((next) => {
      if (next.get('item') === id) next.delete('item');
      else next.set('item', id);
    });
  const range: YearRange = { from: parameters.get('from'), to: parameters.get('to') };
  const setRange = ({ from, to }: YearRange): void =>
    change((next) => {
      if (from !== null) next.set('from', from);
      if (to !== null) next.set('to', to);
    });
  if (view !== 'ratios')
    return (
      <ComparisonView
        companies={companies}
        type={view}
        range={range}
        onRange={setRange}
        chosen={chosen}
        onChoose={choose}
      />
    );
  return (
    <RatioView
      companies={companies}
      range={range}
      onRange={setRange}
      charted={chosen}
      onChart={choose}
      cell={parameters.get('cell')}
      onCell={(cell) =>
        change((next) => {
          if (cell === undefined) next.delete('cell');
          else next.set('cell', cell);
        })
      }
    />
  );
}

export default function ComparePage(): ReactNode {
  const t = useTexts();
  const companies = useCompanies();
  const [parameters, change] = useComparedAddress();
  const chosen = parameters.getAll('company');
  const view = VIEWS.find((name) => name === parameters.get('type')) ?? 'income_statement';
  return (
    <Stack>
      <Title order={1} size="h2">
        {t('compare.title')}
      </Title>
      {companies.isError && (
        <Failure error={companies.error} retry={() => void companies.refetch()} />
      )}
      <Choices
        companies={companies.data ?? []}
        chosen={chosen}
        onCompanies={(ids) =>
          change((next) => {
            next.delete('company');
            ids.forEach((id) => next.append('company', id));
          })
        }
        view={view}
        onView={(name) => change((next) => next.set('type', name))}
      />
      <DayOfComparison change={change} />
      <SavedList canSave={chosen.length > 0} />
      {chosen.length === 0 ? (
        <Empty title={t('compare.empty.title')}>{t('compare.empty.text')}</Empty>
      ) : (
        <Compared companies={chosen.map(Number)} view={view} />
      )}
    </Stack>
  );
}
