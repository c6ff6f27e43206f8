import type { ServiceLog } from '../log/service-log.js';

/** A part of a process; it starts after the parts it needs, and stops before them. */
export interface Component {
  readonly name: string;
  start?(): Promise<unknown>;
  stop?(): Promise<unknown>;
}

export type LifeCycleState = 'created' | 'starting' | 'active' | 'stopping' | 'stopped';

/**
 * Starts components in the order given and stops them in reverse. If a start fails, the started
 * ones are stopped and it throws; if a stop fails, it is logged and the others are still stopped.
 */
export class LifeCycle {
  readonly #log: ServiceLog;
  readonly #components: readonly Component[];
  readonly #started: Component[] = [];
  #state: LifeCycleState = 'created';
  #stopping: Promise<void> | undefined;

  constructor(components: readonly Component[], log: ServiceLog) {
    this.#components = components;
    this.#log = log;
  }

  get state(): LifeCycleState {
    return this.#state;
  }

  async start(): Promise<void> {
    if (this.#state !== 'created')
      throw new Error(`A life cycle that is ${this.#state} cannot start`);
    this.#state = 'starting';
    try {
      for (const component of this.#components) await this.#startOne(component);
    } catch (error) {
      await this.stop();
      throw error;
    }
    // A signal may have come while the last component started.
    if (this.#state === 'starting') this.#state = 'active';
  }

  /** May be called at any time and more than once; all calls wait for the same end. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #startOne(component: Component): Promise<void> {
    if (this.#state !== 'starting') return;
    this.#started.push(component);
    await component.start?.();
  }

  async #stopAll(): Promise<void> {
    this.#state = 'stopping';
    for (const component of this.#started.toReversed()) {
      try {
        await component.stop?.();
      } catch (error) {
        this.#log.error('component did not stop cleanly', { component: component.name, error });
      }
    }
    this.#state = 'stopped';
  }
}
