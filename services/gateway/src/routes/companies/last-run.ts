import { isNextStep, nextStepsOf, REPORT_RUNS, type components } from '@fde/contracts';
import type { Task } from '@fde/event-log';
import { json } from '../../http/replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute } from '../route.js';

type RunSummary = components['schemas']['RunSummary'];
type LeftOut = RunSummary['left_out'][number];
type Result = NonNullable<Task['result']>;

const numberIn = (result: Result, name: string): number => {
  const value = result[name];
  return typeof value === 'number' ? value : 0;
};

const listIn = (result: Result, name: string): readonly unknown[] => {
  const value = result[name];
  return Array.isArray(value) ? value : [];
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Results of releases before outcomes name no kind and no title. */
const leftOutLine = (line: unknown): readonly LeftOut[] =>
  isObject(line) && typeof line['document_id'] === 'number'
    ? [{ title: null, why: 'not_recognised', ...line } as LeftOut]
    : [];

const leftOutOf = (result: Result): LeftOut[] =>
  [...listIn(result, 'not_read'), ...listIn(result, 'not_compiled')]
    .flatMap(leftOutLine)
    .toSorted((a, b) => b.fiscal_year - a.fiscal_year);

/** A run that failed or was stopped has no result, and neither parts. */
const nextStepsIn = (task: Task, result: Result): RunSummary['next_steps'] => {
  const steps = result['next_steps'];
  if (Array.isArray(steps)) return steps.filter(isNextStep);
  const outcome = task.outcome?.outcome ?? 'found';
  return [...nextStepsOf({ outcome, failed: 0, notBegun: 0, missingYears: 0 })];
};

const runSummary = (task: Task): RunSummary => {
  const result = task.result ?? {};
  const leftOut = leftOutOf(result);
  return {
    task_id: task.taskId,
    operation: task.operation,
    status: task.status,
    outcome: task.outcome?.outcome ?? 'found',
    outcome_reason: task.outcome?.outcome_reason ?? '',
    started_at: task.startedAt?.toISOString() ?? null,
    finished_at: task.finishedAt?.toISOString() ?? null,
    documents_found:
      task.operation === 'scrape_company'
        ? numberIn(result, 'discovered_count')
        : numberIn(result, 'documents_total'),
    documents_read: numberIn(result, 'documents_extracted'),
    documents_left_out: leftOut.length,
    left_out: leftOut,
    missing_years: listIn(result, 'missing_years').map(String),
    next_steps: nextStepsIn(task, result),
  };
};

/** The page of a company tells it, so it does not expire with the task's result. */
export const getLastRun: ApiRoute<'getLastRun'> = async ({ path }, { eventLog }) => {
  const id = path['company-id'];
  present('company', id, await eventLog.records.company(id));
  const task = await eventLog.tasks.lastEnded(id, REPORT_RUNS);
  return json(200, { company_id: id, run: task === undefined ? null : runSummary(task) });
};
