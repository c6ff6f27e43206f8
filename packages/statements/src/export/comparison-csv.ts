import type { CanonicalComparison, CanonicalMapping, ComparisonMedian } from '@fde/contracts';
import {
  companyOf,
  currencyOf,
  MEDIAN,
  NOT_FOUND,
  originalOf,
  scaleOf,
  valueOf,
  type ComparedRow,
} from './compared-numbers.js';
import { csvFile, numberField, textField } from './csv-fields.js';

/** Why there is no number, or where the number of one row stands. */
const remarkOf = (mapping: CanonicalMapping, year: string): string => {
  if (!mapping.found) return NOT_FOUND;
  const absent = mapping.measured?.[year]?.absent?.message;
  if (absent !== undefined) return absent;
  const parts = (mapping.cells?.[year]?.parts ?? []).filter(({ counted }) => counted);
  return parts
    .map(({ document_id: id, page }) =>
      page === null || page === undefined ? `document ${id}` : `document ${id}, page ${page}`,
    )
    .join(' + ');
};

/** What one of the numbers is: a share, money per share, or what the row has. */
const unitOf = ({ measure }: CanonicalComparison, mapping: CanonicalMapping): string => {
  if (measure === 'amounts') return mapping.unit ?? 'money';
  return measure === 'per_share' ? 'per_share' : 'share';
};

/** The last days of the fiscal years that stand in calendar years; years of a company's own name need none. */
const endFields = (
  { align, years }: CanonicalComparison,
  textOf: (year: string) => string,
): readonly string[] => (align === 'calendar' ? years.map((year) => textField(textOf(year))) : []);

/** What the columns of a conversion are called. */
const CONVERSION_HEADS = ['currency', 'rate', 'rate of', 'original', 'not converted'] as const;

/** Of each year the currency, and how its number was converted; nothing without a conversion. */
const conversionFields = (
  comparison: CanonicalComparison,
  mapping: CanonicalMapping | undefined,
): readonly string[] => {
  const { years, converted_to: to } = comparison;
  if (to === undefined) return [];
  return years.flatMap((year) => {
    if (mapping === undefined || valueOf(comparison, mapping, year) === null)
      return CONVERSION_HEADS.map(() => '');
    const converted = mapping.converted?.[year];
    return [
      textField(currencyOf(comparison, mapping, year)),
      numberField(converted?.rate),
      textField([converted?.of, converted?.kind].filter(Boolean).join(' ')),
      numberField(converted === undefined ? null : originalOf(comparison, mapping, year)),
      textField(converted?.absent?.message ?? ''),
    ];
  });
};

const mappingRow = (
  comparison: CanonicalComparison,
  row: ComparedRow,
  mapping: CanonicalMapping,
): string => {
  const { years, measure } = comparison;
  const company = companyOf(comparison, mapping);
  return [
    textField(row.id),
    textField(row.label),
    String(mapping.company_id),
    textField(company?.company_name ?? ''),
    textField(mapping.currency ?? company?.currency ?? ''),
    numberField(scaleOf(comparison, mapping)),
    unitOf(comparison, mapping),
    measure,
    textField(mapping.name ?? ''),
    ...years.map((year) => numberField(valueOf(comparison, mapping, year))),
    ...years.map((year) => textField(remarkOf(mapping, year))),
    ...endFields(comparison, (year) => company?.fiscal_years[year]?.end ?? ''),
    ...conversionFields(comparison, mapping),
  ].join(',');
};

const MEDIAN_ABSENCES: Readonly<Record<NonNullable<ComparisonMedian['absent']>, string>> = {
  no_number: 'No company has a number',
  other_currency: 'The companies report in different currencies; nothing is converted',
  unit_not_proven: 'Shares are counted in units that differ',
};

const reasonOf = (median: ComparisonMedian | undefined): string =>
  median?.absent ? MEDIAN_ABSENCES[median.absent] : '';

const medianRow = (comparison: CanonicalComparison, row: ComparedRow): string => {
  const { years, measure } = comparison;
  return [
    textField(row.id),
    textField(row.label),
    '',
    MEDIAN,
    '',
    '1',
    '',
    measure,
    '',
    ...years.map((year) => numberField(row.medians[year]?.value)),
    ...years.map((year) => textField(reasonOf(row.medians[year]))),
    ...endFields(comparison, () => ''),
    ...conversionFields(comparison, undefined),
  ].join(',');
};

const HEAD = [
  'line_item',
  'label',
  'company_id',
  'company',
  'currency',
  'scale',
  'unit',
  'measure',
  'row',
] as const;

/** A comparison as CSV: a row per line item and company, then one of the medians, in ones. */
export const comparisonCsv = (comparison: CanonicalComparison): string => {
  const { years } = comparison;
  const head = [
    ...HEAD,
    ...years.map(textField),
    ...years.map((year) => textField(`${year} source`)),
    ...endFields(comparison, (year) => `${year} fiscal year end`),
    ...(comparison.converted_to === undefined
      ? []
      : years.flatMap((year) => CONVERSION_HEADS.map((head) => textField(`${year} ${head}`)))),
  ];
  const rows = comparison.line_items.flatMap((row) => [
    ...row.companies.map((mapping) => mappingRow(comparison, row, mapping)),
    medianRow(comparison, row),
  ]);
  return csvFile([head.join(','), ...rows]);
};
