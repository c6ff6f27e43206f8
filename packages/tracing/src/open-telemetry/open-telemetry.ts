import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Tracer } from '../span.js';
import type { TracingOptions } from '../tracing-options.js';
import { OpenTelemetryTracer } from './open-telemetry-tracer.js';

/** A stopping service waits no longer than this for a collector that does not answer. */
const LAST_DELIVERY_MS = 5_000;

const resourceOf = (service: string) => {
  const own = resourceFromAttributes({
    'service.name': service,
    'service.namespace': 'fde',
    'service.instance.id': `${hostname()}:${process.pid}`,
  });
  return defaultResource()
    .merge(own)
    .merge(detectResources({ detectors: [envDetector] }));
};

/**
 * Spans by OpenTelemetry, sent as OTLP over HTTP in batches. OpenTelemetry's own variables configure it:
 * OTEL_EXPORTER_OTLP_ENDPOINT and _HEADERS, OTEL_TRACES_SAMPLER, OTEL_RESOURCE_ATTRIBUTES, OTEL_BSP_*. Spans that the
 * collector does not accept are dropped; no work ever waits for it.
 */
export const openTelemetry = ({
  service,
  redact,
  onTrouble,
}: TracingOptions): { readonly tracer: Tracer; readonly stop: () => Promise<void> } => {
  const manager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(manager);
  setGlobalErrorHandler((error) =>
    onTrouble(error instanceof Error ? error.message : 'unknown reason'),
  );
  const provider = new BasicTracerProvider({
    resource: resourceOf(service),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const stop = async (): Promise<void> => {
    const patience = new AbortController();
    await Promise.race([
      provider.shutdown(),
      sleep(LAST_DELIVERY_MS, undefined, { signal: patience.signal, ref: false }).catch(
        () => undefined,
      ),
    ]).catch((error: unknown) =>
      onTrouble(error instanceof Error ? error.message : 'unknown reason'),
    );
    patience.abort();
    context.disable();
    manager.disable();
  };
  return { tracer: new OpenTelemetryTracer(provider.getTracer('fde'), redact), stop };
};
