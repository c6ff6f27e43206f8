import type { Request, RequestHandler } from 'express';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { ProblemError } from '../../problems/error-reply.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/**
 * Top-level names that nobody can register, so that no attacker's name server answers for them:
 * RFC 6761 (localhost, test, invalid, example), RFC 6762 (local), RFC 8375 (home.arpa), and ICANN's
 * decision of 2024-07-29 (internal).
 */
const UNREGISTRABLE = [
  'localhost',
  'test',
  'invalid',
  'example',
  'local',
  'home.arpa',
  'internal',
] as const;

interface OwnNames {
  /** Origins whose pages may use the API; `*` lets all read, and none write. */
  readonly origins: readonly string[];
  /** Names under which the API is reached, besides those of this machine; `*` for any. */
  readonly hosts: readonly string[];
}

const hostOf = (host: string): string | undefined =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined;

/**
 * An address, a name of one label or one that cannot be registered: none of them can be made to
 * point here by somebody else's name server (DNS rebinding).
 */
const cannotBeRebound = (name: string): boolean =>
  isIP(name.replace(/^\[|\]$/g, '')) !== 0 ||
  !name.includes('.') ||
  UNREGISTRABLE.some((top) => name === top || name.endsWith(`.${top}`));

const isOwnHost = (name: string, { hosts }: OwnNames): boolean =>
  hosts.includes('*') ||
  cannotBeRebound(name) ||
  name === hostname().toLowerCase() ||
  hosts.some((each) => each.toLowerCase() === name);

/** RFC 6761 for the names, RFC 1122 (127.0.0.0/8) and RFC 4291 for the addresses. */
const isLoopback = (name: string): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  name === '[::1]' ||
  (isIP(name) === 4 && name.startsWith('127.'));

/** Of a preflight, what the page wants to do. */
const isWrite = ({ method, headers }: Request): boolean =>
  !READING.has(
    method === 'OPTIONS' ? (headers['access-control-request-method'] ?? method) : method,
  );

/** Of the API's own pages, of another port of the visitor's machine, or listed. */
const mayWrite = (origin: string, request: Request, { origins }: OwnNames): boolean => {
  if (origins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const { host, hostname: name } = new URL(origin);
  return host === request.headers.host || isLoopback(name);
};

/**
 * For an API that asks for no token: refuses what a page of another site could do with the browser
 * of somebody who can reach it. A page's own site is in Origin; a name that was made to point here
 * is in Host. Throws ProblemError.
 */
export const refuseForeign =
  (own: OwnNames): RequestHandler =>
  (request, _response, next) => {
    const { host, origin } = request.headers;
    const name = host === undefined ? undefined : hostOf(host);
    if (name !== undefined && !isOwnHost(name, own))
      throw new ProblemError(
        'unknown_host',
        `This service is not known as ${name}; the setting API_HOSTS lists its names`,
      );
    if (isWrite(request) && origin !== undefined && !mayWrite(origin, request, own))
      throw new ProblemError(
        'foreign_origin',
        `Pages of ${origin} may read and not write; the setting CORS_ORIGINS lists those that may`,
        // For the developer of such a page, who reads there why.
        { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' },
      );
    next();
  };
