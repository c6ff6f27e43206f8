import { setTimeout as sleep } from 'node:timers/promises';

const REQUEST_MS = 30_000;
const RETRY_MS = 300;

/** Whether the request cannot have arrived: nobody listens, as while a gateway restarts. */
const neverArrived = (error: unknown): boolean =>
  error instanceof TypeError &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED';

/**
 * `fetch` that waits up to `patienceMs` for a gateway that is down. Reads are repeated; writes are repeated only if
 * they cannot have arrived.
 */
export const patientFetch =
  (patienceMs: number) =>
  async (request: Request): Promise<Response> => {
    for (const until = Date.now() + patienceMs; ;) {
      try {
        return await fetch(request.clone(), { signal: AbortSignal.timeout(REQUEST_MS) });
      } catch (error) {
        if (Date.now() >= until || !(request.method === 'GET' || neverArrived(error))) throw error;
        await sleep(RETRY_MS);
      }
    }
  };
