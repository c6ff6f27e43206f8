import { expect } from 'chai';

import { eachIs } from '../testing/describe-language.js';
import { fold } from './index.js';
import { INDEX_PAGE, isDecoy, TITLE_DECOYS } from './decoys.js';

const named = (text: string): string[] =>
  TITLE_DECOYS()
    .filter(({ pattern }) => pattern.test(fold(text)))
    .map(({ name }) => name);

describe('evidence against a title', () => {
  eachIs(named, [
    ['Consolidated balance sheet', []],
    ['Balance sheet of the parent', ['parent company']],
    ['Balance sheet (company only)', ['parent company']],
    ['Unconsolidated balance sheet', ['parent company']],
    ['Separate income statement', ['parent company']],
    ['Separate and consolidated income statement', []],
    ['Stand-alone statement of profit and loss', ['parent company']],
    ['Bilanz der Muttergesellschaft', ['parent company']],
    ['Bilan de la société mère', ['parent company']],
    ['Stato patrimoniale della Capogruppo', ['parent company']],
    ['Moderbolagets resultaträkning', ['parent company']],
    ["The Company's balance sheet", ['company alone']],
    ['Selected income data', ['selected data']],
    ['Five-year review of operations', ['selected data', 'analysis']],
    ['Financial highlights', ['selected data']],
    ['Key figures of the income statement', ['selected data']],
    ['Condensed consolidated balance sheet', ['condensed']],
    ['Schedule I - balance sheet', ['schedule']],
    ['Supplemental consolidating statement of income', ['schedule']],
    ['Guarantor balance sheet', ['schedule']],
    ['Pro forma balance sheet', ['pro forma']],
    ['Unaudited pro forma balance sheet', ['pro forma']],
    ['Unaudited balance sheet', ['unaudited']],
    ['Quarterly income statement', ['interim']],
    ['Income statement for the six months', ['interim']],
    ['Half-year cash flow statement', ['interim']],
    ['Income statement by geographical area', ['segment']],
    ['Cash flow statement of the division', ['segment']],
    ['Notes to the cash flow statement', ['note']],
    ['Schedules forming part of the consolidated balance sheet', ['note']],
    ['Reconciliation to the income statement', ['analysis']],
    ['Overview of the income statement', ['analysis']],
    ['Common-size income statement', ['analysis']],
    ['Balance sheet of associates', ['another entity']],
    ['Balance sheet of the subsidiary', ['another entity']],
    ['Example plc and its subsidiaries balance sheet', []],
  ]);

  it("weighs most if the table can never be the group's", () => {
    const weight = (name: string): number =>
      TITLE_DECOYS().find((d) => d.name === name)?.weight ?? 0;
    expect(weight('parent company')).to.be.above(weight('unaudited'));
    expect(weight('schedule')).to.be.above(weight('unaudited'));
    expect(weight('condensed')).to.be.below(weight('note'));
  });
});

describe("a title that may not be the primary statement's", () => {
  eachIs(isDecoy, [
    ['Consolidated Balance Sheets', false],
    ['PARENT COMPANY BALANCE SHEETS', true],
    ['Konzernbilanz', false],
  ]);
});

describe('an index page', () => {
  eachIs(
    (text) => INDEX_PAGE().test(fold(text)),
    [
      ['TABLE OF CONTENTS', true],
      ['Index to Financial Statements', true],
      ['Inhaltsverzeichnis', true],
      ['Sommaire', true],
      ['Índice', true],
      ['Inhoudsopgave', true],
      ['Innehållsförteckning', true],
      ['Consolidated balance sheet', false],
    ],
  );
});
