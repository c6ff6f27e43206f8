import {
  currentMessage,
  endOfError,
  endOfResult,
  isAcceptedByItself,
  STOPPED,
  type DomainEvent,
  type Envelope,
  type EventData,
  type RunEnd,
} from '@fde/contracts';
import type { Task } from '@fde/event-log';
import type { Telling, WebhookEvent } from '@fde/webhooks';

/** The state of a task after each of these events. */
const ENDS = { TaskSucceeded: 'SUCCESS', TaskFailed: 'FAILURE', TaskRevoked: 'REVOKED' } as const;
type TaskEnd = Extract<DomainEvent, { type: keyof typeof ENDS }>;

interface Told {
  readonly event: WebhookEvent;
  readonly data: object;
}

const endOf = (end: TaskEnd): RunEnd => {
  switch (end.type) {
    case 'TaskSucceeded':
      return endOfResult(end.data.result);
    case 'TaskFailed':
      return endOfError(end.data.error);
    case 'TaskRevoked':
      return STOPPED;
    default:
      return end satisfies never;
  }
};

const tellEnded = (end: TaskEnd, task: Task): Told => ({
  event: 'task.ended',
  data: {
    task_id: task.taskId,
    operation: task.operation,
    status: ENDS[end.type],
    ...endOf(end),
    company_id: task.companyId,
    document_id: task.documentId,
    parent_task_id: task.parentTaskId,
    error: end.type === 'TaskFailed' ? end.data.error : null,
  },
});

const tellFound = ({ document, origin }: EventData<'DocumentAdded'>): Told => ({
  event: 'document.found',
  data: {
    document_id: document.id,
    company_id: document.company_id,
    url: document.url,
    fiscal_year: document.fiscal_year,
    document_type: document.document_type,
    origin,
  },
});

const tellChanged = (data: EventData<'CompiledStatementChanged'>): readonly Told[] => {
  const { id: compiled_statement_id, company_id, statement_type, changes } = data;
  const statement = { compiled_statement_id, company_id, statement_type };
  const { first, new_years, cell_count, restated_count, closed_gap_count } = changes;
  const counts = { first, new_years, cell_count, restated_count, closed_gap_count };
  const cells = changes.cells.filter(({ reason }) => reason === 'restatement');
  return [
    { event: 'compiled-statement.changed', data: { ...statement, ...counts } },
    ...(restated_count === 0
      ? []
      : [{ event: 'restatement.found' as const, data: { ...statement, restated_count, cells } }]),
  ];
};

/** Nobody is needed for what is accepted by itself, nor for what a person corrects unasked. */
const needsPerson = (review: EventData<'ReviewsAsked'>['reviews'][number]): boolean =>
  review.reasons.length > 0 && !isAcceptedByItself(review);

const tellNeeded = ({ reviews, ...extraction }: EventData<'ReviewsAsked'>): readonly Told[] => {
  const ids = reviews.filter(needsPerson).map(({ id }) => id);
  return ids.length === 0
    ? []
    : [{ event: 'review.needed', data: { ...extraction, review_ids: ids } }];
};

const toldOf = async (
  event: DomainEvent,
  taskOf: () => Promise<Task | undefined>,
): Promise<readonly Told[]> => {
  switch (event.type) {
    case 'TaskSucceeded':
    case 'TaskFailed':
    case 'TaskRevoked': {
      const task = await taskOf();
      return task === undefined ? [] : [tellEnded(event, task)];
    }
    case 'DocumentAdded':
      return [tellFound(event.data)];
    case 'CompiledStatementChanged':
      return tellChanged(event.data);
    case 'ReviewsAsked':
      return tellNeeded(event.data);
    default:
      return [];
  }
};

/** What webhooks are told about a message, as the bytes to send. */
export const tellingsOf = async (
  message: Envelope,
  taskOf: () => Promise<Task | undefined>,
): Promise<readonly Telling[]> => {
  const { type, payload, occurred_at: timestamp } = currentMessage(message);
  const told = await toldOf({ type, data: payload } as DomainEvent, taskOf);
  return told.map(({ event, data }) => ({
    event,
    body: JSON.stringify({ type: event, timestamp, data }),
  }));
};
