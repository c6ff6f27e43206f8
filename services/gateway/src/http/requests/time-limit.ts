import { ProblemError } from '../../problems/error-reply.js';

/** Waits for `work` up to the limit; then answers 504, whatever the work still does. */
export const withinTime = <T>(limitMs: number, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () =>
        reject(
          new ProblemError(
            'gateway_timeout',
            `The request took longer than ${limitMs / 1000} seconds`,
          ),
        ),
      limitMs,
    );
    work
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
      .catch(() => undefined);
  });
