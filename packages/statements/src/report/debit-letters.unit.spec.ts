import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

/** Programs of Brazil print the letter of the side, and fill the space before sums. */
const BALANCE = `
ASSOCIACAO AMIGOS DO RIO BRASIL (00001)
CNPJ : 00000000000100
Balanço Patrimonial de 01/01/2018 até 31/12/2018                       Diário: 16            Folha: 326

Descrição                                              Classificação      Exercício Anterior    Exercício Atual
Ativo
 Ativo Circulante
  Caixa e Equivalentes de Caixa
    Caixas - Recursos sem Restrição                       1-1-1-01              80,97D               171,70D
    Bancos Conta Movimento - Recursos sem Restrição       1-1-1-03          91.189,99D               768,34D
    Bancos Conta Movimento - Recursos com Restrição       1-1-1-04             194,80D                 0,00D
    Aplicações Financeiras - Recursos com Restrição       1-1-1-06           2.034,49D            16.724,06D
  =Caixa e Equivalentes de Caixa                                      *****93.500,25D       *****17.664,10D
  Créditos a Receber
    Adiantamentos a Empregados                            1-1-2-03          13.868,61D            24.009,04D
  =Créditos a Receber                                                 *****13.868,61D       *****24.009,04D
 =Total - Ativo Circulante                                           ****107.368,86D       *****41.673,14D
 Ativo Não Circulante
  Imobilizado
    Bens sem Restrição                                    1-2-3-01         222.088,69D           265.705,54D
    (-) Depreciação Acumulada                             1-2-3-03         219.931,19C           214.024,22C
  =Imobilizado                                                        ******2.157,50D       *****51.681,32D
 =Total - Ativo Não Circulante                                        ******2.157,50D       *****51.681,32D
=Total - Ativo                                                       ****109.526,36D       *****93.354,46D

Passivo
 Passivo Circulante
    Salários a Pagar                                      2-1-1-01          30.000,00C            20.000,00C
    Fornecedores                                          2-1-1-02          10.526,36C            10.354,46C
 =Total - Passivo Circulante                                          *****40.526,36C       *****30.354,46C
 Patrimônio Líquido
    Patrimônio Social                                     2-3-1-01          80.000,00C            80.000,00C
    Déficits Acumulados                                   2-3-1-02          11.000,00D            17.000,00D
 =Total - Patrimônio Líquido                                          *****69.000,00C       *****63.000,00C
=Total - Passivo                                                     ****109.526,36C       *****93.354,46C
`;

const INCOME = `
ASSOCIACAO AMIGOS DO RIO BRASIL (00001)
CNPJ : 00000000000100
Demonstração do Resultado do Exercício de 01/01/2018 até 31/12/2018

Descrição                                                             Exercício Anterior    Exercício Atual
Receitas
    Receita de Doações                                                       90.000,00C           95.000,00C
    Receitas Financeiras                                                      1.200,00C              900,00C
  =Total - Receitas                                                    *****91.200,00C      *****95.900,00C
Despesas
    Despesas com Pessoal                                                     70.000,00D           80.000,00D
    Despesas Administrativas                                                 24.000,00D           21.000,00D
    Despesas Bancárias                                                        1.200,00D              900,00D
  =Total - Despesas                                                    *****95.200,00D     *****101.900,00D
=Déficit do Exercício                                                  ******4.000,00D      ******6.000,00D
`;

describe('amounts with the letter of debit or credit', () => {
  const reading = readDrawnReport([BALANCE, INCOME]);
  const balance = statementOf(reading, 'balance_sheet');

  it('are deducted where their letter is not that of their side', () => {
    expect(balance.years).to.deep.equal(['2017', '2018']);
    expect(valuesOf(balance, '(-) Depreciação Acumulada 1-2-3-03')).to.deep.equal([
      -219_931.19, -214_024.22,
    ]);
    expect(valuesOf(balance, 'Déficits Acumulados 2-3-1-02')).to.deep.equal([-11_000, -17_000]);
    expect(valuesOf(balance, 'Fornecedores 2-1-1-02')).to.deep.equal([10_526.36, 10_354.46]);
  });

  it('are read without what fills the space before them', () => {
    expect(valuesOf(balance, 'Total - Ativo')).to.deep.equal([109_526.36, 93_354.46]);
    expect(valuesOf(balance, 'Total - Passivo')).to.deep.equal([109_526.36, 93_354.46]);
  });

  it('make costs negative beside revenue, also where both have one amount', () => {
    const income = statementOf(reading, 'income_statement');
    expect(valuesOf(income, 'Despesas com Pessoal')).to.deep.equal([-70_000, -80_000]);
    expect(valuesOf(income, 'Receita de Doações')).to.deep.equal([90_000, 95_000]);
  });
});
