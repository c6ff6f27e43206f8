import type { TaskCommand } from '@fde/contracts';
import {
  commandOfTask,
  requestContext,
  taskInTurn,
  type AskedFor,
  type EventLog,
} from '@fde/event-log';

/** Companies beyond count as if they never had a turn. */
const MOST_REMEMBERED = 1_000;

/**
 * Says which task a delivery begins where companies take turns. How many tasks of each company are at work stands in
 * the database, for all workers together; which of equals had its turn last is remembered by each worker alone, so that
 * after a restart one company at most has a turn too many.
 */
export class CompanyTurns {
  readonly #log: EventLog;
  /** The oldest turn first. */
  readonly #served = new Set<number>();

  constructor(log: EventLog) {
    this.#log = log;
  }

  /**
   * The command to begin with instead of the one that was delivered; undefined where that one's company is in turn, or
   * nothing waits.
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
