import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  trace,
  type Attributes as OtelAttributes,
  type Context,
  type Span as OtelSpan,
  type SpanOptions as OtelOptions,
  type Tracer as OtelTracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { Attributes, PastSpan, Span, SpanOptions, TraceContext, Tracer } from '../span.js';

const KINDS = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const satisfies Record<NonNullable<SpanOptions['kind']>, SpanKind>;

const w3c = new W3CTraceContextPropagator();

const attributesOf = (attributes: Attributes = {}): OtelAttributes =>
  Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => value !== null && value !== undefined),
  ) as OtelAttributes;

const headersOf = (of: Context): TraceContext | undefined => {
  const carrier: Record<string, string> = {};
  w3c.inject(of, carrier, defaultTextMapSetter);
  const { traceparent, tracestate } = carrier;
  return traceparent === undefined
    ? undefined
    : { traceparent, ...(tracestate === undefined ? {} : { tracestate }) };
};

/** An error without a message is described by its name. */
const asError = (error: unknown): Error & { readonly code?: unknown } =>
  error instanceof Error ? error : new Error(String(error));

/** Implements the project's spans with OpenTelemetry; the current span follows asynchronous calls. */
export class OpenTelemetryTracer implements Tracer {
  readonly #tracer: OtelTracer;
  readonly #redact: (text: string) => string;

  constructor(tracer: OtelTracer, redact: (text: string) => string) {
    this.#tracer = tracer;
    this.#redact = redact;
  }

  async inSpan<T>(
    name: string,
    options: SpanOptions,
    work: (span: Span) => Promise<T>,
  ): Promise<T> {
    const parent = this.#parentOf(options);
    const started = this.#tracer.startSpan(name, this.#startOf(options), parent);
    const within = trace.setSpan(parent, started);
    try {
      return await context.with(within, () => work(this.#handle(started, within)));
    } catch (error) {
      this.#fail(started, error);
      throw error;
    } finally {
      started.end();
    }
  }

  record(past: PastSpan): void {
    const span = this.#tracer.startSpan(
      past.name,
      { ...this.#startOf(past), startTime: past.startedAt },
      this.#parentOf(past),
    );
    if (past.error !== undefined) this.#fail(span, past.error);
    span.end(past.endedAt);
  }

  current(): TraceContext | undefined {
    return headersOf(context.active());
  }

  #parentOf({ parent }: SpanOptions): Context {
    return parent === undefined
      ? context.active()
      : w3c.extract(ROOT_CONTEXT, { ...parent }, defaultTextMapGetter);
  }

  #startOf({ kind = 'internal', attributes }: SpanOptions): OtelOptions {
    return { kind: KINDS[kind], attributes: attributesOf(attributes) };
  }

  #handle(span: OtelSpan, within: Context): Span {
    return {
      context: headersOf(within),
      set: (attributes) => void span.setAttributes(attributesOf(attributes)),
      event: (name, attributes) => void span.addEvent(name, attributesOf(attributes)),
      fail: (error) => this.#fail(span, error),
    };
  }

  #fail(span: OtelSpan, error: unknown): void {
    const { name, message, stack, code } = asError(error);
    const shown = this.#redact(message);
    span.recordException({
      name,
      message: shown,
      ...(stack === undefined ? {} : { stack: this.#redact(stack) }),
    });
    span.setAttribute('error.type', typeof code === 'string' ? code : name);
    span.setStatus({ code: SpanStatusCode.ERROR, message: shown });
  }
}
