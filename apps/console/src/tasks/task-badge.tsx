import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TaskState } from '../api/client.js';
import { useTexts } from '../messages/use-texts.js';

const COLOURS: Record<TaskState, string> = {
  PENDING: 'gray',
  STARTED: 'blue',
  PROGRESS: 'blue',
  SUCCESS: 'green',
  FAILURE: 'red',
  RETRY: 'orange',
  REVOKED: 'gray',
};

export function TaskBadge({ status }: { status: TaskState }): ReactNode {
  const t = useTexts();
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
