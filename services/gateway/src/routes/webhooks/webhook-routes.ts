import { ServiceError, type components } from '@fde/contracts';
import type { Webhook, WebhookDelivery, Webhooks } from '@fde/webhooks';
import { invalid } from '../../contract/validation-fault.js';
import { pageOf, pagingHeaders } from '../../replies/paging.js';
import { empty, json } from '../../replies/reply.js';
import type { ApiRoute, GatewayParts } from '../route.js';

type Schemas = components['schemas'];

const required = ({ webhooks }: Pick<GatewayParts, 'webhooks'>): Webhooks => {
  if (webhooks === undefined)
    throw new ServiceError(
      'webhooks_unavailable',
      'This deployment has no FDE_WEBHOOK_KEY, and therefore no webhooks',
    );
  return webhooks;
};

/** What is wrong with the address that the body gives is a fault of the body. */
const asFault = (error: unknown): never => {
  if (!(error instanceof ServiceError) || error.code !== 'too_many_webhooks') throw error;
  throw invalid(['body', 'url'], error.message, error.code);
};

/** Throws InvalidRequest for an address that is not public, so that nobody learns it from failed deliveries. */
const requirePublic = (
  url: string,
  { webhookUrls }: Pick<GatewayParts, 'webhookUrls'>,
): Promise<void> =>
  webhookUrls.require(url).catch((error: unknown): never => {
    if (!(error instanceof ServiceError)) throw error;
    throw invalid(['body', 'url'], error.message, error.code);
  });

const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null;

const webhookResource = (webhook: Webhook): Schemas['Webhook'] => ({
  id: webhook.id,
  url: webhook.url,
  description: webhook.description,
  events: [...webhook.events],
  enabled: webhook.enabled,
  disabled_at: timeOf(webhook.disabledAt),
  disabled_reason: webhook.disabledReason,
  created_at: webhook.createdAt.toISOString(),
  updated_at: webhook.updatedAt.toISOString(),
});

const deliveryResource = (delivery: WebhookDelivery): Schemas['WebhookDelivery'] => ({
  id: delivery.id,
  webhook_id: delivery.webhookId,
  event: delivery.event,
  state: delivery.state,
  attempts: delivery.attempts,
  due_at: timeOf(delivery.dueAt),
  created_at: delivery.createdAt.toISOString(),
  last_attempt_at: timeOf(delivery.lastAttemptAt),
  delivered_at: timeOf(delivery.deliveredAt),
  last_status: delivery.lastStatus,
  last_error: delivery.lastError,
  body: delivery.body,
});

export const listWebhooks: ApiRoute<'listWebhooks'> = async ({ query, url }, parts) => {
  const page = pageOf(query);
  const { items, total } = await required(parts).list(page);
  return json(200, items.map(webhookResource), pagingHeaders(url, page, total));
};

export const createWebhook: ApiRoute<'createWebhook'> = async ({ body }, parts) => {
  const webhooks = required(parts);
  await requirePublic(body.url, parts);
  const { webhook, secret } = await webhooks
    .add({ url: body.url, description: body.description ?? null, events: body.events })
    .catch(asFault);
  const location = { location: `/api/v1/webhooks/${webhook.id}` };
  return json(201, { secret, ...webhookResource(webhook) }, location);
};

export const getWebhook: ApiRoute<'getWebhook'> = async ({ path }, parts) =>
  json(200, webhookResource(await required(parts).get(path['webhook-id'])));

export const updateWebhook: ApiRoute<'updateWebhook'> = async ({ path, body }, parts) => {
  const webhooks = required(parts);
  if (body.url !== undefined) await requirePublic(body.url, parts);
  return json(200, webhookResource(await webhooks.change(path['webhook-id'], body).catch(asFault)));
};

export const deleteWebhook: ApiRoute<'deleteWebhook'> = async ({ path }, parts) => {
  await required(parts).remove(path['webhook-id']);
  return empty(204);
};

export const listWebhookDeliveries: ApiRoute<'listWebhookDeliveries'> = async (
  { path, query, url },
  parts,
) => {
  const page = pageOf(query);
  const { items, total } = await required(parts).listDeliveries(path['webhook-id'], page);
  return json(200, items.map(deliveryResource), pagingHeaders(url, page, total));
};

export const redeliverWebhookDelivery: ApiRoute<'redeliverWebhookDelivery'> = async (
  { path },
  parts,
) =>
  json(
    200,
    deliveryResource(await required(parts).redeliver(path['webhook-id'], path['delivery-id'])),
  );
