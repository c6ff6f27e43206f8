import { streamOf, type OperationName, type TaskState } from '@fde/contracts';
import type { Database } from '../database/database.js';
import { readStream } from '../events/event-store.js';
import type { Page, Paged } from '../records/ports.js';
import { totalOf } from '../records/queries/total-of.js';
import { statesAfter } from './evolve-task.js';
import { isFinal, type Task } from './task.js';
import { taskOfRow } from './task-row.js';
import { loadTask } from './task-status-projection.js';
import { timelineOf, type TaskTimeline } from './task-timeline.js';

export interface TaskFilter {
  readonly status?: TaskState;
  readonly companyId?: number;
  readonly documentId?: number;
  readonly operation?: OperationName;
  readonly parentTaskId?: string;
}

/** Reads tasks: `status` and `list` from the read model (milliseconds behind), `load` and `timeline` from the log. */
export class TaskReader {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  status(taskId: string): Promise<Task | undefined> {
    return this.#database.run(async (db) => {
      const row = await db
        .selectFrom('task_status')
        .selectAll()
        .where('task_id', '=', taskId)
        .executeTakeFirst();
      return row && taskOfRow(row);
    });
  }

  load(taskId: string): Promise<Task | undefined> {
    return this.#database.run((db) => loadTask(db, taskId));
  }

  timeline(taskId: string): Promise<TaskTimeline | undefined> {
    return this.#database.run(async (db) =>
      timelineOf(await readStream(db, streamOf.task(taskId))),
    );
  }

  /**
   * What happened to a task since a version: one state per event, oldest first; none if it ended
   * before.
   */
  since(taskId: string, version: number): Promise<readonly Task[]> {
    return this.#database.run(async (db) =>
      statesAfter(await readStream(db, streamOf.task(taskId)), version),
    );
  }

  /** Newest first. */
  list(filter: TaskFilter, page: Page): Promise<Paged<Task>> {
    return this.#database.run(async (db) => {
      let matching = db.selectFrom('task_status');
      if (filter.status !== undefined) matching = matching.where('status', '=', filter.status);
      // Redundant, but lets the index find the few open tasks among all.
      if (filter.status !== undefined && !isFinal({ status: filter.status }))
        matching = matching.where('finished_at', 'is', null);
      if (filter.companyId !== undefined)
        matching = matching.where('company_id', '=', filter.companyId);
      if (filter.documentId !== undefined)
        matching = matching.where('document_id', '=', filter.documentId);
      if (filter.operation !== undefined)
        matching = matching.where('operation', '=', filter.operation);
      if (filter.parentTaskId !== undefined)
        matching = matching.where('parent_task_id', '=', filter.parentTaskId);
      const rows = await matching
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('task_id')
        .offset(page.skip)
        .limit(page.limit)
        .execute();
      const count = async () =>
        (
          await matching
            .select((f) => f.fn.countAll<number>().as('total'))
            .executeTakeFirstOrThrow()
        ).total;
      return { items: rows.map(taskOfRow), total: await totalOf(page, rows.length, count) };
    });
  }

  /** Tasks that have not ended, from the log's own guard table. */
  open(): Promise<
    readonly {
      readonly taskId: string;
      readonly operation: OperationName;
      readonly parentTaskId: string | null;
      readonly running: boolean;
    }[]
  > {
    return this.#database.run(async (db) =>
      (await db.selectFrom('open_tasks').selectAll().orderBy('due_at').execute()).map((row) => ({
        taskId: row.task_id,
        operation: row.operation as OperationName,
        parentTaskId: row.parent_task_id,
        running: row.attempt_id !== null,
      })),
    );
  }

  /**
   * Tasks that have ended in the log while their rows do not show it: the message is on its way, or
   * was lost.
   */
  endedUnseen(limit: number): Promise<readonly string[]> {
    return this.#database.run(async (db) =>
      (
        await db
          .selectFrom('task_status as t')
          .select('t.task_id')
          .where('t.finished_at', 'is', null)
          .where((f) =>
            f.not(
              f.exists(
                f
                  .selectFrom('open_tasks as o')
                  .select('o.task_id')
                  .whereRef('o.task_id', '=', 't.task_id'),
              ),
            ),
          )
          .limit(limit)
          .execute()
      ).map((row) => row.task_id),
    );
  }

  /** Finished tasks whose result has been readable since before `before`. */
  expired(before: Date, limit: number): Promise<readonly string[]> {
    return this.#database.run(async (db) =>
      (
        await db
          .selectFrom('task_status')
          .select('task_id')
          .where('status', '=', 'SUCCESS')
          .where('result_expired', '=', false)
          .where('finished_at', '<', before)
          .orderBy('finished_at')
          .limit(limit)
          .execute()
      ).map((row) => row.task_id),
    );
  }
}
