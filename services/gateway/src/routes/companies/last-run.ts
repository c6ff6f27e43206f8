import {
  isNextStep,
  isRunOutcome,
  leftOutDocumentsIn,
  nextStepsOf,
  oneForEach,
  REPORT_RUNS,
  shownTitle,
  type components,
  type RunOutcome,
} from '@fde/contracts';
import type { EventLog, RecordReader, Task } from '@fde/event-log';
import { json } from '../../replies/reply.js';
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

/** What was not read and not compiled has one line: why it was not read. */
const leftOutOf = (result: Result): readonly LeftOut[] =>
  oneForEach(
    [...listIn(result, 'not_read'), ...listIn(result, 'not_compiled')].flatMap(leftOutLine),
  );

/** A run that failed or was stopped has no result, and neither parts. */
const nextStepsIn = (task: Task, result: Result): RunSummary['next_steps'] => {
  const steps = result['next_steps'];
  if (Array.isArray(steps)) return steps.filter(isNextStep);
  return [...nextStepsOf({ outcome: task.outcome?.outcome ?? 'found' })];
};

type Parts = Pick<RunSummary, 'documents_found' | 'documents_read'> & {
  readonly left_out: readonly LeftOut[];
};

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

/** What the site came to in a run that also read its documents. */
const siteOutcomeIn = ({ scrape }: Result): RunOutcome | undefined => {
  const outcome = isObject(scrape) ? scrape['outcome'] : undefined;
  return isRunOutcome(outcome) ? outcome : undefined;
};

/** Of documents that were deleted since, nothing is left out. */
const linesOfRun = async (records: RecordReader, result: Result): Promise<LeftOut[]> => {
  const lines = await Promise.all(
    leftOutOf(result).map(async (line) =>
      (await records.document(line.document_id)) === undefined ? [] : [line],
    ),
  );
  return lines.flat();
};

const runSummary = async (records: RecordReader, task: Task): Promise<RunSummary> => {
  const result = task.result ?? {};
  const site = siteOutcomeIn(result);
  const found = task.operation === 'scrape_company' ? 'discovered_count' : 'documents_total';
  return {
    ...summaryOf(task, {
      documents_found: numberIn(result, found),
      documents_read: numberIn(result, 'documents_extracted'),
      left_out: await linesOfRun(records, result),
    }),
    ...(site === undefined ? {} : { site_outcome: site }),
  };
};

/** A line for each document that still exists. */
const linesOfCompilation = async (records: RecordReader, result: Result): Promise<LeftOut[]> => {
  const lines = await Promise.all(
    leftOutDocumentsIn(result).map(async ({ document_id: id, ...against }) => {
      const document = await records.document(id);
      if (document === undefined) return [];
      const { url, document_type, fiscal_year } = document;
      const title = shownTitle(document);
      return [{ document_id: id, title, url, document_type, fiscal_year, ...against }];
    }),
  );
  return lines.flat();
};

/** Everything that is compiled was read, and so was what a compilation leaves out. */
const compilationSummary = async (records: RecordReader, task: Task): Promise<RunSummary> => {
  const result = task.result ?? {};
  const leftOut = await linesOfCompilation(records, result);
  const read =
    numberIn(result, 'document_count') +
    numberIn(result, 'interim_document_count') +
    leftOut.length;
  return summaryOf(task, { documents_found: read, documents_read: read, left_out: leftOut });
};

const endOf = (task: Task | undefined): number => task?.finishedAt?.getTime() ?? 0;

/** Tasks of single documents that a company's page can still speak of. */
const MOST_SINGLE = 100;
/** How tasks end of documents whose statements were read: compilations say what became of those. */
const WITH_STATEMENTS: readonly unknown[] = ['found', 'partly_read'];

const hasStatements = ({ outcome }: Task): boolean => WITH_STATEMENTS.includes(outcome?.outcome);

const hasNoStatements = (task: Task): boolean => task.outcome !== null && !hasStatements(task);

const isReason = (why: unknown): why is LeftOut['why'] => typeof why === 'string';

/** What a task of its own says of a document that still exists. */
const lineOfDocument = async (records: RecordReader, task: Task): Promise<LeftOut[]> => {
  const document = task.documentId === null ? undefined : await records.document(task.documentId);
  if (document === undefined) return [];
  const { id, url, document_type, fiscal_year } = document;
  const why = task.result?.['why'];
  return [
    {
      ...{ document_id: id, title: shownTitle(document), url, document_type, fiscal_year },
      why: isReason(why) ? why : 'failed',
      reason: task.outcome?.outcome_reason ?? null,
    },
  ];
};

/** Tasks of single documents that ended since then, the newest of each document first. */
const singleTasks = async (
  { tasks }: Pick<EventLog, 'tasks'>,
  companyId: number,
  since: number,
): Promise<readonly Task[]> => {
  const filter = { companyId, operation: 'process_document', level: 'top' } as const;
  const { items } = await tasks.list(filter, { skip: 0, limit: MOST_SINGLE });
  const recent = items.filter((task) => endOf(task) > since);
  const ids = new Set(recent.flatMap(({ documentId }) => documentId ?? []));
  const ofDocument = (documentId: number) =>
    tasks.lastEnded({ documentId, level: 'top' }, ['process_document', 'extract_document']);
  const newest = await Promise.all([...ids].map(ofDocument));
  return newest.filter((task) => task !== undefined);
};

/** The page of a company tells it, so it does not expire with the task's result. */
export const getLastRun: ApiRoute<'getLastRun'> = async ({ path }, { eventLog }) => {
  const companyId = path['company-id'];
  const { records, tasks } = eventLog;
  present('company', companyId, await records.company(companyId));
  const run = await tasks.lastEnded({ companyId, level: 'top' }, REPORT_RUNS);
  const compiled = await tasks.lastEnded({ companyId }, ['recompile_company']);
  const isNewer = endOf(compiled) > endOf(run);
  const single = await singleTasks(eventLog, companyId, endOf(run));
  const lost = single.filter(hasNoStatements);
  return json(200, {
    company_id: companyId,
    run: run === undefined ? null : await runSummary(records, run),
    compilation:
      compiled !== undefined && isNewer ? await compilationSummary(records, compiled) : null,
    single_documents: (await Promise.all(lost.map((task) => lineOfDocument(records, task)))).flat(),
    read_since: single.filter(hasStatements).flatMap(({ documentId }) => documentId ?? []),
  });
};
