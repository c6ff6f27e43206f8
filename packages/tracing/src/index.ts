export * from './span.js';
export {
  currentTrace,
  inSpan,
  isTracing,
  recordSpan,
  traceHeaders,
  traceIdOf,
  useTracer,
} from './tracing.js';
export { startTracing, tracingEndpoint } from './start-tracing.js';
export type { TracingOptions } from './tracing-options.js';
