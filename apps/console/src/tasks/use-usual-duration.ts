import { isFinal, pageOf } from '@fde/client';
import { useQuery } from '@tanstack/react-query';
import { api, type TaskStatus } from '../api/client.js';

/** How many tasks of a kind are looked at. */
const SAMPLE = 9;

const durationOf = ({ started_at: from, finished_at: to }: TaskStatus): number | undefined =>
  from === null || to === null ? undefined : Date.parse(to) - Date.parse(from);

/** What the last tasks of this operation took, in milliseconds: the middle one. Undefined before there is one. */
export function useUsualDuration(task: TaskStatus): number | undefined {
  const { operation } = task;
  const ended = useQuery({
    queryKey: ['tasks', 'usual duration', operation],
    enabled: !isFinal(task.status),
    staleTime: Infinity,
    queryFn: () =>
      pageOf(
        api.GET('/api/v1/tasks', {
          params: { query: { operation, status: 'SUCCESS', limit: SAMPLE } },
        }),
      ),
  });
  const durations = (ended.data?.items ?? [])
    .flatMap((one) => durationOf(one) ?? [])
    .toSorted((a, b) => a - b);
  return durations[durations.length >> 1];
}
