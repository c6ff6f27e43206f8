import type { Adapter, ChaosStack } from './chaos-stack.js';
import type { Load } from './load.js';
import type { SeededRandom } from './seeded-random.js';

/** What a scenario works with. */
export interface Chaos {
  readonly stack: ChaosStack;
  readonly load: Load;
  readonly random: SeededRandom;
}

/** One failure test; the numbers are those of the project's list of failure tests. */
export interface Scenario {
  readonly number: number;
  readonly name: string;
  /** The adapters on which the failure can happen. */
  readonly adapters: readonly Adapter[];
  /** About how long it takes with its audit on a quiet machine, for choosing a subset. */
  readonly seconds: number;
  /** Does the damage and its own checks; the audit follows. Throws if something is wrong. */
  run(chaos: Chaos): Promise<void>;
}

export const BOTH: readonly Adapter[] = ['rabbitmq', 'postgres'];
export const RABBITMQ: readonly Adapter[] = ['rabbitmq'];
