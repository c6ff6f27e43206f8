import { json } from '../../replies/reply.js';
import type { ApiRoute } from '../route.js';
import { taskStatusResource } from '../../task-stream/task-resource.js';

export const revokeTask: ApiRoute<'revokeTask'> = async ({ path, context }, { eventLog }) => {
  const task = await eventLog.transaction(context, async ({ tasks }) => {
    await tasks.revoke(path.task_id, 'Revoked by a client');
    return tasks.load(path.task_id);
  });
  return json(200, taskStatusResource(task));
};
