import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Schemas, TaskState } from '../api/client.js';
import { useTexts } from '../messages/use-texts.js';
import { OutcomeBadge } from '../outcomes/outcome-badge.js';

const COLOURS: Record<TaskState, string> = {
  PENDING: 'gray',
  STARTED: 'blue',
  PROGRESS: 'blue',
  SUCCESS: 'green',
  FAILURE: 'red',
  RETRY: 'orange',
  REVOKED: 'gray',
};

/** The state of a task; a task that has ended well but is not complete says so. */
export function TaskBadge({
  status,
  outcome,
}: {
  status: TaskState;
  outcome: Schemas['RunOutcome'] | null;
}): ReactNode {
  const t = useTexts();
  if (status === 'SUCCESS' && outcome !== null && outcome !== 'found')
    return <OutcomeBadge outcome={outcome} />;
  return (
    <Badge
      variant="outline"
      miw="max-content"
      color={COLOURS[status]}
      styles={{ label: { color: 'var(--mantine-color-text)' } }}
      title={status}
    >
      {t(`tasks.states.${status}`)}
    </Badge>
  );
}
