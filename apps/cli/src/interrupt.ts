/**
 * Aborts when the user presses Ctrl-C or the process is asked to end; `release` restores the signal
 * handling.
 */
export function interruption(): { readonly signal: AbortSignal; release(): void } {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  process.once('SIGINT', abort);
  process.once('SIGTERM', abort);
  return {
    signal: controller.signal,
    release() {
      process.off('SIGINT', abort);
      process.off('SIGTERM', abort);
    },
  };
}
