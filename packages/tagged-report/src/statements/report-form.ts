import type { ReportingPeriod } from '@fde/contracts';
import { lengthKindOf, mayBeYear } from '@fde/statements';
import type { Period, QualifiedName } from '../model.js';

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

/**
 * Namespaces of the British and Irish taxonomy of statutory accounts. These are drawn up once for each financial year,
 * which may be short or long at the first time and where the year end moves (Companies Act 2006, sections 390 to 392).
 */
const STATUTORY_ACCOUNTS = /^https?:\/\/(?:xbrl\.frc\.org\.uk|www\.xbrl\.org\/uk)\//;
/** Every set of statutory accounts tags it; a tax computation, which uses the same taxonomy, does not. */
const DAY_OF_ACCOUNTS = 'BalanceSheetDate';

export const isOfStatutoryAccounts = ({ namespace, local }: QualifiedName): boolean =>
  local === DAY_OF_ACCOUNTS && STATUTORY_ACCOUNTS.test(namespace);

/** Taxonomies of papers that repeat a year's accounts for the tax office: computations of British corporation tax. */
const TAX_PAPERS = /^https?:\/\/www\.(?:hmrc\.gov\.uk|govtalk\.gov\.uk)\/.*\bct\b/;

/** What such papers are part of. */
export const TAX_RETURN = 'CT600';

export const isOfTaxPapers = ({ namespace }: QualifiedName): boolean => TAX_PAPERS.test(namespace);

/** What a filing says of its form, each in its own words. */
export interface StatedForm {
  /** Of the SEC: `10-K`, `10-K/A`, `8-K`; of papers for the tax office, the return. */
  readonly documentType?: string;
  /** `FY`, `Q2`, `HY`. */
  readonly covered?: string;
  /** It is of statutory accounts, by its taxonomy. */
  readonly isStatutory?: boolean;
}

/** The form of a report; undefined if it states none. */
export const formOf = ({
  documentType,
  covered,
  isStatutory,
}: StatedForm): ReportForm | undefined => {
  if (documentType !== undefined)
    return FORMS[documentType.toUpperCase().replace(/\/A$/, '')] ?? 'other';
  if (covered !== undefined) return COVERED[covered.toUpperCase()];
  return isStatutory === true ? 'annual' : undefined;
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
  const isOfYear = form === 'transition' || form === 'annual';
  return isOfYear || lengthKindOf(period) === 'long' ? 'stub' : 'interim';
};
