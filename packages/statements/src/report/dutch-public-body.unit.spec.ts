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

describe('the statements of a Dutch public body', () => {
  const reading = readDrawnReport([RESULT]);

  it('have a statement of income and expenses, whose budget is no year', () => {
    const result = statementOf(reading, 'income_statement');
    expect(result.years).to.deep.equal(['2022', '2021']);
    expect(valuesOf(result, 'Exploitatieresultaat')).to.deep.equal([-839_500, 3_251_800]);
  });
});
