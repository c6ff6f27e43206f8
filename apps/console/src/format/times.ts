/** In the reader's zone, as the locale writes it. */
export function formatTime(iso: string | null | undefined, locale: string): string {
  if (iso === null || iso === undefined) return '–';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(
    new Date(iso),
  );
}

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
  const seconds = Math.max(0, Math.round(milliseconds / 1_000));
  if (seconds < 60)
    return milliseconds < 10_000 ? `${tenths(milliseconds / 1_000, locale)} s` : `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** The remaining time if `progress` percent took this long; undefined until it can be estimated. */
export function estimateLeft(elapsedMs: number, progress: number): number | undefined {
  if (progress < 3 || progress >= 100 || elapsedMs < 2_000) return undefined;
  return (elapsedMs / progress) * (100 - progress);
}
