import { ServiceError, streamOf, type WorkflowEvent } from '@fde/contracts';
import {
  isRunOfWatch,
  postponeDue,
  leftUndone,
  NOTHING_LEFT_UNDONE,
  withdrawCommands,
  type Fence,
  type Task,
  type UnitOfWork,
} from '@fde/event-log';
import { decideWorkflow, type WorkflowInput, type WorkflowOutput } from './decide-workflow.js';
import { readDocumentFacts } from './document-facts.js';
import { evolveWorkflow, type WorkflowState } from './workflow-state.js';
import type { LoadedWorkflow } from './workflow-store.js';
import type {
  StepWanted,
  WorkflowFacts,
  WorkflowProgress,
  WorkflowTable,
} from './workflow-table.js';

export interface StepSettings {
  readonly documentsAtOnce: number;
  readonly pastSoftLimit: boolean;
}

/** The step's task was already running for someone else: its end is not reported to us. */
const LOOK_SOON_MS = 2000;

const isMissing = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && error.code.endsWith('_not_found');

/** Carries out, in one transaction, what a workflow decides. */
export class WorkflowStep {
  readonly #unit: UnitOfWork;
  readonly #table: WorkflowTable;
  readonly #settings: StepSettings;
  #task: Task;
  #state: WorkflowState | undefined;
  #version: number;
  readonly #refused: WorkflowInput[] = [];
  readonly outputs: WorkflowOutput[] = [];

  constructor(
    unit: UnitOfWork,
    table: WorkflowTable,
    task: Task,
    loaded: LoadedWorkflow,
    settings: StepSettings,
  ) {
    this.#unit = unit;
    this.#table = table;
    this.#task = task;
    this.#state = loaded.state;
    this.#version = loaded.version;
    this.#settings = settings;
  }

  async take(input: WorkflowInput): Promise<void> {
    for (const output of decideWorkflow(this.#table, this.#state, input, await this.#facts()))
      await this.#carryOut(output);
    // Only now, because a refusal leads to a decision, which must see everything that was
    // requested.
    const refused = this.#refused.shift();
    if (refused !== undefined) await this.take(refused);
  }

  get #fence(): Fence {
    return { attempt: this.#task.attempt, attemptId: this.#task.attemptId ?? '' };
  }

  async #facts(): Promise<WorkflowFacts> {
    const { taskId, parentTaskId, companyId, documentId } = this.#task;
    const { db, records } = this.#unit;
    const changesOnly = await isRunOfWatch(db, companyId, [parentTaskId ?? taskId]);
    const company = await records.company(companyId);
    const undone = changesOnly ? await leftUndone(db, companyId) : NOTHING_LEFT_UNDONE;
    return {
      documents: await readDocumentFacts(records, companyId, documentId, undone.unread),
      documentsAtOnce: this.#settings.documentsAtOnce,
      alone: parentTaskId === null,
      pastSoftLimit: this.#settings.pastSoftLimit,
      changesOnly,
      takesInterim: company?.interim === true,
      uncompiled: undone.uncompiled,
    };
  }

  async #carryOut(output: WorkflowOutput): Promise<void> {
    this.outputs.push(output);
    switch (output.do) {
      case 'append':
        return this.#append(output.event);
      case 'request':
        return this.#request(output.step);
      case 'revoke_children':
        return this.#revoke(output.childTaskIds, output.reason);
      case 'progress':
        return this.#report(output.progress);
      case 'succeed':
        this.#task = await this.#unit.tasks.succeed(this.#task.taskId, this.#fence, {
          task_id: this.#task.taskId,
          company_id: this.#task.companyId,
          ...(this.#task.documentId === null ? {} : { document_id: this.#task.documentId }),
          ...output.result,
        });
        return this.#withdrawLook();
      case 'fail':
        this.#task = await this.#unit.tasks.fail(this.#task.taskId, this.#fence, {
          code: output.code,
          message: output.message,
          retryable: false,
        });
        return this.#withdrawLook();
      case 'ignore':
        return;
      default:
        return output satisfies never;
    }
  }

  async #append(event: WorkflowEvent): Promise<void> {
    const { taskId, companyId } = this.#task;
    await this.#unit.append(streamOf.workflow(taskId), [event], this.#version, companyId);
    this.#version += 1;
    this.#state = evolveWorkflow(this.#state, event);
  }

  async #request(step: StepWanted): Promise<void> {
    const { taskId, companyId } = this.#task;
    try {
      const { task, created } = await this.#unit.tasks.request({
        operation: step.operation,
        companyId,
        documentId: step.documentId,
        parentTaskId: taskId,
      });
      await this.#append({
        type: 'WorkflowStepRequested',
        data: {
          step: step.step,
          child_task_id: task.taskId,
          operation: step.operation,
          document_id: step.documentId,
        },
      });
      if (!created) await this.#lookSoon();
    } catch (error) {
      if (!isMissing(error)) throw error;
      this.#refused.push({
        type: 'step_refused',
        step,
        taskId: this.#unit.ids.uuid(),
        error: error.message,
      });
    }
  }

  async #lookSoon(): Promise<void> {
    const soon = new Date(this.#unit.now.getTime() + LOOK_SOON_MS);
    await postponeDue(this.#unit, this.#task.taskId, soon);
    this.#unit.tasks.sendCommand(this.#task, soon);
  }

  /** It waits in the outbox, and would be a message that nobody needs. */
  #withdrawLook(): Promise<void> {
    return withdrawCommands(this.#unit.db, this.#task.taskId);
  }

  /** Only its own: a task that others requested continues for them. */
  async #revoke(childTaskIds: readonly string[], reason: string): Promise<void> {
    for (const childTaskId of childTaskIds) {
      const child = await this.#unit.tasks.load(childTaskId);
      if (child.parentTaskId === this.#task.taskId)
        await this.#unit.tasks.revokeIfOpen(childTaskId, reason);
    }
  }

  async #report(progress: WorkflowProgress): Promise<void> {
    const before = this.#task.progress;
    if (
      before?.step === progress.step &&
      before.progress === progress.percent &&
      before.detail === progress.detail
    )
      return;
    this.#task = await this.#unit.tasks.progress(this.#task.taskId, this.#fence, {
      step: progress.step,
      progress: progress.percent,
      detail: progress.detail,
    });
  }
}
