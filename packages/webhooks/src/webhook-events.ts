/** The events a webhook can ask for; the same list as `WebhookEvent` in openapi.yaml. */
export const WEBHOOK_EVENTS = [
  'task.ended',
  'document.found',
  'compiled-statement.changed',
  'restatement.found',
  'review.needed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const isWebhookEvent = (name: string): name is WebhookEvent =>
  (WEBHOOK_EVENTS as readonly string[]).includes(name);
