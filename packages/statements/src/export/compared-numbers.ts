import type { CanonicalComparison, CanonicalMapping } from '@fde/contracts';

export type ComparedRow = CanonicalComparison['line_items'][number];
type ComparedCompany = CanonicalComparison['companies'][number];

export const MEDIAN = 'Median';
export const NOT_FOUND = 'not found';

export const companyOf = (
  { companies }: CanonicalComparison,
  { company_id: id }: CanonicalMapping,
): ComparedCompany | undefined => companies.find((company) => company.company_id === id);

/** The number of a year in the company's own currency. */
export const originalOf = (
  { measure }: Pick<CanonicalComparison, 'measure'>,
  mapping: CanonicalMapping,
  year: string,
): number | null =>
  (measure === 'amounts' ? mapping.values?.[year] : mapping.measured?.[year]?.value) ?? null;

/** What is compared of a company's line item in a year. */
export const valueOf = (
  { measure }: CanonicalComparison,
  mapping: CanonicalMapping,
  year: string,
): number | null => mapping.converted?.[year]?.value ?? originalOf({ measure }, mapping, year);

/** The currency of the number that is compared in a year. */
export const currencyOf = (
  comparison: CanonicalComparison,
  mapping: CanonicalMapping,
  year: string,
): string =>
  mapping.converted?.[year]?.currency ??
  mapping.currency ??
  companyOf(comparison, mapping)?.currency ??
  '';

/** What one of the numbers is worth: only amounts of money are in the scale of their statement. */
export const scaleOf = ({ measure }: CanonicalComparison, mapping: CanonicalMapping): number =>
  measure === 'amounts' && (mapping.unit ?? 'money') === 'money' ? (mapping.scale ?? 1) : 1;
