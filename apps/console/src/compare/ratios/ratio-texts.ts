import { isDoubted } from '../../format/doubt.js';
import type { Schemas } from '../../api/client.js';
import { inWords } from '../../messages/in-words.js';
import type { Texts } from '../../messages/use-texts.js';

export type RatioDefinition = Schemas['RatioDefinition'];
export type RatioValue = Schemas['RatioValue'];
type Absence = Schemas['RatioAbsence'];

export const isDoubtful = ({ confidence }: RatioValue): boolean =>
  confidence !== null && isDoubted(confidence);

/** How numbers of each unit are written: "12.5 %", "1.50", "40.5 days". */
const FORMATS: Readonly<Record<RatioDefinition['unit'], Intl.NumberFormatOptions>> = {
  // No "-0.0" for what rounds to nothing.
  share: { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'negative' },
  times: { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' },
  per_share: { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' },
  days: { style: 'unit', unit: 'day', unitDisplay: 'long', maximumFractionDigits: 1 },
};

export function ratioText(value: number, unit: RatioDefinition['unit'], locale: string): string {
  const numbers = new Intl.NumberFormat(locale, FORMATS[unit]);
  return unit === 'share' ? `${numbers.format(100 * value)} %` : numbers.format(value);
}

/** Why there is no ratio, in the language of the page. */
export const absenceText = (t: Texts, { reason, concept, year }: Absence): string =>
  t(`ratios.absent.${reason}`, {
    name: inWords(t, 'lineItems', concept),
    year: year === '' ? t('ratios.earlierYear') : year,
  });

/** The absence that all of these years share because a row or a statement is missing; undefined where they differ. */
export function sharedAbsence(values: readonly (RatioValue | undefined)[]): Absence | undefined {
  const [first] = values;
  const absent = first?.absent;
  if (absent === undefined || absent === null) return undefined;
  if (absent.reason !== 'no_row' && absent.reason !== 'no_statement') return undefined;
  return values.every(
    (value) => value?.absent?.reason === absent.reason && value.absent.concept === absent.concept,
  )
    ? absent
    : undefined;
}

/** Which ratio of which company and year is explained: `gross_margin:7:2024` in the address. */
export interface RatioAddress {
  readonly ratio: string;
  readonly company: number;
  readonly year: string;
}

export function addressFrom(text: string | null): RatioAddress | undefined {
  const match = /^(\w+):(\d+):(.+)$/.exec(text ?? '');
  const [, ratio, company, year] = match ?? [];
  return ratio === undefined || company === undefined || year === undefined
    ? undefined
    : { ratio, company: Number(company), year };
}

export const addressText = ({ ratio, company, year }: RatioAddress): string =>
  `${ratio}:${company}:${year}`;
