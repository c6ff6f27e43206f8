import { TASK_REVOKED_CHANNEL, currentAttempts, type EventLog } from '@fde/event-log';
import type { ServiceLog } from '../log/service-log.js';
import type { Attempt } from './attempt.js';

/**
 * Stops attempts whose task was revoked (or ended by others): by a notification, and by checking
 * the log regularly in case a notification is lost.
 */
export class RevocationWatch {
  readonly #eventLog: EventLog;
  readonly #attempts: ReadonlyMap<string, Attempt>;
  readonly #pollMs: number;
  readonly #log: ServiceLog;
  #timer: NodeJS.Timeout | undefined;
  #unsubscribe: (() => void) | undefined;
  #looking = false;

  constructor(
    eventLog: EventLog,
    attempts: ReadonlyMap<string, Attempt>,
    pollMs: number,
    log: ServiceLog,
  ) {
    this.#eventLog = eventLog;
    this.#attempts = attempts;
    this.#pollMs = pollMs;
    this.#log = log;
  }

  start(): void {
    // An empty payload: notifications may have been missed.
    this.#unsubscribe = this.#eventLog.database.listener.on(TASK_REVOKED_CHANNEL, (taskId) => {
      if (taskId === '') void this.#look();
      else this.#attempts.get(taskId)?.stop('task_revoked');
    });
    this.#timer = setInterval(() => void this.#look(), this.#pollMs);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#unsubscribe?.();
  }

  async #look(): Promise<void> {
    // A slow database must not get more and more checks at once, each on its own connection.
    if (this.#attempts.size === 0 || this.#looking) return;
    this.#looking = true;
    try {
      const looked = [...this.#attempts.values()];
      const current = await currentAttempts(
        this.#eventLog.database,
        looked.map(({ task }) => task.taskId),
      );
      for (const attempt of looked) this.#compare(attempt, current.get(attempt.task.taskId));
    } catch (error) {
      this.#log.debug('revocations could not be looked up', { error });
    } finally {
      this.#looking = false;
    }
  }

  #compare(attempt: Attempt, current: string | undefined): void {
    if (current === attempt.fence.attemptId) return;
    attempt.stop(current === undefined ? 'task_revoked' : 'attempt_superseded');
  }
}
