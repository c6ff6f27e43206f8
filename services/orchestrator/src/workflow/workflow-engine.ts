import { hostname } from 'node:os';
import {
  OPERATION_NAMES,
  OPERATIONS,
  ServiceError,
  streamOf,
  type EventEnvelope,
  type OperationName,
  type TaskCommand,
} from '@fde/contracts';
import {
  DeadLetters,
  contextFrom,
  isFinal,
  isRunning,
  openTasksOfCompany,
  postponeDue,
  takeDueLook,
  type EventLog,
  type Task,
  type UnitOfWork,
} from '@fde/event-log';
import { ACK, type Delivery, type Verdict } from '@fde/messaging';
import { limitsOf, type ServiceLog, type ServiceMetrics } from '@fde/service-kit';
import { inSpan, traceIdOf, type Span } from '@fde/tracing';
import type { ChildEnd } from './decide-workflow.js';
import { KeyedQueue } from './keyed-queue.js';
import { pendingSteps } from './workflow-state.js';
import { WatchedTime } from './watched-time.js';
import { WorkflowStep } from './workflow-step.js';
import { WorkflowStore, type LoadedWorkflow } from './workflow-store.js';
import type { WorkflowTable } from './workflow-table.js';

export interface WorkflowEngineOptions {
  readonly eventLog: EventLog;
  readonly tables: readonly WorkflowTable[];
  readonly documentsAtOnce: number;
  readonly limitScale: number;
  /** How often a workflow is checked that hears nothing from its children. */
  readonly lookSeconds: number;
  readonly log: ServiceLog;
  readonly metrics: ServiceMetrics;
}

const WORKFLOWS: readonly OperationName[] = OPERATION_NAMES.filter(
  (name) => OPERATIONS[name].workflow,
);
/** A timer may fire a little early by this machine's clock. */
const EARLY_MS = 250;
/** While it waits for tasks of others, whose end is not published to it. */
const OTHERS_LOOK_MS = 2000;
const ENDED_MEANWHILE: readonly string[] = [
  'task_finished',
  'task_revoked',
  'task_not_found',
  'attempt_superseded',
];

const endOf = (task: Task): ChildEnd => ({
  childTaskId: task.taskId,
  status: task.status as ChildEnd['status'],
  result: task.result,
  error: task.error?.message ?? null,
});

/**
 * Delivers messages to workflows, each in one transaction with the workflow's events, its children
 * and its end.
 */
export class WorkflowEngine {
  readonly #options: WorkflowEngineOptions;
  readonly #tables: ReadonlyMap<OperationName, WorkflowTable>;
  readonly #store = new WorkflowStore();
  readonly #watched = new WatchedTime();
  readonly #queue = new KeyedQueue();
  readonly #deadLetters: DeadLetters;

  constructor(options: WorkflowEngineOptions) {
    this.#options = options;
    this.#tables = new Map(options.tables.map((table) => [table.operation, table]));
    this.#deadLetters = new DeadLetters(options.eventLog);
  }

