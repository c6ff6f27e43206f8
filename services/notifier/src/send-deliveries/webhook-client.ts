import { WebClient, webSettingsFrom } from '@fde/web-client';
import { SEND_TIMEOUT_MS } from './send-delivery.js';

/** Connects only to public addresses, follows no redirects, and limits every wait. */
export const webhookClient = (
  allowHosts: readonly string[],
  requestsPerSecond: number,
): WebClient =>
  new WebClient(
    webSettingsFrom({
      FDE_ALLOW_HOSTS: allowHosts,
      FDE_USER_AGENT: 'FinancialDataExtraction (webhooks)',
      FDE_REQUESTS_PER_SECOND: requestsPerSecond,
      FDE_MAX_REDIRECTS: 0,
      FDE_HEADERS_TIMEOUT_MS: SEND_TIMEOUT_MS,
      FDE_IDLE_TIMEOUT_MS: SEND_TIMEOUT_MS,
    }),
  );
