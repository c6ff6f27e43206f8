import type { Envelope } from '@fde/contracts';
import { expect } from 'chai';
import { messageAttributes, messageFacts, traceOf, withinTrace } from './message-span.js';

const trace = (digit: string): string => `00-${digit.repeat(32)}-${digit.repeat(16)}-01`;
const command: Envelope = {
  message_id: 'a message',
  kind: 'command',
  type: 'ExtractDocument',
  schema_version: 1,
  task_id: 'a task',
  correlation_id: 'a flow',
  causation_id: null,
  traceparent: trace('1'),
  occurred_at: new Date(0).toISOString(),
  payload: { company_id: 7, document_id: null },
};

describe('what spans say of a message', () => {
  it('is what it belongs to, not what it holds', () => {
    expect(messageFacts(command)).to.deep.equal({
      task_id: 'a task',
      company_id: 7,
      document_id: null,
      message_id: 'a message',
    });
    expect(messageAttributes(command)).to.deep.equal({
      task_id: 'a task',
      company_id: 7,
      document_id: null,
      'messaging.message.id': 'a message',
      'messaging.message.type': 'ExtractDocument',
      correlation_id: 'a flow',
    });
  });

  it('is nothing of a payload that names no company', () => {
    expect(messageFacts({ ...command, payload: { company_id: 'seven' } })).to.include({
      company_id: null,
    });
  });
});

describe('the trace of a message', () => {
  it('is the one that it came about in, until it is sent in another span', () => {
    expect(traceOf(command)).to.deep.equal({ traceparent: trace('1'), tracestate: undefined });
    expect(withinTrace(command, undefined)).to.equal(command);
    const sent = withinTrace(command, { traceparent: trace('2'), tracestate: 'vendor=1' });
    expect(sent).to.deep.equal({ ...command, traceparent: trace('2'), tracestate: 'vendor=1' });
    expect(withinTrace(command, { traceparent: trace('2') })).not.to.have.property('tracestate');
  });
});
