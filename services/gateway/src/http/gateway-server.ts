import type { Express } from 'express';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

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

const RAW_ANSWERS: Readonly<
  Record<string, readonly [status: number, title: string, code: string]>
> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'request_timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'bad_request'],
};

/** Answers what is no HTTP request at all; nobody else sees it. */
const onClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, title, code] = RAW_ANSWERS[error.code ?? ''] ?? [
    400,
    'Bad Request',
    'bad_request',
  ];
  const body = JSON.stringify({
    type: `/docs#/problems/${code}`,
    title,
    status,
    detail: 'The request could not be read',
    instance: '/',
    error_code: code,
    timestamp: new Date().toISOString(),
  });
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
};

/**
 * The listening side. `stop` answers 503 to new requests (see app.ts) until those under way are finished, at most for
 * the time given, and then closes every connection.
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
      connectionsCheckingInterval: Math.min(5_000, timeouts.headersMs),
    });
    this.#server.timeout = timeouts.idleMs;
    this.#server.on('clientError', onClientError);
  }

  readonly isStopping = (): boolean => this.#stopping;

  /** Aborts when streams are to end because the service stops. */
  get stopping(): AbortSignal {
    return this.#abortStreams.signal;
  }

  /** Throws where the address is taken. */
  async listen(app: Express, host: string, port: number): Promise<AddressInfo> {
    this.#server.on('request', (request, response) => {
      this.#underWay += 1;
      response.once('close', () => {
        this.#underWay -= 1;
      });
      app(request, response);
    });
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => resolve());
    });
    return this.#server.address() as AddressInfo;
  }

  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    this.#abortStreams.abort();
    const deadline = Date.now() + graceMs;
    while (this.#underWay > 0 && Date.now() < deadline)
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
