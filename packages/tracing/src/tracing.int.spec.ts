import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import {
  currentTrace,
  inSpan,
  isTracing,
  recordSpan,
  startTracing,
  traceHeaders,
} from './index.js';
import { OtlpCollector, traceTree, traced, type CollectedSpan } from './spec-support/index.js';

const named = (spans: readonly CollectedSpan[], name: string): CollectedSpan => {
  const span = spans.find((one) => one.name === name);
  if (span === undefined)
    throw new Error(`There is no span ${name} among ${spans.map((one) => one.name).join(', ')}`);
  return span;
};

describe('tracing', () => {
  it('without an endpoint starts nothing, makes no options and hands nothing on', async () => {
    const silence = { service: 'spec', redact: (text: string) => text, onTrouble: () => undefined };
    expect(await startTracing({ ...silence, environment: {} })).to.equal(undefined);
    expect(
      await startTracing({
        ...silence,
        environment: {
          OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
          OTEL_SDK_DISABLED: 'true',
        },
      }),
    ).to.equal(undefined);
    let made = 0;
    const result = await inSpan(
      'work',
      () => {
        made += 1;
        return {};
      },
      async (span) => {
        span.set({ a: 1 });
        return [span.context, currentTrace(), traceHeaders()];
      },
    );
    expect(result).to.deep.equal([undefined, undefined, {}]);
    expect([made, isTracing()]).to.deep.equal([0, false]);
  });

  it('sends spans with parents, attributes, events and errors', async () => {
    const spans = await traced(async () => {
      await inSpan(
        'outer',
        () => ({ kind: 'server', attributes: { task_id: 't', nothing: null } }),
        async (outer) => {
          outer.event('a step');
          await Promise.all(
            [1, 2].map((n) =>
              inSpan(
                `inner ${n}`,
                () => ({}),
                async (inner) => {
                  await sleep(2);
                  inner.set({ n });
                },
              ),
            ),
          );
          await inSpan(
            'failing',
            () => ({}),
            () =>
              Promise.reject(
                Object.assign(new Error('the password is s3cret'), { code: 'pdf_damaged' }),
              ),
          ).catch(() => undefined);
          recordSpan(() => ({ name: 'past', startedAt: 1_000, endedAt: 3_500 }));
        },
      );
    }, 'a service');
    const outer = named(spans, 'outer');
    expect(outer).to.deep.include({
      kind: 'server',
      service: 'a service',
      parentSpanId: '',
      attributes: { task_id: 't' },
      events: ['a step'],
      error: undefined,
    });
    for (const name of ['inner 1', 'inner 2', 'failing', 'past'])
      expect(named(spans, name)).to.include({ parentSpanId: outer.spanId, traceId: outer.traceId });
    expect(named(spans, 'inner 2').attributes).to.deep.equal({ n: 2 });
    expect(named(spans, 'failing')).to.deep.include({
      error: 'the password is ***',
      attributes: { 'error.type': 'pdf_damaged' },
    });
    expect(named(spans, 'past').endedAt - named(spans, 'past').startedAt).to.equal(2_500);
    expect(
      traceTree(spans)
        .split('\n')
        .map((text) => text.replace(/ {2}\[.*/, '')),
    ).to.have.members(['outer', '├─ past', '├─ inner 1', '├─ inner 2', '└─ failing']);
  });

  it('goes on with the trace of another process, its state included', async () => {
    const parent = {
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      tracestate: 'vendor=value',
    };
    let handedOn: Readonly<Record<string, string>> = {};
    const [span] = await traced(() =>
      inSpan(
        'work',
        () => ({ parent }),
        async () => {
          handedOn = traceHeaders();
        },
      ),
    );
    expect(span).to.include({
      traceId: 'a'.repeat(32),
      parentSpanId: 'b'.repeat(16),
      traceState: 'vendor=value',
    });
    expect(handedOn).to.deep.equal({
      traceparent: `00-${'a'.repeat(32)}-${span?.spanId}-01`,
      tracestate: 'vendor=value',
    });
  });

  it('sends nothing of a trace that its origin does not sample, and passes that on too', async () => {
    let handedOn = '';
    const spans = await traced(() =>
      inSpan(
        'work',
        () => ({ parent: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00` } }),
        async () => {
          handedOn = currentTrace()?.traceparent ?? '';
        },
      ),
    );
    expect(spans).to.deep.equal([]);
    expect(handedOn).to.match(new RegExp(`^00-${'a'.repeat(32)}-[0-9a-f]{16}-00$`));
  });

  it('stops in time if the collector is gone', async () => {
    const collector = await OtlpCollector.start();
    const { endpoint } = collector;
    await collector.stop();
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = endpoint;
    const started = Date.now();
    try {
      const stop = await startTracing({
        service: 'spec',
        environment: process.env,
        redact: (text) => text,
        onTrouble: () => undefined,
      });
      await inSpan(
        'work',
        () => ({}),
        async () => undefined,
      );
      await stop?.();
    } finally {
      delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    }
    expect(Date.now() - started).to.be.below(9_000);
    expect(isTracing()).to.equal(false);
  }).timeout(15_000);
});
