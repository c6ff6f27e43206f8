import { Webhook } from 'standardwebhooks';

/** The three headers of the Standard Webhooks specification. Retries keep the id, but have their own timestamp. */
export const signedHeaders = (
  secret: string,
  message: { readonly id: string; readonly at: Date; readonly body: string },
): Readonly<Record<string, string>> => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(Math.floor(message.at.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign(message.id, message.at, message.body),
});
