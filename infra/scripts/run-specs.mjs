// @ts-check
// How spec files are run, and run again where they failed.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { countSpecs, findFailedFiles, listFailures } from './mocha-output.mjs';
import { runCommand } from './steps.mjs';

/**
 * @import { Command, Counts, Outcome } from './steps.mjs'
 */

const require = createRequire(import.meta.url);
export const REPORTER = fileURLToPath(new URL('spec-report.cjs', import.meta.url));
const MOCHA = require.resolve('mocha/bin/mocha.js');

/** More files than this that fail at once are no matter of chance. */
const MOST_FILES_RUN_AGAIN = 3;

/** @type {(...specs: string[]) => Command} */
export const mocha = (...specs) => [
  process.execPath,
  [MOCHA, '--forbid-only', '--reporter', REPORTER, ...specs],
];

/**
 * The counts of a run of specs. Files with failures run once more, each alone: on a machine that others use, a spec
 * that waits for something may fail for want of time. One that passes alone counts as passed and is named by a remark,
 * for it is still a fault of the spec. Many failed files have another cause.
 *
 * @type {(outcome: Outcome, remark: (text: string) => void) => Promise<Counts>}
 */
export async function countWithSecondRun(outcome, remark) {
  const counts = { ...countSpecs(outcome), details: listFailures(outcome.output) };
  if (counts.failed === 0) return { ...counts, ms: outcome.ms };
  const files = findFailedFiles(outcome.output);
  if (files.length > MOST_FILES_RUN_AGAIN) return counts;
  for (const { file, failed } of files) {
    const again = await runCommand(mocha(file));
    if (countSpecs(again).failed > 0) continue;
    counts.passed += failed;
    counts.failed -= failed;
    remark(`PASSED ON THE SECOND RUN: ${failed} of ${file}`);
  }
  return counts;
}
