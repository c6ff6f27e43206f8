import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Behaviour = (request: IncomingMessage, response: ServerResponse, rest: string) => void;
const HTML = { 'content-type': 'text/html; charset=utf-8' };

const BOMB_BYTES = 64 * 1024 * 1024;
const once = (make: () => Buffer): (() => Buffer) => {
  let made: Buffer | undefined;
  return () => (made ??= make());
};
const gzipBomb = once(() => gzipSync(Buffer.alloc(BOMB_BYTES), { level: 1 }));
const brotliBomb = once(() =>
  brotliCompressSync(Buffer.alloc(BOMB_BYTES), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
);

const redirectTo =
  (location: string): Behaviour =>
  (_request, response) =>
    response.writeHead(302, { location }).end();

/** Keeps writing as long as the other side reads, but no faster. */
const pour = (
  response: NodeJS.WritableStream,
  piece: Buffer | string,
  total = Number.POSITIVE_INFINITY,
): void => {
  let sent = 0;
  const more = (): void => {
    while (sent < total) {
      sent += piece.length;
      if (!response.write(piece)) return void response.once('drain', more);
    }
    response.end();
  };
  response.on('error', () => undefined);
  more();
};

const drip = (response: ServerResponse, piece: string, everyMs: number): void => {
  const timer = setInterval(() => response.write(piece), everyMs);
  response.on('close', () => clearInterval(timer));
};

/** What a server can do to hurt a crawler, by the first part of the path. */
const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  'to-metadata': redirectTo('http://169.254.169.254/latest/meta-data/iam/security-credentials/'),
  'to-file': redirectTo('file:///etc/passwd'),
  'to-credentials': redirectTo('http://user:secret@example.com/'),
  'to-private': redirectTo('http://10.0.0.1/'),
  circle: redirectTo('/circle'),
  chain: (_request, response, rest) =>
    response.writeHead(302, { location: `/chain/${Number(rest || 0) + 1}` }).end(),
  endless: (_request, response) =>
    pour(response.writeHead(200, HTML), Buffer.alloc(64 * 1024, 'a')),
  'endless-pdf': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' }).write('%PDF-1.7\n');
    pour(response, Buffer.alloc(64 * 1024, 'a'));
  },
  announced: (_request, response) => {
    response.writeHead(200, { ...HTML, 'content-length': 10 ** 12 }).flushHeaders();
    response.on('error', () => undefined);
  },
  mute: () => undefined,
  silent: (_request, response) => void response.writeHead(200, HTML).write('<p>'),
  slow: (_request, response) => drip(response.writeHead(200, HTML), 'a', 100),
  'slow-pdf': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' }).write('%PDF-1.7\n');
    drip(response, 'a', 100);
  },
  reset: (request) => request.socket.resetAndDestroy(),
  'gzip-bomb': (_request, response) =>
    response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(gzipBomb()),
  'brotli-bomb': (_request, response) =>
    response.writeHead(200, { ...HTML, 'content-encoding': 'br' }).end(brotliBomb()),
  /** Deep nesting: code that walks the tree recursively overflows its stack. */
  'deep-html': (_request, response) => response.writeHead(200, HTML).end('<div>'.repeat(500_000)),
  /** Unclosed formatting elements that differ: every new block makes the parser open them all again. */
  'quadratic-html': (_request, response) =>
    response
      .writeHead(200, HTML)
      .end(
        Array.from({ length: 20_000 }, (_, index) => `<b id=${index}>`).join('') +
          '<p>'.repeat(100_000),
      ),
  'many-links': (_request, response) =>
    response
      .writeHead(200, HTML)
      .end(
        Array.from(
          { length: 20_000 },
          (_, index) => `<a href=r${index}.pdf>Annual report ${index}</a>`,
        ).join(''),
      ),
};

/** A hostile server. Listens on every loopback address; `/robots.txt` is a plain 404. */
export class HostileServer {
  readonly #server: Server = createServer((request, response) => {
    const [, name = '', ...rest] = (request.url ?? '/').split('/');
    this.requests.push(request.url ?? '');
    const behaviour = BEHAVIOURS[name];
    if (behaviour) behaviour(request, response, rest.join('/'));
    else response.writeHead(404).end();
  });
  readonly requests: string[] = [];
  port = 0;

  async start(): Promise<void> {
    // Compressed before anyone waits for them.
    gzipBomb();
    brotliBomb();
    await new Promise<void>((resolve) => this.#server.listen(0, '0.0.0.0', resolve));
    this.port = (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  at(path: string, host = '127.0.0.1'): string {
    return `http://${host}:${this.port}/${path}`;
  }
}
