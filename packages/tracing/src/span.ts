/** W3C trace context as it stands in headers. */
export interface TraceContext {
  /** `00-<32 hex>-<16 hex>-<2 hex>`. */
  readonly traceparent: string;
  /** What the systems that made the trace say about it to each other; passed on as it came. */
  readonly tracestate?: string | undefined;
}

/** Null and undefined are left out. */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface SpanOptions {
  readonly kind?: 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  /** What led here from outside of this process; undefined: the span at work. */
  readonly parent?: TraceContext | undefined;
  readonly attributes?: Attributes;
}

/** A piece of work in a trace. Every method does nothing where tracing is off. */
export interface Span {
  /** To hand on; undefined where tracing is off. */
  readonly context: TraceContext | undefined;
  set(attributes: Attributes): void;
  /** Something that happened at a moment. */
  event(name: string, attributes?: Attributes): void;
  /** Records the error and marks the span; an error that leaves the work of `inSpan` is recorded by itself. */
  fail(error: unknown): void;
}

/** A piece of work whose times are known afterwards, in milliseconds since the epoch. */
export interface PastSpan extends SpanOptions {
  readonly name: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly error?: unknown;
}

/** What stands behind the functions of `tracing.ts` while tracing is on. */
export interface Tracer {
  inSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>;
  record(span: PastSpan): void;
  current(): TraceContext | undefined;
}
