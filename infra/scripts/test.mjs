#!/usr/bin/env node
// The project's test command: type check, lint, then the specs by tier. Prints each suite's own output, what was left
// out and why, and ends with `N passed, N failed`.
//
//   npm test                      everything
//   npm test -- --only unit       one step (build, lint, unit, integration, contract, laboratory)
//   npm test -- --list            the steps
import { listFailures } from './mocha-output.mjs';
import { installPackages } from './prepare.mjs';
import { LABORATORY } from './rooms.mjs';
import { countWithSecondRun, mocha, REPORTER } from './run-specs.mjs';
import { sourcesOfSpecs, specsOfRoom } from './spec-files.mjs';
import { stepsToRun, countsOf, runCommand, runTogether, Tally } from './steps.mjs';

/**
 * @import { Command, Counts, Outcome } from './steps.mjs'
 * @typedef {{ name: string, command: Command | (() => Command), counts?: 'mocha', runsAgain?: boolean }} Step
 */

/** @type {(name: string, ...options: string[]) => Command} */
const npmRun = (name, ...options) => ['npm', ['run', '--silent', name, ...options]];
const contractSpecs = npmRun('test:contract', '--', '--', '--reporter', REPORTER);
/** Two files at a time: most specs wait for something now and then, and two processors are what a small machine has. */
const TWO_AT_A_TIME = ['--parallel', '--jobs', '2'];
/** @type {(tier: string) => () => Command} */
const specsOf = (tier) => () => mocha(...TWO_AT_A_TIME, ...sourcesOfSpecs(tier));
/** @type {(tier: string) => () => Command} */
const specsOfLaboratory = (tier) => () => mocha(...specsOfRoom(tier, LABORATORY));

/** What needs no more than a build; CI checks the others. */
const GENERATED = ['openapi', 'asyncapi', 'settings', 'architecture'].flatMap((name) => [
  '--only',
  name,
]);

/** @type {Record<string, Step[]>} */
const STEPS = {
  build: [{ name: 'type check and build', command: npmRun('build') }],
  lint: [
    // The longest first: the others run beside it.
    { name: 'eslint', command: npmRun('lint:code') },
    { name: 'format', command: npmRun('lint:format') },
    { name: 'types of scripts', command: npmRun('lint:scripts') },
    { name: 'dependency rule', command: npmRun('lint:dependencies') },
    { name: 'unused exports', command: npmRun('lint:exports') },
    { name: 'openapi.yaml', command: npmRun('lint:openapi') },
    { name: 'generated files', command: npmRun('generate', '--', '--check', ...GENERATED) },
  ],
  unit: [{ name: 'unit', command: specsOf('unit'), counts: 'mocha' }],
  integration: [{ name: 'integration', command: specsOf('int'), counts: 'mocha', runsAgain: true }],
  contract: [{ name: 'contract', command: contractSpecs, counts: 'mocha', runsAgain: true }],
  laboratory: [
    {
      name: 'build of the laboratory',
      command: ['npm', ['run', '--silent', 'build', '-w', LABORATORY]],
    },
    { name: 'its units', command: specsOfLaboratory('unit'), counts: 'mocha' },
    {
      name: 'hostile PDFs and sites',
      command: specsOfLaboratory('int'),
      counts: 'mocha',
      runsAgain: true,
    },
  ],
};

const only = stepsToRun(
  Object.keys(STEPS),
  `steps: ${Object.keys(STEPS).join(', ')}\nusage: npm test -- [--only STEP]...`,
);
try {
  await installPackages();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}

const tally = new Tally();
/** @type {Set<string>} */
const remarks = new Set();

/** @type {(step: Step) => Command} */
const commandOf = ({ command }) => (typeof command === 'function' ? command() : command);

/** @type {(step: Step, run?: () => Promise<Outcome>) => Promise<Counts>} */
async function take(step, run = () => runCommand(commandOf(step))) {
  const outcome = await run();
  for (const match of outcome.output.matchAll(/LEFT OUT: .*/g)) remarks.add(match[0]);
  if (step.runsAgain) return countWithSecondRun(outcome, (text) => remarks.add(text));
  const details = listFailures(outcome.output);
  return { ...countsOf(step, outcome), details, ms: outcome.ms };
}

for (const [group, steps] of Object.entries(STEPS)) {
  if (only && !only.includes(group)) continue;
  // Linters wait for nobody and share nothing; specs have limits of time, and run alone.
  const runs = group === 'lint' ? runTogether(steps.map(commandOf)) : [];
  for (const [index, step] of steps.entries())
    await tally.take(step.name, step.name, () => take(step, runs[index]));
  // Without a build, no later step can say anything.
  if (group === 'build' && tally.failed > 0) break;
}
tally.remarks = [...remarks];
tally.close();
