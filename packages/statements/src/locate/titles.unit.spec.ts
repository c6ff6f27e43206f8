import { expect } from 'chai';

import { eachIs } from '../testing/describe-language.js';
import { layoutOf } from '../testing/laid-out.js';
import { mendSpacing, titleOfLine, titleOfText } from './titles.js';

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
    ['Compte de profits et pertes', 'income_statement'],
    ['Tase', 'balance_sheet'],
    ['利润表', 'income_statement'],
    ['Consolidated statement of comprehensive income', 'comprehensive_income'],
    ["CONSOLIDATED STATEMENTS OF SHAREHOLDERS' EQUITY", 'changes_in_equity'],
    ['Consolidated statement of changes in equity', 'changes_in_equity'],
  ];
  for (const [text, kind] of kinds) {
    it(`takes "${text}" for ${kind}`, () => {
      expect(titleOfText(text)?.kind).to.equal(kind);
    });
  }

  it('does not take a sentence, an index entry or plain words for a title', () => {
    for (const text of [
      'The consolidated balance sheets as of December 31, 2019 and 2018 were audited by us.',
      'Consolidated Balance Sheets ........................ 46',
      'as shown in the consolidated statements of cash flows',
      'TOTAL DU BILAN (CAPITAL, RESERVES ET',
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
    expect(titleOfText('Balance Sheet Detail')?.decoys).to.deep.equal(['analysis']);
    expect(titleOfText('Consolidated balance sheet')?.decoyWeight).to.equal(0);
  });

  it('does not speak against itself below a chapter that holds its notes as well', () => {
    for (const [title, above] of [
      ['（１）連結貸借対照表', '連結財務諸表及び主な注記'],
      ['Consolidated balance sheets', 'Consolidated financial statements and selected data'],
    ] as const)
      expect(titleOfText(title, above)?.decoys, above).to.deep.equal([]);
    expect(titleOfText('Consolidated balance sheets', 'Selected data')?.decoys).to.not.be.empty;
  });

  it('mends letters that were set apart', () => {
    expect(mendSpacing('Consolidated Balance Shee t')).to.equal('Consolidated Balance Sheet');
  });
});

describe('letters that were set apart', () => {
  eachIs(mendSpacing, [
    ['C O N S O L I D A T E D', 'CONSOLIDATED'],
    ['Statement of Incom e', 'Statement of Income'],
    ['Consolidated Balance Sheet s', 'Consolidated Balance Sheets'],
    ['Statement of operations', 'Statement of operations'],
    // Words of one letter.
    ['Summary of a year', 'Summary of a year'],
    ['Attività e passività', 'Attività e passività'],
    ['Lucros e perdas', 'Lucros e perdas'],
    ['Conto economico e altre componenti', 'Conto economico e altre componenti'],
    ['Statement of financ e', 'Statement of finance'],
    ['Estados y notas', 'Estados y notas'],
    ['Class A', 'Class A'],
    ['', ''],
  ]);
});

describe('how much of a line is title', () => {
  const strengthOf = (text: string): number => titleOfText(text)?.strength ?? 0;

  for (const { what, more, less } of [
    {
      what: 'one that names the group',
      more: 'Consolidated balance sheet',
      less: 'Balance sheet',
    },
    {
      what: 'one without other words',
      more: 'Consolidated balance sheet',
      less: 'Consolidated balance sheet Chairman Directors Offices',
    },
    {
      what: 'fewer other words',
      more: 'Consolidated balance sheet Chairman',
      less: 'Consolidated balance sheet Chairman Directors',
    },
  ])
    it(`is more for ${what}`, () => expect(strengthOf(more)).to.be.above(strengthOf(less)));

  for (const [text, strength] of [
    ['Consolidated balance sheet', 1],
    ['Consolidated balance sheets as at 31 December 2023 and 2022', 0.9],
    ['Example plc consolidated balance sheet', 0.9],
    ['Balance sheet', 0.85],
  ] as const)
    it(`is ${strength} for "${text}"`, () =>
      expect(strengthOf(text)).to.be.closeTo(strength, 0.001));

  it('says whether the title is continued', () => {
    expect(titleOfText('Consolidated balance sheet (continued)')?.continued).to.equal(true);
    expect(titleOfText('Konzernbilanz (Fortsetzung)')?.continued).to.equal(true);
    expect(titleOfText('Bilan consolidé (suite)')?.continued).to.equal(true);
    expect(titleOfText('Consolidated balance sheet')?.continued).to.equal(false);
  });
});

