import compression from 'compression';
import type { NextFunction, Request, Response } from 'express';

/** Makes the response compress whatever is written after this call. */
export type Pack = (request: Request, response: Response, next: NextFunction) => void;

/** Event streams must not wait in a compressor. */
const compresses = (request: Request, response: Response): boolean =>
  !String(response.getHeader('Content-Type')).startsWith('text/event-stream') &&
  compression.filter(request, response);

/** Compresses large responses for clients that accept it; for others nothing is set up. */
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
