import type { ReportingPeriod } from '@fde/contracts';
import { lengthKindOf, mayBeYear } from '@fde/statements';
import type { Period } from '../inline/model.js';

/**
 * What kind of report a filing is, by its form: only annual reports, and those of the short year at a moved year end,
 * are years of a company.
 */
export type ReportForm = 'annual' | 'transition' | 'interim' | 'other';

/** Forms of the SEC with annual statements; a form's amendment has the same name with `/A`. */
const FORMS: Readonly<Record<string, ReportForm>> = {
  '10-K': 'annual',
  '10-K405': 'annual',
  '10-KSB': 'annual',
  '20-F': 'annual',
  '40-F': 'annual',
  '11-K': 'annual',
  ARS: 'annual',
  'N-CSR': 'annual',
  '10-KT': 'transition',
  '10-Q': 'interim',
  '10-QSB': 'interim',
  '10-QT': 'interim',
  '6-K': 'interim',
  'N-CSRS': 'interim',
};

/** How EDINET and the SEC name what a report covers: a year, a quarter, a half. */
const COVERED: Readonly<Record<string, ReportForm>> = {
  FY: 'annual',
  CY: 'annual',
  HY: 'interim',
  H1: 'interim',
  H2: 'interim',
  Q1: 'interim',
  Q2: 'interim',
  Q3: 'interim',
  Q4: 'interim',
};

/** What a filing says of its form, each in its own words. */
export interface StatedForm {
  /** Of the SEC: `10-K`, `10-K/A`, `8-K`. */
  readonly documentType?: string;
  /** `FY`, `Q2`, `HY`. */
  readonly covered?: string;
}

/** The form of a report; undefined if it states none. */
export const formOf = ({ documentType, covered }: StatedForm): ReportForm | undefined => {
  if (documentType !== undefined)
    return FORMS[documentType.toUpperCase().replace(/\/A$/, '')] ?? 'other';
  return covered === undefined ? undefined : COVERED[covered.toUpperCase()];
};

/**
 * What a report's main columns are. A report that is no annual one by its form is `interim` whatever its columns cover:
 * the years that it repeats are those of other reports.
 */
export const reportingPeriodOf = (
  form: ReportForm | undefined,
  period: Period | undefined,
): ReportingPeriod => {
  if (form === 'interim' || form === 'other') return 'interim';
  if (period === undefined || period.kind === 'forever' || mayBeYear(period)) return 'annual';
  return form === 'transition' || lengthKindOf(period) === 'long' ? 'stub' : 'interim';
};
