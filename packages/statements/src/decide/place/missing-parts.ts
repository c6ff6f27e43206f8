import type { RawStatement } from '@fde/contracts';

import { conceptOf } from '../../concepts/concept-of.js';
import type { ConceptId } from '../../language/index.js';

/**
 * A part that every whole statement has; one of these concepts, or a check that holds, shows it.
 */
interface Part {
  readonly name: string;
  readonly concepts: readonly ConceptId[];
  /** A row that shows it only in a statement of a public body, below its net financial assets. */
  readonly ofPublicBody?: ConceptId;
  readonly checks: readonly RawStatement['checks'][number]['kind'][];
}

const PARTS: Readonly<Record<RawStatement['statement_type'], readonly Part[]>> = {
  income_statement: [
    {
      name: 'net income',
      concepts: [
        'net_income',
        'net_income_attributable_to_parent',
        'comprehensive_income',
        'income_before_taxes',
      ],
      checks: ['net_income_tie'],
    },
  ],
  balance_sheet: [
    {
      name: 'assets',
      concepts: ['total_assets', 'net_assets', 'net_financial_assets'],
      checks: ['balance'],
    },
    {
      name: 'equity and liabilities',
      concepts: ['total_equity', 'total_liabilities_and_equity', 'net_assets'],
      ofPublicBody: 'equity_line',
      checks: ['balance'],
    },
  ],
  cash_flow_statement: [
    { name: 'operating cash flow', concepts: ['operating_cash_flow'], checks: ['cash_flow_foot'] },
    {
      name: 'change in cash',
      concepts: ['net_change_in_cash', 'closing_cash'],
      checks: ['cash_flow_foot', 'closing_cash'],
    },
  ],
};

/**
 * The parts of a statement that none of its rows shows: one of its two pages is missing, or it was
 * cut.
 */
export const missingParts = (raw: RawStatement): string[] => {
  const type = raw.statement_type;
  const concepts = new Set(raw.line_items.flatMap((item) => conceptOf(item.name, type)?.id ?? []));
  const held = new Set(raw.checks.filter((check) => check.holds).map((check) => check.kind));
  const ofPublicBody = concepts.has('net_financial_assets');
  const isShown = (part: Part): boolean =>
    part.concepts.some((concept) => concepts.has(concept)) ||
    part.checks.some((kind) => held.has(kind)) ||
    (ofPublicBody && part.ofPublicBody !== undefined && concepts.has(part.ofPublicBody));
  return PARTS[type].filter((part) => !isShown(part)).map((part) => part.name);
};
