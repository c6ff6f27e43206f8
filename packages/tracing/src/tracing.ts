import type { PastSpan, Span, SpanOptions, TraceContext, Tracer } from './span.js';

const SILENT: Span = {
  context: undefined,
  set: () => undefined,
  event: () => undefined,
  fail: () => undefined,
};

/** One per process: a tracer cannot be passed through every call down to the packages that need it. */
let tracer: Tracer | undefined;

/** Switches tracing on; undefined switches it off. */
export const useTracer = (wanted: Tracer | undefined): void => {
  tracer = wanted;
};

export const isTracing = (): boolean => tracer !== undefined;

/**
 * Does the work within a span, which is the parent of the spans that begin in it. Rejects as the work does. If
 * tracing is off, it only calls the work, and does not even make the `options`.
 */
export const inSpan = <T>(
  name: string,
  options: () => SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> => (tracer === undefined ? work(SILENT) : tracer.inSpan(name, options(), work));

/** Adds a piece of work that is over. */
export const recordSpan = (span: () => PastSpan): void => {
  tracer?.record(span());
};

/** The context of the current span; undefined if there is none or tracing is off. */
export const currentTrace = (): TraceContext | undefined => tracer?.current();

/** Headers that carry the trace into another process; none if tracing is off. */
export const traceHeaders = (): Readonly<Record<string, string>> => {
  const context = currentTrace();
  if (context === undefined) return {};
  return {
    traceparent: context.traceparent,
    ...(context.tracestate === undefined ? {} : { tracestate: context.tracestate }),
  };
};

/** The trace that a context belongs to, for logs. */
export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35);
