import {
  OPERATIONS,
  ServiceError,
  streamOf,
  type OperationName,
  type TaskEvent,
} from '@fde/contracts';
import { withdrawCommands } from '../outbox/outbox.js';
import { holdRecord } from '../record-basics/record-changes.js';
import { isSessionAlive } from '../worker-sessions/session-liveness.js';
import {
  decideTask,
  refuseOtherAttempt,
  type AttemptBegin,
  type Fence,
  type TaskDecision,
} from './decide-task.js';
import { evolveTask } from './evolve-task.js';
import { loadTask } from './task-fold.js';
import { isFinal, isRunning, type Task, type TaskError, type TaskProgress } from './task.js';
import type { TaskUnit } from './task-unit.js';

export const TASK_REVOKED_CHANNEL = 'fde_task_revoked';

export interface TaskRequest {
  readonly operation: OperationName;
  readonly companyId: number;
  readonly documentId: number | null;
  readonly parentTaskId?: string | null;
}

/** Throws `invalid_request` where the operation is on a document and the request names none. */
const subjectOf = ({ operation, companyId, documentId }: TaskRequest): number => {
  const id = OPERATIONS[operation].subject === 'document' ? documentId : companyId;
  if (id === null) throw new ServiceError('invalid_request', `${operation} needs a document`);
  return id;
};

/**
 * Changes tasks within one transaction. Every method loads the task from its stream, decides, and appends with the
 * version it has read; a concurrent change makes the transaction run again. Throws `task_not_found` and what
 * `decideTask` throws.
 */
export class TaskWriter {
  readonly #unit: TaskUnit;

  constructor(unit: TaskUnit) {
    this.#unit = unit;
  }

