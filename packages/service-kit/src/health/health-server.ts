import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import type { Redact } from '../configuration/redact.js';
import { checkHealth, type HealthCheck } from './health-checks.js';

export interface HealthServerOptions {
  readonly host: string;
  /** Set in the configuration: it is an error if the port is taken. */
  readonly port: number | undefined;
  /**
   * Used if none is configured; a free port if this one is taken (several instances on one
   * machine).
   */
  readonly usualPort: number;
  readonly checks: readonly HealthCheck[];
  /** Started and not stopping. */
  readonly isActive: () => boolean;
  readonly registry: Registry;
  readonly redact: Redact;
}

const answer = (
  response: ServerResponse,
  status: number,
  body: string,
  type = 'application/json',
): void => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
};

/** Operators' port of a worker: /livez (the loop turns), /readyz and /healthcheck (it can do its work), /metrics. */
export class HealthServer {
  readonly #options: HealthServerOptions;
  #server: Server | undefined;

  constructor(options: HealthServerOptions) {
    this.#options = options;
  }

  /** Throws when the configured port is taken. Returns the address listened on. */
  async start(): Promise<AddressInfo> {
    const { port, usualPort } = this.#options;
    if (port !== undefined) return this.#listen(port);
    return this.#listen(usualPort).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      return this.#listen(0);
    });
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (server === undefined) return;
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  async #listen(port: number): Promise<AddressInfo> {
    const server = createServer((request, response) => {
      void this.#respond(request, response).catch((error: unknown) => {
        answer(
          response,
          500,
          JSON.stringify({ status: 'Unhealthy', detail: this.#options.redact(String(error)) }),
        );
      });
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, this.#options.host, resolve);
    });
    this.#server = server;
    return server.address() as AddressInfo;
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    switch (request.url?.split('?')[0]) {
      case '/livez':
        return answer(response, 200, '{"status":"Alive"}');
      case '/readyz':
      case '/healthcheck':
        return this.#respondHealth(response);
      case '/metrics':
        return answer(
          response,
          200,
          await this.#options.registry.metrics(),
          this.#options.registry.contentType,
        );
      default:
        return answer(response, 404, '{"detail":"Not found"}');
    }
  }

  async #respondHealth(response: ServerResponse): Promise<void> {
    if (!this.#options.isActive())
      return answer(
        response,
        503,
        '{"status":"Unhealthy","checks":{"life cycle":"starting or stopping"}}',
      );
    const report = await checkHealth(this.#options.checks);
    answer(
      response,
      report.status === 'Healthy' ? 200 : 503,
      this.#options.redact(JSON.stringify(report)),
    );
  }
}
