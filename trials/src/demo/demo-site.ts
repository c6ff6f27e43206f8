import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';

/** What a site answers under a path: bytes it holds, or a file. */
export type SiteContent =
  { readonly bytes: Uint8Array; readonly type: string } | { readonly file: string } | undefined;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.php': 'text/html; charset=utf-8',
  '.pdf': 'application/pdf',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
};

/** Files below a folder, and nothing outside it. */
export const folderContent =
  (folder: string) =>
  (path: string): SiteContent => {
    const file = normalize(join(folder, path));
    if (!file.startsWith(folder + sep) && file !== folder) return undefined;
    const chosen =
      existsSync(file) && statSync(file).isDirectory() ? join(file, 'index.html') : file;
    return existsSync(chosen) ? { file: chosen } : undefined;
  };

const send = (response: ServerResponse, content: SiteContent, withBody: boolean): void => {
  if (content === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  const type =
    'bytes' in content
      ? content.type
      : (TYPES[extname(content.file).toLowerCase()] ?? 'application/octet-stream');
  const length = 'bytes' in content ? content.bytes.length : statSync(content.file).size;
  response.writeHead(200, { 'content-type': type, 'content-length': length });
  if (!withBody) response.end();
  else if ('bytes' in content) response.end(content.bytes);
  else createReadStream(content.file).pipe(response);
};

/** An investor-relations site on loopback. */
export class DemoSite {
  readonly #server: Server;
  /** Trace contexts of the requests that had one. */
  readonly traces: string[] = [];

  constructor(contentOf: (path: string) => SiteContent) {
    this.#server = createServer((request, response) => {
      if (typeof request.headers['traceparent'] === 'string')
        this.traces.push(request.headers['traceparent']);
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
      send(response, contentOf(path), request.method !== 'HEAD');
    });
  }

  /** Returns its address, without a slash at the end. */
  async start(
    at: { readonly host: string; readonly port: number } = { host: '127.0.0.1', port: 0 },
  ): Promise<string> {
    await new Promise<void>((resolve, reject) =>
      this.#server.once('error', reject).listen(at.port, at.host, resolve),
    );
    return `http://${at.host}:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
