import { WebClient, webSettingsFrom } from '@fde/web-client';
import { SEND_TIMEOUT_MS } from './send-delivery.js';

/** Receivers asked for these calls; this only bounds how much of the sender one of them can occupy. */
const REQUESTS_PER_SECOND = 100;

/** Connects only to public addresses, follows no redirects, and limits every wait. */
export const webhookClient = (allowHosts: readonly string[]): WebClient =>
  new WebClient(
    webSettingsFrom({
      FDE_ALLOW_HOSTS: allowHosts,
      FDE_USER_AGENT: 'FinancialDataExtraction (webhooks)',
      FDE_REQUESTS_PER_SECOND: REQUESTS_PER_SECOND,
      FDE_MAX_REDIRECTS: 0,
      FDE_HEADERS_TIMEOUT_MS: SEND_TIMEOUT_MS,
      FDE_IDLE_TIMEOUT_MS: SEND_TIMEOUT_MS,
    }),
  );
