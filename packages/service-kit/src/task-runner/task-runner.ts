import { setTimeout as sleep } from 'node:timers/promises';
import {
  ServiceError,
  type CommandEnvelope,
  type OperationName,
  type TaskCommand,
} from '@fde/contracts';
import {
  messageFacts,
  type Assignment,
  type EventLog,
  type Task,
  type TimelineAttempt,
} from '@fde/event-log';
import { ACK, type Delivery, type Verdict } from '@fde/messaging';
import type { ObjectStore } from '@fde/object-store';
import { inSpan, traceIdOf, type Span } from '@fde/tracing';
import type { ServiceLog } from '../log/service-log.js';
import type { ServiceMetrics, TaskOutcomeLabel } from '../metrics/service-metrics.js';
import { Attempt } from './attempt.js';
import type { AttemptTransactions } from './attempt-transactions.js';
import { CompanyTurns } from './company-turns.js';
import { decideOnFault, taskErrorOf } from './fault-decision.js';
import { ProgressWriter } from './progress-writer.js';
import type { RetryPolicy } from './retry-delay.js';
import { RevocationWatch } from './revocation-watch.js';
import type { TaskContext, TaskHandler, TaskOutcome } from './task-handler.js';
import { limitsOf } from './task-limits.js';

export interface TaskRunnerOptions {
  readonly eventLog: EventLog;
  readonly objects: ObjectStore;
  readonly handlers: readonly TaskHandler[];
  readonly transactions: AttemptTransactions;
  /** Where its commands come from, for metrics. */
  readonly queue: string;
  readonly retryPolicy: RetryPolicy;
  readonly companiesTakeTurns: boolean;
  /** Multiplies soft and hard limits. */
  readonly limitScale: number;
  readonly progressIntervalMs: number;
  readonly revocationPollMs: number;
  readonly log: ServiceLog;
  readonly metrics: ServiceMetrics;
  /** From [0, 1). */
  readonly random?: () => number;
}

/**
 * Refusals to begin which mean that the command has taken effect, or will do so without this
 * delivery.
 */
const SETTLED_ELSEWHERE: readonly string[] = [
  'task_finished',
  'task_revoked',
  'task_not_found',
  'attempt_running',
  'attempt_not_due',
];
/** Ends of an attempt that the log has already decided. */
const ALREADY_DECIDED: readonly string[] = [
  'task_revoked',
  'task_finished',
  'attempt_superseded',
  'task_not_found',
];
const SETTLE_PAUSE_MS = 1000;
/** How an attempt ended on its own. */
const OWN_ENDS: Readonly<Partial<Record<TimelineAttempt['outcome'], TaskOutcomeLabel>>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  retry: 'retried',
  interrupted: 'returned',
};

const codeOf = (error: unknown): string => (error instanceof ServiceError ? error.code : '');
const isFull = (error: unknown): boolean => codeOf(error) === 'database_full';
const isUnavailable = (error: unknown): boolean =>
  isFull(error) || ['database_unavailable', 'database_timeout'].includes(codeOf(error));

const nothingToDo = (log: ServiceLog, reason: string): Verdict => {
  log.info('nothing to do', { reason });
  return ACK;
};
const waitedSeconds = ({ createdAt, startedAt }: Task): number =>
  startedAt === null ? 0 : Math.max(0, (startedAt.getTime() - createdAt.getTime()) / 1000);

type DeliveredAssignment = Assignment & Pick<Delivery, 'deliveries'>;

/** What is known about an attempt while it runs. */
interface Work {
  readonly message: CommandEnvelope;
  readonly command: TaskCommand;
  readonly attempt: Attempt;
  readonly log: ServiceLog;
  readonly span: Span;
}

/**
 * The one way through for a command: begin an attempt (or drop the message, when the log says that
 * there is nothing to do), run the handler under the task's limits, and record its outcome or its
 * fault in one transaction. Whatever happens to this process in between, the message is delivered
 * again and the log decides what is left to do.
 */
export class TaskRunner {
  readonly #options: TaskRunnerOptions;
  readonly #handlers: ReadonlyMap<OperationName, TaskHandler>;
  readonly #running = new Map<string, Attempt>();
  /** Tasks whose next attempt is about to start: a second delivery waits until the log has answered. */
  readonly #beginning = new Map<string, Promise<unknown>>();
  /** Tasks that started on the delivery of another one's command. */
  readonly #inTurn = new Set<string>();
  readonly #watch: RevocationWatch;
  readonly #turns: CompanyTurns | undefined;
  #stopping = false;

