import { isFinal } from '@fde/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { TaskStatus } from './client.js';
import { followTask } from './follow-task.js';

export interface LiveTask {
  readonly task: TaskStatus | undefined;
  readonly error: Error | undefined;
  /** False while the connection is broken; it reconnects by itself and reports what was missed. */
  readonly connected: boolean;
}

/** A task's status as it changes; ends with the task. */
export function useLiveTask(taskId: string): LiveTask {
  const queries = useQueryClient();
  const [live, setLive] = useState<LiveTask>({
    task: undefined,
    error: undefined,
    connected: true,
  });
  useEffect(
    () =>
      followTask(taskId, {
        onTask: (task) => {
          setLive({ task, error: undefined, connected: true });
          if (!isFinal(task.status)) return;
          void queries.invalidateQueries({ queryKey: ['companies'] });
          void queries.invalidateQueries({ queryKey: ['tasks'] });
        },
        onConnected: () => setLive((before) => ({ ...before, error: undefined, connected: true })),
        onLost: (error) =>
          setLive((before) => ({ ...before, error: error ?? before.error, connected: false })),
      }),
    [taskId, queries],
  );
  return live;
}
