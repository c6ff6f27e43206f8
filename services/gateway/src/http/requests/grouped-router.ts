import {
  Router,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { ContractOperation } from '../../contract/contract-operation.js';
import { expressPath } from './express-path.js';

const segmentsOf = (path: string): number =>
  path.split('/').filter((segment) => segment !== '').length;

const keyOf = (method: string, path: string): string =>
  `${method === 'HEAD' ? 'GET' : method} ${segmentsOf(path)}`;

/**
 * Routes by method and number of path segments first: a router of Express tries its routes one after the other,
 * and the API has many. No template matches more than one segment.
 */
export class GroupedRouter {
  readonly #routers = new Map<string, Router>();

  add({ method, path }: Pick<ContractOperation, 'method' | 'path'>, handler: RequestHandler): void {
    const key = keyOf(method.toUpperCase(), path);
    const router = this.#routers.get(key) ?? Router({ caseSensitive: true });
    this.#routers.set(key, router);
    router[method](expressPath(path), handler);
  }

  readonly middleware = (request: Request, response: Response, next: NextFunction): void => {
    const router = this.#routers.get(keyOf(request.method, request.path));
    if (router === undefined) next();
    else void router(request, response, next);
  };
}
