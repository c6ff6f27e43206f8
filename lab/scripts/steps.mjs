/**
 * The benchmarks of speed that `npm run benchmarks -w lab` runs, in this order. A benchmark that takes `--json FILE` writes its
 * measures there as rows { measure, value, unit, aim, reached, note } (aim, reached and note may be null). Of every
 * other benchmark, the last printed lines are kept. Together they take less than half an hour on two processors.
 *
 * @typedef {{
 *   title: string, script: string, options: readonly string[], rows: boolean, minutes: number,
 * }} BenchStep
 * @typedef {{
 *   measure: string, value: number, unit: string, aim: string | null, reached: boolean | null, note: string | null,
 * }} BenchRow
 *
 * @type {readonly BenchStep[]}
 */
export const STEPS = [
  {
    title: 'The way of a task',
    script: 'flow',
    options: ['--rounds', '2'],
    rows: true,
    minutes: 14,
  },
  {
    title: 'More processes',
    script: 'pipeline',
    options: ['--only', 'b,d,e,f'],
    rows: true,
    minutes: 9,
  },
  { title: 'Compiling statements', script: 'compile', options: [], rows: false, minutes: 3 },
  {
    title: 'Reading a report',
    script: 'extract',
    options: ['--runs', '2'],
    rows: false,
    minutes: 4,
  },
  {
    title: 'What an idle installation takes',
    script: 'start-up',
    options: ['--rounds', '1'],
    rows: false,
    minutes: 4,
  },
  {
    title: 'Pages of an installation that has grown',
    script: 'growth',
    options: [],
    rows: true,
    minutes: 8,
  },
  {
    title: 'A log that has grown',
    script: 'log',
    options: ['--events', '1000000', '--tasks', '1000'],
    rows: true,
    minutes: 6,
  },
  {
    title: 'The gateway',
    script: 'gateway',
    options: ['--seconds', '2', '--rounds', '3'],
    rows: false,
    minutes: 7,
  },
  {
    title: 'The console',
    script: 'console',
    options: ['--rounds', '3'],
    rows: true,
    minutes: 4,
  },
];
