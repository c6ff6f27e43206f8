import { expect } from 'chai';

import { mendSpacing, titleOfText } from './titles.js';

describe('titles', () => {
  const kinds: readonly [string, string][] = [
    ['CONSOLIDATED STATEMENTS OF OPERATIONS', 'income_statement'],
    ['Consolidated Statement of Incom e', 'income_statement'],
    ['Consolidated statement of profit or loss and other comprehensive income', 'income_statement'],
    ['Consolidated Statements of Operations and Comprehensive Loss', 'income_statement'],
    ['Group income statement for the year ended 31 December 2023', 'income_statement'],
    ['Konzern-Gewinn- und Verlustrechnung', 'income_statement'],
    ['Compte de résultat consolidé', 'income_statement'],
    ['Conto economico consolidato', 'income_statement'],
    ['Cuenta de pérdidas y ganancias consolidada', 'income_statement'],
    ['Geconsolideerde winst-en-verliesrekening', 'income_statement'],
    ['Consolidated Balance Sheets - As of September 30', 'balance_sheet'],
    ['B.3 Consolidated Statements of Financial Position', 'balance_sheet'],
    ['Konzernbilanz zum 31. Dezember 2023', 'balance_sheet'],
    ['Consolidated Statements of Cash Flows (Continued)', 'cash_flow_statement'],
    ['Konzern-Kapitalflussrechnung', 'cash_flow_statement'],
    ['Consolidated statement of comprehensive income', 'comprehensive_income'],
    ["CONSOLIDATED STATEMENTS OF SHAREHOLDERS' EQUITY", 'changes_in_equity'],
    ['Consolidated statement of changes in equity', 'changes_in_equity'],
  ];
  for (const [text, kind] of kinds) {
    it(`takes "${text}" for ${kind}`, () => {
      expect(titleOfText(text)?.kind).to.equal(kind);
    });
  }

  it('takes no sentence, entry of an index or plain words for a title', () => {
    for (const text of [
      'The consolidated balance sheets as of December 31, 2019 and 2018 were audited by us.',
      'Consolidated Balance Sheets ........................ 46',
      'as shown in the consolidated statements of cash flows',
      'Total assets',
      'Revenue',
      'Cash and cash equivalents at end of period (Consolidated Statements of Financial Position)',
      'Cash and restricted cash, beginning balances',
    ])
      expect(titleOfText(text), text).to.equal(undefined);
  });

  it('weighs what speaks against a title', () => {
    expect(titleOfText('Parent company balance sheet')?.decoyWeight).to.be.greaterThan(4);
    expect(
      titleOfText('Condensed balance sheets (parent company only)')?.decoyWeight,
      'in brackets',
    ).to.be.greaterThan(4);
    expect(titleOfText('Selected balance sheet data')?.decoyWeight).to.be.greaterThan(4);
    expect(
      titleOfText(
        'Consolidated balance sheet',
        'SCHEDULE I - CONDENSED FINANCIAL INFORMATION OF REGISTRANT',
      )?.decoyWeight,
    ).to.be.greaterThan(4);
    expect(titleOfText('Consolidated balance sheet')?.decoyWeight).to.equal(0);
  });

  it('mends letters that were set apart', () => {
    expect(mendSpacing('Consolidated Balance Shee t')).to.equal('Consolidated Balance Sheet');
  });
});
