// Mocha's reporter `spec`, and after it a line for each spec file in which something failed:
// `FAILED IN: <count> <file>`.
const { relative } = require('node:path');
const { reporters, Runner } = require('mocha');

const { EVENT_RUN_END, EVENT_TEST_FAIL } = Runner.constants;

/** A failed test may leave a server open, which keeps the process alive; milliseconds. */
const PATIENCE_AFTER_FAILURE = 30_000;

class SpecReport extends reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    const failures = new Map();
    runner.on(EVENT_TEST_FAIL, ({ file }) => failures.set(file, (failures.get(file) ?? 0) + 1));
    runner.once(EVENT_RUN_END, () => reportFailures(failures));
  }
}

function reportFailures(failures) {
  if (failures.size === 0) return;
  for (const [file, count] of failures)
    console.log(`FAILED IN: ${count} ${relative(process.cwd(), file)}`);
  setTimeout(() => process.exit(1), PATIENCE_AFTER_FAILURE).unref();
}

module.exports = SpecReport;
