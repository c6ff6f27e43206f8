/** W3C trace context as in headers. */
export interface TraceContext {
  /** `00-<32 hex>-<16 hex>-<2 hex>`. */
  readonly traceparent: string;
  /** What the systems in the trace tell each other about it; passed on unchanged. */
  readonly tracestate?: string | undefined;
}

/** Null and undefined are left out. */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface SpanOptions {
  readonly kind?: 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  /** The context from outside this process that led here; if undefined, the current span. */
  readonly parent?: TraceContext | undefined;
  readonly attributes?: Attributes;
}

/** A piece of work in a trace. If tracing is off, no method does anything. */
export interface Span {
  /** The context to pass on; undefined if tracing is off. */
  readonly context: TraceContext | undefined;
  set(attributes: Attributes): void;
  /** Records something that happened at one moment. */
  event(name: string, attributes?: Attributes): void;
  /** Records the error and marks the span; `inSpan` itself records an error that its work throws. */
  fail(error: unknown): void;
}

/** A piece of work that is already over, with its times in milliseconds since the epoch. */
export interface PastSpan extends SpanOptions {
  readonly name: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly error?: unknown;
}

/** What implements the functions of `tracing.ts` while tracing is on. */
export interface Tracer {
  inSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>;
  record(span: PastSpan): void;
  current(): TraceContext | undefined;
}
