import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TaskState } from '../api/client.js';

const COLOURS: Record<TaskState, string> = {
  PENDING: 'gray',
  STARTED: 'blue',
  PROGRESS: 'blue',
  SUCCESS: 'green',
  FAILURE: 'red',
  RETRY: 'orange',
  REVOKED: 'gray',
};
const WORDS: Record<TaskState, string> = {
  PENDING: 'waiting',
  STARTED: 'started',
  PROGRESS: 'running',
  SUCCESS: 'done',
  FAILURE: 'failed',
  RETRY: 'will retry',
  REVOKED: 'revoked',
};

export const TaskBadge = ({ status }: { status: TaskState }): ReactNode => (
  <Badge
    variant="outline"
    color={COLOURS[status]}
    styles={{ label: { color: 'var(--mantine-color-text)' } }}
    title={status}
  >
    {WORDS[status]}
  </Badge>
);
