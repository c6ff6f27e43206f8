import { ServiceError } from '@fde/contracts';

/** How often an address is asked for that answers with a fault that may pass. */
const ATTEMPTS: Readonly<Record<string, number>> = { site_rate_limit: 4, site_unavailable: 3 };
const OTHER_ATTEMPTS = 2;
const FIRST_WAIT_SECONDS = 1;
/** A site that asks for a longer pause is left alone for this time. */
const LONGEST_WAIT_SECONDS = 60;

/**
 * Seconds after which an address may be asked for again that has failed `failures` times: what the
 * site asks for, else longer from time to time. Undefined if it is not worth another request.
 */
export const secondsUntilAgain = (
  error: unknown,
  failures: number,
  longest = LONGEST_WAIT_SECONDS,
): number | undefined => {
  if (!(error instanceof ServiceError) || !error.retryable) return undefined;
  if (failures >= (ATTEMPTS[error.code] ?? OTHER_ATTEMPTS)) return undefined;
  const seconds = error.retryAfterSeconds ?? FIRST_WAIT_SECONDS * 3 ** (failures - 1);
  return seconds <= longest ? seconds : undefined;
};
