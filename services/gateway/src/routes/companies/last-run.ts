import { isNextStep, nextStepsOf, REPORT_RUNS, shownTitle, type components } from '@fde/contracts';
import type { RecordReader, Task } from '@fde/event-log';
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
  [...listIn(result, 'not_read'), ...listIn(result, 'not_compiled')].flatMap(leftOutLine);

/** A run that failed or was stopped has no result, and neither parts. */
const nextStepsIn = (task: Task, result: Result): RunSummary['next_steps'] => {
  const steps = result['next_steps'];
  if (Array.isArray(steps)) return steps.filter(isNextStep);
  return [...nextStepsOf({ outcome: task.outcome?.outcome ?? 'found' })];
};

type Parts = Pick<RunSummary, 'documents_found' | 'documents_read' | 'left_out'>;

const summaryOf = (task: Task, { left_out: leftOut, ...counts }: Parts): RunSummary => {
  const result = task.result ?? {};
  return {
    task_id: task.taskId,
    operation: task.operation,
    status: task.status,
    outcome: task.outcome?.outcome ?? 'found',
    outcome_reason: task.outcome?.outcome_reason ?? '',
    started_at: task.startedAt?.toISOString() ?? null,
    finished_at: task.finishedAt?.toISOString() ?? null,
    ...counts,
    documents_left_out: leftOut.length,
    left_out: leftOut.toSorted((a, b) => b.fiscal_year - a.fiscal_year),
    missing_years: listIn(result, 'missing_years').map(String),
    next_steps: nextStepsIn(task, result),
  };
};

const runSummary = (task: Task): RunSummary => {
  const result = task.result ?? {};
  const found = task.operation === 'scrape_company' ? 'discovered_count' : 'documents_total';
  return summaryOf(task, {
    documents_found: numberIn(result, found),
    documents_read: numberIn(result, 'documents_extracted'),
    left_out: leftOutOf(result),
  });
};

type Row = components['schemas']['CompileResult']['left_out'][number];
/** Compilations of earlier releases name no kind. */
type ReadingLeftOut = Omit<Row, 'why'> & Partial<Pick<Row, 'why'>>;

const isReadingLeftOut = (value: unknown): value is ReadingLeftOut =>
  isObject(value) && typeof value['document_id'] === 'number';

const UNNAMED: Row['why'] = 'not_compiled';

/** A line for each document that still exists. */
const linesOfCompilation = async (records: RecordReader, result: Result): Promise<LeftOut[]> => {
  const rows = listIn(result, 'left_out').filter(isReadingLeftOut);
  const ofDocument = new Map(rows.map((row) => [row.document_id, row]));
  const lines = await Promise.all(
    [...ofDocument.values()].map(async ({ document_id: id, extraction_id: _, ...against }) => {
      const document = await records.document(id);
      if (document === undefined) return [];
      const { url, document_type, fiscal_year } = document;
      const title = shownTitle(document);
      const place = { document_id: id, title, url, document_type, fiscal_year };
      return [{ why: UNNAMED, ...against, ...place }];
    }),
  );
  return lines.flat();
};

const compilationSummary = async (records: RecordReader, task: Task): Promise<RunSummary> => {
  const result = task.result ?? {};
  const leftOut = await linesOfCompilation(records, result);
  const compiled = numberIn(result, 'document_count');
  return summaryOf(task, {
    documents_found: compiled + leftOut.length,
    documents_read: compiled,
    left_out: leftOut,
  });
};

const endOf = (task: Task | undefined): number => task?.finishedAt?.getTime() ?? 0;

/** The page of a company tells it, so it does not expire with the task's result. */
export const getLastRun: ApiRoute<'getLastRun'> = async ({ path }, { eventLog }) => {
  const companyId = path['company-id'];
  const { records, tasks } = eventLog;
  present('company', companyId, await records.company(companyId));
  const run = await tasks.lastEnded({ companyId, level: 'top' }, REPORT_RUNS);
  const compiled = await tasks.lastEnded({ companyId }, ['recompile_company']);
  const isNewer = endOf(compiled) > endOf(run);
  return json(200, {
    company_id: companyId,
    run: run === undefined ? null : runSummary(run),
    compilation:
      compiled !== undefined && isNewer ? await compilationSummary(records, compiled) : null,
  });
};
