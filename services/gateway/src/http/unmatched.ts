import type { Request, RequestHandler, Response } from 'express';
import { match, type MatchFunction } from 'path-to-regexp';
import type { ContractOperation } from '../contract/contract-operation.js';
import { invalid } from '../contract/validation-fault.js';
import { ProblemError } from '../problems/error-reply.js';
import { expressPath } from './requests/express-path.js';

interface KnownPath {
  readonly matches: MatchFunction<Partial<Record<string, string | string[]>>>;
  readonly methods: Set<string>;
}

const knownPaths = (operations: readonly ContractOperation[]): readonly KnownPath[] => {
  const paths = new Map<string, Set<string>>();
  for (const { path, method } of operations)
    paths.set(path, (paths.get(path) ?? new Set()).add(method.toUpperCase()));
  return [...paths].map(([path, methods]) => ({
    matches: match(expressPath(path), { decode: false, sensitive: true }),
    methods,
  }));
};

const allowed = (methods: ReadonlySet<string>): string =>
  [...methods, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');

/** Requests without a route: 405 with Allow if the path supports other methods, OPTIONS, or 404. */
export const unmatched = (operations: readonly ContractOperation[]): RequestHandler => {
  const paths = knownPaths(operations);
  return (request: Request, response: Response) => {
    const known = paths.find((one) => one.matches(request.path) !== false);
    if (known === undefined)
      throw new ProblemError(
        'route_not_found',
        `There is nothing at ${request.path.slice(0, 200)}`,
      );
    if (request.method === 'OPTIONS')
      return void response.status(204).setHeader('Allow', allowed(known.methods)).end();
    throw new ProblemError(
      'method_not_allowed',
      `${request.method} is not supported at ${request.path.slice(0, 200)}`,
      { Allow: allowed(known.methods) },
    );
  };
};

/** Errors of the router: a path segment that is not percent-encoded UTF-8. */
export const routerError = (error: unknown): unknown => {
  const status = (error as { status?: unknown }).status;
  if (error instanceof URIError || status === 400)
    return invalid(['path'], 'Path should be percent-encoded UTF-8', 'url_encoding');
  return error;
};