  constructor(options: TaskRunnerOptions) {
    this.#options = options;
    this.#handlers = new Map(options.handlers.map((handler) => [handler.operation, handler]));
    this.#turns = options.companiesTakeTurns
      ? new CompanyTurns(options.eventLog, () => this.#busy)
      : undefined;
    this.#watch = new RevocationWatch(
      options.eventLog,
      this.#running,
      options.revocationPollMs,
      options.log,
    );
  }

  start(): void {
    this.#watch.start();
  }

  get running(): number {
    return this.#running.size;
  }

  /** Waits up to `graceMs` for running attempts, then gives them back. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    const giveUp = setTimeout(() => {
      for (const attempt of this.#running.values()) attempt.stop('service_stopping');
    }, graceMs);
    await Promise.all([...this.#running.values()].map(({ settled }) => settled));
    clearTimeout(giveUp);
    this.#watch.stop();
  }

  /** Handler of the queue's deliveries. */
  async take(delivery: Delivery): Promise<Verdict> {
    const { message, deliveries } = delivery;
    const command = message.payload as TaskCommand;
    if (message.kind !== 'command' || !this.#handlers.has(command.operation))
      return { kind: 'dead-letter', reason: `no handler here for ${message.type}` };
    const log = this.#logOf({ message, command });
    const assignment: DeliveredAssignment = { message, command, deliveries };
    for (;;) {
      if (this.#stopping)
        return { kind: 'retry-later', delayMs: 0, reason: 'the service is stopping' };
      const before = this.#atWorkOnOwnDelivery(command.task_id);
      if (before === undefined) {
        const inTurn = await this.#beginInTurn(assignment);
        if (inTurn !== undefined) return inTurn;
        // Another copy of the command may have begun the task meanwhile.
        if (this.#atWorkOnOwnDelivery(command.task_id) === undefined)
          return this.#begin(assignment, log);
        continue;
      }
      // The broker lost its connection to us, or the next attempt's command arrives before this one
      // is settled: the log then says what is left to do.
      log.info('delivered again while running here', { deliveries });
      await Promise.allSettled([before]);
    }
  }

  /**
   * The work on a task here. A task in turn is held by another delivery, so its own delivery need
   * not wait.
   */
  #atWorkOnOwnDelivery(taskId: string): Promise<unknown> | undefined {
    return this.#inTurn.has(taskId)
      ? undefined
      : (this.#running.get(taskId)?.settled ?? this.#beginning.get(taskId));
  }

  get #busy(): readonly string[] {
    return [...this.#running.keys(), ...this.#beginning.keys()];
  }

  /**
   * If companies take turns: begins the task whose turn it is, and sends the delivered command
   * again. Undefined if it is the delivered command's turn.
   */
  async #beginInTurn(delivered: DeliveredAssignment): Promise<Verdict | undefined> {
    const { transactions } = this.#options;
    const next = await this.#turns?.instead(delivered.command);
    if (next === undefined || this.#busy.includes(next.command.task_id)) return undefined;
    this.#inTurn.add(next.command.task_id);
    try {
      return await this.#starting(
        next,
        transactions.beginInstead(delivered, next),
        (task): Promise<Verdict | undefined> | Verdict | undefined => {
          if (task instanceof ServiceError) return undefined;
          this.#options.metrics.turnTaken(next.command.operation);
          const log = this.#logOf(next);
          log.info('begun in turn', { instead_of: delivered.command.task_id });
          return this.#startAttempt({ ...next, deliveries: delivered.deliveries }, task, log);
        },
      );
    } finally {
      this.#inTurn.delete(next.command.task_id);
    }
  }

  async #begin(assignment: DeliveredAssignment, log: ServiceLog): Promise<Verdict> {
    if (this.#inTurn.has(assignment.command.task_id)) return nothingToDo(log, 'begun_in_turn');
    const { transactions } = this.#options;
    return this.#starting(
      assignment,
      transactions.begin(assignment.message, assignment.command, assignment),
      (task): Verdict | Promise<Verdict> => {
        if (task instanceof ServiceError) return nothingToDo(log, task.code);
        if (task === undefined) return nothingToDo(log, 'message_already_handled');
        return this.#startAttempt(assignment, task, log);
      },
    );
  }

  /** The refusal, if the log says that there is nothing to begin. */
  async #unlessSettled<T>(beginning: Promise<T>): Promise<T | ServiceError> {
    try {
      return await beginning;
    } catch (error) {
      if (error instanceof ServiceError && SETTLED_ELSEWHERE.includes(error.code)) return error;
      throw error;
    }
  }

