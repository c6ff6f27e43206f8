import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { extname, join, normalize } from 'node:path';
import type { FixtureSite, SiteRoute } from './fixture-site.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Serves one site on its own loopback port, and remembers the requests. */
export class SiteServer {
  readonly requests: {
    readonly method: string;
    readonly path: string;
    readonly headers: IncomingMessage['headers'];
    readonly at: number;
  }[] = [];
  readonly #server: Server;
  origin = '';

  constructor(answer: Answer) {
    this.#server = createServer((request, response) => {
      this.requests.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        at: Date.now(),
      });
      Promise.resolve(answer(request, response)).catch((error: unknown) =>
        response.destroy(error as Error),
      );
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this.origin;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}

const give = (route: SiteRoute, request: IncomingMessage, response: ServerResponse): void => {
  if (typeof route === 'function') return route(request, response);
  const {
    status = 200,
    headers = {},
    body = '',
  } = typeof route === 'string' ? { body: route } : route;
  const bytes = Buffer.from(body);
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers });
  response.end(
    request.method === 'HEAD'
      ? undefined
      : range
        ? bytes.subarray(Number(range[1]), range[2] ? Number(range[2]) + 1 : undefined)
        : bytes,
  );
};

/** What a site answers at every address but those that programs ask for. */
const anyRoute = ({ routes }: Pick<FixtureSite, 'routes'>, path: string): SiteRoute | undefined =>
  /\.(?:txt|xml)$/.test(path) ? undefined : routes['*'];

/**
 * A fixture site: looks for the whole request path first, then for the path without its query, then
 * for `*`; anything else is 404.
 */
export const fixtureSiteServer = (site: Pick<FixtureSite, 'routes'>, latencyMs = 0): SiteServer =>
  new SiteServer(async (request, response) => {
    if (latencyMs > 0) await wait(latencyMs);
    const path = request.url ?? '/';
    const route =
      site.routes[path] ?? site.routes[path.replace(/\?.*$/, '')] ?? anyRoute(site, path);
    if (route === undefined)
      response.writeHead(404, { 'content-type': 'text/html' }).end('not found');
    else give(route, request, response);
  });

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.php': 'text/html',
  '.pdf': 'application/pdf',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.json': 'application/json',
};

/** A saved site: the files of a folder, `index.html` for folders, 404 for everything else. Nothing outside the folder is served. */
export const savedSiteServer = (folder: string): SiteServer =>
  new SiteServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    const found =
      file.startsWith(join(folder, '/')) && !path.includes('expected.json')
        ? await stat(file).catch(() => undefined)
        : undefined;
    if (!found?.isFile())
      return void response.writeHead(404, { 'content-type': 'text/html' }).end('not found');
    const bytes = await readFile(file);
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': bytes.length,
      'last-modified': found.mtime.toUTCString(),
      'accept-ranges': 'bytes',
      etag: `"${found.size}-${Math.round(found.mtimeMs)}"`,
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  });
