#!/usr/bin/env node
// The specs in a real browser, two files at a time; those that failed run once more, each alone, as in `npm test`.
// Ends with `N passed, N failed`.
//
//   npm run test:browser                              every spec
//   npm run test:browser -- --only desk --only home   these of the console
import { readdirSync } from 'node:fs';
import { countWithSecondRun, mocha } from './run-specs.mjs';
import { sourcesOfSpecs } from './spec-files.mjs';
import { runCommand, stepsToRun, Tally } from './steps.mjs';

const CONSOLE = 'apps/console';
const SPEC = '.e2e.spec.ts';

/** The longest begin, so that none of them runs on alone at the end. */
const FIRST = ['console', 'texts'];

/** @type {(name: string) => number} */
const rank = (name) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

const names = readdirSync(`${CONSOLE}/browser-tests`)
  .filter((file) => file.endsWith(SPEC))
  .map((file) => file.slice(0, -SPEC.length))
  .toSorted((a, b) => rank(a) - rank(b));
const only = stepsToRun(
  names,
  `specs: ${names.join(', ')}\nusage: npm run test:browser -- [--only SPEC]...`,
);
const ofConsole = (only ?? names).map(
  (name) => `${CONSOLE}/dist/browser-tests/${name}.e2e.spec.js`,
);
const files = only === undefined ? [...ofConsole, ...sourcesOfSpecs('browser')] : ofConsole;

const tally = new Tally();
await tally.take('browser', 'browser', async () => {
  const outcome = await runCommand(
    mocha('--parallel', '--jobs', '2', '--forbid-pending', ...files),
  );
  return countWithSecondRun(outcome, (text) => tally.remarks.push(text));
});
tally.close();
