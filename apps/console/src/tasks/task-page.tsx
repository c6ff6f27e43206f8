import { isFinal } from '@fde/client';
import { Anchor, Code, Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import type { Schemas } from '../api/client.js';
import { useTimeline } from '../api/queries.js';
import { useLiveTask } from '../api/use-live-task.js';
import { formatDuration, formatTime } from '../format/times.js';
import { Failure, Loading } from '../shell/states.js';
import { OPERATION_LABELS, stepLabel } from './operation-names.js';
import { PipelineChart } from './pipeline/pipeline-chart.js';
import { TaskCard } from './task-progress.js';
import { useCompanyNames } from './tasks-page.js';

type Attempt = Schemas['TaskAttempt'];

const seconds = (value: number | null): string =>
  value === null ? '' : formatDuration(value * 1_000);

function AttemptRows({ attempt }: { attempt: Attempt }): ReactNode {
  return (
    <Table.Tbody>
      <Table.Tr>
        <Table.Th scope="rowgroup">
          Attempt {attempt.attempt}: {attempt.outcome}
        </Table.Th>
        <Table.Td>{formatTime(attempt.started_at)}</Table.Td>
        <Table.Td>
          {[attempt.service, attempt.worker, attempt.host].join(' · ')}
          {attempt.reason !== null && (
            <Text size="sm" c="var(--mantine-color-error)">
              {attempt.reason}
            </Text>
          )}
          {attempt.next_attempt_at !== null && (
            <Text size="sm">next attempt {formatTime(attempt.next_attempt_at)}</Text>
          )}
        </Table.Td>
        <Table.Td className="num">{seconds(attempt.seconds)}</Table.Td>
      </Table.Tr>
      {attempt.steps.map((step, index) => (
        <Table.Tr key={index}>
          <Table.Td pl="xl">{stepLabel(step.step)}</Table.Td>
          <Table.Td>{formatTime(step.at)}</Table.Td>
          <Table.Td>
            {Math.round(step.progress)} %{step.detail !== null && ` · ${step.detail}`}
          </Table.Td>
          <Table.Td className="num">{seconds(step.seconds)}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  );
}

function Timeline({ taskId, live }: { taskId: string; live: boolean }): ReactNode {
  const timeline = useTimeline(taskId, live);
  if (timeline.isPending) return <Loading what="the timeline" />;
  if (timeline.isLoadingError)
    return <Failure error={timeline.error} retry={() => void timeline.refetch()} />;
  const { requested_at: requested, ended_at: ended, reason, attempts } = timeline.data;
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        requested {formatTime(requested)}
        {ended !== null && `, ended ${formatTime(ended)}`}
        {reason !== null && `: ${reason}`}
      </Text>
      {attempts.length > 0 && (
        <div className="scroll-x" role="region" aria-label="Timeline" tabIndex={0}>
          <Table verticalSpacing={2}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Attempt and step</Table.Th>
                <Table.Th>Began</Table.Th>
                <Table.Th>Worker and details</Table.Th>
                <Table.Th className="num">Took</Table.Th>
              </Table.Tr>
            </Table.Thead>
            {attempts.map((attempt) => (
              <AttemptRows key={`${attempt.attempt}-${attempt.started_at}`} attempt={attempt} />
            ))}
          </Table>
        </div>
      )}
    </Stack>
  );
}

export default function TaskPage(): ReactNode {
  const taskId = useParams()['taskId'] ?? '';
  const live = useLiveTask(taskId);
  const { task, error } = live;
  const names = useCompanyNames();
  if (task === undefined)
    return error === undefined ? <Loading what="the task" /> : <Failure error={error} />;
  return (
    <Stack>
      <div>
        <Text size="sm">
          {task.parent_task_id !== null && (
            <>
              <Anchor component={Link} to={`/tasks/${task.parent_task_id}`} size="sm">
                the task that started it
              </Anchor>{' '}
              ·{' '}
            </>
          )}
          <Anchor component={Link} to={`/companies/${task.company_id}`} size="sm">
            {names.get(task.company_id) ?? `company ${task.company_id}`}
          </Anchor>
        </Text>
        <Title order={1} size="h2">
          {OPERATION_LABELS[task.operation]}
        </Title>
        <Code>{task.task_id}</Code>
      </div>
      <TaskCard live={live} linked={false} />
      <PipelineChart task={task} />
      <Title order={2} size="h3">
        Timeline
      </Title>
      <Timeline taskId={taskId} live={!isFinal(task.status)} />
      {task.status === 'SUCCESS' && (
        <>
          <Title order={2} size="h3">
            Result
          </Title>
          {task.result === null ? (
            <Text c="dimmed">Results are kept for an hour; this one has expired.</Text>
          ) : (
            <Code block tabIndex={0} style={{ maxHeight: 400, overflow: 'auto' }}>
              {JSON.stringify(task.result, null, 2)}
            </Code>
          )}
        </>
      )}
    </Stack>
  );
}
