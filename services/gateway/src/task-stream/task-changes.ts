import type { Task, TaskReader } from '@fde/event-log';
import { setTimeout as sleep } from 'node:timers/promises';

type Heard = (task: Task) => void;

/** Tells the id of a task whose status row changed; an empty one when notifications may have been missed. */
export type ChangeHints = (heard: (taskId: string) => void) => () => void;

/**
 * Reports changes of watched tasks: at once after a notification, and every `pollMs` in any case,
 * because notifications may be lost. One query per task, however many watch it.
 */
export class TaskChanges {
  readonly #tasks: Pick<TaskReader, 'load'>;
  readonly #hints: ChangeHints;
  readonly #pollMs: number;
  readonly #watched = new Map<string, Set<Heard>>();
  #polling = false;
  #endHints: (() => void) | undefined;

  constructor(tasks: Pick<TaskReader, 'load'>, hints: ChangeHints, pollMs: number) {
    this.#tasks = tasks;
    this.#hints = hints;
    this.#pollMs = pollMs;
  }

  /**
   * Calls `heard` with the task at every poll; the versions tell what is new. Returns what ends the
   * watch.
   */
  watch(taskId: string, heard: Heard): () => void {
    const all = this.#watched.get(taskId) ?? new Set<Heard>();
    this.#watched.set(taskId, all.add(heard));
    this.#endHints ??= this.#hints((changed) => {
      if (changed !== '') void this.#look(changed);
    });
    if (!this.#polling) void this.#poll();
    return () => {
      all.delete(heard);
      if (all.size === 0) this.#watched.delete(taskId);
    };
  }

  /** Ends notifications; remaining watches hear nothing more. */
  stop(): void {
    this.#endHints?.();
    this.#watched.clear();
  }

  async #poll(): Promise<void> {
    this.#polling = true;
    while (this.#watched.size > 0) {
      await sleep(this.#pollMs);
      for (const taskId of this.#watched.keys()) await this.#look(taskId);
    }
    this.#polling = false;
  }

  async #look(taskId: string): Promise<void> {
    if (!this.#watched.has(taskId)) return;
    // The database is down for a moment: the next poll reports what was missed.
    const task = await this.#tasks.load(taskId).catch(() => undefined);
    if (task !== undefined) for (const heard of this.#watched.get(taskId) ?? []) heard(task);
  }
}
