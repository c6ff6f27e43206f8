import { startTracing } from '../start-tracing.js';
import { OtlpCollector, type CollectedSpan } from './otlp-collector.js';

/** Runs the work with tracing on in this process, and returns the spans that a collector received. */
export const traced = async (
  work: () => Promise<void>,
  service = 'spec',
): Promise<readonly CollectedSpan[]> => {
  const collector = await OtlpCollector.start();
  const before = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  // The exporter itself reads this variable.
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.endpoint;
  try {
    const stop = await startTracing({
      service,
      environment: process.env,
      redact: (text) => text.replaceAll('s3cret', '***'),
      onTrouble: (message) => {
        throw new Error(message);
      },
    });
    try {
      await work();
    } finally {
      await stop?.();
    }
    return collector.spans;
  } finally {
    if (before === undefined) delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    else process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = before;
    await collector.stop();
  }
};
