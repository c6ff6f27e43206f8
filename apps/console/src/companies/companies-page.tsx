import {
  Anchor,
  Badge,
  Button,
  Group,
  Stack,
  Table,
  Text,
  TextInput,
  Title,
  VisuallyHidden,
} from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Company, ListedCompany } from '../api/client.js';
import { useCompanies, useSummaries } from '../api/queries.js';
import { formatAgo } from '../format/times.js';
import { useLocale, useTexts } from '../messages/use-texts.js';
import { Empty, Failure, Loading } from '../shell/states.js';
import { TaskBadge } from '../tasks/task-badge.js';
import { CompanyForm } from './company-form.js';
import { DeleteCompany } from './delete-company.js';

function matches(company: Company, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase();
  const texts = [
    company.name,
    company.primary_ticker ?? '',
    ...(company.tickers ?? []).map(({ ticker }) => ticker),
  ];
  return texts.some((text) => text.toLocaleLowerCase().includes(wanted));
}

/** The years of its statements; before there are any, those of its reports. */
function yearsOf(summary: ListedCompany): string {
  const first = summary.first_compiled_year ?? summary.first_fiscal_year;
  const last = summary.last_compiled_year ?? summary.last_fiscal_year;
  if (first === null || last === null) return '–';
  return first === last ? String(last) : `${first}–${last}`;
}

function LastRun({ summary }: { summary: ListedCompany | undefined }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const task = summary?.last_task;
  if (task === null || task === undefined)
    return (
      <Text size="sm" c="dimmed">
        {t('companies.never')}
      </Text>
    );
  return (
    <Group gap="xs" wrap="nowrap">
      <TaskBadge status={task.status} outcome={task.outcome} />
      <Anchor component={Link} to={`/tasks/${task.task_id}`} size="sm">
        {formatAgo(task.finished_at ?? task.created_at, Date.now(), locale)}
      </Anchor>
    </Group>
  );
}

function CompanyRow({
  company,
  summary,
  onEdit,
  onDelete,
}: {
  company: Company;
  summary: ListedCompany | undefined;
  onEdit: () => void;
  onDelete: () => void;
}): ReactNode {
  const t = useTexts();
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} to={`/companies/${company.id}`} fw={600}>
          {company.name}
        </Anchor>
      </Table.Td>
      <Table.Td>
        {company.primary_ticker !== null && (
          <Badge variant="default" miw="max-content">
            {company.primary_ticker}
          </Badge>
        )}
      </Table.Td>
      <Table.Td className="num">{summary?.documents ?? '–'}</Table.Td>
      <Table.Td className="num">{summary === undefined ? '–' : yearsOf(summary)}</Table.Td>
      <Table.Td className="num">{summary?.compiled_statements ?? '–'}</Table.Td>
      <Table.Td>
        <LastRun summary={summary} />
      </Table.Td>
      <Table.Td>
        <Group gap={4} wrap="nowrap" justify="flex-end">
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={onEdit}
            aria-label={t('companies.editNamed', { name: company.name })}
          >
            {t('companies.edit')}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            onClick={onDelete}
            aria-label={t('companies.deleteNamed', { name: company.name })}
          >
            {t('companies.delete')}
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

function CompaniesTable({
  companies,
  summaries,
  onEdit,
  onDelete,
}: {
  companies: readonly Company[];
  summaries: ReadonlyMap<number, ListedCompany> | undefined;
  onEdit: (company: Company) => void;
  onDelete: (company: Company) => void;
}): ReactNode {
  const t = useTexts();
  return (
    <div className="scroll-x" role="region" aria-label={t('companies.title')} tabIndex={0}>
      <Table highlightOnHover verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('companies.heads.name')}</Table.Th>
            <Table.Th>{t('companies.heads.ticker')}</Table.Th>
            <Table.Th className="num">{t('companies.heads.documents')}</Table.Th>
            <Table.Th className="num">{t('companies.heads.years')}</Table.Th>
            <Table.Th className="num">{t('companies.heads.statements')}</Table.Th>
            <Table.Th>{t('companies.heads.lastRun')}</Table.Th>
            <Table.Th>
              <VisuallyHidden>{t('companies.heads.actions')}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {companies.map((company) => (
            <CompanyRow
              key={company.id}
              company={company}
              summary={summaries?.get(company.id)}
              onEdit={() => onEdit(company)}
              onDelete={() => onDelete(company)}
            />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

export default function CompaniesPage(): ReactNode {
  const t = useTexts();
  const companies = useCompanies();
  const summaries = useSummaries();
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<Company | 'new'>();
  const [doomed, setDoomed] = useState<Company>();
  const shown = useMemo(
    () => (companies.data ?? []).filter((company) => matches(company, search)),
    [companies.data, search],
  );
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {t('companies.title')}
        </Title>
        <Button onClick={() => setEdited('new')}>{t('companies.add')}</Button>
      </Group>
      <TextInput
        aria-label={t('companies.search')}
        placeholder={t('companies.searchBy')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        maw={420}
      />
      {companies.isPending && <Loading what="companies" />}
      {companies.isError && (
        <Failure error={companies.error} retry={() => void companies.refetch()} />
      )}
      {companies.isSuccess && shown.length === 0 && (
        <Empty title={t(search === '' ? 'companies.empty.title' : 'companies.notFound.title')}>
          {t(search === '' ? 'companies.empty.text' : 'companies.notFound.text')}
        </Empty>
      )}
      {shown.length > 0 && (
        <CompaniesTable
          companies={shown}
          summaries={summaries.data}
          onEdit={setEdited}
          onDelete={setDoomed}
        />
      )}
      {edited !== undefined && (
        <CompanyForm
          company={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {doomed !== undefined && (
        <DeleteCompany
          company={doomed}
          summary={summaries.data?.get(doomed.id)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </Stack>
  );
}
