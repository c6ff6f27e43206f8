import type { Scenario } from '../scenario.js';
import { BROKER_LOSS } from './broker-loss.js';
import { BROKER_OUTAGES } from './broker-outages.js';
import { CLOCKS } from './clocks.js';
import { DATABASE } from './database.js';
import { HARD_TASKS } from './hard-tasks.js';
import { KILLS } from './kills.js';
import { LITTLE_MEMORY } from './little-memory.js';
import { MESSAGES } from './messages.js';
import { POISON_LETTERS } from './poison-letters.js';
import { RESTARTS_UNDER_LOAD } from './restarts.js';
import { REVIEWS } from './reviews.js';
import { REVOCATIONS } from './revocations.js';
import { WATCHES } from './watches.js';
import { WEBHOOKS } from './webhooks.js';
import { WIRES } from './wires.js';

/** The twenty failure tests of the original list and those added since, by number. */
export const SCENARIOS: readonly Scenario[] = [
  ...KILLS,
  ...BROKER_OUTAGES,
  ...BROKER_LOSS,
  ...DATABASE,
  ...WIRES,
  ...HARD_TASKS,
  ...MESSAGES,
  ...POISON_LETTERS,
  ...REVIEWS,
  ...REVOCATIONS,
  ...RESTARTS_UNDER_LOAD,
  ...CLOCKS,
  ...LITTLE_MEMORY,
  ...WATCHES,
  ...WEBHOOKS,
].toSorted((a, b) => a.number - b.number);
