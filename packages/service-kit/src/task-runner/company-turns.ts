import type { OperationName, TaskCommand } from '@fde/contracts';
import {
  Batcher,
  commandOfTask,
  requestContext,
  tasksInTurn,
  type Assignment,
  type EventLog,
  type TaskInTurn,
} from '@fde/event-log';

/** Companies beyond this number count as never having had a turn. */
const MOST_REMEMBERED = 1_000;

/**
 * A slot for each delivery. Deliveries of companies in turn keep their own, so that as few commands
 * as possible are sent again.
 */
export const giveSlots = (
  deliveries: readonly TaskCommand[],
  inTurn: readonly TaskInTurn[],
): readonly (TaskInTurn | undefined)[] => {
  let left = inTurn;
  const takeOf = (fits: (task: TaskInTurn) => boolean): TaskInTurn | undefined => {
    const at = left.findIndex(fits);
    const task = left[at];
    if (task !== undefined) left = left.toSpliced(at, 1);
    return task;
  };
  const own = deliveries.map(({ company_id }) =>
    takeOf(({ companyId }) => companyId === company_id),
  );
  return own.map((task) => task ?? takeOf(() => true));
};

/**
 * Says which task a delivery begins if companies take turns. The database counts the running tasks
 * of each company over all workers. Only each worker remembers which of several equals had its turn
 * last, so that after a restart at most one company gets a turn too many.
 */
export class CompanyTurns {
  readonly #log: EventLog;
  readonly #busy: () => readonly string[];
  /** The oldest turn first. */
  readonly #served = new Set<number>();
  /** Tasks with a slot by the last answer; the worker may not yet have started them. */
  #lastTurns: readonly string[] = [];
  /** Deliveries that come at the same time are answered by one question, a slot for each. */
  readonly #questions = new Map<OperationName, Batcher<TaskCommand, TaskInTurn | undefined>>();

  /** `busy`: the tasks at work in this process, which the log may not show yet. */
  constructor(log: EventLog, busy: () => readonly string[]) {
    this.#log = log;
    this.#busy = busy;
  }

  /**
   * The command to begin with instead of the one that was delivered; undefined if that one's
   * company is in turn, or nothing waits.
   */
  async instead(delivered: TaskCommand): Promise<Assignment | undefined> {
    const inTurn = await this.#questionsOf(delivered.operation).add(delivered);
    if (inTurn === undefined || inTurn.companyId === delivered.company_id) return undefined;
    const task = await this.#log.tasks.load(inTurn.taskId);
    if (task === undefined) return undefined;
    const context = await requestContext(this.#log, inTurn.taskId);
    return commandOfTask(this.#log, task, context);
  }

  #questionsOf(operation: OperationName): Batcher<TaskCommand, TaskInTurn | undefined> {
    const known = this.#questions.get(operation);
    if (known !== undefined) return known;
    const made = new Batcher<TaskCommand, TaskInTurn | undefined>((deliveries) =>
      this.#inTurn(operation, deliveries),
    );
    this.#questions.set(operation, made);
    return made;
  }

  async #inTurn(
    operation: OperationName,
    deliveries: readonly TaskCommand[],
  ): Promise<readonly (TaskInTurn | undefined)[]> {
    const inTurn = await tasksInTurn(this.#log.database, {
      operation,
      slots: deliveries.length,
      busy: [...this.#busy(), ...this.#lastTurns],
      served: [...this.#served],
    });
    this.#lastTurns = inTurn.map(({ taskId }) => taskId);
    return giveSlots(deliveries, inTurn);
  }

  /** A task of the company has started. */
  took(companyId: number): void {
    this.#served.delete(companyId);
    this.#served.add(companyId);
    const [oldest] = this.#served;
    if (this.#served.size > MOST_REMEMBERED && oldest !== undefined) this.#served.delete(oldest);
  }
}
