import { expect } from 'chai';

import { readStatements } from '../report/read-report.js';
import { pageFromText } from '../testing/page-from-text.js';
import { statementOf } from '../testing/read-drawn-report.js';

const DRAWN = pageFromText(`
CONSOLIDATED STATEMENTS OF CASH FLOWS
(In thousands of euros)
                                              2023      2022
CASH FLOWS FROM OPERATING ACTIVITIES
Income before tax                              400       300
Depreciation                                   100       100
Net cash flows from operating activities       500       400
CASH FLOWS FROM INVESTING ACTIVITIES
Additions to property                         (200)     (150)
Net cash flows used in investing activities   (200)     (150)
CASH FLOWS FROM FINANCING ACTIVITIES
Payment of dividends                          (100)     (150)
Net cash flows used in financing activities   (100)     (150)
NET INCREASE IN CASH AND CASH EQUIVALENTS      200       100
CASH AND CASH EQUIVALENTS
  AT BEGINNING OF YEAR                         300       200
CASH AND CASH EQUIVALENTS
  AT END OF YEAR (Note 4)                      500       300
`);

/** Words in capitals are bold, references in brackets are not. */
const PAGE = {
  ...DRAWN,
  words: DRAWN.words.map((word) => ({ ...word, bold: /^[A-Z]{2,}$/.test(word.text) })),
};

describe('rows', () => {
  it('have the face of their words, whatever that of a reference behind them', () => {
    const raw = statementOf(readStatements([PAGE], { pageCount: 1 }), 'cash_flow_statement');
    expect(raw.line_items.slice(-2).map((item) => item.name)).to.deep.equal([
      'CASH AND CASH EQUIVALENTS AT BEGINNING OF YEAR',
      'CASH AND CASH EQUIVALENTS AT END OF YEAR (Note 4)',
    ]);
  });
});
