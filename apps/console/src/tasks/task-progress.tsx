import { isFinal } from '@fde/client';
import { Alert, Anchor, Button, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLiveTask, type LiveTask } from '../api/use-live-task.js';
import type { TaskStatus } from '../api/client.js';
import { useRevoke } from '../api/queries.js';
import { estimateLeft, formatDuration, formatTime } from '../format/times.js';
import { inWords } from '../messages/in-words.js';
import { useLocale, useTexts } from '../messages/use-texts.js';
import { operationText } from './operation-names.js';
import { useUsualDuration } from './use-usual-duration.js';
import { TaskBadge } from './task-badge.js';
import { TaskDocument } from './task-document.js';
import { FailureWords } from '../shell/failure-words.js';
import { ServiceMessage } from '../shell/service-message.js';
import { ServiceText } from '../shell/service-text.js';

/** The time now, renewed every second while something is running. */
function useNow(running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}

function Times({ task, now }: { task: TaskStatus; now: number }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const usual = useUsualDuration(task);
  if (task.started_at === null)
    return (
      <Text size="sm" c="dimmed">
        {t('tasks.requestedAt', { time: formatTime(task.created_at, locale) })}
      </Text>
    );
  const end = task.finished_at === null ? now : new Date(task.finished_at).getTime();
  const elapsed = end - new Date(task.started_at).getTime();
  const left =
    task.finished_at === null
      ? estimateLeft(elapsed, task.progress?.progress ?? 0, usual)
      : undefined;
  return (
    <Text size="sm" c="dimmed">
      {formatDuration(elapsed, locale)}
      {left !== undefined && `, ${t('tasks.left', { time: formatDuration(left, locale) })}`}
    </Text>
  );
}

function Outcome({ task }: { task: TaskStatus }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  if (task.status === 'RETRY')
    return (
      <Alert
        color="orange"
        title={t('tasks.nextAttempt', { time: formatTime(task.next_attempt_at, locale) })}
      >
        <ServiceMessage text={task.error} />
      </Alert>
    );
  if (task.status === 'FAILURE')
    return (
      <Alert color="red" title={t('tasks.failed')} role="alert">
        {task.outcome !== null && <Text size="sm">{t(`outcomes.meanings.${task.outcome}`)}</Text>}
        <ServiceMessage text={task.error} />
      </Alert>
    );
  if (task.outcome === null) return null;
  return (
    <div>
      <Text size="sm">{t(`outcomes.meanings.${task.outcome}`)}</Text>
      <ServiceMessage text={task.outcome_reason} />
    </div>
  );
}

/** A task that is followed here alone. */
export const TaskProgress = ({ taskId }: { taskId: string }): ReactNode => (
  <TaskCard live={useLiveTask(taskId)} linked />
);

function NameOf({ task, linked }: { task: TaskStatus; linked: boolean }): ReactNode {
  const t = useTexts();
  const label = operationText(t, task.operation);
  return (
    <Group gap="sm">
      <TaskBadge status={task.status} outcome={task.outcome} />
      {linked ? (
        <Anchor component={Link} to={`/tasks/${task.task_id}`} fw={600}>
          {label}
        </Anchor>
      ) : (
        <Text fw={600}>{label}</Text>
      )}
      {linked && task.document_id !== null && (
        <Text size="sm" truncate maw="24rem">
          <TaskDocument id={task.document_id} />
        </Text>
      )}
      {task.attempt > 1 && (
        <Text size="sm" c="dimmed">
          {t('tasks.attempt', { number: String(task.attempt) })}
        </Text>
      )}
    </Group>
  );
}

/** How far a task has come that has not ended. */
function Progressed({ task }: { task: TaskStatus }): ReactNode {
  const t = useTexts();
  const percent = task.progress?.progress ?? 0;
  return (
    <>
      <Progress
        value={percent}
        aria-label={t('tasks.percentOf', {
          operation: operationText(t, task.operation),
          percent: Math.round(percent),
        })}
        animated={task.status === 'PROGRESS'}
      />
      {task.progress !== null && (
        <Text size="sm">
          {Math.round(percent)} % · {inWords(t, 'steps', task.progress.step)}
          {task.progress.detail && ' · '}
          <ServiceText text={task.progress.detail} />
        </Text>
      )}
    </>
  );
}

/** One task as it runs: step, percent, elapsed and estimated time, and the way to stop it. */
export function TaskCard({
  live: { task, error, connected },
  linked,
}: {
  live: LiveTask;
  linked: boolean;
}): ReactNode {
  const t = useTexts();
  const running = task !== undefined && !isFinal(task.status);
  const now = useNow(running);
  const revoke = useRevoke();
  if (task === undefined)
    return error === undefined ? null : (
      <Alert color="red" role="alert">
        <FailureWords error={error} />
      </Alert>
    );
  const label = operationText(t, task.operation);
  return (
    <Paper withBorder p="sm" aria-live="polite">
      <Stack gap="xs">
        <Group justify="space-between">
          <NameOf task={task} linked={linked} />
          <Group gap="sm">
            <Times task={task} now={now} />
            {running && (
              <Button
                size="compact-sm"
                variant="default"
                loading={revoke.isPending}
                onClick={() => revoke.mutate(task.task_id)}
                aria-label={t('tasks.revokeNamed', { operation: label })}
              >
                {t('tasks.revoke')}
              </Button>
            )}
          </Group>
        </Group>
        {running && <Progressed task={task} />}
        {running && !connected && (
          <Text size="sm" c="dimmed">
            {t('tasks.reconnecting')}
          </Text>
        )}
        {revoke.isError && (
          <Alert color="red" role="alert">
            <FailureWords error={revoke.error} />
          </Alert>
        )}
        <Outcome task={task} />
      </Stack>
    </Paper>
  );
}
