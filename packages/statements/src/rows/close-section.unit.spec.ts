import type { CanonicalStatementType } from '@fde/contracts';
import { expect } from 'chai';

import { closedHeadings } from './close-section.js';

describe('the headings that a row closes', () => {
  const cases: readonly (readonly [
    type: CanonicalStatementType,
    label: string,
    open: readonly string[],
    closed: number,
  ])[] = [
    ['balance_sheet', 'Total current assets', ['Assets', 'Current assets'], 1],
    ['balance_sheet', 'Total liabilities', ['Liabilities'], 1],
    ['balance_sheet', 'Total assets', ['Assets', 'Non-current assets'], 2],
    ['balance_sheet', 'Summe Aktiva', ['Aktiva', 'Umlaufvermögen'], 2],
    ['balance_sheet', 'Total liabilities and equity', ['Equity and liabilities', 'Equity'], 2],
    // A heading that names both sides continues after the total of one.
    ['balance_sheet', 'Total equity', ['Equity and liabilities'], 0],
    ['balance_sheet', 'Eigenkapital', ['Passiva'], 0],
    ['balance_sheet', 'Totale patrimonio netto', ['Patrimonio netto e passività'], 0],
    ['balance_sheet', 'Total equity', ['Equity and liabilities', 'Equity'], 1],
    // Not a total, or not the total of one section.
    ['balance_sheet', 'Inventories', ['Current assets'], 0],
    ['balance_sheet', 'of which: total leases', ['Non-current assets'], 0],
    ['balance_sheet', 'Total', ['Other assets'], 0],
    // A subtotal without a name closes the innermost heading.
    ['balance_sheet', '', ['Assets', 'Current assets'], 1],
    ['balance_sheet', '', ['Equity and liabilities'], 0],
    ['balance_sheet', 'Total current assets', [], 0],
    ['balance_sheet', '', [], 0],
    [
      'cash_flow_statement',
      'Net cash from operating activities',
      ['Cash flows from operating activities'],
      1,
    ],
    ['cash_flow_statement', 'Net increase in cash', ['Cash flows from financing activities'], 0],
    ['income_statement', 'Gross profit', ['Revenues'], 0],
    ['income_statement', 'Operating income', ['Operating expenses'], 1],
    ['income_statement', 'Income before income taxes', ['Costs and expenses'], 1],
    ['income_statement', 'Net income', ['Operating expenses'], 1],
    // A result stands under the heading of operations or of earnings per share.
    ['income_statement', 'Operating income', ['Continuing operations'], 0],
    ['income_statement', 'Net income', ['Basic earnings per share'], 0],
    ['income_statement', 'Research and development', ['Operating expenses'], 0],
  ];
  for (const [type, label, open, closed] of cases)
    it(`"${label}" under ${open.join(' > ') || 'none'}: ${closed}`, () =>
      expect(closedHeadings(type)(label, open)).to.equal(closed));
});
