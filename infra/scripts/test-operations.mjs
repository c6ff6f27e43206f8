#!/usr/bin/env node
// `npm run test:operations`: what an operator depends on, against the real parts. A table of steps; ends with
// `N passed, N failed`.
//
//   npm run test:operations                  everything but `hour`
//   npm run test:operations -- --only trace  one step
//   npm run test:operations -- --list        the steps
import './check-node.mjs';
import { createRequire } from 'node:module';
import { goToPreparedRoot } from './prepare.mjs';
import { countsOf, stepsToRun, runCommand, Tally } from './steps.mjs';

const require = createRequire(import.meta.url);
/**
 * @import { Command, Counts } from './steps.mjs'
 * @typedef {{ what: string, before?: Command, command: Command, counts?: 'mocha', onlyByName?: true }} Step
 */

/** @type {(...files: string[]) => Command} */
const mocha = (...files) => [
  process.execPath,
  [require.resolve('mocha/bin/mocha.js'), '--exit', '--forbid-only', '--forbid-pending', ...files],
];

/**
 * `before`: what it needs on this machine. `onlyByName`: too long to be among all.
 *
 * @type {Record<string, Step>}
 */
const STEPS = {
  alerts: {
    what: 'the alert rules and their unit tests',
    command: ['bash', ['infra/prometheus/test-rules.sh']],
  },
  firing: {
    what: 'what is stopped, or has too much to do, under a Prometheus with the alert rules: the right alert fires, and no other',
    command: mocha('trials/dist/operations/alerts/alerts.e2e.spec.js'),
    counts: 'mocha',
  },
  hour: {
    what: 'an hour of normal load (NORMAL_LOAD_MINUTES) under the alert rules as they are: none fires',
    command: mocha('trials/dist/operations/alerts/normal-load.e2e.spec.js'),
    counts: 'mocha',
    onlyByName: true,
  },
  queries: {
    what: 'every query of dashboards and alerts against the metrics that the running stack, RabbitMQ and PostgreSQL expose',
    command: mocha('trials/dist/operations/queries.e2e.spec.js'),
    counts: 'mocha',
  },
  trace: {
    what: 'the trace of one pipeline from the request to the compiled statement, over both brokers, printed as a tree',
    command: mocha('trials/dist/operations/trace.e2e.spec.js'),
    counts: 'mocha',
  },
  kubernetes: {
    what: 'the Kubernetes manifests against their schemas and against the code',
    command: mocha(
      'apps/operator/dist/kubernetes/manifests.e2e.spec.js',
      'apps/operator/dist/kubernetes/network-reach.e2e.spec.js',
    ),
    counts: 'mocha',
  },
  s3: {
    what: 'the file store against a real S3 server',
    before: ['bash', ['infra/ci/ensure-s3-server.sh']],
    command: mocha('packages/object-store/dist/s3/s3-object-store.e2e.spec.js'),
    counts: 'mocha',
  },
  backup: {
    what: 'backup of a running system, restored into an empty one, read models rebuilt and compared',
    command: mocha('trials/dist/operations/backup-and-restore.e2e.spec.js'),
    counts: 'mocha',
  },
  update: {
    what: 'a rolling update from an earlier revision, every service replaced while pipelines run',
    command: mocha('trials/dist/operations/rolling-update.e2e.spec.js'),
    counts: 'mocha',
  },
  versions: {
    what: 'second versions of a message and an event, brought in release by release over both brokers, and with a release skipped',
    command: mocha('trials/dist/operations/message-versions.e2e.spec.js'),
    counts: 'mocha',
  },
  capacity: {
    what: 'the capacity simulation against queueing theory',
    command: mocha('apps/operator/dist/capacity/simulation.unit.spec.js'),
    counts: 'mocha',
  },
  two: {
    what: 'the pipeline with two of every service over RabbitMQ and S3',
    before: ['bash', ['infra/ci/ensure-s3-server.sh']],
    command: mocha('trials/dist/operations/two-of-everything.e2e.spec.js'),
    counts: 'mocha',
  },
};

/** @type {(step: Step) => Promise<Counts>} */
async function take(step) {
  if (step.before !== undefined) {
    const { code } = await runCommand(step.before);
    if (code !== 0) return { passed: 0, failed: 1 };
  }
  return countsOf(step, await runCommand(step.command));
}

const steps = Object.entries(STEPS);
const help = [
  ...steps.map(([name, { what }]) => `${name.padEnd(12)} ${what}`),
  'usage: npm run test:operations -- [--only STEP]...',
].join('\n');
const only = stepsToRun(Object.keys(STEPS), help);

await goToPreparedRoot();
const tally = new Tally();
for (const [name, step] of steps) {
  if (only === undefined ? !step.onlyByName : only.includes(name))
    await tally.take(name, `${name}: ${step.what}`, () => take(step));
}
tally.close();
