import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

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
