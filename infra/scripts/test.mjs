#!/usr/bin/env node
// The project's test command: type check, lint, then the specs by tier. Prints each suite's own output, what was left
// out and why, and ends with `N passed, N failed`.
//
//   npm test                      everything
//   npm test -- --only unit       one step (build, lint, unit, integration, contract)
//   npm test -- --list            the steps
import { createRequire } from 'node:module';
import { installPackages } from './prepare.mjs';
import { sourcesOfSpecs } from './spec-files.mjs';
import { askedSteps, countsOf, runCommand, Tally } from './steps.mjs';

const require = createRequire(import.meta.url);
const bin = (pkg, file) => require.resolve(`${pkg}/${file}`);

const node = (...args) => [process.execPath, args];
const npmRun = (name) => ['npm', ['run', '--silent', name]];
const mocha = (tier) => () =>
  node(bin('mocha', 'bin/mocha.js'), '--forbid-only', ...sourcesOfSpecs(tier));

const STEPS = {
  build: [{ name: 'type check and build', command: npmRun('build') }],
  lint: [
    { name: 'format', command: npmRun('lint:format') },
    { name: 'eslint', command: npmRun('lint:code') },
    { name: 'types of scripts', command: npmRun('lint:scripts') },
    { name: 'dependency rule', command: npmRun('lint:dependencies') },
    { name: 'openapi.yaml', command: npmRun('lint:openapi') },
    { name: 'asyncapi.yaml', command: npmRun('lint:asyncapi') },
    { name: 'ARCHITECTURE.md', command: npmRun('lint:architecture') },
    { name: 'docs/settings.md', command: npmRun('lint:settings') },
  ],
  unit: [{ name: 'unit', command: mocha('unit'), counts: 'mocha' }],
  integration: [{ name: 'integration', command: mocha('int'), counts: 'mocha' }],
  contract: [{ name: 'contract', command: npmRun('test:contract'), counts: 'mocha' }],
};

const only = askedSteps(
  Object.keys(STEPS),
  `steps: ${Object.keys(STEPS).join(', ')}\nusage: npm test -- [--only STEP]...`,
);
try {
  installPackages();
} catch (error) {
  console.error(error.message);
  process.exit(2);
}

const tally = new Tally();
const leftOut = new Set();

async function take(step) {
  const outcome = await runCommand(
    typeof step.command === 'function' ? step.command() : step.command,
  );
  for (const match of outcome.output.matchAll(/LEFT OUT: .*/g)) leftOut.add(match[0]);
  return countsOf(step, outcome);
}

for (const [group, steps] of Object.entries(STEPS)) {
  if (only && !only.includes(group)) continue;
  for (const step of steps) await tally.take(step.name, step.name, () => take(step));
  // Without a build, no later step can say anything.
  if (group === 'build' && tally.failed > 0) break;
}
if (leftOut.size > 0) console.log('');
for (const line of leftOut) console.log(line);
tally.close();