  /**
   * A new task with its command, or the open one of the same operation and subject. Throws
   * `company_not_found`, `document_not_found`, and `task_finished` where the parent task has ended.
   */
  async request(request: TaskRequest): Promise<{ readonly task: Task; readonly created: boolean }> {
    const { db, ids, now } = this.#unit;
    const subjectId = subjectOf(request);
    // The record is locked before the task, as everywhere.
    await holdRecord(db, OPERATIONS[request.operation].subject, subjectId, 'keep');
    await this.#holdParent(request.parentTaskId ?? null);
    const taskId = ids.uuid();
    while (!(await this.#takePlace(taskId, request, subjectId))) {
      const open = await this.#openTask(request.operation, subjectId);
      // The other task may have ended between the two statements: then the place is free.
      if (open !== undefined) return { task: open, created: false };
    }
    const { operation, companyId, documentId, parentTaskId = null } = request;
    const data = {
      task_id: taskId,
      operation,
      company_id: companyId,
      document_id: documentId,
      parent_task_id: parentTaskId,
    };
    const task = await this.#append(taskId, undefined, [{ type: 'TaskRequested', data }]);
    this.sendCommand(task, now);
    return { task, created: true };
  }

  /** The task folded from its stream. */
  async load(taskId: string): Promise<Task> {
    const task = await loadTask(this.#unit.db, taskId);
    if (task === undefined)
      throw new ServiceError('task_not_found', `Task ${taskId} does not exist`);
    return task;
  }

  /**
   * Begins the next attempt. `sessionId` is the worker session whose life is the attempt's life
   * (see WorkerSession); null if nobody holds it. If workers died too often, the task ends in
   * FAILURE instead: look at `status`. A worker asks only for tasks it is not running. So a current
   * attempt of its own session is one whose start was committed but the reply lost, or whose end
   * could not be recorded; it counts as dead.
   */
  async start(
    taskId: string,
    begin: AttemptBegin & { readonly sessionId: string | null },
  ): Promise<Task> {
    const { sessionId, ...attempt } = begin;
    const before = await this.load(taskId);
    const lastAttemptAlive = isRunning(before) && (await this.#isHeldByAnother(taskId, sessionId));
    const task = await this.#append(
      taskId,
      before,
      decideTask(before, { do: 'start', begin: attempt, now: this.#unit.now, lastAttemptAlive }),
    );
    await this.#unit.db
      .updateTable('open_tasks')
      .set({ attempt_id: begin.attemptId, session_id: sessionId })
      .where('task_id', '=', taskId)
      .execute();
    return task;
  }

  /** Throws what `decideTask` throws for an attempt that is not the current one. */
  async holdAttempt(taskId: string, fence: Fence): Promise<void> {
    refuseOtherAttempt(await this.load(taskId), fence);
  }

  progress(taskId: string, fence: Fence, progress: TaskProgress): Promise<Task> {
    return this.#change(taskId, { do: 'progress', fence, progress });
  }

  succeed(
    taskId: string,
    fence: Fence,
    result: Readonly<Record<string, unknown>> | null,
  ): Promise<Task> {
    return this.#change(taskId, { do: 'succeed', fence, result });
  }

  /** Without a fence: whatever attempt is current (the command was parked, the workflow timed out). */
  fail(taskId: string, fence: Fence | null, error: TaskError): Promise<Task> {
    return this.#change(taskId, { do: 'fail', fence, error });
  }

  /** The next attempt's command waits in the outbox until `nextAttemptAt`. */
  async scheduleRetry(
    taskId: string,
    fence: Fence,
    error: TaskError,
    nextAttemptAt: Date,
  ): Promise<Task> {
    const task = await this.#change(taskId, { do: 'retry', fence, error, nextAttemptAt });
    this.sendCommand(task, nextAttemptAt);
    return task;
  }

  /**
   * Gives back an attempt that its worker cannot finish. Another worker begins it again at once,
   * and no retry is used up.
   */
  async interrupt(taskId: string, fence: Fence, reason: string): Promise<Task> {
    const task = await this.#change(taskId, {
      do: 'interrupt',
      fence,
      reason,
      nextAttemptAt: this.#unit.now,
    });
    this.sendCommand(task, this.#unit.now);
    return task;
  }

  /** Ends the task and its open children in REVOKED and tells the workers. Returns the ids, the task's first. */
  async revoke(taskId: string, reason: string): Promise<readonly string[]> {
    return this.#revoke(await this.load(taskId), reason);
  }

  /**
   * The same for a task that may have ended meanwhile: then it stays as it is, and no id is
   * returned.
   */
  async revokeIfOpen(taskId: string, reason: string): Promise<readonly string[]> {
    const task = await this.load(taskId);
    return isFinal(task) ? [] : this.#revoke(task, reason);
  }

  /** Ends the open tasks on a company (its documents' too) or on a document. */
  async revokeOn(
    subject: { readonly companyId: number } | { readonly documentId: number },
    reason: string,
  ): Promise<void> {
    const open = this.#unit.db.selectFrom('open_tasks').select('task_id').orderBy('task_id');
    const tasks = await (
      'companyId' in subject
        ? open.where('company_id', '=', subject.companyId)
        : open.where('document_id', '=', subject.documentId)
    ).execute();
    for (const { task_id: taskId } of tasks) await this.revokeIfOpen(taskId, reason);
  }

  expireResult(taskId: string): Promise<Task> {
    return this.#change(taskId, { do: 'expire' });
  }

  /** Puts the task's command in the outbox. */
  sendCommand(task: Task, availableAt: Date): void {
    const payload = {
      task_id: task.taskId,
      operation: task.operation,
      company_id: task.companyId,
      document_id: task.documentId,
      parent_task_id: task.parentTaskId,
    };
    this.#unit.send({ type: OPERATIONS[task.operation].command, payload }, { availableAt });
  }

  /**
   * True while the worker session that began the current attempt is alive and is not the caller's
   * own.
   */
  async #isHeldByAnother(taskId: string, sessionId: string | null): Promise<boolean> {
    const open = await this.#unit.db
      .selectFrom('open_tasks')
      .select('session_id')
      .where('task_id', '=', taskId)
      .executeTakeFirst();
    const holder = open?.session_id ?? null;
    return holder !== sessionId && isSessionAlive(this.#unit.db, holder);
  }

  /** Its place among the open tasks is held to the end of the transaction. */
  async #holdParent(parentTaskId: string | null): Promise<void> {
    if (parentTaskId === null) return;
    const parent = await this.#unit.db
      .selectFrom('open_tasks')
      .select('task_id')
      .where('task_id', '=', parentTaskId)
      .forKeyShare()
      .executeTakeFirst();
    if (parent === undefined)
      throw new ServiceError(
        'task_finished',
        `Task ${parentTaskId} has ended and cannot ask for other tasks`,
      );
  }

  /**
   * Takes the place of "the open task of this operation and subject"; waits for a transaction that
   * is about to take it. False if another task has it.
   */
  async #takePlace(taskId: string, request: TaskRequest, subjectId: number): Promise<boolean> {
    const place = await this.#unit.db
      .insertInto('open_tasks')
      .values({
        task_id: taskId,
        operation: request.operation,
        subject_id: subjectId,
        company_id: request.companyId,
        document_id: request.documentId,
        parent_task_id: request.parentTaskId ?? null,
        attempt_id: null,
        session_id: null,
        due_at: this.#unit.now,
      })
      .onConflict((conflict) => conflict.columns(['operation', 'subject_id']).doNothing())
      .returning('task_id')
      .executeTakeFirst();
    return place !== undefined;
  }

  async #openTask(operation: OperationName, subjectId: number): Promise<Task | undefined> {
    const { db } = this.#unit;
    const open = await db
      .selectFrom('open_tasks')
      .select('task_id')
      .where('operation', '=', operation)
      .where('subject_id', '=', subjectId)
      .executeTakeFirst();
    return open && loadTask(db, open.task_id);
  }

  async #revoke(task: Task, reason: string): Promise<readonly string[]> {
    const { taskId } = task;
    await this.#append(taskId, task, decideTask(task, { do: 'revoke', reason }));
    await withdrawCommands(this.#unit.db, taskId);
    await this.#unit.notify(TASK_REVOKED_CHANNEL, [taskId]);
    const children = await this.#unit.db
      .selectFrom('open_tasks')
      .select('task_id')
      .where('parent_task_id', '=', taskId)
      .orderBy('task_id')
      .execute();
    const revoked = [taskId];
    for (const child of children) revoked.push(...(await this.revokeIfOpen(child.task_id, reason)));
    return revoked;
  }

  async #change(taskId: string, wish: TaskDecision): Promise<Task> {
    const task = await this.load(taskId);
    return this.#append(taskId, task, decideTask(task, wish));
  }

  async #append(
    taskId: string,
    before: Task | undefined,
    events: readonly TaskEvent[],
  ): Promise<Task> {
    const stored = await this.#unit.append(
      streamOf.task(taskId),
      events,
      before?.version ?? 0,
      before?.companyId,
    );
    let after = before;
    for (const [index, { version, occurredAt }] of stored.entries()) {
      const event = events[index];
      if (event !== undefined) after = evolveTask(after, { ...event, version, occurredAt });
    }
    if (after === undefined)
      throw new ServiceError('task_not_found', `Task ${taskId} does not exist`);
    return after;
  }
}
