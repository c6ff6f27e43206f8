import { Group, Select, Stack, Text, Title } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { OperationName, TaskState } from '../api/client.js';
import { useCompanies, useTasks } from '../api/queries.js';
import { companyChoices } from '../format/company-choices.js';
import { useTexts } from '../messages/use-texts.js';
import { Pages } from '../shell/pages.js';
import { Empty, Failure, Loading } from '../shell/states.js';
import { OPERATIONS, operationText } from './operation-names.js';
import { TaskTable } from './task-table.js';

const STATES: readonly TaskState[] = [
  'PENDING',
  'STARTED',
  'PROGRESS',
  'SUCCESS',
  'FAILURE',
  'RETRY',
  'REVOKED',
];
const PER_PAGE = 50;

export function useCompanyNames(): ReadonlyMap<number, string> {
  const companies = useCompanies();
  return useMemo(
    () => new Map((companies.data ?? []).map(({ id, name }) => [id, name])),
    [companies.data],
  );
}

function Filters({
  status,
  operation,
  company,
  names,
  onChange,
}: {
  status: TaskState | undefined;
  operation: OperationName | undefined;
  company: string | null;
  names: ReadonlyMap<number, string>;
  onChange: (name: 'status' | 'operation' | 'company', value: string | null) => void;
}): ReactNode {
  const t = useTexts();
  return (
    <Group>
      <Select
        label={t('tasks.heads.state')}
        clearable
        placeholder={t('tasks.filters.any')}
        data={STATES.map((value) => ({ value, label: t(`tasks.states.${value}`) }))}
        value={status ?? null}
        onChange={(value) => onChange('status', value)}
        clearButtonProps={{ 'aria-label': t('tasks.filters.anyState') }}
      />
      <Select
        label={t('tasks.heads.operation')}
        clearable
        placeholder={t('tasks.filters.any')}
        data={OPERATIONS.map((value) => ({ value, label: operationText(t, value) }))}
        value={operation ?? null}
        onChange={(value) => onChange('operation', value)}
        clearButtonProps={{ 'aria-label': t('tasks.filters.anyOperation') }}
      />
      <Select
        label={t('tasks.filters.company')}
        clearable
        searchable
        placeholder={t('tasks.filters.any')}
        data={companyChoices([...names].map(([id, name]) => ({ id, name })))}
        value={company}
        onChange={(value) => onChange('company', value)}
        clearButtonProps={{ 'aria-label': t('tasks.filters.anyCompany') }}
      />
    </Group>
  );
}

/** What the address asks for, and the way to change it. */
function useChosen() {
  const [parameters, setParameters] = useSearchParams();
  const status = STATES.find((name) => name === parameters.get('status'));
  const operation = OPERATIONS.find((name) => name === parameters.get('operation'));
  const company = parameters.get('company');
  // Who looks for a state or an operation looks for it among the parts of pipelines too.
  const grouped = status === undefined && operation === undefined;
  const page = Math.max(1, Number(parameters.get('page') ?? 1));
  const set = (name: string, value: string | null): void =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (name !== 'page') next.delete('page');
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return { status, operation, company, grouped, page, set };
}

export default function TasksPage(): ReactNode {
  const t = useTexts();
  const names = useCompanyNames();
  const { status, operation, company, grouped, page, set } = useChosen();
  const tasks = useTasks(
    {
      ...(status && { status }),
      ...(operation && { operation }),
      ...(company !== null && { company_id: Number(company) }),
      ...(grouped && { level: 'top' }),
    },
    (page - 1) * PER_PAGE,
    PER_PAGE,
  );
  const total = tasks.data?.total ?? 0;
  return (
    <Stack>
      <Title order={1} size="h2">
        {t('tasks.title')}
      </Title>
      <Filters
        status={status}
        operation={operation}
        company={company}
        names={names}
        onChange={set}
      />
      {tasks.isPending && <Loading what="tasks" />}
      {tasks.isError && <Failure error={tasks.error} retry={() => void tasks.refetch()} />}
      {tasks.isSuccess && total === 0 && (
        <Empty title={t('tasks.empty.title')}>{t('tasks.empty.text')}</Empty>
      )}
      {total > 0 && !grouped && (
        <Text size="sm" c="dimmed">
          {t('tasks.partsListed')}
        </Text>
      )}
      {total > 0 && <TaskTable tasks={tasks.data?.items ?? []} names={names} grouped={grouped} />}
      <Pages
        items={total}
        perPage={PER_PAGE}
        page={page}
        onPage={(number) => set('page', String(number))}
      />
    </Stack>
  );
}
