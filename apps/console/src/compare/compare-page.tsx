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
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Company, Schemas } from '../api/client.js';
import { useCompanies, useComparison } from '../api/queries.js';
import { unitSentence } from '../format/numbers.js';
import { Empty, Failure, Loading } from '../shell/states.js';
import { statementTitle } from '../statement/statement-title.js';
import { comparedTexts } from './compared-texts.js';

const ComparisonChart = lazy(() => import('./comparison-chart.js'));
type Comparison = Schemas['CanonicalComparison'];
type Mapping = Schemas['CanonicalMapping'];
const TYPES = ['income_statement', 'balance_sheet', 'cash_flow_statement'] as const;
const YEARS = 5;

function MappingCells({
  mapping,
  years,
  textOf,
}: {
  mapping: Mapping | undefined;
  years: readonly string[];
  textOf: ReturnType<typeof comparedTexts>;
}): ReactNode {
  if (mapping?.found !== true)
    return (
      <Table.Td colSpan={years.length} className="gap" title={mapping?.evidence.join('; ')}>
        not found
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
  return (
    <Table.Th rowSpan={rowSpan} scope="rowgroup">
      <Checkbox size="xs" label={item.label} checked={checked} onChange={onChoose} />
      <Text size="xs" c="dimmed">
        {item.us_gaap ?? item.ifrs_full}
      </Text>
    </Table.Th>
  );
}

function rowNameOf(mapping: Mapping | undefined): string | undefined {
  if (mapping?.found !== true) return '–';
  return mapping.derived === true ? 'derived' : mapping.name;
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
  return (
    <Table.Tr>
      {head}
      <Table.Td>{company.company_name}</Table.Td>
      <Table.Td maw={260}>
        <Tooltip multiline maw={420} label={mapping?.evidence.join('; ') ?? 'no evidence'}>
          <Text size="sm" truncate tabIndex={0}>
            {rowNameOf(mapping)}
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
  const textOf = useMemo(() => comparedTexts(comparison, years, undefined), [comparison, years]);
  return (
    <div className="scroll-x" role="region" aria-label="Comparison" tabIndex={0}>
      <Table verticalSpacing={4} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Line item</Table.Th>
            <Table.Th>Company</Table.Th>
            <Table.Th>Its row</Table.Th>
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

function ComparisonView({
  companies,
  type,
  chosen,
  onChoose,
}: {
  companies: readonly number[];
  type: (typeof TYPES)[number];
  chosen: string | null;
  onChoose: (id: string) => void;
}): ReactNode {
  const comparison = useComparison(companies, type);
  const years = useMemo(() => (comparison.data?.years ?? []).slice(0, YEARS), [comparison.data]);
  if (comparison.isPending) return <Loading what="the comparison" />;
  if (comparison.isLoadingError)
    return <Failure error={comparison.error} retry={() => void comparison.refetch()} />;
  const item = comparison.data.line_items.find(({ id }) => id === chosen);
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {comparison.data.companies
          .map(
            (company) =>
              `${company.company_name}: ${company.compiled ? unitSentence(company.currency, company.scale, 'printed') : 'no compiled statement'}`,
          )
          .join(' · ')}
        . Values are not converted.
      </Text>
      {(comparison.data.notes ?? []).map((note) => (
        <Text key={note} size="sm">
          {note}
        </Text>
      ))}
      {item !== undefined && (
        <Suspense fallback={<Loading what="the chart" />}>
          <ComparisonChart comparison={comparison.data} item={item} />
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
  type,
  onType,
}: {
  companies: readonly Company[];
  chosen: string[];
  onCompanies: (ids: readonly string[]) => void;
  type: (typeof TYPES)[number];
  onType: (type: string) => void;
}): ReactNode {
  return (
    <Group align="flex-end">
      <MultiSelect
        label="Companies"
        placeholder="Choose two or more"
        searchable
        data={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen}
        maxValues={10}
        onChange={onCompanies}
        style={{ flex: 1, minWidth: 240 }}
        clearButtonProps={{ 'aria-label': 'Clear the selection' }}
        clearable
      />
      <SegmentedControl
        aria-label="Statement"
        data={TYPES.map((value) => ({ value, label: statementTitle(value) }))}
        value={type}
        onChange={onType}
      />
    </Group>
  );
}

export default function ComparePage(): ReactNode {
  const companies = useCompanies();
  const [parameters, setParameters] = useSearchParams();
  const chosen = parameters.getAll('company');
  const type = TYPES.find((name) => name === parameters.get('type')) ?? 'income_statement';
  const change = (apply: (next: URLSearchParams) => void): void =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        apply(next);
        return next;
      },
      { replace: true },
    );
  return (
    <Stack>
      <Title order={1} size="h2">
        Compare companies
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
        type={type}
        onType={(name) => change((next) => next.set('type', name))}
      />
      {chosen.length === 0 ? (
        <Empty title="Nothing to compare yet">
          Choose companies that have compiled statements; their usual line items then stand side by
          side.
        </Empty>
      ) : (
        <ComparisonView
          companies={chosen.map(Number)}
          type={type}
          chosen={parameters.get('item')}
          onChoose={(id) =>
            change((next) => {
              if (next.get('item') === id) next.delete('item');
              else next.set('item', id);
            })
          }
        />
      )}
    </Stack>
  );
}
