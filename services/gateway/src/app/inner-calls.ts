import type { ServiceLog } from '@fde/service-kit';
import type { Request, Response } from 'express';
import { match, type MatchFunction } from 'path-to-regexp';
import { Readable } from 'node:stream';
import type { ContractOperation } from '../contract/contract-operation.js';
import { parseJsonBody } from '../contract/json-text.js';
import { parseQuery } from '../contract/query-text.js';
import type { ParameterTexts } from '../contract/request-validator.js';
import { expressPath } from '../http/requests/express-path.js';
import { requestIdOf } from '../http/requests/request-identity.js';
import { errorReply } from '../problems/error-reply.js';
import type { Reply } from '../replies/reply.js';

/** What is wanted of an operation, from a client or from another operation. */
export interface Call {
  readonly texts: ParameterTexts;
  /** Path and query. */
  readonly url: string;
  readonly body: () => Promise<unknown>;
}

type Answer = (call: Call, request: Request, response: Response) => Promise<Reply>;
type PathTexts = Partial<Record<string, string | string[]>>;

interface Known {
  readonly method: string;
  readonly matches: MatchFunction<PathTexts>;
  readonly answer: Answer;
}

export interface InnerOptions {
  readonly now: () => Date;
  readonly log: ServiceLog;
}

/** A reply as `fetch` would bring it. */
const responseOf = async (reply: Reply): Promise<globalThis.Response> => {
  const { status } = reply;
  switch (reply.kind) {
    case 'empty':
      return new Response(null, { status, headers: { ...reply.headers } });
    case 'json': {
      const type = { 'Content-Type': reply.contentType ?? 'application/json' };
      const headers = { ...type, ...reply.headers };
      return new Response(JSON.stringify(reply.body), { status, headers });
    }
    case 'bytes': {
      const headers = { 'Content-Type': reply.contentType, ...reply.headers };
      const body = typeof reply.body === 'string' ? reply.body : new Uint8Array(reply.body);
      return new Response(body, { status, headers });
    }
    case 'stream': {
      const body = Readable.toWeb(await reply.open()) as ReadableStream<Uint8Array>;
      const headers = { 'Content-Type': reply.contentType, ...reply.headers };
      return new Response(body, { status, headers });
    }
    case 'events':
      throw new Error('An operation does not follow the events of another one');
    default:
      return reply satisfies never;
  }
};

const textsOf = (url: URL, path: PathTexts): ParameterTexts => ({
  path: (name) => {
    const value = path[name];
    return typeof value === 'string' ? value : undefined;
  },
  query: parseQuery(`${url.pathname}${url.search}`),
  header: () => undefined,
});

/**
 * The operations as other operations ask them: with the rights and limits of the first one's caller,
 * checked against openapi.yaml as if the caller had sent the request.
 */
export class InnerCalls {
  readonly #known: Known[] = [];
  readonly #options: InnerOptions;

  constructor(options: InnerOptions) {
    this.#options = options;
  }

  add({ method, path }: ContractOperation, answer: Answer): void {
    const matches = match<PathTexts>(expressPath(path), { sensitive: true });
    this.#known.push({ method: method.toUpperCase(), matches, answer });
  }

  /** What stands in for `fetch`, for the caller of that request. */
  askerFor(
    request: Request,
    response: Response,
  ): (inner: globalThis.Request) => Promise<globalThis.Response> {
    return async (inner) => {
      const url = new URL(inner.url);
      try {
        return await responseOf(await this.#reply(url, inner, request, response));
      } catch (error) {
        return responseOf(this.#refusal(error, url.pathname, response));
      }
    };
  }

  #reply(
    url: URL,
    inner: globalThis.Request,
    request: Request,
    response: Response,
  ): Promise<Reply> {
    for (const { method, matches, answer } of this.#known) {
      const found = method === inner.method && matches(url.pathname);
      if (found === false) continue;
      const call: Call = {
        texts: textsOf(url, found.params),
        url: `${url.pathname}${url.search}`,
        body: async () => parseJsonBody(Buffer.from(await inner.arrayBuffer())),
      };
      return answer(call, request, response);
    }
    throw new Error(`No operation is at ${inner.method} ${url.pathname}`);
  }

  #refusal(error: unknown, path: string, response: Response): Reply {
    const reply = errorReply(error, { path, now: this.#options.now });
    if (reply.status >= 500)
      this.#options.log[reply.status === 500 ? 'error' : 'warn']('inner request failed', {
        request_id: requestIdOf(response),
        route: path,
        status: reply.status,
        error,
      });
    return reply;
  }
}
