import { randomUUID } from 'node:crypto';
import { isTracing, type TraceContext } from '@fde/tracing';
import type { NextFunction, Request, Response } from 'express';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Gives every request an identity: the caller's X-Request-ID when it is a UUID, or a new one. */
export const requestIdentity = (request: Request, response: Response, next: NextFunction): void => {
  const header = request.headers['x-request-id'];
  const id = typeof header === 'string' && UUID.test(header) ? header.toLowerCase() : randomUUID();
  response.locals['requestId'] = id;
  response.setHeader('X-Request-ID', typeof header === 'string' && UUID.test(header) ? header : id);
  next();
};

/** The id that every response carries. */
export const requestIdOf = (response: Response): string => String(response.locals['requestId']);

const TRACESTATE = /^[\x20-\x7e]{1,512}$/;

/** The caller's W3C trace context, if it is valid; an invalid state is left out. */
export const traceOf = (request: Request): TraceContext | undefined => {
  const { traceparent, tracestate } = request.headers;
  if (typeof traceparent !== 'string' || !TRACEPARENT.test(traceparent)) return undefined;
  return {
    traceparent,
    ...(isTracing() && typeof tracestate === 'string' && TRACESTATE.test(tracestate)
      ? { tracestate }
      : {}),
  };
};
