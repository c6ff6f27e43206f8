import { RETRY_POLICY } from '@fde/contracts';

export interface RetryPolicy {
  readonly minSeconds: number;
  readonly maxSeconds: number;
  readonly factor: number;
  /** Random share of the delay, so that tasks that failed together do not come back together. */
  readonly jitter: number;
}

export const retryPolicy = (minSeconds: number, maxSeconds: number): RetryPolicy => ({
  ...RETRY_POLICY,
  minSeconds,
  maxSeconds: Math.max(minSeconds, maxSeconds),
});

/**
 * Seconds before retry `retry` (1 is the first): exponential, never outside the policy's bounds. If
 * the other side asks for a longer delay (Retry-After), that counts. `random` is from [0, 1).
 */
export const retryDelaySeconds = (
  policy: RetryPolicy,
  retry: number,
  random: number,
  leastSeconds = 0,
): number => {
  const exponential = policy.minSeconds * policy.factor ** (retry - 1);
  const spread = exponential * (1 + policy.jitter * (2 * random - 1));
  const bounded = Math.min(policy.maxSeconds, Math.max(policy.minSeconds, spread));
  return Math.max(bounded, leastSeconds);
};
