import type { paths } from '@fde/contracts/resources';
import createFetchClient, { type Middleware } from 'openapi-fetch';
import { followTask, type FollowOptions, type TaskStatus } from './follow-task.js';
import { ProblemError, problemOf, UnreachableError } from './problem-error.js';
import type { TypedCalls } from './typed-calls.js';
import { waitForTask, type WaitOptions } from './wait-for-task.js';

export interface ClientOptions {
  /** The server root, such as `https://fde.example`; the paths of openapi.yaml follow it. */
  readonly baseUrl: string;
  /**
   * Bearer token, or a function that gives the one to use for a request. None if the API is open.
   */
  readonly token?: string | (() => string | undefined | Promise<string | undefined>);
  /** Sends a request, instead of the `fetch` of the platform. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/**
 * The REST API of the service. Calls throw ProblemError for refusals, UnreachableError if nobody
 * answers.
 */
export interface Client extends TypedCalls {
  /** A task's status now and at every change, until its final one. */
  followTask(taskId: string, options?: FollowOptions): AsyncGenerator<TaskStatus, void, undefined>;
  /** The final status of a task, be it SUCCESS, FAILURE or REVOKED. Throws TaskWaitError when `timeoutMs` are over. */
  waitForTask(taskId: string, options?: WaitOptions): Promise<TaskStatus>;
}

const unreachable = (error: unknown): Error => {
  if (error instanceof ProblemError || error instanceof UnreachableError) return error;
  if (error instanceof DOMException) return error;
  return new UnreachableError('The service cannot be reached. Is it running?', { cause: error });
};

const throwRefusals: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await problemOf(response);
  },
  onError: ({ error }) => unreachable(error),
};

const withToken = (token: ClientOptions['token']): Middleware => ({
  async onRequest({ request }) {
    const current = typeof token === 'function' ? await token() : token;
    if (current !== undefined) request.headers.set('Authorization', `Bearer ${current}`);
    return request;
  },
});

/** A client of the service at `baseUrl`. It opens nothing until it is used. */
export function createClient({ baseUrl, token, fetch }: ClientOptions): Client {
  const client = createFetchClient<paths>({
    baseUrl,
    ...(fetch === undefined ? {} : { fetch }),
  });
  client.use(throwRefusals, withToken(token));
  // The same calls with narrower types: the form that `view` asks for, and no `error`, since errors
  // are thrown.
  const calls = client as TypedCalls;
  return {
    GET: calls.GET,
    POST: calls.POST,
    PUT: calls.PUT,
    PATCH: calls.PATCH,
    DELETE: calls.DELETE,
    followTask: (taskId, options) => followTask(calls, taskId, options),
    waitForTask: (taskId, options) => waitForTask(calls, taskId, options),
  };
}
