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
import type { WebhookNotification, WebhookEvent } from '@fde/webhooks';

/** The state of a task after each of these events. */
const ENDS = { TaskSucceeded: 'SUCCESS', TaskFailed: 'FAILURE', TaskRevoked: 'REVOKED' } as const;
type TaskEnd = Extract<DomainEvent, { type: keyof typeof ENDS }>;

/** What an event says to webhooks; a notification is its bytes. */
interface Notice {
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

const noticeOfEnd = (end: TaskEnd, task: Task): Notice => ({
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

const noticeOfDocument = ({ document, origin }: EventData<'DocumentAdded'>): Notice => ({
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

/** `compiled_statement_id` is null where the periods of interim reports are restated. */
const noticeOfRestatement = (
  statement: Readonly<Record<string, unknown>>,
  { restated_count, cells }: EventData<'CompiledStatementChanged'>['changes'],
): readonly Notice[] => {
  if (restated_count === 0) return [];
  const restated = cells.filter(({ reason }) => reason === 'restatement');
  return [{ event: 'restatement.found', data: { ...statement, restated_count, cells: restated } }];
};

const noticesOfChange = (data: EventData<'CompiledStatementChanged'>): readonly Notice[] => {
  const { id: compiled_statement_id, company_id, statement_type, changes } = data;
  const statement = { compiled_statement_id, company_id, statement_type };
  const { first, new_years, cell_count, restated_count, closed_gap_count } = changes;
  const counts = { first, new_years, cell_count, restated_count, closed_gap_count };
  return [
    { event: 'compiled-statement.changed', data: { ...statement, ...counts } },
    ...noticeOfRestatement(statement, changes),
  ];
};

/** What changed of the periods of interim reports, as of a statement over the years. */
const noticesOfPeriods = (data: EventData<'PeriodsChanged'>): readonly Notice[] => {
  const { company_id, statement_type, interim_reports, changes } = data;
  const statement = { company_id, statement_type };
  const { first, new_periods = [], cell_count, restated_count } = changes;
  const counts = { first, new_periods, cell_count, restated_count };
  return [
    { event: 'periods.changed', data: { ...statement, interim_reports, ...counts } },
    ...noticeOfRestatement({ compiled_statement_id: null, ...statement }, changes),
  ];
};

/** Nobody is needed for what is accepted by itself, nor for what a person corrects unasked. */
const needsPerson = (review: EventData<'ReviewsAsked'>['reviews'][number]): boolean =>
  review.reasons.length > 0 && !isAcceptedByItself(review);

const noticesOfReviews = ({
  reviews,
  ...extraction
}: EventData<'ReviewsAsked'>): readonly Notice[] => {
  const ids = reviews.filter(needsPerson).map(({ id }) => id);
  return ids.length === 0
    ? []
    : [{ event: 'review.needed', data: { ...extraction, review_ids: ids } }];
};

const noticesOf = async (
  event: DomainEvent,
  taskOf: () => Promise<Task | undefined>,
): Promise<readonly Notice[]> => {
  switch (event.type) {
    case 'TaskSucceeded':
    case 'TaskFailed':
    case 'TaskRevoked': {
      const task = await taskOf();
      return task === undefined ? [] : [noticeOfEnd(event, task)];
    }
    case 'DocumentAdded':
      return [noticeOfDocument(event.data)];
    case 'CompiledStatementChanged':
      return noticesOfChange(event.data);
    case 'PeriodsChanged':
      return noticesOfPeriods(event.data);
    case 'ReviewsAsked':
      return noticesOfReviews(event.data);
    default:
      return [];
  }
};

/** The notifications that follow from a message, as the bytes to send. */
export const notificationsOf = async (
  message: Envelope,
  taskOf: () => Promise<Task | undefined>,
): Promise<readonly WebhookNotification[]> => {
  const { type, payload, occurred_at: timestamp } = currentMessage(message);
  const notices = await noticesOf({ type, data: payload } as DomainEvent, taskOf);
  return notices.map(({ event, data }) => ({
    event,
    body: JSON.stringify({ type: event, timestamp, data }),
  }));
};
