import { setTimeout as sleep } from 'node:timers/promises';
import {
  ServiceError,
  type CommandEnvelope,
  type OperationName,
  type TaskCommand,
} from '@fde/contracts';
import { messageFacts, type EventLog, type Task, type TimelineAttempt } from '@fde/event-log';
import { ACK, type Delivery, type Verdict } from '@fde/messaging';
import type { ObjectStore } from '@fde/object-store';
import { inSpan, traceIdOf, type Span } from '@fde/tracing';
import type { ServiceLog } from '../log/service-log.js';
import type { ServiceMetrics, TaskOutcomeLabel } from '../metrics/service-metrics.js';
import { Attempt } from './attempt.js';
import type { AttemptTransactions } from './attempt-transactions.js';
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
  /** Multiplies soft and hard limits. */
  readonly limitScale: number;
  readonly progressIntervalMs: number;
  readonly revocationPollMs: number;
  readonly log: ServiceLog;
  readonly metrics: ServiceMetrics;
  /** From [0, 1). */
  readonly random?: () => number;
}

/** Refusals to begin that mean: the command has had its effect, or will have it without this delivery. */
const SETTLED_ELSEWHERE: readonly string[] = [
  'task_finished',
  'task_revoked',
  'task_not_found',
  'attempt_running',
  'attempt_not_due',
];
/** Ends of an attempt that the log has decided already. */
const ALREADY_DECIDED: readonly string[] = [
  'task_revoked',
  'task_finished',
  'attempt_superseded',
  'task_not_found',
];
const SETTLE_PAUSE_MS = 1000;
/** How an attempt ended by its own wish. */
const OWN_ENDS: Readonly<Partial<Record<TimelineAttempt['outcome'], TaskOutcomeLabel>>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  retry: 'retried',
  interrupted: 'returned',
};

const codeOf = (error: unknown): string => (error instanceof ServiceError ? error.code : '');
const isUnavailable = (error: unknown): boolean =>
  ['database_unavailable', 'database_timeout'].includes(codeOf(error));

/** What is known of an attempt while it runs. */
interface Work {
  readonly message: CommandEnvelope;
  readonly command: TaskCommand;
  readonly attempt: Attempt;
  readonly log: ServiceLog;
  readonly span: Span;
}

/**
 * The one way through for a command: begin an attempt (or drop the message, when the log says that there is nothing to
 * do), run the handler under the task's limits, and record its outcome or its fault in one transaction. Whatever
 * happens to this process in between, the message comes again and the log decides what is left to do.
 */
export class TaskRunner {
  readonly #options: TaskRunnerOptions;
  readonly #handlers: ReadonlyMap<OperationName, TaskHandler>;
  readonly #running = new Map<string, Attempt>();
  /** Tasks whose next attempt is being begun: a second delivery waits until the log has answered. */
  readonly #beginning = new Map<string, Promise<unknown>>();
  readonly #watch: RevocationWatch;
  #stopping = false;

