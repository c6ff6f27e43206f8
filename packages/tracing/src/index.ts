export * from './span.js';
export { currentTrace, inSpan, isTracing, recordSpan, traceHeaders, traceIdOf, useTracer } from './tracing.js';
export { startTracing, tracingEndpoint, type TracingOptions } from './start-tracing.js';
