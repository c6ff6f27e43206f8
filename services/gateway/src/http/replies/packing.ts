import compression from 'compression';
import type { NextFunction, Request, Response } from 'express';
import type { Packing } from './kept-texts.js';

/** Makes the response pack what is written to it; for what is written after the call. */
export type Pack = (request: Request, response: Response, next: NextFunction) => void;

/** Event streams must not wait in a compressor. */
const compresses = (request: Request, response: Response): boolean =>
  !String(response.getHeader('Content-Type')).startsWith('text/event-stream') &&
  compression.filter(request, response);

/** Packs large answers for clients that take it, once; nothing is set up for those that do not. */
export const packing = (): Pack => {
  const pack = compression({ filter: compresses, threshold: 1024 });
  return (request, response, next) => {
    if (response.locals['packs'] === true) return next();
    response.locals['packs'] = true;
    if (request.headers['accept-encoding'] !== undefined) return void pack(request, response, next);
    response.vary('Accept-Encoding');
    next();
  };
};

/** What kept bytes are packed for this client: the smallest that it takes. */
export const packingFor = (request: Request): Packing | undefined => {
  if (request.headers['accept-encoding'] === undefined) return undefined;
  if (request.acceptsEncodings('br') !== false) return 'br';
  return request.acceptsEncodings('gzip') === false ? undefined : 'gzip';
};
