import type { components } from '@fde/contracts';

/** The events that a webhook may subscribe to. */
export type WebhookEvent = components['schemas']['WebhookEvent'];
