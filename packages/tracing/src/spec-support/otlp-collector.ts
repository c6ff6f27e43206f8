import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as it was received. */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty at the root. */
  readonly parentSpanId: string;
  readonly traceState: string;
  readonly name: string;
  readonly service: string;
  readonly kind: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly events: readonly string[];
  /** The message of an error; undefined if the span did not fail. */
  readonly error: string | undefined;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly endedAt: number;
}

interface OtlpValue {
  readonly stringValue?: string;
  readonly intValue?: string | number;
  readonly doubleValue?: number;
  readonly boolValue?: boolean;
}
interface OtlpAttribute {
  readonly key: string;
  readonly value: OtlpValue;
}
interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly traceState?: string;
  readonly name: string;
  readonly kind?: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes?: readonly OtlpAttribute[];
  readonly events?: readonly { readonly name: string }[];
  readonly status?: { readonly code?: number; readonly message?: string };
}
interface OtlpRequest {
  readonly resourceSpans?: readonly {
    readonly resource?: { readonly attributes?: readonly OtlpAttribute[] };
    readonly scopeSpans?: readonly { readonly spans?: readonly OtlpSpan[] }[];
  }[];
}

const KINDS = ['unspecified', 'internal', 'server', 'client', 'producer', 'consumer'];
const ERROR = 2;

const valueOf = ({ stringValue, intValue, doubleValue, boolValue }: OtlpValue): unknown =>
  stringValue ??
  (intValue === undefined ? undefined : Number(intValue)) ??
  doubleValue ??
  boolValue;
const attributesOf = (
  attributes: readonly OtlpAttribute[] = [],
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, valueOf(value)]));
const toMilliseconds = (nanoseconds: string): number =>
  Number(BigInt(nanoseconds) / 1_000n) / 1_000;

const collectSpans = (span: OtlpSpan, service: string): CollectedSpan => ({
  traceId: span.traceId,
  spanId: span.spanId,
  parentSpanId: span.parentSpanId ?? '',
  traceState: span.traceState ?? '',
  name: span.name,
  service,
  kind: KINDS[span.kind ?? 0] ?? 'unspecified',
  attributes: attributesOf(span.attributes),
  events: (span.events ?? []).map(({ name }) => name),
  error: span.status?.code === ERROR ? (span.status.message ?? '') : undefined,
  startedAt: toMilliseconds(span.startTimeUnixNano),
  endedAt: toMilliseconds(span.endTimeUnixNano),
});

const spansOf = ({ resourceSpans = [] }: OtlpRequest): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans = [] }) => {
    const name = attributesOf(resource?.attributes)['service.name'];
    const service = typeof name === 'string' ? name : '';
    return scopeSpans.flatMap(({ spans = [] }) => spans.map((span) => collectSpans(span, service)));
  });

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/** A collector of OTLP over HTTP in JSON that keeps what it receives. */
export class OtlpCollector {
  readonly #server: Server;
  readonly spans: CollectedSpan[] = [];

  private constructor() {
    this.#server = createServer((request, response) => {
      void bodyOf(request)
        .then((body) => {
          if (request.url === '/v1/traces')
            this.spans.push(...spansOf(JSON.parse(body) as OtlpRequest));
          response
            .writeHead(request.url === '/v1/traces' ? 200 : 404, {
              'content-type': 'application/json',
            })
            .end('{}');
        })
        .catch(() => response.writeHead(400).end());
    });
  }

  static async start(): Promise<OtlpCollector> {
    const collector = new OtlpCollector();
    await new Promise<void>((resolve) => collector.#server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  get endpoint(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  trace(traceId: string): readonly CollectedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
