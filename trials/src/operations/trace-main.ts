import { parseArgs } from 'node:util';
import { traceTree } from '@fde/tracing/spec-support';
import { ObservedStack } from './observed-stack.js';
import { isBookkeeping, tracePipeline } from './traced-pipeline.js';

const HELP = `Usage: npm run trace -w lab -- [--adapter rabbitmq|postgres] [--reports N] [--all]

Runs the whole pipeline of an invented company on private services, and prints its trace as a tree, from the
request to the compiled statements.

  --adapter  what moves the messages (rabbitmq)
  --reports  annual reports on the company's site, 1-6 (2)
  --all      include the work of the task-tracker, which is otherwise left out`;

const { values: options } = parseArgs({
  options: {
    adapter: { type: 'string', default: 'rabbitmq' },
    reports: { type: 'string', default: '2' },
    all: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const reports = Number(options.reports);
if (
  options.help ||
  !['rabbitmq', 'postgres'].includes(options.adapter) ||
  !(reports >= 1 && reports <= 6)
) {
  console.log(HELP);
  process.exit(options.help ? 0 : 2);
}
const stack = await ObservedStack.start(options.adapter === 'postgres' ? 'postgres' : 'rabbitmq');
try {
  const { spans, task, traceId } = await tracePipeline(stack, reports);
  console.log(traceTree(spans, options.all ? undefined : isBookkeeping(spans)));
  console.log(`\ntrace ${traceId}: ${spans.length} spans; the task ended in ${task.status}`);
  if (task.status !== 'SUCCESS') process.exitCode = 1;
} finally {
  await stack.remove();
}
process.exit();
