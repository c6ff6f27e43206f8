import type { TaskCommand } from '@fde/contracts';
import {
  commandOfTask,
  requestContext,
  taskInTurn,
  type AskedFor,
  type EventLog,
} from '@fde/event-log';

/** Companies beyond this number count as never having had a turn. */
const MOST_REMEMBERED = 1_000;

/**
 * Says which task a delivery begins if companies take turns. The database counts the running tasks
 * of each company over all workers. Only each worker remembers which of several equals had its turn
 * last, so that after a restart at most one company gets a turn too many.
 */
export class CompanyTurns {
  readonly #log: EventLog;
  /** The oldest turn first. */
  readonly #served = new Set<number>();

  constructor(log: EventLog) {
    this.#log = log;
  }

  /**
   * The command to begin with instead of the one that was delivered; undefined if that one's
   * company is in turn, or nothing waits.
   */
  async instead(delivered: TaskCommand, busy: readonly string[]): Promise<AskedFor | undefined> {
    const served = [...this.#served];
    const inTurn = await taskInTurn(this.#log.database, {
      operation: delivered.operation,
      busy,
      served,
    });
    if (inTurn === undefined || inTurn.companyId === delivered.company_id) return undefined;
    const task = await this.#log.tasks.load(inTurn.taskId);
    if (task === undefined) return undefined;
    const context = await requestContext(this.#log, inTurn.taskId);
    return commandOfTask(this.#log, task, context);
  }

  /** A task of the company is begun. */
  took(companyId: number): void {
    this.#served.delete(companyId);
    this.#served.add(companyId);
    const [oldest] = this.#served;
    if (this.#served.size > MOST_REMEMBERED && oldest !== undefined) this.#served.delete(oldest);
  }
}
