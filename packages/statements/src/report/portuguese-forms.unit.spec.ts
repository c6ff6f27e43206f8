import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

const ASSETS = `
DFP - Demonstrações Financeiras Padronizadas - 31/12/2022 - COMPANHIA MODELO S.A.              Versão : 1
DFs Consolidadas / Balanço Patrimonial Ativo
(Reais Mil)
Código da    Descrição da Conta                          Último Exercício   Penúltimo Exercício
Conta                                                          31/12/2022            31/12/2021
1            Ativo Total                                          279.500               246.900
1.01         Ativo Circulante                                     214.700               176.300
1.01.01      Caixa e Equivalentes de Caixa                        125.600                94.300
1.01.03      Contas a Receber                                      87.000                80.100
1.01.06      Tributos a Recuperar                                   2.100                 1.900
1.02         Ativo Não Circulante                                  64.800                70.600
1.02.02      Investimentos                                          4.500                 4.500
1.02.03      Imobilizado                                           60.300                66.100
`;

const LIABILITIES = `
DFP - Demonstrações Financeiras Padronizadas - 31/12/2022 - COMPANHIA MODELO S.A.              Versão : 1
DFs Consolidadas / Balanço Patrimonial Passivo
(Reais Mil)
Código da    Descrição da Conta                          Último Exercício   Penúltimo Exercício
Conta                                                          31/12/2022            31/12/2021
2            Passivo Total                                        279.500               246.900
2.01         Passivo Circulante                                    68.500                44.400
2.01.02      Fornecedores                                          40.000                35.000
2.01.03      Obrigações Fiscais                                    28.500                 9.400
2.02         Passivo Não Circulante                                50.000                60.000
2.02.01      Empréstimos e Financiamentos                          50.000                60.000
2.03         Patrimônio Líquido Consolidado                       161.000               142.500
2.03.01      Capital Social Realizado                             142.500               132.000
2.03.05      Lucros/Prejuízos Acumulados                           18.500                10.500
`;

const RESULT = `
DFP - Demonstrações Financeiras Padronizadas - 31/12/2022 - COMPANHIA MODELO S.A.              Versão : 1
DFs Consolidadas / Demonstração do Resultado
(Reais Mil)
Código da    Descrição da Conta                          Último Exercício   Penúltimo Exercício
Conta                                                      01/01/2022 à          01/01/2021 à
                                                             31/12/2022            31/12/2021
3.01         Receita de Venda de Bens e/ou Serviços               250.000               220.000
3.02         Custo dos Bens e/ou Serviços Vendidos               -140.000              -130.000
3.03         Resultado Bruto                                      110.000                90.000
3.04         Despesas/Receitas Operacionais                       -75.000               -68.000
3.04.01      Despesas com Vendas                                  -30.000               -28.000
3.04.02      Despesas Gerais e Administrativas                    -45.000               -40.000
3.05         Resultado Antes do Resultado Financeiro               35.000                22.000
3.06         Resultado Financeiro                                  -6.500                -5.500
3.06.01      Receitas Financeiras                                   1.000                   500
3.06.02      Despesas Financeiras                                  -7.500                -6.000
3.07         Resultado Antes dos Tributos sobre o Lucro            28.500                16.500
3.08         Imposto de Renda e Contribuição Social               -10.000                -6.000
3.09         Resultado Líquido das Operações Continuadas           18.500                10.500
3.11         Lucro/Prejuízo Consolidado do Período                 18.500                10.500
`;

const BALANCE_OF_AN_ASSOCIATION = `
Associação Cultural Modelo
BALANÇO (ESNL) EM 31 DE DEZEMBRO DE 2022
                                                                          Unidade monetária: Euros
                                                                               DATAS
RUBRICAS                                              NOTAS       31-12-2022         31-12-2021
ATIVO
Ativo não corrente
Ativos fixos tangíveis                                  5          60.300,10          66.100,20
Investimentos financeiros                               6           4.500,00           4.500,00
                                                                   64.800,10          70.600,20
Ativo corrente
Créditos a receber                                      7          87.000,00          80.100,00
Estado e outros entes públicos                          8           2.100,50           1.900,00
Caixa e depósitos bancários                             4         125.600,00          94.300,00
                                                                  214.700,50         176.300,00
Total do ativo                                                    279.500,60         246.900,20
FUNDOS PATRIMONIAIS E PASSIVO
Fundos patrimoniais
Fundos                                                            142.500,00         132.000,00
Resultado líquido do período                                       18.500,60          10.500,20
Total dos fundos patrimoniais                                     161.000,60         142.500,20
Passivo
Passivo não corrente
Financiamentos obtidos                                  9          50.000,00          60.000,00
                                                                   50.000,00          60.000,00
Passivo corrente
Fornecedores                                           10          40.000,00          35.000,00
Outros passivos correntes                              11          28.500,00           9.400,00
                                                                   68.500,00          44.400,00
Total do passivo                                                  118.500,00         104.400,00
Total dos fundos patrimoniais e do passivo                        279.500,60         246.900,20
`;

