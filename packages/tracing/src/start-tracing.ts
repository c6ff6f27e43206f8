import type * as openTelemetryModule from './open-telemetry/open-telemetry.js';
import type { TracingOptions } from './tracing-options.js';
import { useTracer } from './tracing.js';

/** Where spans go; the two names of OpenTelemetry's specification. */
const tracingEndpoint = (environment: TracingOptions['environment']): string | undefined => {
  if (environment['OTEL_SDK_DISABLED'] === 'true' || environment['OTEL_TRACES_EXPORTER'] === 'none')
    return undefined;
  return (
    environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] ||
    environment['OTEL_EXPORTER_OTLP_ENDPOINT'] ||
    undefined
  );
};

type OpenTelemetryModule = typeof openTelemetryModule;

/** A first `npm start` leaves OpenTelemetry out unless an endpoint is set. */
export const importOpenTelemetry = async (
  load: () => Promise<OpenTelemetryModule> = () => import('./open-telemetry/open-telemetry.js'),
): Promise<OpenTelemetryModule> => {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'))
      throw error;
    throw new Error(
      'An endpoint for traces is set, but OpenTelemetry is not installed: run `npm ci`',
      { cause: error },
    );
  }
};

/**
 * Sends spans to the OTLP endpoint that the environment names. Without one, loads nothing and returns undefined;
 * otherwise returns a function that delivers the remaining spans and ends tracing.
 */
export const startTracing = async (
  options: TracingOptions,
): Promise<(() => Promise<void>) | undefined> => {
  if (tracingEndpoint(options.environment) === undefined) return undefined;
  const { openTelemetry } = await importOpenTelemetry();
  const { tracer, stop } = openTelemetry(options);
  useTracer(tracer);
  return async () => {
    useTracer(undefined);
    await stop();
  };
};
