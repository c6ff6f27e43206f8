import { Anchor, Group, Select, Stack, Table, Text, Title } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { OperationName, TaskState, TaskStatus } from '../api/client.js';
import { useCompanies, useTasks } from '../api/queries.js';
import { formatDuration, formatTime } from '../format/times.js';
import { Pages } from '../shell/pages.js';
import { Empty, Failure, Loading } from '../shell/states.js';
import { OPERATION_LABELS } from './operation-names.js';
import { TaskBadge } from './task-badge.js';

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

const durationOf = (task: TaskStatus): string =>
  task.started_at === null || task.finished_at === null
    ? '–'
    : formatDuration(new Date(task.finished_at).getTime() - new Date(task.started_at).getTime());

export function TaskRows({
  tasks,
  companyNames,
}: {
  tasks: readonly TaskStatus[];
  companyNames: ReadonlyMap<number, string>;
}): ReactNode {
  return tasks.map((task) => (
    <Table.Tr key={task.task_id}>
      <Table.Td>
        <TaskBadge status={task.status} />
      </Table.Td>
      <Table.Td>
        <Anchor component={Link} to={`/tasks/${task.task_id}`}>
          {OPERATION_LABELS[task.operation]}
        </Anchor>
      </Table.Td>
      <Table.Td>
        {companyNames.get(task.company_id) ?? `company ${task.company_id}`}
        {task.document_id !== null && (
          <Text span size="sm" c="dimmed">
            {' '}
            · document {task.document_id}
          </Text>
        )}
      </Table.Td>
      <Table.Td>{formatTime(task.created_at)}</Table.Td>
      <Table.Td className="num">{durationOf(task)}</Table.Td>
      <Table.Td maw={360}>
        <Text size="sm" truncate title={task.error ?? undefined}>
          {task.error}
        </Text>
      </Table.Td>
    </Table.Tr>
  ));
}

export function TaskTable({
  tasks,
  companyNames,
}: {
  tasks: readonly TaskStatus[];
  companyNames: ReadonlyMap<number, string>;
}): ReactNode {
  return (
    <div className="scroll-x" role="region" aria-label="Tasks" tabIndex={0}>
      <Table verticalSpacing={4} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>State</Table.Th>
            <Table.Th>Operation</Table.Th>
            <Table.Th>For</Table.Th>
            <Table.Th>Requested</Table.Th>
            <Table.Th className="num">Took</Table.Th>
            <Table.Th>Reason</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <TaskRows tasks={tasks} companyNames={companyNames} />
        </Table.Tbody>
      </Table>
    </div>
  );
}

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
  return (
    <Group>
      <Select
        label="State"
        clearable
        placeholder="any"
        data={[...STATES]}
        value={status ?? null}
        onChange={(value) => onChange('status', value)}
        clearButtonProps={{ 'aria-label': 'Any state' }}
      />
      <Select
        label="Operation"
        clearable
        placeholder="any"
        data={Object.entries(OPERATION_LABELS).map(([value, label]) => ({ value, label }))}
        value={operation ?? null}
        onChange={(value) => onChange('operation', value)}
        clearButtonProps={{ 'aria-label': 'Any operation' }}
      />
      <Select
        label="Company"
        clearable
        searchable
        placeholder="any"
        data={[...names].map(([id, name]) => ({ value: String(id), label: name }))}
        value={company}
        onChange={(value) => onChange('company', value)}
        clearButtonProps={{ 'aria-label': 'Any company' }}
      />
    </Group>
  );
}

export default function TasksPage(): ReactNode {
  const [parameters, setParameters] = useSearchParams();
  const names = useCompanyNames();
  const status = STATES.find((name) => name === parameters.get('status'));
  const operation = (Object.keys(OPERATION_LABELS) as OperationName[]).find(
    (name) => name === parameters.get('operation'),
  );
  const company = parameters.get('company');
  const page = Math.max(1, Number(parameters.get('page') ?? 1));
  const tasks = useTasks(
    {
      ...(status && { status }),
      ...(operation && { operation }),
      ...(company !== null && { company_id: Number(company) }),
    },
    (page - 1) * PER_PAGE,
    PER_PAGE,
  );
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
  const total = tasks.data?.total ?? 0;
  return (
    <Stack>
      <Title order={1} size="h2">
        Tasks
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
        <Empty title="No tasks">
          Open a company and start a task; every task is listed here, with the reason if it failed.
        </Empty>
      )}
      {total > 0 && <TaskTable tasks={tasks.data?.items ?? []} companyNames={names} />}
      <Pages
        items={total}
        perPage={PER_PAGE}
        page={page}
        onPage={(number) => set('page', String(number))}
      />
    </Stack>
  );
}
