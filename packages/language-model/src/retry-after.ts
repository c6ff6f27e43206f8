/** A longer wait is not a rate limit but a quota: a task does not sleep for it. */
const LONGEST_SECONDS = 3600;

/**
 * `Retry-After`: seconds or an HTTP date (RFC 9110, 10.2.3). Undefined if it says nothing usable.
 */
export const retryAfterSeconds = (
  header: string | null | undefined,
  now: number,
): number | undefined => {
  if (header === null || header === undefined || header.trim() === '') return undefined;
  const seconds = /^\s*\d+(\.\d+)?\s*$/.test(header)
    ? Number(header)
    : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds)
    ? Math.min(Math.max(0, Math.ceil(seconds)), LONGEST_SECONDS)
    : undefined;
};
