import type { CompiledData, CompiledLineItem } from '@fde/contracts';

const YEARS = Array.from({ length: 30 }, (_, index) => String(2024 - index));

function lineItem(index: number): CompiledLineItem {
  return {
    name: `Line item ${index + 1}`,
    section: `Section ${Math.floor(index / 20) + 1}`,
    indentation_level: 1,
    is_total: index % 20 === 19,
    unit: 'money',
    variants: [],
    confidence: 1,
    values: Object.fromEntries(
      YEARS.map((year, column) => [year, (index + 1) * 1000 - column * 7]),
    ),
    sources: {},
  };
}

/** A statement of so many rows over 30 years. */
export const largeStatement = (rows: number): CompiledData => ({
  statement_type: 'balance_sheet',
  company_name: 'Large',
  currency: 'EUR',
  scale: 1000,
  years: YEARS,
  data_lineage: {},
  gaps: [],
  confidence: 1,
  line_items: Array.from({ length: rows }, (_, index) => lineItem(index)),
});
