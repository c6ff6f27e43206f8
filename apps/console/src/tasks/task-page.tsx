import { isFinal } from '@fde/client';
import { Anchor, Code, Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import type { Schemas } from '../api/client.js';
import { useTimeline } from '../api/queries.js';
import { useLiveTask } from '../api/use-live-task.js';
import { formatDuration, formatTime } from '../format/times.js';
import { Failure, Loading } from '../shell/states.js';
import { inWords } from '../messages/in-words.js';
import { useLocale, useTexts } from '../messages/use-texts.js';
import { operationText } from './operation-names.js';
import { PipelineChart } from './pipeline/pipeline-chart.js';
import { TaskCard } from './task-progress.js';
import { TaskResult } from './task-result.js';
import { useCompanyNames } from './tasks-page.js';
import { ServiceMessage } from '../shell/service-message.js';
import { ServiceText } from '../shell/service-text.js';
import { TaskDocument } from './task-document.js';

type Attempt = Schemas['TaskAttempt'];

const secondsText = (value: number | null, locale: string): string =>
  value === null ? '' : formatDuration(value * 1_000, locale);

function AttemptRows({ attempt }: { attempt: Attempt }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const time = (at: string): string => formatTime(at, locale);
  return (
    <Table.Tbody>
      <Table.Tr>
        <Table.Th scope="rowgroup">
          {t('tasks.timeline.attempt', { number: String(attempt.attempt) })}:{' '}
          {t(`tasks.outcomes.${attempt.outcome}`)}
        </Table.Th>
        <Table.Td>{time(attempt.started_at)}</Table.Td>
        <Table.Td>
          {[attempt.service, attempt.worker, attempt.host].join(' · ')}
          <ServiceMessage text={attempt.reason} />
          {attempt.next_attempt_at !== null && (
            <Text size="sm">
              {t('tasks.timeline.next', { time: time(attempt.next_attempt_at) })}
            </Text>
          )}
        </Table.Td>
        <Table.Td className="num">{secondsText(attempt.seconds, locale)}</Table.Td>
      </Table.Tr>
      {attempt.steps.map((step, index) => (
        <Table.Tr key={index}>
          <Table.Td pl="xl">{inWords(t, 'steps', step.step)}</Table.Td>
          <Table.Td>{time(step.at)}</Table.Td>
          <Table.Td>
            {Math.round(step.progress)} %{step.detail !== null && ' · '}
            <ServiceText text={step.detail} />
          </Table.Td>
          <Table.Td className="num">{secondsText(step.seconds, locale)}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  );
}

function Timeline({ taskId, live }: { taskId: string; live: boolean }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const timeline = useTimeline(taskId, live);
  if (timeline.isPending) return <Loading what="timeline" />;
  if (timeline.isLoadingError)
    return <Failure error={timeline.error} retry={() => void timeline.refetch()} />;
  const { requested_at: requested, ended_at: ended, reason, attempts } = timeline.data;
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t('tasks.requestedAt', { time: formatTime(requested, locale) })}
        {ended !== null && `, ${t('tasks.timeline.ended', { time: formatTime(ended, locale) })}`}
      </Text>
      <ServiceMessage text={reason} />
      {attempts.length > 0 && (
        <div className="scroll-x" role="region" aria-label={t('tasks.timeline.title')} tabIndex={0}>
          <Table verticalSpacing={2}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('tasks.timeline.heads.step')}</Table.Th>
                <Table.Th>{t('tasks.timeline.heads.began')}</Table.Th>
                <Table.Th>{t('tasks.timeline.heads.worker')}</Table.Th>
                <Table.Th className="num">{t('tasks.heads.took')}</Table.Th>
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
  const t = useTexts();
  const taskId = useParams()['taskId'] ?? '';
  const live = useLiveTask(taskId);
  const { task, error } = live;
  const names = useCompanyNames();
  if (task === undefined)
    return error === undefined ? <Loading what="task" /> : <Failure error={error} />;
  return (
    <Stack>
      <div>
        <Text size="sm">
          {task.parent_task_id !== null && (
            <>
              <Anchor component={Link} to={`/tasks/${task.parent_task_id}`} size="sm">
                {t('tasks.parent')}
              </Anchor>{' '}
              ·{' '}
            </>
          )}
          <Anchor component={Link} to={`/companies/${task.company_id}`} size="sm">
            {names.get(task.company_id) ?? t('tasks.company', { id: String(task.company_id) })}
          </Anchor>
          {task.document_id !== null && (
            <>
              {' '}
              · <TaskDocument id={task.document_id} />
            </>
          )}
        </Text>
        <Title order={1} size="h2">
          {operationText(t, task.operation)}
        </Title>
        <Code>{task.task_id}</Code>
      </div>
      <TaskCard live={live} linked={false} />
      <PipelineChart task={task} />
      <Title order={2} size="h3">
        {t('tasks.timeline.title')}
      </Title>
      <Timeline taskId={taskId} live={!isFinal(task.status)} />
      {task.status === 'SUCCESS' && (
        <>
          <Title order={2} size="h3">
            {t('tasks.result.title')}
          </Title>
          {task.result === null ? (
            <Text c="dimmed">{t('tasks.result.expired')}</Text>
          ) : (
            <TaskResult result={task.result} companyId={task.company_id} />
          )}
        </>
      )}
    </Stack>
  );
}
