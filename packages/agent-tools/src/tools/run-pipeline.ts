import {
  bodyOf,
  isFinal,
  TaskWaitError,
  type Schemas,
  type StreamPermits,
  type TaskStatus,
} from '@fde/client';
import { z } from 'zod';
import { named, present, SOURCE, type Addresses, type Answer } from '../answer.js';
import { COMPANY, findCompany } from '../find-company.js';
import { toolOf, type ToolService } from '../tool.js';

const STARTED = z.object({
  task_id: z.string(),
  status: z.string(),
  message: z.string(),
  sources: z.array(SOURCE),
});

const startRun = async (
  { company: name }: { company: string },
  service: ToolService,
): Promise<Answer<z.infer<typeof STARTED>>> => {
  const { client, addresses } = service;
  const company = await findCompany(name, service);
  const { id } = company;
  const task: Schemas['TaskResponse'] = await bodyOf(
    client.POST('/api/v1/tasks/companies/{company_id}/extract', {
      params: { path: { company_id: id } },
    }),
  );
  return {
    company: named(company),
    items: [{ ...task, sources: [addresses.record(`tasks/${task.task_id}`)] }],
    not_found: [],
    note: 'It takes minutes to hours: follow it with follow_task',
  };
};

export const startPipeline = toolOf({
  name: 'start_pipeline',
  title: 'Start the pipeline of a company',
  description:
    "Looks for the company's reports on its investor-relations page, downloads and reads them, and compiles the statements. If it is running already, answers with that task. Takes minutes to hours: follow it with follow_task.",
  input: { company: COMPANY },
  item: STARTED,
  starts: true,
  run: startRun,
});

const STATUS = z.object({
  task_id: z.string(),
  company_id: z.number().int(),
  operation: z.string(),
  status: z.string(),
  is_over: z.boolean().describe('True: nothing more will come.'),
  step: z.string().optional(),
  percent: z.number().optional(),
  detail: z.string().optional().describe('What is worked on.'),
  outcome: z.string().optional(),
  outcome_reason: z.string().optional().describe('How it ended, in words.'),
  error: z.string().optional().describe('Why it, or its last attempt, failed.'),
  next_attempt_at: z.string().optional(),
  sources: z.array(SOURCE),
});
type Status = z.infer<typeof STATUS>;

const statusOf = (task: TaskStatus, addresses: Addresses): Status => ({
  task_id: task.task_id,
  company_id: task.company_id,
  operation: task.operation,
  status: task.status,
  is_over: isFinal(task.status),
  ...present({
    step: task.progress?.step,
    percent: task.progress?.progress,
    detail: task.progress?.detail,
    outcome: task.outcome,
    outcome_reason: task.outcome_reason,
    error: task.error,
    next_attempt_at: task.next_attempt_at,
  }),
  sources: [addresses.record(`tasks/${task.task_id}`)],
});

/** Below the time that the gateway gives a request, and agents a tool. */
const MAX_WAIT_SECONDS = 20;
const POLL_MS = 1_000;
/** It polls: a stream would outlive the call through which it was opened. */
const NO_STREAM: StreamPermits = { take: () => false, release: () => undefined };

const statusWithin = async (
  id: string,
  seconds: number,
  { client }: ToolService,
): Promise<TaskStatus> => {
  const params = { path: { task_id: id } };
  const task = await bodyOf(client.GET('/api/v1/tasks/{task_id}', { params }));
  if (seconds === 0 || isFinal(task.status)) return task;
  const options = { timeoutMs: seconds * 1_000, againMs: POLL_MS, permits: NO_STREAM };
  try {
    return await client.waitForTask(id, options);
  } catch (error) {
    if (error instanceof TaskWaitError) return error.task ?? task;
    throw error;
  }
};

const follow = async (
  { task_id: id, wait_seconds: seconds }: { task_id: string; wait_seconds: number },
  service: ToolService,
): Promise<Answer<Status>> => {
  const status = statusOf(await statusWithin(id, seconds, service), service.addresses);
  return {
    items: [status],
    not_found: [],
    note: status.is_over ? 'It is over' : 'It is not over: ask again',
  };
};

export const followTask = toolOf({
  name: 'follow_task',
  title: 'Follow a task',
  description:
    'Says where a task stands: status, step, percent, and in the end how it ended. With wait_seconds, waits so long for its end.',
  input: {
    task_id: z.uuid().describe('As start_pipeline answers it.'),
    wait_seconds: z.number().int().min(0).max(MAX_WAIT_SECONDS).default(0),
  },
  item: STATUS,
  run: follow,
});