  /**
   * Until `start` has put the attempt among those that run, the task counts as beginning: in between,
   * another copy of its command would begin it once more.
   */
  async #starting<T, V extends Verdict | undefined>(
    { command }: Assignment,
    beginning: Promise<T>,
    start: (task: T | ServiceError) => V | Promise<V>,
  ): Promise<V> {
    let started: V | Promise<V>;
    this.#beginning.set(command.task_id, beginning);
    try {
      started = start(await this.#unlessSettled(beginning));
    } finally {
      this.#beginning.delete(command.task_id);
    }
    return started;
  }

  #startAttempt(
    { message, command }: DeliveredAssignment,
    task: Task,
    log: ServiceLog,
  ): Verdict | Promise<Verdict> {
    this.#turns?.took(command.company_id);
    if (task.status === 'FAILURE') return this.#parked(task, log);
    const attempt = new Attempt(
      task,
      { attempt: task.attempt, attemptId: task.attemptId ?? '' },
      limitsOf(task.operation, this.#options.limitScale),
    );
    // If it began while the service was stopping, it is given back instead of dying with the
    // process.
    if (this.#stopping) attempt.stop('service_stopping');
    return this.#attempted({
      message,
      command,
      attempt,
      log: log.child({
        attempt: `${task.attempt} of ${limitsOf(task.operation).maxRetries + 1}`,
      }),
    });
  }

  #logOf({ message, command }: Assignment): ServiceLog {
    return this.#options.log.child({
      ...messageFacts(message),
      operation: command.operation,
      trace_id: traceIdOf(message.traceparent),
    });
  }

  #attempted(work: Omit<Work, 'span'>): Promise<Verdict> {
    const { command, attempt } = work;
    const { task_id, company_id, document_id } = command;
    return inSpan(
      command.operation,
      () => ({
        attributes: {
          task_id,
          company_id,
          document_id,
          attempt: attempt.task.attempt,
          operation: command.operation,
        },
      }),
      (span) => this.#work({ ...work, span }),
    );
  }

  /** The log ended the task because its workers kept dying, and has parked the message. */
  #parked(task: Task, log: ServiceLog): Verdict {
    log.error('task parked', { error: task.error });
    this.#options.metrics.deadLettered(this.#options.queue, task.error?.code ?? 'unknown');
    return ACK;
  }

  async #work(work: Work): Promise<Verdict> {
    const { attempt, command, log } = work;
    const { metrics } = this.#options;
    this.#running.set(command.task_id, attempt);
    metrics.attemptStarted(command.operation);
    if (attempt.task.attempt === 1) metrics.waited(command.operation, waitedSeconds(attempt.task));
    log.info('task started');
    let outcome: TaskOutcomeLabel = 'returned';
    try {
      outcome = await this.#settleWhenPossible(work, await this.#handled(work));
      return ACK;
    } finally {
      work.span.set({ outcome });
      this.#running.delete(command.task_id);
      metrics.attemptEnded(command.operation, outcome, attempt.seconds);
      log.info(`task ${outcome}`, { ms: Math.round(attempt.seconds * 1000) });
      attempt.end();
    }
  }

  /** Runs the handler; its progress is written before its end is. */
  async #handled(
    work: Work,
  ): Promise<{ readonly outcome: TaskOutcome } | { readonly fault: unknown }> {
    const { attempt, message, log } = work;
    const { transactions, progressIntervalMs } = this.#options;
    const progress = new ProgressWriter(
      (report) => transactions.progress(message, attempt, report),
      (error) => this.#onProgressRefused(attempt, error, log),
      progressIntervalMs,
      () => performance.now(),
    );
    try {
      return {
        outcome: await attempt.run(() =>
          this.#handlerOf(work.command).run(work.command, this.#contextOf(work, progress)),
        ),
      };
    } catch (fault) {
      work.span.fail(fault);
      return { fault };
    } finally {
      await progress.close();
    }
  }

  #handlerOf({ operation }: TaskCommand): TaskHandler {
    const handler = this.#handlers.get(operation);
    if (handler === undefined) throw new Error(`no handler here for ${operation}`);
    return handler;
  }

  #contextOf({ attempt, log, span }: Work, progress: ProgressWriter): TaskContext {
    return {
      taskId: attempt.task.taskId,
      attempt: attempt.task.attempt,
      signal: attempt.signal,
      records: this.#options.eventLog.records,
      objects: this.#options.objects,
      log,
      now: () => this.#options.eventLog.clock.now().getTime(),
      progress: (step, percent, detail) => {
        span.event(step, { percent, detail });
        progress.report(step, percent, detail);
      },
    };
  }

  #onProgressRefused(attempt: Attempt, error: unknown, log: ServiceLog): void {
    const code = codeOf(error);
    if (code === 'task_revoked' || code === 'attempt_superseded') return attempt.stop(code);
    log.debug('progress was not recorded', { error });
  }

  /**
   * The work is done and may have been costly: while the database is down, recording it waits as
   * long as the task may last. While it is full nothing else can be recorded either, so that giving
   * up would only count as the death of a worker: it waits until there is room.
   */
  async #settleWhenPossible(
    work: Work,
    end: { readonly outcome: TaskOutcome } | { readonly fault: unknown },
  ): Promise<TaskOutcomeLabel> {
    const patienceSeconds = Math.max(
      60,
      limitsOf(work.command.operation, this.#options.limitScale).hardSeconds,
    );
    for (let answerLost = false; ; answerLost = true) {
      try {
        // An earlier try may have recorded it although the reply was lost.
        return (
          (answerLost ? await this.#ownEnd(work) : undefined) ?? (await this.#settle(work, end))
        );
      } catch (error) {
        const isPatient = isFull(error) || work.attempt.seconds <= patienceSeconds;
        if (!isUnavailable(error) || !isPatient || this.#stopping) throw error;
        work.log.warn('the end of the task cannot be recorded yet', { error });
        await sleep(SETTLE_PAUSE_MS);
      }
    }
  }

  async #settle(
    work: Work,
    end: { readonly outcome: TaskOutcome } | { readonly fault: unknown },
  ): Promise<TaskOutcomeLabel> {
    try {
      if ('fault' in end) return await this.#recordFault(work, end.fault);
      await this.#options.transactions.succeed(work.message, work.attempt, end.outcome);
      await this.#afterwards(work, end.outcome);
      return 'succeeded';
    } catch (error) {
      if (isUnavailable(error)) throw error;
      if (ALREADY_DECIDED.includes(codeOf(error))) return this.#decidedElsewhere(work, error);
      // The records refused the outcome: that is a fault of the task like any other.
      if (!('fault' in end)) return this.#settle(work, { fault: error });
      throw error;
    }
  }

  /** The task has ended: what is left to do may fail without changing that. */
  async #afterwards({ log }: Work, outcome: TaskOutcome): Promise<void> {
    if (!('record' in outcome) || outcome.afterwards === undefined) return;
    try {
      await outcome.afterwards();
    } catch (error) {
      log.warn('what was left to do after the task failed', { error });
    }
  }

  async #recordFault(work: Work, fault: unknown): Promise<TaskOutcomeLabel> {
    const { message, attempt, log } = work;
    const { transactions, metrics, retryPolicy, limitScale, random } = this.#options;
    if (attempt.stopReason === 'task_revoked') return 'revoked';
    if (attempt.stopReason === 'attempt_superseded') return this.#decidedElsewhere(work, fault);
    if (attempt.stopReason === 'service_stopping') {
      await transactions.interrupt(message, attempt, 'The service was stopped');
      return 'returned';
    }
    const decision = decideOnFault(fault, {
      retries: attempt.task.retries,
      limits: limitsOf(attempt.task.operation, limitScale),
      policy: retryPolicy,
      random: (random ?? Math.random)(),
    });
    if (decision.do === 'fail') {
      log.warn('task fails', {
        error: decision.error.code === 'internal_error' ? fault : taskErrorOf(fault),
      });
      await transactions.fail(message, attempt, decision.error);
      return 'failed';
    }
    log.warn('task will be tried again', {
      error: decision.error,
      delay_seconds: Math.round(decision.delaySeconds),
    });
    await transactions.retry(message, attempt, decision.error, decision.delaySeconds);
    metrics.retryScheduled(attempt.task.operation, decision.error.code);
    return 'retried';
  }

  /** How this attempt ended according to the log; undefined if the log has no end. */
  async #ownEnd({ attempt }: Work): Promise<TaskOutcomeLabel | undefined> {
    const timeline = await this.#options.eventLog.tasks.timeline(attempt.task.taskId);
    const own = timeline?.attempts.find(({ attemptId }) => attemptId === attempt.fence.attemptId);
    return own && OWN_ENDS[own.outcome];
  }

  /** The task was revoked, or another attempt is current. */
  async #decidedElsewhere({ attempt, log }: Work, reason: unknown): Promise<TaskOutcomeLabel> {
    const task = await this.#options.eventLog.tasks.load(attempt.task.taskId);
    if (task?.status === 'REVOKED') return 'revoked';
    log.warn('the result of a superseded attempt was rejected', {
      reason: codeOf(reason),
      current_attempt: task?.attempt,
      status: task?.status,
    });
    return 'fenced';
  }
}
