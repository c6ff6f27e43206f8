import { expect } from 'chai';
import { statementsIn } from '../spec-support/read-text.js';
import { table, taggedDocument } from '../spec-support/tagged-document.js';

const SHEET = [
  'Cash | CashAndCashEquivalentsAtCarryingValue | 10,000 | 10,000',
  'Inventories | InventoryNet | 3,213 | 3,213',
  'Total assets | Assets | 13,213 | 13,213',
  'Common stock | CommonStockValue | 1 | 3',
  'Capital in excess of stated value | AdditionalPaidInCapital | 8,000 | 8,000',
  'Reserves | AccumulatedOtherComprehensiveIncomeLossNetOfTax | 210 | 210',
  'Retained earnings | RetainedEarningsAccumulatedDeficit | 5,000 | 5,000',
  "Total shareholders' equity | StockholdersEquity | 13,213 | 13,213",
  'Total liabilities and equity | LiabilitiesAndStockholdersEquity | 13,213 | 13,213',
];

describe('the proof of a tagged statement', () => {
  it('leaves a small number unproven whose sum is off by as much as it', async () => {
    const { statements } = await statementsIn(taggedDocument(table('d', SHEET)));
    const confidencesOf = (name: string) => {
      const item = statements[0]?.line_items.find((each) => each.name === name);
      return ['2024', '2023'].map((year) => item?.sources?.[year]?.confidence);
    };
    expect(confidencesOf('Common stock')).to.deep.equal([0.999, 0.9999]);
    expect(confidencesOf('Retained earnings')).to.deep.equal([0.9999, 0.9999]);
  });
});
