import { expect } from 'chai';
import { ServiceError } from '../errors.js';
import type { Envelope } from './envelope.js';
import { assertEvent, assertMessage, currentMessage } from './validate.js';

const id = 'aaaaaaaa-0000-4000-8000-000000000001';
const command = {
  message_id: id,
  kind: 'command',
  type: 'ScrapeCompany',
  schema_version: 1,
  task_id: id,
  correlation_id: id,
  causation_id: null,
  traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  occurred_at: '2026-01-01T00:00:00.000Z',
  payload: {
    task_id: id,
    operation: 'scrape_company',
    company_id: 1,
    document_id: null,
    parent_task_id: null,
  },
};
const refused = (value: unknown): Chai.Assertion =>
  expect(() => {
    assertMessage(value);
  })
    .to.throw(ServiceError)
    .with.property('code', 'invalid_message');

describe('message schemas', () => {
  it('take a well-formed command', () =>
    expect(() => {
      assertMessage(command);
    }).not.to.throw());
  it('refuse what is not an envelope', () => {
    for (const value of [
      null,
      7,
      [],
      {},
      { ...command, extra: 1 },
      { ...command, traceparent: 'x' },
    ])
      refused(value);
  });
  it('refuse an unknown type', () => refused({ ...command, type: 'MakeTea' }));
  it('let a newer schema version pass through, and do not read it', () => {
    const newer: unknown = {
      ...command,
      schema_version: 2,
      payload: { of: 'a shape that is not known yet' },
    };
    assertMessage(newer);
    expect(() => currentMessage(newer))
      .to.throw(ServiceError)
      .with.property('code', 'newer_message');
    expect(currentMessage(command as Envelope)).to.equal(command);
  });
  it('refuse a payload that does not fit', () =>
    refused({ ...command, payload: { ...command.payload, company_id: 0 } }));
  it('refuse an event without its stream', () =>
    refused({ ...command, kind: 'event', type: 'TaskRevoked', payload: { reason: 'x' } }));
  it('refuse an event whose data does not fit', () =>
    expect(() => assertEvent({ type: 'TaskRevoked', data: {} as { reason: string } }))
      .to.throw(ServiceError)
      .with.property('code', 'invalid_event'));
});
