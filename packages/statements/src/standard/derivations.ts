import type { CanonicalStatementType } from '@fde/contracts';

import type { ConceptId } from '../language/index.js';

/** How a total that a report does not print follows from those that it prints. */
export interface Derivation {
  readonly concept: ConceptId;
  readonly from: readonly (readonly [concept: ConceptId, sign: 1 | -1])[];
  /** Not if this line is printed. */
  readonly unless?: ConceptId;
  /** Lines that count if they are printed. */
  readonly also?: readonly (readonly [concept: ConceptId, sign: 1 | -1])[];
}

/** Tried in order; the first of which all lines are there gives the number. */
export const DERIVATIONS: Readonly<Record<CanonicalStatementType, readonly Derivation[]>> = {
  income_statement: [
    {
      concept: 'gross_profit',
      from: [
        ['revenue', 1],
        ['cost_of_revenue', -1],
      ],
    },
    {
      concept: 'net_income',
      from: [
        ['net_income_attributable_to_parent', 1],
        ['net_income_attributable_to_minority', 1],
      ],
    },
    {
      concept: 'net_income_attributable_to_parent',
      from: [
        ['net_income', 1],
        ['net_income_attributable_to_minority', -1],
      ],
    },
    {
      concept: 'net_income_attributable_to_parent',
      from: [['net_income', 1]],
      unless: 'net_income_attributable_to_minority',
    },
  ],
  balance_sheet: [
    {
      concept: 'total_equity',
      from: [
        ['equity_attributable_to_parent', 1],
        ['noncontrolling_interests', 1],
      ],
    },
    {
      concept: 'total_equity',
      from: [['equity_attributable_to_parent', 1]],
      unless: 'noncontrolling_interests',
    },
    {
      concept: 'total_equity',
      from: [
        ['total_assets', 1],
        ['total_liabilities', -1],
      ],
      also: [['redeemable_interests', -1]],
    },
    {
      concept: 'equity_attributable_to_parent',
      from: [
        ['total_equity', 1],
        ['noncontrolling_interests', -1],
      ],
    },
    {
      concept: 'equity_attributable_to_parent',
      from: [['total_equity', 1]],
    },
    {
      concept: 'total_liabilities',
      from: [
        ['total_liabilities_and_equity', 1],
        ['total_equity', -1],
      ],
      also: [['redeemable_interests', -1]],
    },
    {
      concept: 'total_liabilities',
      from: [
        ['total_current_liabilities', 1],
        ['total_noncurrent_liabilities', 1],
      ],
      unless: 'liabilities_held_for_sale',
    },
    {
      concept: 'total_assets',
      from: [
        ['total_current_assets', 1],
        ['total_noncurrent_assets', 1],
      ],
      unless: 'assets_held_for_sale',
    },
    {
      concept: 'total_noncurrent_assets',
      from: [
        ['total_assets', 1],
        ['total_current_assets', -1],
      ],
    },
    {
      concept: 'total_noncurrent_liabilities',
      from: [
        ['total_liabilities', 1],
        ['total_current_liabilities', -1],
      ],
    },
  ],
  cash_flow_statement: [
    {
      concept: 'net_change_in_cash',
      from: [
        ['closing_cash', 1],
        ['opening_cash', -1],
      ],
    },
  ],
};
