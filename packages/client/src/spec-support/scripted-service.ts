import type { TaskStatus } from '../follow-task.js';

export const TASK_ID = '7b3f0b5e-6f0e-4f6a-9d43-0d5a3c1f2e11';

/** A task as the service tells it. */
export const aTask = (
  status: TaskStatus['status'],
  progress?: number,
): TaskStatus & { readonly task_id: string } => ({
  task_id: TASK_ID,
  status,
  result: null,
  outcome: null,
  outcome_reason: null,
  error: null,
  error_code: null,
  company_id: 1,
  document_id: null,
  operation: 'scrape_company',
  attempt: 1,
  progress: progress === undefined ? null : { step: 'scraping_website', progress, detail: null },
  result_expired: false,
  parent_task_id: null,
  next_attempt_at: null,
  created_at: '2026-01-01T00:00:00.000Z',
  started_at: null,
  finished_at: null,
});

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': status < 400 ? 'application/json' : 'application/problem+json',
      ...headers,
    },
  });

export const problem = (
  status: number,
  code: string,
  detail: string,
  headers: Record<string, string> = {},
): Response =>
  json(
    {
      type: `/docs#/problems/${code}`,
      title: 'A problem',
      status,
      detail,
      instance: '/api/v1/x',
      error_code: code,
      timestamp: '2026-01-01T00:00:00.000Z',
    },
    status,
    headers,
  );

/** A connection that tells these and then ends, breaks, or says nothing more until it is left. */
export const events = (
  statuses: readonly (readonly [version: number, task: TaskStatus])[],
  then: 'ends' | 'breaks' | 'is silent' = 'ends',
): Response => {
  const text = statuses
    .map(([version, task]) => `id: ${version}\nevent: status\ndata: ${JSON.stringify(task)}\n\n`)
    .join(': heartbeat\n\n');
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      // In pieces: an event may come in many.
      if (at < bytes.length) controller.enqueue(bytes.slice(at, (at += 50)));
      else if (then === 'ends') controller.close();
      else if (then === 'breaks') controller.error(new TypeError('terminated'));
      else return new Promise(() => undefined);
      return undefined;
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
};

/** Answers requests in turn, and notes them. */
export class ScriptedService {
  readonly requests: Request[] = [];
  readonly #answers: (Response | Error)[];

  constructor(...answers: (Response | Error)[]) {
    this.#answers = answers;
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    this.requests.push(request);
    const answer = this.#answers.shift();
    if (answer === undefined) throw new Error(`Nothing is written for ${request.url}`);
    if (answer instanceof Error) throw answer;
    return answer;
  };

  /** `GET /path` of each request. */
  get calls(): readonly string[] {
    return this.requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  }
}
