import type { ReadModelProgress } from '@fde/event-log';

/** How often a line is printed. */
const EVERY_MS = 5_000;
const MS = 1_000;

const secondsText = (seconds: number): string =>
  seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

/**
 * Lines such as `reading events: 1,200,000 of about 10,000,000 (12 %), 21,000/s, 7 min left`, one
 * every five seconds. The rate is that of the step so far.
 */
export const progressLines = (
  print: (line: string) => void,
  now: () => number = () => performance.now(),
): ((progress: ReadModelProgress) => void) => {
  let step: { readonly name: string; readonly began: number; readonly done: number } | undefined;
  let printed = now();
  return ({ step: name, done, total }) => {
    const at = now();
    if (step?.name !== name) step = { name, began: at, done };
    if (at - printed < EVERY_MS) return;
    printed = at;
    const perSecond = (done - step.done) / ((at - step.began) / MS);
    const rate =
      perSecond > 0 ? `, ${perSecond.toLocaleString('en', { maximumSignificantDigits: 3 })}/s` : '';
    const count = done.toLocaleString('en');
    if (done > total) return print(`${name}: ${count}${rate}`);
    const left = perSecond > 0 ? `, ${secondsText((total - done) / perSecond)} left` : '';
    const share = Math.floor((100 * done) / Math.max(1, total));
    print(`${name}: ${count} of about ${total.toLocaleString('en')} (${share} %)${rate}${left}`);
  };
};
