import { formatDay } from '../format/times.js';
import type { Texts } from '../messages/use-texts.js';

/** `9 months to 2023-09-30`, as the service says it; days and years stand alone. */
const SPAN = /^(\d+) months? to (\S+)$/;

/** What a period covers, in the language of the page. */
export const periodText = (t: Texts, period: string, locale: string): string => {
  const [, months, end] = SPAN.exec(period) ?? [];
  if (months === undefined || end === undefined) return period;
  return t('periods.span', { count: Number(months), end: formatDay(end, locale) });
};
