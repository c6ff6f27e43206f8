import { ServiceError } from '@fde/contracts';
import { Batcher, GATHER_MS } from '../../batcher.js';
import type { QueryRow } from '../../database/database.js';
import type { MessageContext } from '../../message-context.js';
import { notifyOutbox } from '../../outbox/outbox.js';
import { writeInOneRoundTrip } from '../../projections/read-model-lock.js';
import {
  isPlaced,
  placing,
  taskToPlace,
  type TaskRequest,
  type TaskToPlace,
} from '../place-task.js';
import type { Task } from '../task.js';
import { isOutcomeUnknown, type TasksLog } from './tasks-log.js';

/** Most tasks of one batch: one that waits for a place holds up the others. */
const MOST_AT_ONCE = 50;

/** Places new tasks together with those that are asked for at the same time. */
export class TaskPlaces {
  readonly #log: TasksLog;
  readonly #batcher: Batcher<TaskToPlace, Task | undefined>;

  constructor(log: TasksLog) {
    this.#log = log;
    this.#batcher = new Batcher<TaskToPlace, Task | undefined>((places) => this.#together(places), {
      largest: MOST_AT_ONCE,
      gatherMs: GATHER_MS,
    });
  }

  /**
   * The task that was placed. Undefined if it must be placed individually: its place is taken, its
   * subject does not exist, or a transaction blocked it. Throws `invalid_request` and
   * `invalid_event`, and `database_unavailable` or `database_timeout` (whether it was placed is
   * then unknown).
   */
  async take(context: MessageContext, request: TaskRequest): Promise<Task | undefined> {
    const handover = this.#log.handover();
    const { ids } = this.#log;
    return this.#batcher.add(taskToPlace(request, { context, now: handover.now, ids, handover }));
  }

  async #together(places: readonly TaskToPlace[]): Promise<readonly (Task | undefined)[]> {
    const handover = this.#log.handover();
    const answers = await writeInOneRoundTrip(this.#log.database, placing(places, handover)).catch(
      (error: unknown): readonly QueryRow[] => {
        if (isOutcomeUnknown(error)) throw error;
        return [];
      },
    );
    const placed = places.map((place) => wasPlaced(place, answers));
    const messages = places.flatMap((place, index) => (placed[index] ? place.messages : []));
    // If it is lost, others notice at their next poll.
    if (!handover.taken && messages.length > 0)
      await this.#log.database.run(notifyOutbox).catch(() => undefined);
    this.#log.committed(messages);
    return places.map(({ task }, index) => (placed[index] ? task : undefined));
  }
}

/** The caller gets the error of its task when that is placed individually. */
const wasPlaced = (place: TaskToPlace, answers: readonly QueryRow[]): boolean => {
  try {
    return isPlaced(place, answers);
  } catch (error) {
    if (error instanceof ServiceError) return false;
    throw error;
  }
};
