import { bodyOf, isFinal, pageOf, type PageOf } from '@fde/client';
import {
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { api, type ShownTimeline, type TaskStatus } from '../../api/client.js';
import { startsOthers } from './pipeline-tree.js';

/** As many as the API gives at once; a task with more parts shows the newest of them. */
const PARTS_OF_ONE = 100;
/** Parts whose timelines are requested; the others show their status alone. */
const MOST_TIMELINES = 60;
const AT_ONCE = 4;
const LIVE_MS = 4_000;

export interface Pipeline {
  readonly parts: readonly TaskStatus[];
  readonly timelines: ReadonlyMap<string, ShownTimeline>;
  /** Parts that are not listed, or whose timelines were not requested. */
  readonly left: number;
}

async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE)
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(work))));
  return results;
}

const childrenOf = ({ task_id: id }: TaskStatus, limit = PARTS_OF_ONE) =>
  pageOf(
    api.GET('/api/v1/tasks', {
      params: { query: { parent_task_id: id, skip: 0, limit } },
    }),
  );

/** The newest parts of a task with the number of all; of one that has ended they are requested once. */
export const useParts = (
  task: TaskStatus,
  enabled: boolean,
  limit = PARTS_OF_ONE,
): UseQueryResult<PageOf<TaskStatus>> =>
  useQuery({
    queryKey: ['tasks', task.task_id, 'parts', limit, isFinal(task.status)],
    enabled,
    staleTime: isFinal(task.status) ? Infinity : 0,
    refetchInterval: isFinal(task.status) ? false : LIVE_MS,
    placeholderData: (previous) => previous,
    queryFn: () => childrenOf(task, limit),
  });

/** The parts of a pipeline, level by level. */
async function partsOf(root: TaskStatus): Promise<{ parts: TaskStatus[]; left: number }> {
  const parts: TaskStatus[] = [];
  let left = 0;
  let level = [root].filter(startsOthers);
  while (level.length > 0) {
    const pages = await inTurns(level, (task) => childrenOf(task));
    const children = pages.flatMap(({ items }) => items);
    left += pages.reduce((sum, { items, total }) => sum + total - items.length, 0);
    parts.push(...children);
    level = children.filter(startsOthers);
  }
  return { parts, left };
}

/** The timeline of a task that has ended is requested once. */
const timelineOf = (queries: QueryClient, { task_id: id, status }: TaskStatus) =>
  queries.fetchQuery({
    queryKey: ['tasks', id, 'timeline', status],
    staleTime: isFinal(status) ? Infinity : 0,
    queryFn: () =>
      bodyOf(api.GET('/api/v1/tasks/{task_id}/timeline', { params: { path: { task_id: id } } })),
  });

/** A task's parts with their attempts, for as long as it runs again and again. */
export function usePipeline(root: TaskStatus): UseQueryResult<Pipeline> {
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['tasks', root.task_id, 'pipeline', isFinal(root.status)],
    enabled: startsOthers(root),
    refetchInterval: isFinal(root.status) ? false : LIVE_MS,
    placeholderData: (previous) => previous,
    queryFn: async () => {
      const { parts, left } = await partsOf(root);
      const startedParts = parts.filter(({ attempt }) => attempt > 0);
      const drawnTasks = [root, ...startedParts].slice(0, MOST_TIMELINES);
      const timelines = await inTurns(drawnTasks, (part) => timelineOf(queries, part));
      return {
        parts,
        timelines: new Map(timelines.map((timeline) => [timeline.task_id, timeline])),
        left: left + Math.max(0, startedParts.length + 1 - drawnTasks.length),
      };
    },
  });
}
