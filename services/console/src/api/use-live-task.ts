import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, bodyOf, type TaskStatus } from './client.js';

export const isFinal = (status: TaskStatus['status']): boolean => status === 'SUCCESS' || status === 'FAILURE' || status === 'REVOKED';

export interface LiveTask {
  readonly task: TaskStatus | undefined;
  readonly error: Error | undefined;
  /** False while the stream is broken; the browser connects again by itself and is told what it missed. */
  readonly connected: boolean;
}

/** A task's status as it changes, by Server-Sent Events; ends with the task. */
export function useLiveTask(taskId: string): LiveTask {
  const queries = useQueryClient();
  const [live, setLive] = useState<LiveTask>({ task: undefined, error: undefined, connected: false });
  useEffect(() => {
    const show = (task: TaskStatus): void => setLive({ task, error: undefined, connected: true });
    const load = (): Promise<void> => bodyOf(api.GET('/api/v1/tasks/{task_id}', { params: { path: { task_id: taskId } } }))
      .then(show, (error: unknown) => setLive((before) => ({ ...before, error: error instanceof Error ? error : new Error(String(error)) })));
    void load();
    const stream = new EventSource(`/api/v1/tasks/${encodeURIComponent(taskId)}/stream`);
    stream.addEventListener('status', (event: MessageEvent<string>) => {
      const task = JSON.parse(event.data) as TaskStatus;
      show(task);
      if (!isFinal(task.status)) return;
      stream.close();
      void queries.invalidateQueries({ queryKey: ['companies'] });
      void queries.invalidateQueries({ queryKey: ['tasks'] });
    });
    stream.addEventListener('error', () => {
      setLive((before) => ({ ...before, connected: false }));
      // A stream that was refused for good (204, 404) is not tried again: the plain status says how things stand.
      if (stream.readyState === EventSource.CLOSED) void load();
    });
    stream.addEventListener('open', () => setLive((before) => ({ ...before, connected: true })));
    return () => stream.close();
  }, [taskId, queries]);
  return live;
}