  /** A workflow's command: its start, or the timer that makes it check its children and limits. */
  async takeCommand(delivery: Delivery): Promise<Verdict> {
    const { task_id: taskId } = delivery.message.payload as TaskCommand;
    await this.#guarded(delivery, taskId, delivery.queue, async (unit, span) => {
      const task = await unit.tasks.load(taskId);
      if (isFinal(task)) return;
      if (isRunning(task)) await this.#look(unit, task, span);
      else await this.#begin(unit, task, span);
    });
    return ACK;
  }

  /**
   * The end of any task: passed to the workflow that requested it, or to those that found it
   * running.
   */
  async takeEnd(delivery: Delivery): Promise<Verdict> {
    const { message, queue } = delivery;
    const ended = (message as EventEnvelope).task_id ?? '';
    const task = await this.#options.eventLog.tasks.load(ended);
    if (task === undefined || !isFinal(task)) return ACK;
    if (task.status === 'REVOKED' && OPERATIONS[task.operation].workflow)
      await this.#closeRevoked(message as EventEnvelope, ended);
    for (const waiting of await this.#waitingFor(message as EventEnvelope, task)) {
      await this.#guarded(delivery, waiting, `${queue}:${waiting}`, (unit, span) =>
        this.#childEnded(unit, waiting, { child: task, span }),
      );
    }
    return ACK;
  }

  async #guarded(
    delivery: Delivery,
    taskId: string,
    consumer: string,
    work: (unit: UnitOfWork, span: Span) => Promise<void>,
  ): Promise<void> {
    const { message } = delivery;
    try {
      await inSpan(
        'workflow',
        () => ({ attributes: { task_id: taskId } }),
        (span) =>
          this.#queue.run(taskId, () =>
            this.#options.eventLog.transaction(contextFrom(message), async (unit) => {
              if (await unit.inbox(consumer, message.message_id)) await work(unit, span);
            }),
          ),
      );
    } catch (error) {
      if (!(error instanceof ServiceError)) return this.#broken(delivery, taskId, error);
      if (!ENDED_MEANWHILE.includes(error.code)) throw error;
      this.#options.log.info('workflow ignores a message', {
        task_id: taskId,
        trace_id: traceIdOf(message.traceparent),
        reason: error.code,
      });
    }
  }

  /**
   * A rule that throws would throw again, so the task fails and its message is parked for people to
   * look at.
   */
  async #broken(
    { message, queue, deliveries }: Delivery,
    taskId: string,
    error: unknown,
  ): Promise<void> {
    this.#options.log.error('a workflow is broken', {
      task_id: taskId,
      trace_id: traceIdOf(message.traceparent),
      error,
    });
    const reason = `the workflow is broken: ${error instanceof Error ? error.message : String(error)}`;
    const parked = await this.#options.eventLog.transaction(contextFrom(message), async (unit) => {
      if (isFinal(await unit.tasks.load(taskId))) return false;
      await unit.tasks.fail(taskId, null, {
        code: 'internal_error',
        message:
          'The workflow failed for an unexpected reason; the log of the service has the details',
        retryable: false,
      });
      await this.#deadLetters.park(
        { queue, reason, headers: {}, body: JSON.stringify(message), deliveries },
        unit.db,
      );
      return true;
    });
    if (parked) this.#options.metrics.deadLettered(queue, 'internal_error');
    this.#forget(taskId);
  }

  async #begin(unit: UnitOfWork, waiting: Task, span: Span): Promise<void> {
    const { taskId } = waiting;
    const task = await unit.tasks.start(taskId, {
      attemptId: unit.ids.uuid(),
      service: 'orchestrator',
      worker: `orchestrator@${hostname()}:${process.pid}`,
      host: hostname(),
      sessionId: null,
    });
    const next = this.#nextLook(unit, task, this.#options.lookSeconds * 1000);
    await postponeDue(unit, taskId, next);
    unit.tasks.sendCommand(task, next);
    const step = this.#step(unit, task, await this.#store.load(unit, taskId));
    await step.take({ type: 'begin', companyId: task.companyId, documentId: task.documentId });
    this.#tell(unit, task, step, span);
  }

  async #look(unit: UnitOfWork, task: Task, span: Span): Promise<void> {
    const loaded = await this.#store.load(unit, task.taskId);
    const children = await this.#openChildren(unit, loaded);
    const ofOthers = children.some((child) => child.parentTaskId !== task.taskId);
    const next = this.#nextLook(
      unit,
      task,
      ofOthers ? OTHERS_LOOK_MS : this.#options.lookSeconds * 1000,
    );
    if (!(await takeDueLook(unit, task.taskId, new Date(unit.now.getTime() + EARLY_MS), next)))
      return;
    unit.tasks.sendCommand(task, next);
    const step = this.#step(unit, task, loaded);
    const ends = children.filter(isFinal).map(endOf);
    if (ends.length > 0) await step.take({ type: 'children_ended', ends });
    else
      await step.take({
        type: 'time_passed',
        pastHardLimit: this.#watched.secondsOf(task.taskId) > this.#limits(task).hardSeconds,
      });
    this.#tell(unit, task, step, span);
  }

  async #childEnded(
    unit: UnitOfWork,
    taskId: string,
    { child, span }: { readonly child: Task; readonly span: Span },
  ): Promise<void> {
    const loaded = await this.#store.load(unit, taskId);
    if (
      loaded.state === undefined ||
      !pendingSteps(loaded.state).some(({ childTaskId }) => childTaskId === child.taskId)
    )
      return;
    const task = await unit.tasks.load(taskId);
    if (isFinal(task)) return;
    const step = this.#step(unit, task, loaded);
    await step.take({ type: 'children_ended', ends: [endOf(child)] });
    this.#tell(unit, task, step, span);
  }

  #step(unit: UnitOfWork, task: Task, loaded: LoadedWorkflow): WorkflowStep {
    const table = this.#tables.get(task.operation);
    if (table === undefined) throw new Error(`No workflow does ${task.operation}`);
    return new WorkflowStep(unit, table, task, loaded, {
      documentsAtOnce: this.#options.documentsAtOnce,
      pastSoftLimit: this.#watched.secondsOf(task.taskId) > this.#limits(task).softSeconds,
    });
  }

  async #openChildren(unit: UnitOfWork, { state }: LoadedWorkflow): Promise<readonly Task[]> {
    if (state === undefined) return [];
    return Promise.all(pendingSteps(state).map(({ childTaskId }) => unit.tasks.load(childTaskId)));
  }

  /**
   * A child knows its parent; a task without a parent may have been found running by any workflow
   * of its company.
   */
  async #waitingFor(message: EventEnvelope, task: Task): Promise<readonly string[]> {
    if (task.parentTaskId !== null) return [task.parentTaskId];
    return this.#options.eventLog.transaction(contextFrom(message), (unit) =>
      openTasksOfCompany(unit, task.companyId, WORKFLOWS),
    );
  }

  async #closeRevoked(message: EventEnvelope, taskId: string): Promise<void> {
    await this.#queue.run(taskId, () =>
      this.#options.eventLog.transaction(contextFrom(message), async (unit) => {
        const { state, version } = await this.#store.load(unit, taskId);
        if (state === undefined || state.ended !== null) return;
        await unit.append(
          streamOf.workflow(taskId),
          [{ type: 'WorkflowEnded', data: { status: 'REVOKED' } }],
          version,
        );
      }),
    );
    this.#forget(taskId);
  }

  #forget(taskId: string): void {
    this.#store.forget(taskId);
    this.#watched.forget(taskId);
  }

  #limits(task: Task) {
    return limitsOf(task.operation, this.#options.limitScale);
  }

  #secondsOf(unit: UnitOfWork, task: Task): number {
    return (unit.now.getTime() - (task.startedAt ?? unit.now).getTime()) / 1000;
  }

  /** The next check, or the hard limit if that is earlier. */
  #nextLook(unit: UnitOfWork, task: Task, inMs: number): Date {
    const leftSeconds = this.#limits(task).hardSeconds - this.#watched.secondsOf(task.taskId);
    const leftMs = leftSeconds * 1000;
    return new Date(unit.now.getTime() + Math.max(EARLY_MS, Math.min(inMs, leftMs + EARLY_MS)));
  }

  #tell(unit: UnitOfWork, task: Task, step: WorkflowStep, span: Span): void {
    const facts = {
      task_id: task.taskId,
      company_id: task.companyId,
      document_id: task.documentId,
      operation: task.operation,
    };
    const log = this.#options.log.child({
      ...facts,
      trace_id: traceIdOf(unit.context.traceparent),
    });
    span.set({ ...facts, attempt: task.attempt });
    for (const output of step.outputs) {
      if (output.do === 'request')
        span.event('step asked for', {
          operation: output.step.operation,
          document_id: output.step.documentId,
        });
      if (output.do === 'fail') span.fail(new ServiceError(output.code, output.message));
      if (output.do === 'request') log.info('workflow asks for a step', { ...output.step });
      if (output.do === 'ignore')
        log.debug('workflow ignores a message', { reason: output.reason });
      if (output.do !== 'succeed' && output.do !== 'fail') continue;
      const outcome = output.do === 'succeed' ? 'succeeded' : 'failed';
      const seconds = this.#secondsOf(unit, task);
      this.#options.metrics.workflowEnded(task.operation, outcome, seconds);
      log.info(`workflow ${outcome}`, {
        ms: Math.round(seconds * 1000),
        ...(output.do === 'fail' ? { reason: output.message } : {}),
      });
      this.#forget(task.taskId);
    }
  }
}
