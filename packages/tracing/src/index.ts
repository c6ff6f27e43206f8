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
export { startTracing } from './start-tracing.js';
