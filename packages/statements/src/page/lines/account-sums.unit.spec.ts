import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../../testing/read-drawn-report.js';

const balance = (fixed: string, cash: string): string => `
Clube Desportivo Prova
Balanço em 31 de dezembro de 2021
                                             Notas           31-12-2021       31-12-2020
ATIVO
Ativo não corrente
Ativos fixos tangíveis ${fixed.padEnd(24)}5              120.000,00       130.000,00
Investimentos financeiros 41                                 10.000,00        10.000,00
                                                            130.000,00       140.000,00
Ativo corrente
Clientes                                       8             20.000,00        15.000,00
Caixa e depósitos bancários ${cash.padEnd(19)}4               30.000,00        25.000,00
                                                             50.000,00        40.000,00
Total do ativo                                              180.000,00       180.000,00
FUNDOS PATRIMONIAIS E PASSIVO
Fundos                                                      100.000,00       100.000,00
Resultado líquido do período                                 20.000,00        10.000,00
Total do fundo de capital                                   120.000,00       110.000,00
Passivo corrente
Fornecedores                                                 60.000,00        70.000,00
Total do passivo                                             60.000,00        70.000,00
Total dos fundos patrimoniais e do passivo                  180.000,00       180.000,00
`;

describe('the accounts behind the labels of a form', () => {
  it('are no part of the labels', () => {
    const read = statementOf(readDrawnReport([balance('43+453', '11+12+13')]), 'balance_sheet');
    expect(valuesOf(read, 'Ativos fixos tangíveis')).to.deep.equal([120_000, 130_000]);
    expect(valuesOf(read, 'Investimentos financeiros')).to.deep.equal([10_000, 10_000]);
    expect(valuesOf(read, 'Caixa e depósitos bancários')).to.deep.equal([30_000, 25_000]);
  });

  it('are not known by a single number', () => {
    const read = statementOf(readDrawnReport([balance('43', '11')]), 'balance_sheet');
    expect(valuesOf(read, 'Investimentos financeiros 41')).to.deep.equal([10_000, 10_000]);
  });
});
