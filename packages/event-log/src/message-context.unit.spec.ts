import type { Envelope } from '@fde/contracts';
import { useTracer, type TraceContext } from '@fde/tracing';
import { expect } from 'chai';
import { contextFrom, rootContext } from './message-context.js';

const trace = (flow: string, span: string): string => `00-${flow.repeat(32)}-${span.repeat(16)}-01`;
const message: Envelope = {
  message_id: 'a message',
  kind: 'command',
  type: 'ExtractDocument',
  schema_version: 1,
  task_id: 'a task',
  correlation_id: 'a flow',
  causation_id: null,
  traceparent: trace('1', '1'),
  tracestate: 'vendor=1',
  occurred_at: new Date(0).toISOString(),
  payload: {},
};
/** Tracing as it is while this span is at work. */
const traceWithin = (current: TraceContext): void =>
  useTracer({
    inSpan: () => Promise.reject(new Error('no span begins here')),
    record: () => undefined,
    current: () => current,
  });

describe('the context of a message', () => {
  afterEach(() => useTracer(undefined));

  it('begins a trace of its own, or belongs to the span at work', () => {
    const alone = rootContext();
    expect(alone.traceparent).to.match(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(rootContext().traceparent).not.to.equal(alone.traceparent);
    expect(alone).to.include({ causationId: null, taskId: null });
    traceWithin({ traceparent: trace('3', '4'), tracestate: 'vendor=2' });
    expect(rootContext()).to.include({ traceparent: trace('3', '4'), tracestate: 'vendor=2' });
    const known = { traceparent: trace('5', '6'), correlationId: 'given', taskId: 'a task' };
    expect(rootContext(known)).to.include(known).and.not.to.have.property('tracestate');
  });

  it('follows from a message in its trace, with a span of its own', () => {
    const context = contextFrom(message);
    expect(context).to.deep.include({
      correlationId: 'a flow',
      causationId: 'a message',
      taskId: 'a task',
      tracestate: 'vendor=1',
    });
    expect(context.traceparent).to.match(/^00-1{32}-[0-9a-f]{16}-01$/);
    expect(context.traceparent).not.to.equal(message.traceparent);
  });

  it('follows from a message in the span at work, where that is of its trace', () => {
    traceWithin({ traceparent: trace('1', '7') });
    expect(contextFrom(message)).to.include({ traceparent: trace('1', '7') });
    traceWithin({ traceparent: trace('8', '7') });
    expect(contextFrom(message).traceparent).to.match(/^00-1{32}-/);
  });
});
