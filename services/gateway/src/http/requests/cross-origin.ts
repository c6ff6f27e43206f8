import cors from 'cors';
import type { RequestHandler } from 'express';

const EXPOSED = [
  'X-Request-ID',
  'X-Total-Count',
  'Link',
  'Location',
  'ETag',
  'Retry-After',
  'WWW-Authenticate',
  'Content-Range',
  'Content-Disposition',
  'X-Page-Width',
  'X-Page-Height',
  'X-Page-Count',
];

/**
 * Cross-origin requests from the configured origins; `*` for all. Answers preflights. Requests from
 * no other origin (programs, the console) pass, with the one header that caches need.
 */
export const crossOrigin = (origins: readonly string[]): RequestHandler => {
  const all = origins.includes('*');
  const handle = cors({
    origin: all ? '*' : [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: EXPOSED,
    maxAge: 600,
  });
  return (request, response, next) => {
    if (request.headers.origin !== undefined) return handle(request, response, next);
    response.setHeader(all ? 'Access-Control-Allow-Origin' : 'Vary', all ? '*' : 'Origin');
    next();
  };
};
