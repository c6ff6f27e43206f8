import type { Check, RawStatement } from '@fde/contracts';

import { proveStatement } from './prove-statement.js';
import { closingCashTie, netIncomeTie } from '../identities/across-statements.js';

/** Proves the statements of one report, each by itself and against the others. */
export const proveReport = (statements: readonly RawStatement[]): RawStatement[] => {
  const of = (type: RawStatement['statement_type']): RawStatement | undefined =>
    statements.find((s) => s.statement_type === type);
  const [income, balance, cash] = [
    of('income_statement'),
    of('balance_sheet'),
    of('cash_flow_statement'),
  ];
  const across = (raw: RawStatement): Check[] =>
    raw !== cash
      ? []
      : [
          ...(income === undefined ? [] : netIncomeTie(income, cash)),
          ...(balance === undefined ? [] : closingCashTie(balance, cash)),
        ];
  return statements.map((raw) => proveStatement(raw, across(raw)));
};
