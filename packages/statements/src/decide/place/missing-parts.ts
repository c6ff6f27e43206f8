import type { RawStatement } from '@fde/contracts';

import { roleOf } from '../../concepts/roles.js';
import type { RowRole } from '../../language/index.js';

/** A part that every whole statement has: one of these roles, or a check that holds, shows it. */
interface Part {
  readonly name: string;
  readonly roles: readonly RowRole[];
  readonly checks: readonly RawStatement['checks'][number]['kind'][];
}

const PARTS: Readonly<Record<RawStatement['statement_type'], readonly Part[]>> = {
  income_statement: [
    {
      name: 'net income',
      roles: ['net_income', 'net_income_owners', 'comprehensive_income', 'pretax_income'],
      checks: ['net_income_tie'],
    },
  ],
  balance_sheet: [
    { name: 'assets', roles: ['total_assets', 'net_assets'], checks: ['balance'] },
    {
      name: 'equity and liabilities',
      roles: ['total_equity', 'total_equity_and_liabilities', 'net_assets'],
      checks: ['balance'],
    },
  ],
  cash_flow_statement: [
    { name: 'operating cash flow', roles: ['operating_cash'], checks: ['cash_flow_foot'] },
    {
      name: 'change in cash',
      roles: ['net_change_in_cash', 'closing_cash'],
      checks: ['cash_flow_foot', 'closing_cash'],
    },
  ],
};

/** The parts of a statement that none of its rows shows: half of two pages, or a cut one. */
export const missingParts = (raw: RawStatement): string[] => {
  const type = raw.statement_type;
  const roles = new Set(raw.line_items.flatMap((item) => roleOf(type, item.name) ?? []));
  const held = new Set(raw.checks.filter((check) => check.holds).map((check) => check.kind));
  return PARTS[type]
    .filter(
      (part) =>
        !part.roles.some((role) => roles.has(role)) && !part.checks.some((kind) => held.has(kind)),
    )
    .map((part) => part.name);
};
