import { isOfOtherIndustry } from '@fde/contracts/resources';
import { isDoubted } from '../../format/doubt.js';
import type { Schemas } from '../../api/client.js';
import { formatValue, unitSentence } from '../../format/numbers.js';
import { inTitle, inWords } from '../../messages/in-words.js';
import type { Texts } from '../../messages/use-texts.js';

export type RatioDefinition = Schemas['RatioDefinition'];
export type RatioValue = Schemas['RatioValue'];
type Absence = Schemas['RatioAbsence'];

export const isDoubtful = ({ confidence }: RatioValue): boolean =>
  confidence !== null && isDoubted(confidence);

/** How numbers of each unit are written: "12.5 %", "1.50", "40.5 days". */
const FORMATS: Readonly<
  Record<Exclude<RatioDefinition['unit'], 'amount'>, Intl.NumberFormatOptions>
> = {
  // No "-0.0" for what rounds to nothing.
  share: { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'negative' },
  times: { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' },
  per_share: { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' },
  days: { style: 'unit', unit: 'day', unitDisplay: 'long', maximumFractionDigits: 1 },
};

type Rated = Schemas['RatedCompany'];
type Statement = Rated['statements'][number];

/** The statement in whose currency and scale an amount is shown: that of its first row. */
export const statementOf = (
  { statements }: Rated,
  { unit, terms }: RatioDefinition,
): Statement | undefined =>
  unit === 'amount'
    ? statements.find(({ statement_type: type }) => type === terms[0]?.statement_type)
    : undefined;

/** Of an amount: its currency and scale, which differ between companies. */
export const amountUnit = (
  t: Texts,
  company: Rated,
  definition: RatioDefinition,
): string | undefined => {
  const statement = statementOf(company, definition);
  return statement && unitSentence(t, statement.currency, statement.scale, 'printed');
};

/** `scale` is that in which an amount is shown. */
export function ratioText(
  value: number,
  unit: RatioDefinition['unit'],
  locale: string,
  scale = 1,
): string {
  if (unit === 'amount') return formatValue(value / scale, 'money', locale);
  const numbers = new Intl.NumberFormat(locale, FORMATS[unit]);
  return unit === 'share' ? `${numbers.format(100 * value)} %` : numbers.format(value);
}

const YEARS_BEFORE = 'of the year before|of (\\d+) years before';

/** The formula in the language of the page: the service writes it in English, with the labels of its line items. */
export function formulaText(t: Texts, { formula, terms }: RatioDefinition): string {
  const names = new Map(terms.map(({ label, concept }) => [label, concept]));
  // The longer one first: one label may begin another.
  const labels = [...names.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((label) => label.replaceAll(/[^\w\s]/g, '\\$&'));
  return formula.replaceAll(
    new RegExp([YEARS_BEFORE, ...labels].join('|'), 'g'),
    (text, years?: string) => {
      const concept = names.get(text);
      if (concept !== undefined) return inTitle(t, 'lineItems', concept);
      return years === undefined ? t('ratios.yearBefore') : t('ratios.yearsBefore', { years });
    },
  );
}

/** Why there is no ratio, in the language of the page. */
export const absenceText = (t: Texts, { reason, concept, year }: Absence): string =>
  t(`ratios.absent.${reason}`, {
    name: inWords(t, 'lineItems', concept),
    year: year === '' ? t('ratios.earlierYear') : year,
  });

const isOfAllYears = (value: RatioValue): boolean =>
  value.absent?.reason === 'no_row' ||
  value.absent?.reason === 'no_statement' ||
  isOfOtherIndustry(value);

/** The absence that all of these years share because a row or a statement is missing, or the industry is another; undefined where they differ. */
export function sharedAbsence(values: readonly (RatioValue | undefined)[]): Absence | undefined {
  const [first] = values;
  const absent = first?.absent;
  if (first === undefined || absent === undefined || absent === null) return undefined;
  if (!isOfAllYears(first)) return undefined;
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
