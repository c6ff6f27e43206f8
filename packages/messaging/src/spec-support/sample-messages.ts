import { randomUUID } from 'node:crypto';
import type { CommandEnvelope, EventEnvelope, QueueDefinition } from '@fde/contracts';

const CONTEXT = {
  correlation_id: '11111111-1111-4111-8111-111111111111',
  causation_id: null,
  traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`,
};

/** A topology small enough to understand at a glance; routing is that of the contracts. */
export const SAMPLE_QUEUES = {
  commands: {
    name: 'sample-commands.v1',
    service: 'scraper',
    exchange: 'commands',
    bindings: ['ScrapeCompany'],
    prefetch: 4,
  },
  tracker: {
    name: 'sample-tracker.v1',
    service: 'task-tracker',
    exchange: 'events',
    bindings: ['task.*'],
    prefetch: 20,
  },
  ends: {
    name: 'sample-ends.v1',
    service: 'orchestrator',
    exchange: 'events',
    bindings: ['task.TaskRevoked'],
    prefetch: 20,
  },
  companies: {
    name: 'sample-companies.v1',
    service: 'orchestrator',
    exchange: 'events',
    bindings: ['company.removed.#'],
    prefetch: 20,
  },
  optional: {
    name: 'sample-optional.v1',
    service: 'notifier',
    exchange: 'events',
    bindings: ['watch.ended'],
    prefetch: 20,
    isOptional: true,
  },
} as const satisfies Record<string, QueueDefinition>;

export const scrapeCommand = (taskId: string = randomUUID()): CommandEnvelope => ({
  ...CONTEXT,
  message_id: randomUUID(),
  kind: 'command',
  type: 'ScrapeCompany',
  schema_version: 1,
  task_id: taskId,
  occurred_at: new Date().toISOString(),
  payload: {
    task_id: taskId,
    operation: 'scrape_company',
    company_id: 1,
    document_id: null,
    parent_task_id: null,
  },
});

export const revokedEvent = (taskId: string = randomUUID()): EventEnvelope => ({
  ...CONTEXT,
  message_id: randomUUID(),
  kind: 'event',
  type: 'TaskRevoked',
  schema_version: 1,
  task_id: taskId,
  occurred_at: new Date().toISOString(),
  stream_id: `task-${taskId}`,
  stream_version: 2,
  payload: { reason: 'no longer wanted' },
});

/** Of a queue that the sample topology does not have. */
export const unknownCommand = (): CommandEnvelope => {
  const command = scrapeCommand();
  return {
    ...command,
    type: 'ExtractCompany',
    payload: { ...(command.payload as object), operation: 'extract_company' },
  };
};

export const documentRemovedEvent = (): EventEnvelope => ({
  ...revokedEvent(),
  type: 'DocumentRemoved',
  stream_id: 'document-7',
  payload: { id: 7, company_id: 7 },
});

/** Of the queue that an installation may do without. */
export const watchEndedEvent = (): EventEnvelope => ({
  ...revokedEvent(),
  type: 'WatchEnded',
  stream_id: 'watch-7',
  payload: { company_id: 7, by: null },
});
