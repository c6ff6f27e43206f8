import { streamOf, type OperationName, type TaskState } from '@fde/contracts';
import type { SelectQueryBuilder, Selectable } from 'kysely';
import type { Database, Executor } from '../database/database.js';
import type { Schema, TaskStatusTable } from '../database/schema.js';
import { readStream } from '../events/event-store.js';
import type { Page, Paged } from '../record-basics/page.js';
import { countedFor, totalOf } from '../record-basics/total-of.js';
import { statesAfter } from './evolve-task.js';
import { currentTasks, loadTask, type TaskTable } from './task-fold.js';
import { isFinal, type Task } from './task.js';
import { taskOfRow } from './task-row.js';
import { timelineOf, type TaskTimeline } from './task-timeline.js';

export interface TaskFilter {
  readonly status?: TaskState;
  readonly companyId?: number;
  readonly documentId?: number;
  readonly operation?: OperationName;
  readonly parentTaskId?: string;
  /** `top`: no other task started it. */
  readonly level?: 'top' | 'part';
}

/** The tables of a query on tasks: the current ones. */
type Matching = Schema & { task: Selectable<TaskStatusTable> };

const isOpen = (status: TaskState | undefined): boolean =>
  status !== undefined && !isFinal({ status });

const matching = (
  db: Executor,
  tasks: TaskTable,
  filter: TaskFilter,
): SelectQueryBuilder<Matching, 'task', object> => {
  const { status, companyId, documentId, operation, parentTaskId, level } = filter;
  return (
    db
      .selectFrom(tasks.as('task'))
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
      // Redundant, but lets the index find the few open tasks among all.
      .$if(isOpen(status), (query) => query.where('finished_at', 'is', null))
      .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? 0))
      .$if(documentId !== undefined, (query) => query.where('document_id', '=', documentId ?? 0))
      .$if(operation !== undefined, (query) => query.where('operation', '=', operation ?? ''))
      .$if(parentTaskId !== undefined, (query) =>
        query.where('parent_task_id', '=', parentTaskId ?? ''),
      )
      .$if(level === 'top', (query) => query.where('parent_task_id', 'is', null))
      .$if(level === 'part', (query) => query.where('parent_task_id', 'is not', null))
  );
};

/** One page of the tasks that a filter names, newest first. */
export const pageOfTasks = (
  db: Executor,
  tasks: TaskTable,
  filter: TaskFilter,
  { skip, limit }: Page,
) =>
  matching(db, tasks, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('task_id')
    .offset(skip)
    .limit(limit);

const resultInLog = async (db: Executor, taskId: string): Promise<Task['result']> => {
  const events = await readStream(db, streamOf.task(taskId));
  const end = events.find((event) => event.type === 'TaskSucceeded');
  return end?.type === 'TaskSucceeded' ? end.data.result : null;
};

/** Reads tasks as the log has them now, also where the task-tracker has not projected their last events. */
export class TaskReader {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
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

  /** Newest first. `total` is exact up to 10,000, and always beyond the page where more follow. */
  list(filter: TaskFilter, page: Page): Promise<Paged<Task>> {
    return this.#database.run(async (db) => {
      const tasks = await currentTasks(db);
      const rows = await pageOfTasks(db, tasks, filter, page).execute();
      const count = async () =>
        (
          await db
            .selectFrom(
              matching(db, tasks, filter).select('task_id').limit(countedFor(page)).as('counted'),
            )
            .select((f) => f.fn.countAll<number>().as('total'))
            .executeTakeFirstOrThrow()
        ).total;
      return { items: rows.map(taskOfRow), total: await totalOf(page, rows.length, count) };
    });
  }

  /**
   * The newest ended task of these operations, of those that no other task started where `level`
   * says so, with its result even where that has expired; undefined if there is none.
   */
  lastEnded(
    filter: Pick<TaskFilter, 'companyId' | 'documentId' | 'level'>,
    operations: readonly OperationName[],
  ): Promise<Task | undefined> {
    return this.#database.run(async (db) => {
      const row = await matching(db, await currentTasks(db), filter)
        .selectAll()
        .where('operation', 'in', operations)
        .where('finished_at', 'is not', null)
        .orderBy('finished_at', 'desc')
        .orderBy('task_id')
        .limit(1)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const task = taskOfRow(row);
      return task.resultExpired ? { ...task, result: await resultInLog(db, task.taskId) } : task;
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

  /** Finished tasks whose result has been readable since before `before`. */
  expired(before: Date, limit: number): Promise<readonly string[]> {
    return this.#database.run(async (db) =>
      (
        await db
          .selectFrom((await currentTasks(db)).as('task'))
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
