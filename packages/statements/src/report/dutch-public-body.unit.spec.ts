import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

const RESULT = `
Staat van baten en lasten over 2022
                                     Begroting
                                          2022          2022          2021
                                           EUR           EUR           EUR
Bijdrage ministerie                 26.631.000    29.020.000    26.273.500
Overige opbrengsten                    516.900       220.100       626.300
Som der exploitatiebaten            27.147.900    29.240.100    26.899.800
Personeelskosten                    19.909.500    22.419.600    18.029.400
Materiële kosten                     9.737.500     7.561.000     5.486.600
Afschrijvingen                         150.000        99.000       132.000
Som der exploitatielasten           29.797.000    30.079.600    23.648.000
Exploitatieresultaat                -2.649.100      -839.500     3.251.800
`;

const INCOME_AND_SPENDING = `
Stichting Voorbeeld te Utrecht
Staat van inkomsten en uitgaven over 2022
                                       Werkelijk        Begroting        Werkelijk
                                            2022             2022             2021
                                               €                €                €
INKOMSTEN
Contributies                              38.200           40.000           37.900
Subsidies                                 30.000           30.000           27.500
Giften                                     8.600            5.000            6.300
Totaal inkomsten                          76.800           75.000           71.700
UITGAVEN
Personeelskosten                          52.300           53.000           50.100
Huisvestingskosten                        12.000           12.000           12.000
Algemene kosten                            5.400            6.000            4.900
Totaal uitgaven                           69.700           71.000           67.000
Saldo                                      7.100            4.000            4.700
`;

describe('the statements of a Dutch public body', () => {
  const reading = readDrawnReport([RESULT]);

  it('have a statement of income and expenses, whose budget is no year', () => {
    const result = statementOf(reading, 'income_statement');
    expect(result.years).to.deep.equal(['2022', '2021']);
    expect(valuesOf(result, 'Exploitatieresultaat')).to.deep.equal([-839_500, 3_251_800]);
  });

  it('may be one of income and spending, with the budget between the years', () => {
    const result = statementOf(readDrawnReport([INCOME_AND_SPENDING]), 'income_statement');
    expect(result.years).to.deep.equal(['2022', '2021']);
    expect(valuesOf(result, 'Totaal uitgaven')).to.deep.equal([69_700, 67_000]);
    expect(valuesOf(result, 'Saldo')).to.deep.equal([7_100, 4_700]);
  });
});
