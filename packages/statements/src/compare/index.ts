export { compareCompanies } from './compare-companies.js';
export type { CompareOptions, ComparedCompany } from './compare-companies.js';
export { CANONICAL_ITEMS } from '../concepts/canonical-items.js';
export type { CanonicalItem } from '../concepts/canonical-item.js';
export { findCanonical } from '../concepts/find-canonical.js';
export type { CanonicalMatch, CanonicalRow } from '../concepts/find-canonical.js';
export { rowScales } from './row-scales.js';
