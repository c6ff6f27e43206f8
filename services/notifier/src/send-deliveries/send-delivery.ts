import { ServiceError } from '@fde/contracts';
import type { WebClient } from '@fde/web-client';
import {
  signedHeaders,
  type ClaimedDelivery,
  type DeliveryFailure,
  type SecretSeal,
} from '@fde/webhooks';

/** Bytes to read of an answer: only its status counts. */
const MOST_ANSWER_BYTES = 64 * 1024;
/** From the first byte sent to the end of the answer. */
export const SEND_TIMEOUT_MS = 15_000;
/** The status of a receiver that is gone for good (RFC 9110 15.5.11). */
const GONE = 410;
/** The receiver asks for fewer requests (RFC 6585 4). */
const TOO_MANY = 429;

export type Outcome =
  | { readonly delivered: true; readonly status: number }
  | ({ readonly delivered: false } & DeliveryFailure);

const failureOf = (error: unknown): Outcome => ({
  delivered: false,
  status: null,
  error: reasonOf(error),
  isForGood: false,
  isOfHost: isOfHost(error),
});

/** A secret that cannot be opened and a redirect are faults of one webhook; all others are of the connection. */
const isOfHost = (error: unknown): boolean =>
  error instanceof ServiceError &&
  error.code !== 'redirect_loop' &&
  error.code !== 'webhook_secret_unreadable';

const reasonOf = (error: unknown): string => {
  if (!(error instanceof ServiceError)) return 'internal_error: the request could not be made';
  if (error.code === 'redirect_loop') return 'redirected: redirects are not followed';
  return `${error.code}: ${error.message}`;
};

const judgeStatus = (status: number): Outcome =>
  status >= 200 && status < 300
    ? { delivered: true, status }
    : {
        delivered: false,
        status,
        error: `answered ${status}`,
        isForGood: status === GONE,
        isOfHost: status === TOO_MANY || status >= 500,
      };

/** Sends a delivery once. Never throws: a failure is an outcome. */
export const sendDelivery = async (
  { id, url, secret, body }: ClaimedDelivery,
  { web, seal }: { readonly web: WebClient; readonly seal: SecretSeal },
): Promise<Outcome> => {
  try {
    const headers = signedHeaders(seal.open(secret), { id, at: new Date(), body });
    const response = await web.open({
      url,
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      maxBytes: MOST_ANSWER_BYTES,
      totalTimeoutMs: SEND_TIMEOUT_MS,
    });
    response.body.destroy();
    return judgeStatus(response.status);
  } catch (error) {
    return failureOf(error);
  }
};
