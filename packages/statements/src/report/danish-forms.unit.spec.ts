import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

/** The cover of a small company's report. */
const COVER = `
                    Nordlys Byg ApS
                    Årsrapport 2023
                    CVR-nr. 12 34 56 78
`;

const INCOME = `
Resultatopgørelse 1. januar - 31. december

                                               Note          2023           2022
                                                              kr.          t.kr.
Bruttofortjeneste                                       4.512.330          4.102
Personaleomkostninger                             1    -3.201.450         -2.990
Af- og nedskrivninger                                    -210.400           -198
Driftsresultat                                          1.100.480            914
Finansielle indtægter                                      12.300              9
Finansielle omkostninger                                  -98.220            -88
Resultat før skat                                       1.014.560            835
Skat af årets resultat                            2      -223.200           -184
Årets resultat                                            791.360            651
`;

const BALANCE = `
Balance 31. december

                                               Note          2023           2022
                                                              kr.          t.kr.
Aktiver
Produktionsanlæg og maskiner                      3     1.230.000          1.310
Materielle anlægsaktiver                                1.230.000          1.310
Anlægsaktiver                                           1.230.000          1.310
Tilgodehavender fra salg                                1.890.500          1.640
Likvide beholdninger                                      640.110            502
Omsætningsaktiver                                       2.530.610          2.142
Aktiver                                                 3.760.610          3.452

Passiver
Selskabskapital                                           125.000            125
Overført resultat                                       1.486.500          1.095
Foreslået udbytte for regnskabsåret                       400.000            300
Egenkapital                                             2.011.500          1.520
Hensættelser til udskudt skat                              98.000             91
Leverandører af varer og tjenesteydelser                  820.110            930
Anden gæld                                                831.000            911
Kortfristede gældsforpligtelser                         1.651.110          1.841
Gældsforpligtelser                                      1.651.110          1.841
Passiver                                                3.760.610          3.452
`;

describe('the form of small companies of Denmark', () => {
  const reading = readDrawnReport([COVER, INCOME, BALANCE]);
  const income = statementOf(reading, 'income_statement');
  const balance = statementOf(reading, 'balance_sheet');

  it('prints the year in kroner and the year before in thousands', () => {
    expect(valuesOf(income, 'Årets resultat')).to.deep.equal([791_360, 651]);
    expect(valuesOf(balance, 'Egenkapital')).to.deep.equal([2_011_500, 1520]);
    for (const { scale, year_scales, currency } of [income, balance])
      expect([scale, year_scales, currency]).to.deep.equal([1, { 2022: 1000 }, 'DKK']);
  });

  it('leaves no doubt about its unit', () =>
    expect([income, balance].map(({ decisions }) => decisions?.scale?.doubt)).to.deep.equal([
      undefined,
      undefined,
    ]));
});