  constructor(options: TaskRunnerOptions) {
    this.#options = options;
    this.#handlers = new Map(options.handlers.map((handler) => [handler.operation, handler]));
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

  /** Waits for the attempts at work up to `graceMs`, then gives them back to others. */
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
    const handler = this.#handlers.get(command.operation);
    if (message.kind !== 'command' || handler === undefined)
      return { kind: 'dead-letter', reason: `nobody here does ${message.type}` };
    const log = this.#options.log.child({
      ...messageFacts(message),
      operation: command.operation,
      trace_id: traceIdOf(message.traceparent),
    });
    for (;;) {
      if (this.#stopping)
        return { kind: 'retry-later', delayMs: 0, reason: 'the service is stopping' };
      const before =
        this.#running.get(command.task_id)?.settled ?? this.#beginning.get(command.task_id);
      if (before === undefined) return this.#begin({ message, deliveries }, command, handler, log);
      // The broker lost sight of us, or the command of the next attempt is here before the end of this one is settled:
      // then the log says what is left to do.
      log.info('delivered again while at work here', { deliveries });
      await Promise.allSettled([before]);
    }
  }

  async #begin(
    { message, deliveries }: { readonly message: CommandEnvelope; readonly deliveries: number },
    command: TaskCommand,
    handler: TaskHandler,
    log: ServiceLog,
  ): Promise<Verdict> {
    let task: Task | undefined;
    try {
      const beginning = this.#options.transactions.begin(message, command, { deliveries });
      this.#beginning.set(command.task_id, beginning);
      task = await beginning;
    } catch (error) {
      if (!SETTLED_ELSEWHERE.includes(codeOf(error))) throw error;
      log.info('nothing to do', { reason: codeOf(error) });
      return ACK;
    } finally {
      this.#beginning.delete(command.task_id);
    }
    if (task === undefined) {
      log.info('nothing to do', { reason: 'message_already_handled' });
      return ACK;
    }
    if (task.status === 'FAILURE') return this.#parked(task, log);
    const attempt = new Attempt(
      task,
      { attempt: task.attempt, attemptId: task.attemptId ?? '' },
      limitsOf(task.operation, this.#options.limitScale),
    );
    // Begun while the service was told to stop, it is given back, and does not die with the process.
    if (this.#stopping) attempt.stop('service_stopping');
    return this.#attempted(
      {
        message,
        command,
        attempt,
        log: log.child({
          attempt: `${task.attempt} of ${limitsOf(task.operation).maxRetries + 1}`,
        }),
      },
      handler,
    );
  }

  #attempted(work: Omit<Work, 'span'>, handler: TaskHandler): Promise<Verdict> {
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
      (span) => this.#work({ ...work, span }, handler),
    );
  }

  /** The log ended the task because its workers kept dying, and has parked the message. */
  #parked(task: Task, log: ServiceLog): Verdict {
    log.error('task parked', { error: task.error });
    this.#options.metrics.deadLettered(this.#options.queue, task.error?.code ?? 'unknown');
    return ACK;
  }

  async #work(work: Work, handler: TaskHandler): Promise<Verdict> {
    const { attempt, command, log } = work;
    const { metrics } = this.#options;
    this.#running.set(command.task_id, attempt);
    metrics.attemptStarted(command.operation);
    log.info('task started');
    let outcome: TaskOutcomeLabel = 'returned';
    try {
      outcome = await this.#settleWhenPossible(work, await this.#handled(work, handler));
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
    handler: TaskHandler,
  ): Promise<{ readonly outcome: TaskOutcome } | { readonly fault: unknown }> {
    const { attempt, message, log } = work;
    const { transactions, progressIntervalMs } = this.#options;
    const progress = new ProgressWriter(
      (report) => transactions.progress(message, attempt, report),
      (error) => this.#onProgressRefused(attempt, error, log),
      progressIntervalMs,
      Date.now,
    );
    try {
      return {
        outcome: await attempt.run(() =>
          handler.run(work.command, this.#contextOf(work, progress)),
        ),
      };
    } catch (fault) {
      work.span.fail(fault);
      return { fault };
    } finally {
      await progress.close();
    }
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

  /** The work is done, perhaps at some cost: while the database is away its record waits, as long as the task may last. */
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
        // Tried before, it may have been recorded and the answer lost on its way.
        return (
          (answerLost ? await this.#ownEnd(work) : undefined) ?? (await this.#settle(work, end))
        );
      } catch (error) {
        if (!isUnavailable(error) || work.attempt.seconds > patienceSeconds || this.#stopping)
          throw error;
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
      return 'succeeded';
    } catch (error) {
      if (isUnavailable(error)) throw error;
      if (ALREADY_DECIDED.includes(codeOf(error))) return this.#decidedElsewhere(work, error);
      // The records refused the outcome: that is a fault of the task like any other.
      if (!('fault' in end)) return this.#settle(work, { fault: error });
      throw error;
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
    log.warn('task is tried again', {
      error: decision.error,
      delay_seconds: Math.round(decision.delaySeconds),
    });
    await transactions.retry(message, attempt, decision.error, decision.delaySeconds);
    metrics.retryScheduled(attempt.task.operation, decision.error.code);
    return 'retried';
  }

  /** How the log says that this attempt ended by itself; undefined where it does not. */
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
