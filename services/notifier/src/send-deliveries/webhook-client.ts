import { WebClient, webSettingsFrom } from '@fde/web-client';
import { SEND_TIMEOUT_MS } from './send-delivery.js';

/** Receivers asked for their calls; this only bounds what one of them can take of the sender. */
const REQUESTS_PER_SECOND = 100;

/** Public addresses alone, no redirects, every time bounded. */
export const webhookClient = (allowHosts: readonly string[]): WebClient =>
  new WebClient(
    webSettingsFrom({
      FDE_ALLOW_HOSTS: allowHosts,
      FDE_USER_AGENT: 'FinancialDataExtraction/0.1 (webhooks)',
      FDE_REQUESTS_PER_SECOND: REQUESTS_PER_SECOND,
      FDE_MAX_REDIRECTS: 0,
      FDE_HEADERS_TIMEOUT_MS: SEND_TIMEOUT_MS,
      FDE_IDLE_TIMEOUT_MS: SEND_TIMEOUT_MS,
    }),
  );
