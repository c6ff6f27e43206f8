#!/usr/bin/env node
// The project's test command: type check, lint, then the specs by tier. Prints each suite's own output, what was left
// out and why, and closes with `N passed, N failed`.
//
//   npm test                      everything
//   npm test -- --only unit       one step (build, lint, unit, integration, contract)
//   npm test -- --list            the steps
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createRequire } from 'node:module';
import { sourcesOfSpecs } from './spec-files.mjs';

const require = createRequire(import.meta.url);
const bin = (pkg, file) => require.resolve(`${pkg}/${file}`);

const node = (...args) => [process.execPath, args];
const npmRun = (name) => ['npm', ['run', '--silent', name]];
const mocha = (tier) => () => node(bin('mocha', 'bin/mocha.js'), '--forbid-only', ...sourcesOfSpecs(tier));

/** `counts: 'mocha'` reads the passes and failures a suite prints; any other step counts as one. */
const STEPS = {
  build: [{ name: 'type check and build', command: npmRun('build') }],
  lint: [
    { name: 'eslint', command: npmRun('lint:code') },
    { name: 'dependency rule', command: npmRun('lint:dependencies') },
    { name: 'openapi.yaml', command: npmRun('lint:openapi') },
    { name: 'asyncapi.yaml', command: npmRun('lint:asyncapi') },
  ],
  unit: [{ name: 'unit', command: mocha('unit'), counts: 'mocha' }],
  integration: [{ name: 'integration', command: mocha('int'), counts: 'mocha' }],
  contract: [{ name: 'contract', command: npmRun('test:contract'), counts: 'mocha' }],
};

function run(command) {
  const [file, args] = typeof command === 'function' ? command() : command;
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, FORCE_COLOR: '0' } });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => { output += text; process.stdout.write(text); });
    child.on('error', (error) => resolve({ code: 1, output: `${output}\n${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function countsOf(step, { code, output }) {
  if (step.counts !== 'mocha') return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const sum = (pattern) => [...output.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);
  const passed = sum(/^\s*(\d+) passing\b/gm);
  const failed = sum(/^\s*(\d+) failing\b/gm);
  // A suite that leaves something out says so itself; a silent skip must not look like a pass.
  const pending = sum(/^\s*(\d+) pending\b/gm);
  if (pending > 0 && !output.includes('LEFT OUT: ')) return { passed, failed: failed + pending };
  // A suite that ended badly without a failing test (a crash, nothing run) is a failure all the same.
  const crashed = (code !== 0 && failed === 0) || passed + failed === 0;
  return { passed, failed: crashed ? failed + 1 : failed };
}

const { values: options } = parseArgs({ options: { only: { type: 'string', multiple: true }, list: { type: 'boolean' }, help: { type: 'boolean' } } });
if (options.help || options.list) {
  console.log(`steps: ${Object.keys(STEPS).join(', ')}\nusage: npm test -- [--only STEP]...`);
  process.exit(0);
}
const unknown = (options.only ?? []).filter((name) => !(name in STEPS));
if (unknown.length > 0) { console.error(`unknown step ${unknown.join(', ')}; there are: ${Object.keys(STEPS).join(', ')}`); process.exit(2); }
if (!existsSync('node_modules')) { console.error('node_modules is missing: run `npm ci` first (npm start does it by itself)'); process.exit(2); }

const total = { passed: 0, failed: 0 };
const failures = [];
const leftOut = new Set();
for (const [group, steps] of Object.entries(STEPS)) {
  if (options.only && !options.only.includes(group)) continue;
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    const started = Date.now();
    const outcome = await run(step.command);
    const { passed, failed } = countsOf(step, outcome);
    for (const match of outcome.output.matchAll(/LEFT OUT: .*/g)) leftOut.add(match[0]);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failures.push(step.name);
    console.log(`-- ${step.name}: ${passed} passed, ${failed} failed (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  }
  // Nothing that runs the build can say anything when there is none.
  if (group === 'build' && total.failed > 0) break;
}
console.log('');
for (const line of leftOut) console.log(line);
if (failures.length > 0) console.log(`failed: ${failures.join(', ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
