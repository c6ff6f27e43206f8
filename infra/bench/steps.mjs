/**
 * The benchmarks of speed that `npm run bench` runs, in this order. A benchmark that takes `--json FILE` leaves its
 * measures there as rows { measure, value, unit, aim, reached, note } (aim, reached and note may be null); of every other
 * one the last lines that it prints are kept. Together they stay below half an hour on two processors.
 */
export const STEPS = [
  {
    title: 'The way of a task',
    script: 'bench:flow',
    options: ['--rounds', '2'],
    rows: true,
    minutes: 14,
  },
  {
    title: 'More extractors',
    script: 'bench:pipeline',
    options: ['--only', 'b,d'],
    rows: true,
    minutes: 6,
  },
  { title: 'Compiling statements', script: 'bench:compile', options: [], rows: false, minutes: 3 },
  { title: 'The gateway', script: 'bench:gateway', options: [], rows: false, minutes: 5 },
];
