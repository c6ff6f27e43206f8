import { isFinal, type TaskFilter } from '@fde/event-log';
import { pageOf, pagingHeaders } from '../../replies/paging.js';
import { empty, json } from '../../replies/reply.js';
import { followTask } from '../../task-stream/follow-task.js';
import { present } from '../present.js';
import type { ApiRoute, RouteRequest } from '../route.js';
import { taskStatusResource, taskTimelineResource } from '../../task-stream/task-resource.js';

const filterOf = (query: RouteRequest<'listTasks'>['query']): TaskFilter => ({
  ...(query.status === undefined ? {} : { status: query.status }),
  ...(query.company_id === undefined ? {} : { companyId: query.company_id }),
  ...(query.document_id === undefined ? {} : { documentId: query.document_id }),
  ...(query.operation === undefined ? {} : { operation: query.operation }),
  ...(query.parent_task_id === undefined ? {} : { parentTaskId: query.parent_task_id }),
  ...(query.level === undefined ? {} : { level: query.level }),
});

export const listTasks: ApiRoute<'listTasks'> = async ({ query, url }, { eventLog }) => {
  const page = pageOf(query);
  const { items, total } = await eventLog.tasks.list(filterOf(query), page);
  return json(200, items.map(taskStatusResource), pagingHeaders(url, page, total));
};

/**
 * From the log itself, so that it includes what a worker just reported although the projection may
 * be behind.
 */
export const getTask: ApiRoute<'getTask'> = async ({ path }, { eventLog }) =>
  json(
    200,
    taskStatusResource(present('task', path.task_id, await eventLog.tasks.load(path.task_id))),
  );

export const getTaskTimeline: ApiRoute<'getTaskTimeline'> = async ({ path }, { eventLog }) => {
  const [task, timeline] = await Promise.all([
    eventLog.tasks.load(path.task_id),
    eventLog.tasks.timeline(path.task_id),
  ]);
  return json(
    200,
    taskTimelineResource(
      present('task', path.task_id, task),
      present('task', path.task_id, timeline),
    ),
  );
};

/** Last-Event-ID is a version; anything else counts as none. */
const versionSeen = (header: string | undefined): number =>
  header !== undefined && /^\d{1,9}$/.test(header) ? Number(header) : 0;

export const streamTask: ApiRoute<'streamTask'> = async (
  { path, header, client, closed },
  { eventLog, taskChanges, openStreams, service },
) => {
  const task = present('task', path.task_id, await eventLog.tasks.load(path.task_id));
  const since = (version: number) => eventLog.tasks.since(path.task_id, version);
  const named = versionSeen(header['Last-Event-ID']);
  // The task has not reached this version, so it was never sent.
  const after = named <= task.version ? named : 0;
  if (isFinal(task) && after > 0 && (await since(after)).length === 0) return empty(204);
  openStreams.enter(client, closed);
  const options = { after, since, heartbeatMs: service.streamHeartbeatMs };
  return {
    kind: 'events',
    status: 200,
    follow: (send, signal) => followTask(task, taskChanges, options, send, signal),
  };
};
