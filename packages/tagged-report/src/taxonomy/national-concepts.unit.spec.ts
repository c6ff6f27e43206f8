import { expect } from 'chai';
import { NAMED_CONCEPTS } from '@fde/statements';
import { STATEMENT_TYPES, type RawStatement } from '@fde/contracts';
import { statementsIn } from '../spec-support/read-text.js';
import { table, taggedDocument } from '../spec-support/tagged-document.js';
import { NATIONAL_TAXONOMIES } from './national-concepts.js';

const statementIn = async (body: string): Promise<RawStatement | undefined> =>
  (await statementsIn(taggedDocument(body))).statements[0];

const itemsOf = (statement: RawStatement | undefined): (string | undefined)[] =>
  statement?.line_items.map(({ concept }) => concept?.canonical) ?? [];

const SWEDISH = [
  'Nettoomsättning | se-gen-base:Nettoomsattning | 90 | 80',
  'Rörelseresultat | se-gen-base:Rorelseresultat | 30 | 20',
  'Resultat före skatt | se-gen-base:ResultatForeSkatt | 30 | 20',
  'Årets resultat | se-gen-base:AretsResultat | 20 | 15',
];
const JAPANESE = [
  '資産合計 | jppfs_cor:Assets | 90 | 80',
  '負債合計 | jppfs_cor:Liabilities | 50 | 50',
  '利益剰余金 | jppfs_cor:RetainedEarnings | △5 | 10',
  '純資産合計 | jppfs_cor:NetAssets | 40 | 30',
  '負債純資産合計 | jppfs_cor:LiabilitiesAndNetAssets | 90 | 80',
];

/** Statements of other countries, each row with its canonical item. */
const OTHERS: readonly {
  readonly country: string;
  readonly kind: 'y' | 'd';
  readonly prefix: string;
  readonly rows: readonly (readonly [string, string, string])[];
}[] = [
  {
    country: 'Estonia: income',
    kind: 'y',
    prefix: 'et-gaap',
    rows: [
      ['Müügitulu', 'Revenue', 'revenue'],
      ['Ärikasum', 'TotalProfitLoss', 'operating_income'],
      ['Kasum enne maksustamist', 'TotalProfitLossBeforeTax', 'income_before_taxes'],
      ['Aruandeaasta kasum', 'TotalAnnualPeriodProfitLoss', 'net_income'],
    ],
  },
  {
    country: 'Estonia: cash flow',
    kind: 'y',
    prefix: 'et-gaap',
    rows: [
      ['Rahavood äritegevusest', 'CashFlowsFromOperatingActivities', 'operating_cash_flow'],
      ['Rahavood investeerimisest', 'CashFlowsFromInvestingActivities', 'investing_cash_flow'],
      ['Rahavood finantseerimisest', 'CashFlowsFromFinancingActivities', 'financing_cash_flow'],
    ],
  },
  {
    country: 'Germany: income',
    kind: 'y',
    prefix: 'de-gaap-ci',
    rows: [
      [
        'Umsatzerlöse',
        'is.netIncome.regular.operatingTC.grossTradingProfit.totalOutput.netSales',
        'revenue',
      ],
      ['Personalaufwand', 'is.netIncome.regular.operatingTC.staff', 'employee_costs'],
      ['Steuern vom Einkommen', 'is.netIncome.tax', 'income_tax'],
      ['Jahresüberschuss', 'is.netIncome', 'net_income'],
    ],
  },
  {
    country: 'Germany: balance',
    kind: 'd',
    prefix: 'de-gaap-ci',
    rows: [
      ['Anlagevermögen', 'bs.ass.fixAss', 'total_noncurrent_assets'],
      ['Summe Aktiva', 'bs.ass', 'total_assets'],
      ['Eigenkapital', 'bs.eqLiab.equity', 'total_equity'],
      ['Summe Passiva', 'bs.eqLiab', 'total_liabilities_and_equity'],
    ],
  },
  {
    country: 'Netherlands, taxonomy of instances: income',
    kind: 'y',
    prefix: 'jenv-bw2-i',
    rows: [
      ['Netto-omzet', 'NetRevenue', 'revenue'],
      ['Resultaat voor belastingen', 'ResultBeforeTax', 'income_before_taxes'],
      ['Resultaat na belastingen', 'NetResultAfterTax', 'net_income'],
    ],
  },
];

describe('national taxonomies', () => {
  it('have only items of the canonical taxonomy, in the statement that has them', () => {
    for (const { name, items } of NATIONAL_TAXONOMIES)
      for (const type of STATEMENT_TYPES) {
        const known = NAMED_CONCEPTS.filter(({ statement }) => statement === type);
        expect(
          known.map(({ id }) => id),
          `${name} ${type}`,
        ).to.include.members(Object.values(items[type]));
      }
  });

  it('give the statements of Swedish companies', async () => {
    expect(itemsOf(await statementIn(table('y', SWEDISH)))).to.deep.equal([
      'revenue',
      'operating_income',
      'income_before_taxes',
      'net_income',
    ]);
  });

  for (const { country, kind, prefix, rows } of OTHERS)
    it(`give the statements of other countries (${country})`, async () => {
      const printed = rows.map(([label, concept]) => `${label} | ${prefix}:${concept} | 90 | 80`);
      // The short form of rows parts concepts from members at a dot.
      const escaped = printed.map((row) => row.replace(/(?<=\w)\.(?=\w)/g, '\u2024'));
      const body = table(kind, escaped).replaceAll('\u2024', '.');
      expect(itemsOf(await statementIn(body))).to.deep.equal(rows.map(([, , item]) => item));
    });

  it('give the statements of Japanese companies, with triangles for minus', async () => {
    const body = table('d', JAPANESE).replace(
      /(<ix:nonFraction[^>]*)( format="[^"]*">)△/,
      '△$1 sign="-"$2',
    );
    const sheet = await statementIn(body);
    expect(itemsOf(sheet)).to.deep.equal([
      'total_assets',
      'total_liabilities',
      'retained_earnings',
      'total_equity',
      'total_liabilities_and_equity',
    ]);
    expect(sheet?.line_items[2]?.values).to.deep.equal({ 2024: -5, 2023: 10 });
    expect(sheet?.notes ?? []).to.deep.equal([]);
  });
});
