import type { Schemas } from '../api/client.js';
import { formatTime } from '../format/times.js';
import type { Texts } from '../messages/use-texts.js';
import type { Delivery, Webhook } from './webhook-queries.js';

type WebhookEvent = Schemas['WebhookEvent'];

const EVENT_KEYS = {
  'document.found': 'webhooks.events.found',
  'compiled-statement.changed': 'webhooks.events.changed',
  'periods.changed': 'webhooks.events.periods',
  'restatement.found': 'webhooks.events.restated',
  'review.needed': 'webhooks.events.review',
  'task.ended': 'webhooks.events.task',
} as const satisfies Readonly<Record<WebhookEvent, string>>;

export const EVENTS = Object.keys(EVENT_KEYS) as WebhookEvent[];

/** What happened, in a reader's words. */
export const eventText = (t: Texts, event: WebhookEvent): string => t(EVENT_KEYS[event]);

/** Since when a webhook gets no events, and why; undefined if it gets them. */
export function disabledText(
  t: Texts,
  {
    enabled,
    disabled_at: at,
    disabled_reason: reason,
  }: Pick<Webhook, 'enabled' | 'disabled_at' | 'disabled_reason'>,
  locale: string,
): string | undefined {
  if (enabled) return undefined;
  const time = formatTime(at, locale);
  return reason === null
    ? t('webhooks.disabledByHand', { time })
    : t('webhooks.disabledByService', { time, reason });
}

/** What the receiver answered last, or why it was not reached; empty before the first try. */
export function answerText(
  t: Texts,
  { last_status: status, last_error: error }: Pick<Delivery, 'last_status' | 'last_error'>,
): string {
  // The service notes a refusal as the status alone; what says more stands behind it.
  if (status !== null && (error === null || error === `answered ${status}`))
    return t('webhooks.answered', { status: String(status) });
  const answer = status === null ? [] : [t('webhooks.answered', { status: String(status) })];
  return [...answer, ...(error === null ? [] : [error])].join(': ');
}

/** The body as people read it; as it was sent if it is no JSON. */
export function readableBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
