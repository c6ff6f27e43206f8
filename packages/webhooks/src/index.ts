export { type WebhookEvent } from './webhook-events.js';
export { WEBHOOK_LIMIT_SETTINGS, WEBHOOK_SETTINGS } from './webhook-settings.js';
export { SecretSeal, newSecret } from './secret-seal.js';
export { signedHeaders } from './signed-headers.js';
export { Webhooks, type Webhook, type WebhookLimits } from './webhooks.js';
export {
  WebhookDeliveries,
  type ClaimedDelivery,
  type DeliveryFailure,
  type WebhookNotification,
  type WebhookDelivery,
} from './webhook-deliveries.js';
