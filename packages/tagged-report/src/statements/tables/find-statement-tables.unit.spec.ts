import { expect } from 'chai';
import type { RawStatement } from '@fde/contracts';
import { statementsIn } from '../../spec-support/read-text.js';
import { NO_TAXONOMY, type ReportTaxonomy } from '../../linkbase/taxonomy.js';
import { STATEMENTS, table, taggedDocument } from '../../spec-support/tagged-document.js';

const rowsIn = async (body: string): Promise<string[]> => {
  const { statements } = await statementsIn(taggedDocument(body));
  const sheet: RawStatement | undefined = statements[0];
  return sheet?.line_items.map(({ name, values }) => `${name}: ${values['2024']}`) ?? [];
};

/** Net assets and the funds that own them, as British and Irish accounts print them. */
const NET_ASSETS = [
  'Tangible assets | core:PropertyPlantEquipment | 50 | 40',
  'Cash | core:CashBankOnHand | 20 | 20',
  'Creditors | core:Creditors.WithinOneYear | (30) | (30)',
  'Net current liabilities | core:NetCurrentAssetsLiabilities | (10) | (10)',
  'Net assets | core:NetAssetsLiabilities | 40 | 30',
];
const FUNDS = [
  'Share capital | core:Equity.ShareCapital | 10 | 10',
  'Retained earnings | core:Equity.RetainedEarnings | 30 | 20',
  'Total funds | core:Equity | 40 | 30',
];

describe('the tables of a statement', () => {
  it('may be net assets, with parts that members state', async () => {
    expect(await rowsIn(table('d', [...NET_ASSETS, ...FUNDS]))).to.deep.equal([
      'Tangible assets: 50',
      'Cash: 20',
      'Creditors: -30',
      'Net current liabilities: -10',
      'Net assets: 40',
      'Share capital: 10',
      'Retained earnings: 30',
      'Total funds: 40',
    ]);
  });

  it('go on with the classes of equity, which members state', async () => {
    const rows = await rowsIn(
      `${table('d', NET_ASSETS)}<p>Balance sheet (continued)</p>${table('d', FUNDS)}`,
    );
    expect(rows).to.have.length(8);
  });

  it('do not go on into notes that are continued', async () => {
    const rows = await rowsIn(
      `${table('d', [...NET_ASSETS, ...FUNDS])}<p>Notes to the accounts - continued</p>${table('d', FUNDS)}`,
    );
    expect(rows).to.have.length(8);
  });

  it('may call the result that of continuing operations, with the part of other owners', async () => {
    const rows = STATEMENTS.income.map((row) =>
      row.replace(
        'NetIncomeLoss',
        'IncomeLossFromContinuingOperationsIncludingPortionAttributableToNoncontrollingInterest',
      ),
    );
    expect(await rowsIn(table('y', rows)))
      .to.include('Net income: 20')
      .and.have.length(7);
    const [tin = '', lead = '', revenue = ''] = STATEMENTS.income.slice(1);
    const before = 'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterest';
    expect(
      await rowsIn(table('y', [tin, lead, revenue, `Before taxes | ${before} | 30 | 20`])),
    ).to.deep.equal([]);
  });

  it('are not the cash flow statement, however much of an income statement it has', async () => {
    const adjustments = [
      'DeferredIncomeTaxExpense',
      'RevenueNotReceived',
      'InterestAndDebtExpense',
    ];
    const cash = [
      ...STATEMENTS.cash.slice(0, 1),
      'Income taxes | IncomeTaxExpenseBenefit | 10 | 5',
      ...[...adjustments, 'OtherA', 'OtherB', 'OtherC', 'OtherD', 'OtherE'].map(
        (name) => `${name} | ${name} | 0 | 0`,
      ),
      ...STATEMENTS.cash.slice(1),
    ];
    const { statements } = await statementsIn(
      taggedDocument(`${table('y', STATEMENTS.income)}<p>CASH FLOWS</p>${table('y', cash)}`),
    );
    expect(statements.map((one) => [one.statement_type, one.line_items.length])).to.deep.equal([
      ['income_statement', 7],
      ['cash_flow_statement', 17],
    ]);
  });

  it('are those whose concepts the presentation lists', async () => {
    const segment = STATEMENTS.income.filter((row) => !row.includes('.'));
    const more = ['A', 'B', 'C', 'D', 'E', 'F'].map(
      (name) => `${name} | own:Segment${name} | 1 | 1`,
    );
    const body = `${table('y', STATEMENTS.income)}<p>Notes to the statements: the only segment</p>${table('y', [...segment, ...more])}`;
    const listed: ReportTaxonomy = {
      ...NO_TAXONOMY,
      presentation: [
        {
          role: 'income',
          from: 'us-gaap_Revenues',
          to: 'us-gaap_NetIncomeLoss',
          order: 1,
          weight: 1,
        },
      ],
      roleNames: new Map([['income', 'Statement - Consolidated statements of income']]),
    };
    const rowsBy = async (taxonomy: ReportTaxonomy): Promise<number | undefined> =>
      (await statementsIn(taggedDocument(body), taxonomy)).statements[0]?.line_items.length;
    expect(await rowsBy(NO_TAXONOMY), 'the larger').to.equal(11);
    expect(await rowsBy(listed), 'the listed').to.equal(7);
  });

  it('may be total assets, as British and Irish companies that report by IFRS print them', async () => {
    const rows = await rowsIn(
      table('d', [
        'Cash | core:CashCashEquivalents | 20 | 20',
        'Total assets | core:TotalAssets | 20 | 20',
        'Share capital | core:Equity.ShareCapital | 5 | 5',
        'Total equity | core:Equity | 5 | 5',
        'Borrowings | core:BankBorrowings.AfterOneYear | 15 | 15',
        'Total equity and liabilities | core:EquityLiabilities | 20 | 20',
      ]),
    );
    expect(rows.at(0)).to.equal('Cash: 20');
    expect(rows.at(-1)).to.equal('Total equity and liabilities: 20');
  });

  it('may be income and expenditure of a charity', async () => {
    const rows = await rowsIn(
      table('y', [
        'Donations | core:DonationsLegacies | 9 | 8',
        'Total income | core:IncomeEndowments | 9 | 8',
        'Total expenditure | core:Expenditure | 7 | 6',
        'Net income | core:NetIncomeExpenditure | 2 | 2',
      ]),
    );
    expect(rows).to.have.length(4);
  });

  it('may have no line of tax in a small company', async () => {
    const small = [
      'Turnover | core:TurnoverRevenue | 9 | 8',
      'Expenses | core:AdministrativeExpenses | (7) | (6)',
      'Profit | core:ProfitLoss | 2 | 2',
    ];
    expect(await rowsIn(table('y', small))).to.have.length(3);
    const whole = [
      'Turnover | core:TurnoverRevenue | 9 | 8',
      'Profit before tax | core:ProfitLossBeforeTax | 3 | 3',
      'Profit | core:ProfitLoss | 2 | 2',
    ];
    const first = (
      await rowsIn(table('y', small) + '<p>Income statement</p>' + table('y', whole))
    )[1];
    expect(first, 'the one with tax').to.equal('Profit before tax: 3');
  });

  it('have names that say by which rules they are stated', async () => {
    const rows = await rowsIn(
      table('d', [
        'Assets | own:AssetsIFRS | 9 | 8',
        'Equity | own:EquityIFRS | 9 | 8',
        'Equity and liabilities | own:EquityAndLiabilitiesIFRS | 9 | 8',
      ]),
    );
    expect(rows).to.have.length(3);
  });
});
