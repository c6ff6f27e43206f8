import type { NextFunction, Request, Response } from 'express';
import { Counter, Gauge, Histogram, Summary, type Registry } from 'prom-client';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const SIZES = [100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];
const UNMATCHED = 'unmatched';

interface Counted {
  inc(): void;
}
interface Observed {
  observe(value: number): void;
}
interface RequestSeries {
  readonly requests: Counted;
  readonly duration: Observed;
  readonly quantiles: Observed;
  readonly errors: Counted | undefined;
  readonly received: Observed;
  readonly sent: Observed;
}

/** How many requests there were, and how long they took. */
const requestInstruments = (registry: Registry) => {
  const registers = [registry];
  return {
    duration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Latency of requests.',
      labelNames: ['method', 'route', 'status'],
      buckets: DURATIONS,
      registers,
    }),
    quantiles: new Summary({
      name: 'http_request_latency_seconds',
      help: 'Latency of requests over the last ten minutes: p50, p95, p99.',
      labelNames: ['method', 'route'],
      percentiles: [0.5, 0.95, 0.99],
      maxAgeSeconds: 600,
      ageBuckets: 2,
      pruneAgedBuckets: true,
      registers,
    }),
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Requests answered.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    errors: new Counter({
      name: 'http_errors_total',
      help: 'Requests answered with a status of 400 or more.',
      labelNames: ['status'],
      registers,
    }),
    inFlight: new Gauge({
      name: 'http_requests_in_flight',
      help: 'Requests in progress.',
      registers,
    }),
  };
};

/** How large requests and responses were. */
const sizeInstruments = (registry: Registry) => {
  const registers = [registry];
  return {
    received: new Histogram({
      name: 'http_request_size_bytes',
      help: 'Size of request bodies.',
      labelNames: ['method', 'route'],
      buckets: SIZES,
      registers,
    }),
    sent: new Histogram({
      name: 'http_response_size_bytes',
      help: 'Size of response bodies as sent.',
      labelNames: ['method', 'route'],
      buckets: SIZES,
      registers,
    }),
  };
};

/**
 * What /metrics says about requests. Labels are route templates of openapi.yaml, so that clients
 * cannot create series.
 */
export class HttpMetrics {
  readonly #instruments: ReturnType<typeof requestInstruments> & ReturnType<typeof sizeInstruments>;
  readonly #series = new Map<string, RequestSeries>();

  constructor(registry: Registry) {
    this.#instruments = { ...requestInstruments(registry), ...sizeInstruments(registry) };
  }

  readonly middleware = (request: Request, response: Response, next: NextFunction): void => {
    const started = performance.now();
    const sentBefore = request.socket.bytesWritten;
    this.#instruments.inFlight.inc();
    response.once('close', () => {
      this.#instruments.inFlight.dec();
      this.#observe(
        request,
        response,
        (performance.now() - started) / 1000,
        request.socket.bytesWritten - sentBefore,
      );
    });
    next();
  };

  #observe(request: Request, response: Response, seconds: number, bytesWritten: number): void {
    const method = METHODS.has(request.method) ? request.method : 'OTHER';
    const route = (response.locals['route'] as string | undefined) ?? UNMATCHED;
    const series = this.#seriesOf(method, route, String(response.statusCode));
    series.requests.inc();
    series.duration.observe(seconds);
    series.quantiles.observe(seconds);
    series.errors?.inc();
    series.received.observe(
      (response.locals['requestBytes'] as number | undefined) ??
        Number(request.headers['content-length'] ?? 0),
    );
    series.sent.observe(bodyBytes(response, bytesWritten));
  }

  /** Labels are looked up once for each combination; there are as many as the contract has statuses. */
  #seriesOf(method: string, route: string, status: string): RequestSeries {
    const key = `${method} ${status} ${route}`;
    let series = this.#series.get(key);
    if (series === undefined) {
      const { requests, duration, quantiles, errors, received, sent } = this.#instruments;
      series = {
        requests: requests.labels({ method, route, status }),
        duration: duration.labels({ method, route, status }),
        quantiles: quantiles.labels({ method, route }),
        errors: status >= '400' ? errors.labels({ status }) : undefined,
        received: received.labels({ method, route }),
        sent: sent.labels({ method, route }),
      };
      this.#series.set(key, series);
    }
    return series;
  }
}

/**
 * The declared length, or the bytes sent (headers included) if the length was not known beforehand.
 */
const bodyBytes = (response: Response, bytesWritten: number): number => {
  const declared = Number(response.getHeader('Content-Length'));
  return Number.isFinite(declared) && declared > 0
    ? declared
    : Math.max(0, response.getHeader('Transfer-Encoding') === undefined ? 0 : bytesWritten);
};
