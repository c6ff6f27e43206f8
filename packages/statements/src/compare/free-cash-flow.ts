import type { CanonicalComparison, CanonicalMapping } from '@fde/contracts';
import { withoutNoise } from '../evidence/digits.js';

/** A line item before its medians are known. */
export type ComparedRow = Omit<CanonicalComparison['line_items'][number], 'medians'>;

const derive = (
  operating: CanonicalMapping | undefined,
  capital: CanonicalMapping | undefined,
): CanonicalMapping => {
  const company = operating?.company_id ?? capital?.company_id ?? 0;
  if (!operating?.found || !capital?.found || !operating.values || !capital.values) {
    const missing = [
      operating?.found ? '' : 'operating cash flow',
      capital?.found ? '' : 'capital expenditure',
    ]
      .filter((name) => name !== '')
      .join(' and ');
    return {
      company_id: company,
      found: false,
      evidence: [`not found: it is derived from ${missing}, which is not found`],
    };
  }
  const values: Record<string, number> = {};
  for (const [year, flow] of Object.entries(operating.values)) {
    const spent = capital.values[year];
    if (spent !== undefined) values[year] = withoutNoise(flow - Math.abs(spent));
  }
  return {
    company_id: company,
    found: true,
    derived: true,
    unit: 'money',
    name: `${operating.name ?? ''} less ${capital.name ?? ''}`,
    ...(operating.currency === undefined ? {} : { currency: operating.currency }),
    ...(operating.scale === undefined ? {} : { scale: operating.scale }),
    confidence: Math.min(operating.confidence ?? 0, capital.confidence ?? 0),
    values,
    evidence: [
      'derived: operating cash flow less capital expenditure, printed by no report as such',
    ],
  };
};

/**
 * Free cash flow of every company, derived where both of its parts are found. It is not an element
 * of any taxonomy.
 */
export const freeCashFlow = (rows: readonly ComparedRow[]): ComparedRow => {
  const [operating, capital] = [
    rows.find((row) => row.id === 'operating_cash_flow'),
    rows.find((row) => row.id === 'capital_expenditure'),
  ];
  return {
    id: 'free_cash_flow',
    label: 'Free cash flow',
    us_gaap: null,
    ifrs_full: null,
    companies: (operating?.companies ?? []).map((mapping, at) =>
      derive(mapping, capital?.companies[at]),
    ),
  };
};
