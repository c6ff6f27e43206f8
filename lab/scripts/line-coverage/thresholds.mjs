// @ts-check
/**
 * How much of the code the specs must run, in per cent of its lines. Rooms that decide what a number is, or must not
 * lose a message, have higher thresholds than the rest. `alone`: unit specs reach it on their own; the others are
 * judged only when all tiers run, because their code uses PostgreSQL and RabbitMQ.
 *
 * @typedef {{ name: string, rooms: readonly string[] | undefined, lines: number, alone: boolean }} Threshold
 * @type {readonly Threshold[]}
 */
export const THRESHOLDS = [
  { name: 'all rooms', rooms: undefined, lines: 92, alone: false },
  { name: 'statements', rooms: ['statements'], lines: 97, alone: true },
  { name: 'event-log', rooms: ['event-log'], lines: 97, alone: false },
  { name: 'messaging', rooms: ['messaging'], lines: 97, alone: false },
];

/**
 * Rooms whose lines are shown but not counted in the total: the V8 of Node.js does not see what runs in a browser.
 * `npm run test:browser` tests the console's pages.
 */
export const RUN_ELSEWHERE = new Set(['console']);
