import type { Express } from 'express';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { problemReply } from '../problems/error-reply.js';
import { PROBLEM_KINDS, type ProblemCode } from '../problems/problem-kinds.js';

export interface ServerTimeouts {
  /** For the head of a request: a client that sends a byte a second is cut off. */
  readonly headersMs: number;
  /** For head and body together. */
  readonly requestMs: number;
  /** A connection over which nothing moves. */
  readonly idleMs: number;
  readonly keepAliveMs: number;
}

export const SERVER_TIMEOUTS: ServerTimeouts = {
  headersMs: 15_000,
  requestMs: 120_000,
  idleMs: 120_000,
  keepAliveMs: 65_000,
};

/** Of a head; Node.js's own bound, stated because openapi.yaml names it. */
const MAX_HEAD_BYTES = 16_384;

/** By the code of Node.js's parser. */
const RAW_PROBLEMS: Readonly<Record<string, readonly [code: ProblemCode, detail: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'The request headers did not arrive in time'],
  HPE_HEADER_OVERFLOW: [
    'headers_too_large',
    `The request headers are larger than ${MAX_HEAD_BYTES} bytes`,
  ],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [
    'body_too_large',
    'The chunk extensions of the request body are too large',
  ],
};
const UNREADABLE: readonly [code: ProblemCode, detail: string] = [
  'bad_request',
  'The request could not be read as HTTP',
];

interface ParserError extends NodeJS.ErrnoException {
  /** What came, as far as the parser has it. */
  readonly rawPacket?: Buffer;
}

/** As everywhere: the caller's where it can be told and is a UUID, a new one otherwise. */
const rawRequestId = ({ rawPacket }: ParserError): string => {
  const head = rawPacket?.toString('latin1') ?? '';
  return (
    /^x-request-id:[ \t]*([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\r?$/im.exec(head)?.[1] ??
    randomUUID()
  );
};

const writeRaw = (
  socket: Duplex,
  code: ProblemCode,
  detail: string,
  headers: Readonly<Record<string, string>>,
): void => {
  const reply = problemReply(code, detail, { path: '/', now: () => new Date() });
  const body = reply.kind === 'json' ? JSON.stringify(reply.body) : '';
  const all = {
    ...headers,
    'Content-Type': 'application/problem+json',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const { status, title } = PROBLEM_KINDS[code];
  socket.end([`HTTP/1.1 ${status} ${title}`, ...lines, '', body].join('\r\n'));
};

/** Answers what is not an HTTP request at all; nothing else sees it. */
const onClientError = (error: ParserError, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [code, detail] = RAW_PROBLEMS[error.code ?? ''] ?? UNREADABLE;
  writeRaw(socket, code, detail, { 'X-Request-ID': rawRequestId(error) });
};

/** CONNECT asks for a tunnel, and Node.js hands out the bare connection. */
const onConnect = (_: IncomingMessage, socket: Duplex): void =>
  writeRaw(socket, 'method_not_allowed', 'CONNECT is not supported', {
    'X-Request-ID': randomUUID(),
    Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  });

/**
 * The listening side. `stop` answers 503 to new requests (see app.ts) until the running ones are
 * finished, at most for the given time, and then closes every connection.
 */
export class GatewayServer {
  readonly #server: Server;
  readonly #abortStreams = new AbortController();
  #underWay = 0;
  #stopping = false;

  constructor(timeouts: ServerTimeouts = SERVER_TIMEOUTS) {
    this.#server = createServer({
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      keepAliveTimeout: timeouts.keepAliveMs,
      maxHeaderSize: MAX_HEAD_BYTES,
      // The application answers it, with a body.
      requireHostHeader: false,
      connectionsCheckingInterval: Math.min(5_000, timeouts.headersMs),
    });
    this.#server.timeout = timeouts.idleMs;
    this.#server.on('clientError', onClientError);
    this.#server.on('connect', onConnect);
  }

  readonly isStopping = (): boolean => this.#stopping;

  /** Aborts when streams must end because the service is stopping. */
  get stopping(): AbortSignal {
    return this.#abortStreams.signal;
  }

  /** Throws if the address is taken. */
  async listen(app: Express, host: string, port: number): Promise<AddressInfo> {
    const take = (request: IncomingMessage, response: ServerResponse): void => {
      this.#underWay += 1;
      response.once('close', () => {
        this.#underWay -= 1;
      });
      app(request, response);
    };
    this.#server.on('request', take);
    // By default, Node.js answers expectations other than 100-continue without a body.
    this.#server.on('checkExpectation', take);
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => resolve());
    });
    return this.#server.address() as AddressInfo;
  }

  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    this.#abortStreams.abort();
    const deadline = performance.now() + graceMs;
    while (this.#underWay > 0 && performance.now() < deadline)
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    const closed = new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
    this.#server.closeIdleConnections();
    this.#server.closeAllConnections();
    await closed;
  }
}
