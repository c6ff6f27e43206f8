/** In the reader's zone, as the locale writes it. */
export function formatTime(iso: string | null | undefined, locale: string): string {
  if (iso === null || iso === undefined) return '–';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(
    new Date(iso),
  );
}

/** A day of the calendar, the same in every zone, as the locale writes it. */
export const formatDay = (isoDay: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDay));

const STEPS: readonly [limit: number, divisor: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [60, 1, 'second'],
  [3_600, 60, 'minute'],
  [86_400, 3_600, 'hour'],
  [Infinity, 86_400, 'day'],
];

export function formatAgo(iso: string, now: number, locale: string): string {
  const seconds = (new Date(iso).getTime() - now) / 1_000;
  const [, divisor, unit] = STEPS.find(([limit]) => Math.abs(seconds) < limit) ?? [
    0,
    86_400,
    'day' as const,
  ];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(
    Math.round(seconds / divisor),
    unit,
  );
}

const tenths = (seconds: number, locale: string): string =>
  seconds.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** 75_000 -> "1 min 15 s", 1_500 -> "1.5 s" in English, "1,5 s" in German */
export function formatDuration(milliseconds: number, locale: string): string {
  // The reader's clock can be behind the service's.
  const positive = Math.max(0, milliseconds);
  const seconds = Math.round(positive / 1_000);
  if (seconds < 60)
    return positive < 10_000 ? `${tenths(positive / 1_000, locale)} s` : `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Percent from which on the pace so far says something: the first steps of a task are far from even. */
const TELLING_PROGRESS = 30;
/** Milliseconds below which no pace is to be seen. */
const TELLING_TIME_MS = 2_000;

/** Share of the usual time after which it no longer tells how much is left: the end may be late. */
const TELLING_SHARE = 0.5;

/**
 * The remaining time of a task: in its first half what tasks of its kind usually take, less what it took so far; from
 * a third of the way on by its own pace. Undefined while neither says anything.
 */
export function estimateLeft(
  elapsedMs: number,
  progress: number,
  usualMs?: number,
): number | undefined {
  const isTelling = progress >= TELLING_PROGRESS && progress < 100 && elapsedMs >= TELLING_TIME_MS;
  const byPace = isTelling ? (elapsedMs / progress) * (100 - progress) : undefined;
  const byCustom =
    usualMs !== undefined && elapsedMs <= usualMs * TELLING_SHARE ? usualMs - elapsedMs : undefined;
  if (byPace === undefined || byCustom === undefined) return byPace ?? byCustom;
  return Math.min(byPace, byCustom);
}
