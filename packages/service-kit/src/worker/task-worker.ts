import { randomUUID } from 'node:crypto';
import {
  OPERATIONS,
  OPERATION_NAMES,
  type OperationName,
  type QueueDefinition,
} from '@fde/contracts';
import { WorkerSession } from '@fde/event-log';
import type { Consumer } from '@fde/messaging';
import type { COMMON_SETTINGS, TASK_SETTINGS } from '../configuration/common-settings.js';
import type { SettingValues } from '../configuration/setting.js';
import type { HealthCheck } from '../health/health-checks.js';
import type { Component } from '../life-cycle/life-cycle.js';
import type { ServiceLog } from '../log/service-log.js';
import type { ServiceMetrics } from '../metrics/service-metrics.js';
import type { Platform } from '../platform/platform-parts.js';
import { taskSupervision } from '../supervision/task-supervision.js';
import { AttemptTransactions, workerIdentity } from '../task-runner/attempt-transactions.js';
import { retryPolicy } from '../task-runner/retry-delay.js';
import type { TaskHandler } from '../task-runner/task-handler.js';
import { TaskRunner } from '../task-runner/task-runner.js';
import type { PeriodicPart } from '../life-cycle/periodic-part.js';

type TaskValues = SettingValues<typeof TASK_SETTINGS> & SettingValues<typeof COMMON_SETTINGS>;

export interface TaskWorkerOptions {
  readonly service: string;
  readonly platform: Platform;
  readonly queue: QueueDefinition;
  readonly handlers: readonly TaskHandler[];
  readonly settings: TaskValues;
  readonly log: ServiceLog;
  readonly metrics: ServiceMetrics;
}

/** How much longer than its handlers a consumer is waited for. */
const CONSUMER_MARGIN_MS = 5000;

/** Operations whose commands come through this queue. */
export const operationsOf = (queue: QueueDefinition): readonly OperationName[] =>
  OPERATION_NAMES.filter((name) => queue.bindings.includes(OPERATIONS[name].command));

/** Takes the commands of one queue to their handlers: session, runner, consumer, supervision. */
export class TaskWorker implements Component {
  readonly name = 'task worker';
  readonly #options: TaskWorkerOptions;
  #session: WorkerSession | undefined;
  #runner: TaskRunner | undefined;
  #consumer: Consumer | undefined;
  #supervision: PeriodicPart | undefined;

  constructor(options: TaskWorkerOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const { platform, queue, service, settings, log } = this.#options;
    this.#session = await WorkerSession.open(platform.database, service, randomUUID());
    const runner = this.#makeRunner(this.#session.id);
    this.#runner = runner;
    runner.start();
    this.#consumer = await platform.broker.consume(queue, (delivery) => runner.take(delivery), {
      prefetch: settings.TASK_CONCURRENCY ?? queue.prefetch,
    });
    this.#supervision = taskSupervision({
      eventLog: platform.eventLog,
      broker: platform.broker,
      queue,
      operations: operationsOf(queue),
      log,
      intervalSeconds: settings.SUPERVISION_SECONDS,
      unansweredSeconds: settings.UNANSWERED_SECONDS,
    });
    await this.#supervision.start();
  }

  /** Takes nothing new, lets the work under way end within STOP_SECONDS, and gives back what does not. */
  async stop(): Promise<void> {
    const graceMs = this.#options.settings.STOP_SECONDS * 1000;
    await this.#supervision?.stop();
    await Promise.all([
      this.#consumer?.stop(graceMs + CONSUMER_MARGIN_MS),
      this.#runner?.stop(graceMs),
    ]);
    await this.#session?.close();
  }

  check(): HealthCheck {
    return {
      name: 'consumer',
      check: () => {
        const health = this.#consumer?.health();
        if (health?.alive !== true)
          throw new Error(
            `nothing is consumed from ${this.#options.queue.name}: ${health?.lastError ?? 'not started'}`,
          );
        if (this.#session?.alive !== true)
          throw new Error('the worker session is being opened again');
      },
    };
  }

  #makeRunner(sessionId: string): TaskRunner {
    const { platform, queue, service, handlers, settings, log, metrics } = this.#options;
    return new TaskRunner({
      eventLog: platform.eventLog,
      objects: platform.objects,
      handlers,
      log,
      metrics,
      queue: queue.name,
      transactions: new AttemptTransactions(
        platform.eventLog,
        workerIdentity(service, sessionId),
        queue.name,
      ),
      retryPolicy: retryPolicy(settings.RETRY_MIN_SECONDS, settings.RETRY_MAX_SECONDS),
      companiesTakeTurns: queue.inTurns === true,
      limitScale: settings.TASK_LIMIT_SCALE,
      progressIntervalMs: settings.PROGRESS_INTERVAL_MS,
      revocationPollMs: settings.REVOCATION_POLL_MS,
    });
  }
}
