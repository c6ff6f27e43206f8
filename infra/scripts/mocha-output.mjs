// @ts-check
// What Mocha printed, as values: counts, failures, and the files in which they are.

/** @typedef {{ file: string; failed: number }} FailedFile */

/**
 * How many specs passed and failed. A suite that fails without a failing spec (a crash, nothing run) counts as one failure.
 *
 * @param {{ code: number; output: string }} outcome
 */
export function countSpecs({ code, output }) {
  const sum = (/** @type {RegExp} */ pattern) =>
    [...output.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);
  const passed = sum(/^\s*(\d+) passing\b/gm);
  // A suite that leaves something out says so itself; a silent skip must not look like a pass.
  const silent = output.includes('LEFT OUT: ') ? 0 : sum(/^\s*(\d+) pending\b/gm);
  const failed = sum(/^\s*(\d+) failing\b/gm) + silent;
  const crashed = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: crashed ? 1 : failed };
}

/**
 * The failures as Mocha lists them after its last spec; empty where nothing failed. What a spec prints may look like
 * such a list: Mocha's own is the last one that follows `N passing`.
 *
 * @param {string} output
 */
export function listFailures(output) {
  const summaries = [
    ...output.matchAll(/^ {2}\d+ passing \(.*\)\n(?: {2}\d+ pending\n)?(?= {2}\d+ failing\n)/gm),
  ];
  const last = summaries.at(-1);
  return last === undefined ? '' : output.slice(last.index + last[0].length).trimEnd();
}

/**
 * The spec files with failures, as the reporter spec-report.cjs names them.
 *
 * @param {string} output
 * @returns {FailedFile[]}
 */
export function findFailedFiles(output) {
  return [...output.matchAll(/^FAILED IN: (\d+) (.+)$/gm)].map(([, failed, file]) => ({
    file: file ?? '',
    failed: Number(failed),
  }));
}