describe('the title on a line of a page', () => {
  /** Kind and lines of the title on the first line of a page. */
  const titleOn = (drawing: string, at = 0): readonly [string, number] | undefined => {
    const title = titleOfLine(layoutOf(drawing).lines, at);
    return title && [title.kind, title.lines];
  };

  for (const { what, drawing, expected } of [
    {
      what: 'stands on it alone',
      drawing: 'Consolidated balance sheet\nas at 31 December 2023',
      expected: ['balance_sheet', 1],
    },
    {
      what: 'continues below',
      drawing: 'Consolidated statements of\ncash flows',
      expected: ['cash_flow_statement', 2],
    },
    {
      what: 'continues after a word that requires more',
      drawing: 'Consolidated statements of income and\ncomprehensive income',
      expected: ['income_statement', 1],
    },
    {
      what: 'does not continue with another title',
      drawing: 'Consolidated income statement\nConsolidated balance sheet',
      expected: ['income_statement', 1],
    },
    {
      what: 'does not continue far below',
      drawing: 'Consolidated statements of\n\n\ncash flows',
      expected: undefined,
    },
    {
      what: 'is absent in a row with amounts',
      drawing: 'Cash flow statement   1,000   900',
      expected: undefined,
    },
    {
      what: 'may stand with its years',
      drawing: 'Consolidated balance sheet      2023      2022',
      expected: ['balance_sheet', 1],
    },
    { what: 'is absent in plain words', drawing: 'Our people\nat work', expected: undefined },
  ] as const)
    it(what, () => expect(titleOn(drawing)).to.deep.equal(expected));

  it('counts what the line above says against it', () => {
    const above = 'SCHEDULE I - CONDENSED FINANCIAL INFORMATION OF REGISTRANT';
    const { lines } = layoutOf(`${above}\nConsolidated balance sheet`);
    expect(titleOfLine(lines, 1)?.decoys).to.deep.equal(['schedule']);
  });

  it('counts the first line of its own title: the notes to a statement', () => {
    const { lines } = layoutOf('NOTES TO THE CONSOLIDATED\nSTATEMENT OF CASH FLOWS');
    expect(titleOfLine(lines, 1)?.decoys).to.deep.equal(['note']);
  });

  it('ignores the notes above that end their own line', () => {
    const { lines } = layoutOf('Notes to the accounts\nStatement of cash flows');
    expect(titleOfLine(lines, 1)?.decoys).to.deep.equal([]);
  });

  it('ignores the menu of sections at the head of a page', () => {
    const { lines } = layoutOf(
      'Highlights          Commentary          Governance\nConsolidated balance sheet',
    );
    expect(titleOfLine(lines, 1)?.decoys).to.deep.equal([]);
  });

  it('ignores lines far above', () => {
    const { lines } = layoutOf('SCHEDULE I\n\n\n\n\n\nConsolidated balance sheet');
    expect(titleOfLine(lines, 1)?.decoys).to.deep.equal([]);
  });

  it('is absent beyond the last line', () =>
    expect(titleOn('Balance sheet', 5)).to.equal(undefined));

  it('may be designed in small letters, if they name the group and say nothing else', () => {
    expect(titleOfText('consolidated balance sheet')?.kind).to.equal('balance_sheet');
    expect(titleOfText('consolidated statement oF FInanCIal posItIon')?.kind).to.equal(
      'balance_sheet',
    );
    for (const text of ['statement of financial position', 'in the consolidated balance sheet'])
      expect(titleOfText(text), text).to.equal(undefined);
  });
});

describe('a title that ends in a date', () => {
  for (const [title, kind] of [
    ['Skonsolidowany bilans na dzień 31 grudnia 2023 r.', 'balance_sheet'],
    ['Консолидированный отчет о финансовом положении на 31 декабря 2023 г.', 'balance_sheet'],
    ['Konszolidált mérleg 2023. december 31.', 'balance_sheet'],
    ['The balance sheet of the company is dated 2023.', undefined],
  ] as const)
    it(`is no sentence for its full stop: ${title}`, () =>
      expect(titleOfText(title)?.kind).to.equal(kind));
});
