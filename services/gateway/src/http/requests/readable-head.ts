import type { NextFunction, Request, Response } from 'express';
import { ProblemError } from '../../problems/error-reply.js';

const CLOSING = { Connection: 'close' };

/** Refuses what HTTP requires a server to refuse first. Throws ProblemError. */
export const readableHead = (request: Request, _response: Response, next: NextFunction): void => {
  const { host, expect } = request.headers;
  if (host === undefined && request.httpVersion === '1.1')
    throw new ProblemError('bad_request', 'The request has no Host header', CLOSING);
  if ((request.headersDistinct['host'] ?? []).length > 1)
    throw new ProblemError('bad_request', 'The request has more than one Host header', CLOSING);
  if (expect !== undefined && expect.toLowerCase() !== '100-continue')
    throw new ProblemError(
      'expectation_failed',
      'The only expectation that can be met is 100-continue',
      CLOSING,
    );
  next();
};
