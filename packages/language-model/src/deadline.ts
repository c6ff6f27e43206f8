import { LanguageModelError } from './language-model-error.js';

/**
 * Runs `work` with a signal that aborts with the caller's signal or after `timeoutMs`. Rejects with the caller's
 * reason or with `language_model_timeout`, even if the work ignores its signal.
 */
export const withDeadline = async <T>(
  work: (signal: AbortSignal) => Promise<T>,
  timeoutMs: number,
  where: string,
  outer?: AbortSignal,
): Promise<T> => {
  outer?.throwIfAborted();
  const deadline = new AbortController();
  const timer = setTimeout(() => {
    deadline.abort(new LanguageModelError('language_model_timeout', silence(where, timeoutMs)));
  }, timeoutMs);
  const signal = outer === undefined ? deadline.signal : AbortSignal.any([outer, deadline.signal]);
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => {
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work(signal), aborted]);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
};

const silence = (where: string, timeoutMs: number): string =>
  `The language model at ${where} did not answer within ${Math.round(timeoutMs / 1000)} s. It will be asked again; if this lasts, raise LLM_TIMEOUT_SECONDS or choose a faster LLM_MODEL.`;