describe('the form in which listed companies of Brazil file', () => {
  const reading = readDrawnReport([ASSETS, LIABILITIES, RESULT]);

  it('has account numbers before the labels, and no value among them', () => {
    const result = statementOf(reading, 'income_statement');
    expect(result.years).to.deep.equal(['2022', '2021']);
    expect(valuesOf(result, 'Resultado Bruto')).to.deep.equal([110_000, 90_000]);
    expect(valuesOf(result, 'Lucro/Prejuízo Consolidado do Período')).to.deep.equal([
      18_500, 10_500,
    ]);
  });

  it('is one balance sheet on two pages, in thousands of reais', () => {
    const balance = statementOf(reading, 'balance_sheet');
    expect([balance.pages, balance.scale, balance.currency]).to.deep.equal([[1, 2], 1000, 'BRL']);
    expect(valuesOf(balance, 'Ativo Total')).to.deep.equal([279_500, 246_900]);
    expect(valuesOf(balance, 'Passivo Total')).to.deep.equal([279_500, 246_900]);
  });

  it('is not named after its unit', () => {
    expect(reading.companyName).not.to.equal('(Reais Mil)');
  });
});

describe('the form of associations in Portugal', () => {
  const balance = statementOf(readDrawnReport([BALANCE_OF_AN_ASSOCIATION]), 'balance_sheet');

  it('names its kind in the title, and the euro as its monetary unit', () => {
    expect(balance.title).to.equal('BALANÇO (ESNL) EM 31 DE DEZEMBRO DE 2022');
    expect([balance.scale, balance.currency]).to.deep.equal([1, 'EUR']);
  });

  it('has sums without labels', () => {
    expect(valuesOf(balance, 'Total ativo corrente')).to.deep.equal([214_700.5, 176_300]);
    expect(valuesOf(balance, 'Total do ativo')).to.deep.equal([279_500.6, 246_900.2]);
    expect(valuesOf(balance, 'Total do passivo')).to.deep.equal([118_500, 104_400]);
  });
});

/** A page of the form in which public bodies of Brazil report, with the day on which it was printed. */
const publicPage = (title: string, rows: string): string => `
                                                                                  EXERCICIO      PERIODO
                                                                                     2024          Anual

TITULO         ${title} - TODOS OS ORÇAMENTOS                                      EMISSAO        PAGINA
                                                                                  28/04/2025           1
SUBTITULO      26999 - FUNDACAO MODELO DE ENSINO
                                                                      VALORES EM UNIDADES DE REAL
${rows}`;

const VARIATIONS = publicPage(
  'DEMONSTRAÇÕES DAS VARIAÇÕES PATRIMONIAIS',
  `
                                                                      2024                    2023
VARIAÇÕES PATRIMONIAIS AUMENTATIVAS                        3.013.314.412,10        2.620.159.466,25
   Exploração e Venda de Bens, Serviços e Direitos            96.017.493,33           89.140.066,32
   Transferências e Delegações Recebidas                   2.802.337.990,45        2.404.367.599,71
   Outras Variações Patrimoniais Aumentativas                114.958.928,32          126.651.800,22
VARIAÇÕES PATRIMONIAIS DIMINUTIVAS                         3.053.302.000,00        2.600.000.000,00
   Pessoal e Encargos                                      2.000.302.000,00        1.900.000.000,00
   Benefícios Previdenciários                              1.053.000.000,00          700.000.000,00
RESULTADO PATRIMONIAL DO PERÍODO                             -39.987.587,90           20.159.466,25
`,
);

describe('the form of public bodies of Brazil', () => {
  const variations = statementOf(readDrawnReport([VARIATIONS]), 'income_statement');

  it('has its income statement under the title of variations', () => {
    expect(variations.years).to.deep.equal(['2024', '2023']);
    expect([variations.currency, variations.scale]).to.deep.equal(['BRL', 1]);
    expect(variations.decisions?.scale?.doubt).to.equal(undefined);
    expect(valuesOf(variations, 'RESULTADO PATRIMONIAL DO PERÍODO')).to.deep.equal([
      -39_987_587.9, 20_159_466.25,
    ]);
  });

  it('was printed on a day that ends no year', () =>
    expect(Object.values(variations.fiscal_year_ends ?? {})).not.to.include('2025-04-28'));

  it('names its company by none of the words of its head', () =>
    expect(variations.company_name).not.to.match(/TITULO|EXERCICIO/));
});
