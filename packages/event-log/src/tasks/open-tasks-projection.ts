import { OPERATIONS, type OperationName } from '@fde/contracts';
import type { Projection } from '../projections/projection.js';

const taskIdOf = (streamId: string): string => streamId.slice('task-'.length);

export const openTasksProjection: Projection = {
  name: 'open_tasks',
  tables: ['open_tasks'],
  handles: [
    'TaskRequested',
    'TaskStarted',
    'TaskRetryScheduled',
    'TaskInterrupted',
    'TaskSucceeded',
    'TaskFailed',
    'TaskRevoked',
  ],
  // The writer takes the place in `open_tasks` in the statement that appends the event, and names the worker's session.
  writtenBefore: ['TaskRequested', 'TaskStarted'],
  async apply(event, db) {
    const row = db.updateTable('open_tasks').where('task_id', '=', taskIdOf(event.streamId));
    switch (event.type) {
      case 'TaskRequested': {
        const { task_id, operation, company_id, document_id, parent_task_id } = event.data;
        const subject =
          OPERATIONS[operation as OperationName].subject === 'document'
            ? (document_id ?? 0)
            : company_id;
        await db
          .insertInto('open_tasks')
          .values({
            task_id,
            operation,
            subject_id: subject,
            company_id,
            document_id,
            parent_task_id,
            attempt_id: null,
            session_id: null,
            due_at: event.occurredAt,
          })
          .onConflict((conflict) => conflict.column('task_id').doNothing())
          .execute();
        return;
      }
      case 'TaskStarted':
        await row.set({ attempt_id: event.data.attempt_id, session_id: null }).execute();
        return;
      case 'TaskRetryScheduled':
      case 'TaskInterrupted':
        await row
          .set({ attempt_id: null, session_id: null, due_at: new Date(event.data.next_attempt_at) })
          .execute();
        return;
      case 'TaskSucceeded':
      case 'TaskFailed':
      case 'TaskRevoked':
        await db.deleteFrom('open_tasks').where('task_id', '=', taskIdOf(event.streamId)).execute();
        return;
      default:
        return;
    }
  },
};
