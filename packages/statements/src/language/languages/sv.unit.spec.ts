import { expect } from 'chai';

import { describeLanguage } from '../../testing/describe-language.js';
import { readDrawnReport, statementOf, valuesOf } from '../../testing/read-drawn-report.js';

const drawn = (unit: string): readonly string[] => [
  `
Koncernens resultaträkning
${unit}                                            Not       2023       2022
Nettoomsättning                                   4     12 500     11 800
Kostnad för sålda varor                                 -7 500     -7 100
Bruttoresultat                                           5 000      4 700
Försäljningskostnader                                   -1 800     -1 700
Administrationskostnader                                -1 200     -1 100
Rörelseresultat                                   5      2 000      1 900
Finansiella intäkter                                        50         40
Finansiella kostnader                                     -250       -240
Resultat före skatt                                      1 800      1 700
Skatt på årets resultat                           9       -400       -380
Årets resultat                                           1 400      1 320
Resultat per aktie före utspädning, kr                    7,00       6,60
Resultat per aktie efter utspädning, kr                   6,95       6,55
`,
  `
Koncernens balansräkning
${unit}                                            Not 2023-12-31 2022-12-31
Tillgångar
Anläggningstillgångar
Goodwill                                         10      3 000      3 000
Materiella anläggningstillgångar                 11      4 000      3 900
Summa anläggningstillgångar                              7 000      6 900
Omsättningstillgångar
Varulager                                        14      1 500      1 400
Kundfordringar                                   15      1 700      1 600
Likvida medel                                    16        800        600
Summa omsättningstillgångar                              4 000      3 600
Summa tillgångar                                        11 000     10 500
Eget kapital och skulder
Eget kapital
Aktiekapital                                               200        200
Balanserade vinstmedel inklusive årets resultat          5 800      5 100
Summa eget kapital                                       6 000      5 300
Långfristiga skulder
Räntebärande skulder                             20      3 000      3 200
Summa långfristiga skulder                               3 000      3 200
Kortfristiga skulder
Leverantörsskulder                                       2 000      2 000
Summa kortfristiga skulder                               2 000      2 000
Summa eget kapital och skulder                          11 000     10 500
`,
  `
Koncernens kassaflödesanalys
${unit}                                            Not       2023       2022
Den löpande verksamheten
Resultat före skatt                                      1 800      1 700
Avskrivningar                                              500        480
Betald skatt                                              -400       -380
Kassaflöde från den löpande verksamheten                 1 900      1 800
Investeringsverksamheten
Förvärv av materiella anläggningstillgångar               -800       -700
Kassaflöde från investeringsverksamheten                  -800       -700
Finansieringsverksamheten
Amortering av lån                                         -200       -300
Utdelning                                                 -700       -650
Kassaflöde från finansieringsverksamheten                 -900       -950
Årets kassaflöde                                           200        150
Likvida medel vid årets början                             600        450
Likvida medel vid årets slut                               800        600
`,
];

describe('a report in Swedish', () => {
  for (const [unit, scale] of [
    ['Mkr ', 1e6],
    ['MSEK', 1e6],
    ['tkr ', 1e3],
    ['TSEK', 1e3],
  ] as const) {
    const result = readDrawnReport(drawn(unit));

    it(`in ${unit.trim()}: all three statements with years, scale and currency`, () => {
      for (const type of ['income_statement', 'balance_sheet', 'cash_flow_statement'] as const) {
        const raw = statementOf(result, type);
        expect([raw.years, raw.scale, raw.currency], type).to.deep.equal([
          ['2023', '2022'],
          scale,
          'SEK',
        ]);
      }
    });

    it(`in ${unit.trim()}: the rows, and the identities between them`, () => {
      const income = statementOf(result, 'income_statement');
      expect(valuesOf(income, 'Årets resultat')).to.deep.equal([1400, 1320]);
      expect(valuesOf(income, 'Resultat per aktie före utspädning, kr')).to.deep.equal([7, 6.6]);
      const balance = statementOf(result, 'balance_sheet');
      expect(valuesOf(balance, 'Summa tillgångar')).to.deep.equal([11_000, 10_500]);
      const cash = statementOf(result, 'cash_flow_statement');
      expect(valuesOf(cash, 'Likvida medel vid årets slut')).to.deep.equal([800, 600]);
      const checks = result.statements.flatMap((s) => s.checks ?? []);
      expect(checks.filter((c) => !c.holds)).to.deep.equal([]);
      expect(checks.map((c) => c.kind)).to.include.members(['balance', 'cash_flow_foot']);
    });
  }
});

