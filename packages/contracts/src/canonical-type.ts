/**
 * The form under which statement and document types are matched: lower case, every run of other characters than
 * letters and digits folded to `_` (`Income Statement` and `income_statement` are one type). Source: decisions.md.
 */
export const canonicalType = (type: string): string =>
  type
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '') || type.toLowerCase();
