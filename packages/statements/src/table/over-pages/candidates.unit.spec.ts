import { expect } from 'chai';

import { BALANCE, CASH_FLOW, CASH_FLOW_CONTINUED, INCOME } from '../../testing/drawn-report.js';
import { readDrawnReport, statementOf } from '../../testing/read-drawn-report.js';

/** A drawn page from the first line that holds some words. */
const from = (drawing: string, words: string): string => {
  const lines = drawing.split('\n');
  return ['', ...lines.slice(lines.findIndex((line) => line.includes(words)))].join('\n');
};

/** A first part whose rows could be those of an income statement as well. */
const FIRST_PART = `${from(CASH_FLOW, 'Years ended')}
   Income taxes                               10         10         10
   Total operating expenses                   20         20         20
   Total revenue                              30         30         30`;
const SECOND_PART = from(CASH_FLOW_CONTINUED, 'Cash flows from investing');
const FOLIO = `
                               6`;

describe('parts of a statement on several pages', () => {
  const cases: readonly [string, string[], number[]][] = [
    ['the first is known by its opening total', [FIRST_PART, SECOND_PART], [3, 4]],
    ['a page that shows only its number parts none', [CASH_FLOW, FOLIO, SECOND_PART], [3, 5]],
  ];
  for (const [name, pages, expected] of cases)
    it(name, () => {
      const result = readDrawnReport([BALANCE, INCOME, ...pages]);
      expect(statementOf(result, 'cash_flow_statement').pages).to.deep.equal(expected);
    });
});
