#!/usr/bin/env node
// `npm run test:operations`: what an operator depends on, against the real parts. A table of steps; closes with
// `N passed, N failed`.
//
//   npm run test:operations                  everything
//   npm run test:operations -- --only trace  one step
//   npm run test:operations -- --list        the steps
import './check-node.mjs';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { goToPreparedRoot } from './prepare.mjs';

const require = createRequire(import.meta.url);
const mocha = (...files) => [process.execPath, [require.resolve('mocha/bin/mocha.js'), '--exit', '--forbid-only', '--forbid-pending', ...files]];

/** `counts: 'mocha'` reads the passes and failures that a suite prints; any other step counts as one. `before`: what it needs on this machine. */
const STEPS = {
  alerts: {
    what: 'the alert rules and their unit tests',
    command: ['bash', ['infra/prometheus/test-rules.sh']],
  },
  queries: {
    what: 'every query of dashboards and alerts against the metrics that the running stack, RabbitMQ and PostgreSQL expose',
    command: mocha('services/standalone/dist/operations/queries.e2e.spec.js'), counts: 'mocha',
  },
  trace: {
    what: 'the trace of one pipeline from the request to the compiled statement, over both brokers, printed as a tree',
    command: mocha('services/standalone/dist/operations/trace.e2e.spec.js'), counts: 'mocha',
  },
  kubernetes: {
    what: 'the Kubernetes manifests against their schemas and against the code',
    command: mocha('services/operator/dist/kubernetes/manifests.e2e.spec.js'), counts: 'mocha',
  },
  s3: {
    what: 'the file store against a real S3 server', before: ['bash', ['infra/ci/ensure-s3-server.sh']],
    command: mocha('packages/object-store/dist/s3/s3-real-server.e2e.spec.js'), counts: 'mocha',
  },
  backup: {
    what: 'backup of a running system, restored into an empty one, read models rebuilt and compared',
    command: mocha('services/standalone/dist/operations/backup-and-restore.e2e.spec.js'), counts: 'mocha',
  },
  update: {
    what: 'a rolling update from an earlier revision, every service replaced while pipelines run',
    command: mocha('services/standalone/dist/operations/rolling-update.e2e.spec.js'), counts: 'mocha',
  },
  versions: {
    what: 'second versions of a message and an event, brought in release by release over both brokers, and with a release skipped',
    command: mocha('services/standalone/dist/operations/message-versions.e2e.spec.js'), counts: 'mocha',
  },
  capacity: {
    what: 'the capacity simulation against queueing theory',
    command: mocha('services/operator/dist/capacity/simulation.unit.spec.js'), counts: 'mocha',
  },
  two: {
    what: 'the pipeline with two of every service over RabbitMQ and S3', before: ['bash', ['infra/ci/ensure-s3-server.sh']],
    command: mocha('services/standalone/dist/operations/two-of-everything.e2e.spec.js'), counts: 'mocha',
  },
};

function run([file, args]) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, FORCE_COLOR: '0' } });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => { output += text; process.stdout.write(text); });
    child.on('error', (error) => { console.error(error.message); resolve({ code: 1, output }); });
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A suite that crashed, ran nothing or left something pending has failed, whatever it printed. */
function countsOf(step, { code, output }) {
  if (step.counts !== 'mocha') return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const sum = (pattern) => [...output.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);
  const passed = sum(/^\s*(\d+) passing\b/gm);
  const failed = sum(/^\s*(\d+) failing\b/gm) + sum(/^\s*(\d+) pending\b/gm);
  const crashed = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: crashed ? 1 : failed };
}

async function take(step) {
  if (step.before !== undefined) {
    const { code } = await run(step.before);
    if (code !== 0) return { passed: 0, failed: 1 };
  }
  return countsOf(step, await run(step.command));
}

const { values: options } = parseArgs({ options: { only: { type: 'string', multiple: true }, list: { type: 'boolean' }, help: { type: 'boolean' } } });
if (options.help || options.list) {
  for (const [name, { what }] of Object.entries(STEPS)) console.log(`${name.padEnd(12)} ${what}`);
  console.log('usage: npm run test:operations -- [--only STEP]...');
  process.exit(0);
}
const unknown = (options.only ?? []).filter((name) => !(name in STEPS));
if (unknown.length > 0) { console.error(`unknown step ${unknown.join(', ')}; there are: ${Object.keys(STEPS).join(', ')}`); process.exit(2); }

goToPreparedRoot();
const total = { passed: 0, failed: 0 };
const failures = [];
for (const [name, step] of Object.entries(STEPS)) {
  if (options.only && !options.only.includes(name)) continue;
  console.log(`\n== ${name}: ${step.what}`);
  const started = Date.now();
  const { passed, failed } = await take(step);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(name);
  console.log(`-- ${name}: ${passed} passed, ${failed} failed (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}
if (failures.length > 0) console.log(`\nfailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