describeLanguage('Swedish', {
  titles: [
    ['Koncernens resultaträkning', 'income_statement'],
    ['Resultaträkning för koncernen', 'income_statement'],
    ['Rapport över resultat för koncernen', 'income_statement'],
    ['Koncernens balansräkning', 'balance_sheet'],
    ['Rapport över finansiell ställning för koncernen', 'balance_sheet'],
    ['Koncernens kassaflödesanalys', 'cash_flow_statement'],
    ['Rapport över kassaflöden', 'cash_flow_statement'],
    ['Rapport över totalresultat för koncernen', 'comprehensive_income'],
    ['Övrigt totalresultat', 'comprehensive_income'],
    ['Rapport över förändringar i eget kapital', 'changes_in_equity'],
    ['Förändring av koncernens eget kapital', 'changes_in_equity'],
    ['Noter till koncernredovisningen', undefined],
    ['Förvaltningsberättelse', undefined],
  ],
  decoys: [
    ['Moderbolagets balansräkning', ['parent company']],
    ['Resultaträkning i sammandrag', ['condensed']],
    ['Koncernens balansräkning (forts.)', []],
  ],
  rows: {
    income_statement: [
      ['Nettoomsättning', 'revenue'],
      ['Rörelsens intäkter', 'revenue'],
      ['Intäkter från avtal med kunder', 'revenue'],
      ['Kostnad för sålda varor', 'cost_of_revenue'],
      ['Råvaror och förnödenheter', 'cost_of_revenue', ''],
      ['Bruttoresultat', 'gross_profit'],
      ['Forsknings- och utvecklingskostnader', 'expense_line', 'research_and_development'],
      ['Försäljningskostnader', 'expense_line'],
      ['Personalkostnader', 'expense_line'],
      ['Övriga externa kostnader', 'expense_line'],
      ['Rörelseresultat', 'operating_income'],
      ['Rörelseresultat (EBIT)', 'operating_income'],
      ['Finansiella kostnader', 'interest', 'interest_expense'],
      ['Finansiella intäkter', 'interest'],
      ['Räntekostnader och liknande resultatposter', 'interest', 'interest_expense'],
      ['Resultat före skatt', 'income_before_taxes'],
      ['Resultat efter finansiella poster', 'income_before_taxes'],
      ['Skatt', 'income_tax'],
      ['Skatt på årets resultat', 'income_tax'],
      ['Inkomstskatt', 'income_tax'],
      ['Årets resultat', 'net_income'],
      ['Periodens resultat', 'net_income'],
      ['Årets vinst', 'net_income'],
      ['Moderbolagets aktieägare', 'net_income_attributable_to_parent'],
      ['Innehav utan bestämmande inflytande', undefined, 'net_income_attributable_to_minority'],
      ['Resultat per aktie före utspädning, kr', 'eps_basic'],
      ['Resultat per aktie efter utspädning, kr', 'eps_diluted'],
      ['Årets resultat från avvecklad verksamhet', 'discontinued'],
    ],
    balance_sheet: [
      ['Goodwill', 'asset_line', 'goodwill'],
      ['Immateriella anläggningstillgångar', 'asset_line', 'intangible_assets'],
      ['Materiella anläggningstillgångar', 'asset_line', 'property_plant_equipment'],
      ['Summa anläggningstillgångar', 'asset_line', 'total_noncurrent_assets'],
      ['Varulager', 'asset_line', 'inventories'],
      ['Kundfordringar', 'asset_line', 'receivables'],
      ['Likvida medel', 'asset_line', 'cash_and_cash_equivalents'],
      ['Kassa och bank', 'asset_line', 'cash_and_cash_equivalents'],
      ['Summa omsättningstillgångar', 'total_current_assets'],
      ['Summa tillgångar', 'total_assets'],
      ['SUMMA TILLGÅNGAR', 'total_assets'],
      ['Aktiekapital', 'equity_line'],
      ['Balanserade vinstmedel inklusive årets resultat', 'equity_line', 'retained_earnings'],
      ['Innehav utan bestämmande inflytande', 'equity_line', 'noncontrolling_interests'],
      ['Eget kapital', 'total_equity'],
      ['Summa eget kapital', 'total_equity'],
      ['Leverantörsskulder', 'liability_line', 'payables'],
      ['Avsättningar', 'liability_line'],
      ['Kortfristiga skulder', 'total_current_liabilities'],
      ['Summa långfristiga skulder', 'liability_line', 'total_noncurrent_liabilities'],
      ['Summa skulder', 'total_liabilities'],
      ['Summa eget kapital och skulder', 'total_liabilities_and_equity'],
    ],
    cash_flow_statement: [
      ['Årets resultat', undefined, 'cash_flow_net_income'],
      ['Avskrivningar', 'cash_adjustment', 'depreciation_and_amortization'],
      ['Betald skatt', 'cash_adjustment'],
      ['Förändringar i rörelsekapital', 'cash_adjustment'],
      ['Kassaflöde från den löpande verksamheten', 'operating_cash_flow'],
      ['Förvärv av materiella anläggningstillgångar', 'investing_line', 'capital_expenditure'],
      ['Avyttring av dotterföretag', 'investing_line'],
      ['Kassaflöde från investeringsverksamheten', 'investing_cash_flow'],
      ['Utbetald utdelning', 'financing_line', 'dividends_paid'],
      ['Amortering av lån', 'financing_line'],
      ['Kassaflöde från finansieringsverksamheten', 'financing_cash_flow'],
      ['Kursdifferens i likvida medel', 'exchange_rate_effect'],
      ['Årets kassaflöde', 'net_change_in_cash'],
      ['Förändring av likvida medel', 'net_change_in_cash'],
      ['Likvida medel vid årets början', 'opening_cash'],
      ['Ingående likvida medel', 'opening_cash'],
      ['Likvida medel vid årets slut', 'closing_cash'],
      ['Utgående likvida medel', 'closing_cash'],
    ],
  },
  totals: [
    ['Summa tillgångar', true],
    ['Delsumma', true],
    ['Varulager', false],
    ['varav summa leasing', false],
    ['Avgår: summa nedskrivningar', false],
  ],
  dates: [
    ['31 december 2023', '2023-12-31'],
    ['2023-12-31', '2023-12-31'],
    ['den 30 juni 2022', '2022-06-30'],
    ['1 maj 2021', '2021-05-01'],
    ['augusti 2020', '2020-08-31'],
    ['Räkenskapsåret', undefined],
  ],
  units: [
    ['Mkr', [1e6, 'SEK']],
    ['MSEK', [1e6, 'SEK']],
    ['tkr', [1e3, 'SEK']],
    ['Belopp i tusental kronor', [1e3, 'SEK']],
    ['i miljoner svenska kronor', [1e6, 'SEK']],
    ['Belopp i miljoner euro', [1e6, 'EUR']],
    ['SEK', [undefined, 'SEK']],
  ],
  periods: [
    ['Räkenskapsåret 2023', 12],
    ['Helår 2023', 12],
    ['Första halvåret', 6],
    ['Kvartal 3', 3],
    ['nio månader', 9],
    ['31 december 2023', undefined],
  ],
  interim: [
    ['Delårsrapport januari–juni', true],
    ['Kvartalsrapport', true],
    ['Årsredovisning 2023', false],
  ],
  heads: [
    ['Not', 'note'],
    ['Noter', 'note'],
    ['Förändring', 'side'],
    ['Kvartal 4', 'side'],
    ['Koncernen', 'whole'],
    ['Moderbolaget', 'part'],
    ['2023-12-31', 'nothing'],
  ],
  lines: [
    ['Noterna utgör en del av de finansiella rapporterna', 'closing'],
    ['Belopp i Mkr', 'unit'],
    ['MSEK', 'unit'],
    ['Räkenskapsåret 2023', 'period'],
    ['Eget kapital och skulder', 'text'],
  ],
});
