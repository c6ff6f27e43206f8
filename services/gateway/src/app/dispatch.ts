import { rootContext } from '@fde/event-log';
import type { ServiceLog } from '@fde/service-kit';
import { currentTrace, inSpan, traceIdOf, type Span, type SpanOptions } from '@fde/tracing';
import type { Request, RequestHandler, Response } from 'express';
import type { ContractOperation } from '../contract/contract-operation.js';
import { clientKey, type Client } from '../access/rate-limits.js';
import { parseQuery } from '../contract/query-text.js';
import type {
  ParameterTexts,
  ReadParameters,
  RequestValidator,
} from '../contract/request-validator.js';
import type { GatewayParts, ApiRoute, RouteRequest } from '../routes/route.js';
import { errorReply } from '../problems/error-reply.js';
import type { Call, InnerCalls } from './inner-calls.js';
import type { Reply } from '../replies/reply.js';
import type { SentFile } from '../http/requests/read-form.js';
import { requestIdOf, traceOf } from '../http/requests/request-identity.js';
import { sendReply, type SendOptions } from '../replies/send-reply.js';
import { withinTime } from '../http/requests/time-limit.js';

export interface DispatchOptions extends SendOptions {
  /**
   * Identifies the caller; refuses those without access, and those who come too often. Throws
   * ProblemError.
   */
  readonly admit: (operation: ContractOperation, request: Request) => Promise<Client>;
  readonly requestTimeoutMs: number;
  readonly readBody: (request: Request, response: Response) => Promise<unknown>;
  readonly readFile: (operation: ContractOperation, request: Request) => Promise<SentFile>;
  readonly now: () => Date;
  readonly log: ServiceLog;
  /** The operations, as routes ask them. */
  readonly inner: InnerCalls;
}

/** A route as the dispatcher sees it, independent of the operation. */
export type AnyRoute = ApiRoute<never>;

const textsOf = (request: Request): ParameterTexts => {
  const query = parseQuery(request.originalUrl);
  return {
    path: (name) => {
      const value = request.params[name];
      return typeof value === 'string' ? value : undefined;
    },
    query,
    header: (name) => {
      const value = request.headers[name.toLowerCase()];
      return typeof value === 'string' ? value : undefined;
    },
  };
};

const contextOf = (request: Request, response: Response): RouteRequest<never>['context'] => {
  // Within a span, that is what follows from the request; else what the caller sent.
  const trace = currentTrace() ?? traceOf(request);
  return rootContext({ correlationId: requestIdOf(response), ...trace });
};

const numbered = (text: string | readonly string[] | undefined): number | undefined =>
  typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : undefined;

/** By the names of OpenTelemetry's conventions for HTTP; the template stands for the path, so that one name is one operation. */
const spanOf = (
  operation: ContractOperation,
  request: Request,
  response: Response,
): SpanOptions => ({
  kind: 'server',
  parent: traceOf(request),
  attributes: {
    'http.request.method': request.method,
    'http.route': operation.path,
    'url.path': request.path,
    request_id: requestIdOf(response),
    correlation_id: requestIdOf(response),
    company_id: numbered(request.params['company_id']),
    document_id: numbered(request.params['document_id']),
    task_id: request.params['task_id'] as string | undefined,
  },
});

/** Aborts when the response is sent, or the client is gone. */
const closingOf = (response: Response): AbortSignal => {
  const closing = new AbortController();
  if (response.closed) closing.abort();
  else response.once('close', () => closing.abort());
  return closing.signal;
};

/** As the client wrote it, where that is a host; it becomes part of links in exported files. */
const originOf = (request: Request): string => {
  const host = request.headers.host;
  return `${request.protocol}://${host !== undefined && /^[\w.:[\]-]+$/.test(host) ? host : 'localhost'}`;
};

/** The trace that the caller sent; where there is a span at work, the log knows by itself. */
const tracedBy = (request: Request): Readonly<Record<string, string>> => {
  const trace = traceOf(request);
  return trace === undefined ? {} : { trace_id: traceIdOf(trace.traceparent) };
};

/** Sends the answer to an error, and tells the log of those that are the service's own fault. */
export const sendError = async (
  error: unknown,
  request: Request,
  response: Response,
  options: Pick<DispatchOptions, 'log' | 'now' | 'stopping' | 'pack'>,
): Promise<void> => {
  const reply = errorReply(error, {
    path: request.originalUrl.split('?')[0] ?? '/',
    now: options.now,
  });
  if (reply.status >= 500) {
    options.log[reply.status === 500 ? 'error' : 'warn']('request failed', {
      request_id: requestIdOf(response),
      method: request.method,
      route: response.locals['route'] as unknown,
      status: reply.status,
      ...tracedBy(request),
      error,
    });
  }
  // The head is out: only the broken connection can tell the client that the body is not whole.
  if (response.headersSent) return void response.destroy();
  await sendReply(request, response, reply, options);
};

/** The request as a route sees it; what few routes ask for is made when they do. */
const requestOf = (
  request: Request,
  response: Response,
  client: Client,
  checked: ReadParameters & {
    readonly url: string;
    readonly body: unknown;
    readonly file: () => Promise<SentFile>;
  },
  inner: InnerCalls,
) => ({
  path: checked.path,
  query: checked.query,
  header: checked.header,
  body: checked.body,
  get file() {
    return checked.file();
  },
  url: checked.url,
  by: client.subject ?? null,
  get client() {
    return clientKey(client);
  },
  get closed() {
    return closingOf(response);
  },
  get origin() {
    return originOf(request);
  },
  get ask() {
    return inner.askerFor(request, response);
  },
  get context() {
    return contextOf(request, response);
  },
});

/** Answers one operation: checks the request against openapi.yaml, calls the route, sends what it says. */
export const dispatcher = (
  operation: ContractOperation,
  validator: RequestValidator,
  route: AnyRoute,
  parts: GatewayParts,
  options: DispatchOptions,
): RequestHandler => {
  const answer = async (call: Call, request: Request, response: Response): Promise<Reply> => {
    // The limits of clients are in the database, which may not answer.
    const client = await withinTime(options.requestTimeoutMs, options.admit(operation, request));
    const parameters = validator.parameters(call.texts);
    const body = validator.takesBody ? await call.body() : undefined;
    validator.body(body);
    const file = () => options.readFile(operation, request);
    const checked = { ...parameters, url: call.url, body, file };
    const routeRequest = requestOf(request, response, client, checked, options.inner);
    return withinTime(options.requestTimeoutMs, route(routeRequest as RouteRequest<never>, parts));
  };
  options.inner.add(operation, answer);
  const respond = async (request: Request, response: Response, span: Span): Promise<void> => {
    try {
      const call = {
        texts: textsOf(request),
        url: request.originalUrl,
        body: () => options.readBody(request, response),
      };
      await sendReply(request, response, await answer(call, request, response), options);
    } catch (error) {
      await sendError(error, request, response, options);
      if (response.statusCode >= 500) span.fail(error);
    }
    span.set({ 'http.response.status_code': response.statusCode });
  };
  const name = `${operation.method.toUpperCase()} ${operation.path}`;
  return async (request, response) => {
    response.locals['route'] = operation.path;
    await inSpan(
      name,
      () => spanOf(operation, request, response),
      (span) => respond(request, response, span),
    );
  };
};
