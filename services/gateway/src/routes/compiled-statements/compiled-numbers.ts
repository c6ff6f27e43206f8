import { NO_CURRENCY } from '@fde/contracts/resources';
import { canonicalType } from '@fde/contracts';
import { entriesInOrder } from '../../contract/key-order.js';
import type { LineageEntry } from '@fde/contracts';

type Numbers = Readonly<Record<string, Readonly<Record<string, number>>>>;

const newestFirst = (numbers: Numbers): string[] => {
  const years = new Set<string>();
  for (const values of Object.values(numbers))
    for (const year of Object.keys(values)) years.add(year);
  return [...years].toSorted().toReversed();
};

export interface CompiledFacts {
  readonly statementType: string;
  readonly companyName: string;
  readonly lineage: Readonly<Record<string, LineageEntry>>;
}

/**
 * Whole `data` from names, years and numbers. Sections, units and pages are unknown, and none is
 * invented.
 */
export const compiledDataFrom = (
  numbers: Numbers,
  facts: CompiledFacts,
): Record<string, unknown> => ({
  statement_type: canonicalType(facts.statementType),
  company_name: facts.companyName,
  currency: NO_CURRENCY,
  scale: 1,
  years: newestFirst(numbers),
  data_lineage: facts.lineage,
  gaps: [],
  confidence: 0,
  line_items: entriesInOrder(numbers).map(([name, values]) => ({
    name,
    values,
    indentation_level: 0,
    is_total: false,
    section: null,
    unit: 'money',
    variants: [],
    confidence: 0,
    sources: {},
  })),
});
