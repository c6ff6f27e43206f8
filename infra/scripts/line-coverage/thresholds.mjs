// @ts-check
/**
 * How much of the code the specs must run, in per cent of its lines. A room that decides what a number is, or that must
 * lose no message, is held to more than the whole. `alone`: unit specs reach it by themselves; the others are judged only
 * when all tiers run, because their code speaks to PostgreSQL and RabbitMQ.
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
 * Rooms whose lines are shown but not counted among all rooms: V8 of Node.js does not see what runs in a browser. The
 * console's pages are shown to work by `npm run test:browser`.
 */
export const RUN_ELSEWHERE = new Set(['console']);
