export { compareCompanies } from './compare-companies.js';
export type { CompareOptions, ComparedCompany } from './compare-companies.js';
export { CANONICAL_ITEMS } from './canonical-items.js';
export type { CanonicalItem } from './canonical-item.js';
export { findCanonical } from './find-canonical.js';
export type { CanonicalMatch, CanonicalRow } from './find-canonical.js';
