import { expect } from 'chai';
import type { TaskEvent } from '@fde/contracts';
import type { StoredEvent } from '../events/stored-event.js';
import { timelineOf } from './task-timeline.js';

const at = (second: number): Date => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
const a1 = { attempt: 1, attempt_id: 'bbbbbbbb-0000-4000-8000-000000000001' };
const a2 = { attempt: 2, attempt_id: 'bbbbbbbb-0000-4000-8000-000000000002' };
const worker = { service: 'scraper', worker: 'scraper-1', host: 'box' };
const error = { code: 'upstream_unavailable', message: 'HTTP 503', retryable: true };

const stream = (...events: (readonly [number, TaskEvent])[]): StoredEvent[] =>
  events.map(([second, event], index) => ({
    ...event,
    occurredAt: at(second),
    version: index + 1,
    streamId: 'task-1',
    eventId: String(index),
    position: index,
    transactionId: '1',
    correlationId: '',
    causationId: null,
    taskId: '1',
    traceparent: '',
  }));
const requested: TaskEvent = {
  type: 'TaskRequested',
  data: {
    task_id: '1',
    operation: 'scrape_company',
    company_id: 1,
    document_id: null,
    parent_task_id: null,
  },
};

describe('task timeline', () => {
  it('tells each attempt with its worker, steps, durations, reason and next retry', () => {
    const timeline = timelineOf(
      stream(
        [0, requested],
        [1, { type: 'TaskStarted', data: { ...a1, ...worker } }],
        [
          2,
          {
            type: 'TaskProgressed',
            data: { ...a1, step: 'fetching_company_info', progress: 5, detail: null },
          },
        ],
        [
          4,
          {
            type: 'TaskProgressed',
            data: { ...a1, step: 'scraping_website', progress: 10, detail: 'page 1' },
          },
        ],
        [
          5,
          {
            type: 'TaskProgressed',
            data: { ...a1, step: 'scraping_website', progress: 20, detail: 'page 2' },
          },
        ],
        [
          8,
          {
            type: 'TaskRetryScheduled',
            data: { ...a1, error, next_attempt_at: at(68).toISOString() },
          },
        ],
        [68, { type: 'TaskStarted', data: { ...a2, ...worker } }],
        [70, { type: 'TaskSucceeded', data: { ...a2, result: null } }],
      ),
    );
    expect(timeline).to.deep.include({ requestedAt: at(0), endedAt: at(70), reason: null });
    const [first, second] = timeline?.attempts ?? [];
    expect(first).to.deep.include({
      attempt: 1,
      worker: 'scraper-1',
      host: 'box',
      seconds: 7,
      outcome: 'retry',
      reason: 'HTTP 503',
      nextAttemptAt: at(68),
    });
    expect(first?.steps).to.deep.equal([
      { step: 'fetching_company_info', progress: 5, detail: null, at: at(2), seconds: 2 },
      { step: 'scraping_website', progress: 20, detail: 'page 2', at: at(4), seconds: 4 },
    ]);
    expect(second).to.deep.include({ attempt: 2, seconds: 2, outcome: 'succeeded', reason: null });
  });

  it('calls an attempt abandoned that a later one began over', () => {
    const timeline = timelineOf(
      stream(
        [0, requested],
        [1, { type: 'TaskStarted', data: { ...a1, ...worker } }],
        [9, { type: 'TaskStarted', data: { ...a2, ...worker } }],
      ),
    );
    expect(timeline?.attempts.map(({ outcome, seconds }) => [outcome, seconds])).to.deep.equal([
      ['abandoned', 8],
      ['running', null],
    ]);
  });

  it('gives the reason of a task that was revoked while it waited', () => {
    expect(
      timelineOf(
        stream([0, requested], [3, { type: 'TaskRevoked', data: { reason: 'not wanted' } }]),
      ),
    ).to.deep.equal({ requestedAt: at(0), endedAt: at(3), reason: 'not wanted', attempts: [] });
  });

  it('tells why an attempt was tried again, given back, taken over, or revoked', () => {
    const later = at(30).toISOString();
    const timeline = timelineOf(
      stream(
        [0, requested],
        [1, { type: 'TaskStarted', data: { ...a1, ...worker } }],
        [
          2,
          { type: 'TaskInterrupted', data: { ...a1, reason: 'shutdown', next_attempt_at: later } },
        ],
        [3, { type: 'TaskStarted', data: { ...a2, ...worker } }],
        [4, { type: 'TaskStarted', data: { ...a2, attempt: 3, ...worker } }],
        [5, { type: 'TaskRevoked', data: { reason: 'unwanted' } }],
      ),
    );
    expect(
      timeline?.attempts.map(({ outcome, reason, nextAttemptAt }) => [
        outcome,
        reason,
        nextAttemptAt,
      ]),
    ).to.deep.equal([
      ['interrupted', 'shutdown', at(30)],
      ['abandoned', 'The worker disappeared without reporting an end', null],
      ['revoked', 'unwanted', null],
    ]);
    expect(timeline).to.deep.include({ endedAt: at(5), reason: 'unwanted' });
  });

  it('ends with the error of a task that failed', () => {
    const timeline = timelineOf(
      stream(
        [0, requested],
        [1, { type: 'TaskStarted', data: { ...a1, ...worker } }],
        [3, { type: 'TaskFailed', data: { ...a1, error } }],
      ),
    );
    expect(timeline?.attempts[0]).to.deep.include({ outcome: 'failed', error, seconds: 2 });
    expect(timeline).to.deep.include({ endedAt: at(3), reason: 'HTTP 503' });
  });
});
