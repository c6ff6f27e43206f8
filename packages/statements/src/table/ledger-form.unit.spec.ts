import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

/** Lines that the form of Brazil's digital ledgers prints on every page. */
const headOf = (title: string, heads: string): string => `
                                     ${title}
  Entidade:                 FUNDACAO MODELO DE PESQUISA
  Período da Escrituração:  01/01/2021 a 31/12/2021                 CNPJ: 11.222.333/0001-44
  Número de Ordem do Livro: 9
  Período Selecionado:      01 de Janeiro de 2021 a 31 de Dezembro de 2021
${heads}
`;

const BALANCE_HEADS =
  '                  Descrição                            Saldo Inicial               Saldo Final';

const ASSETS = `${headOf('BALANÇO PATRIMONIAL', BALANCE_HEADS)}
  ATIVO                                               R$ 110.500,20            R$ 124.700,10
   ATIVO CIRCULANTE                                    R$ 60.500,20             R$ 72.700,10
    CAIXA E EQUIVALENTES DE CAIXA                      R$ 20.500,20             R$ 30.700,10
    CRÉDITOS A RECEBER                                 R$ 40.000,00             R$ 42.000,00
   ATIVO NÃO CIRCULANTE                                R$ 50.000,00             R$ 52.000,00
    IMOBILIZADO                                        R$ 50.000,00             R$ 52.000,00
`;

const LIABILITIES = `${headOf('BALANÇO PATRIMONIAL', BALANCE_HEADS)}
  PASSIVO                                             R$ 110.500,20            R$ 124.700,10
   PASSIVO CIRCULANTE                                  R$ 30.500,20             R$ 34.700,10
    FORNECEDORES                                       R$ 10.500,20             R$ 14.700,10
    OBRIGAÇÕES TRIBUTÁRIAS                             R$ 20.000,00             R$ 20.000,00
   PATRIMÔNIO LÍQUIDO                                  R$ 80.000,00             R$ 90.000,00
    CAPITAL SOCIAL                                     R$ 80.000,00             R$ 90.000,00
`;

const RESULT_HEADS =
  '                  Descrição                      Valor da última DRE                 Valor';

const RESULT = `${headOf('DEMONSTRAÇÃO DE RESULTADO DO EXERCÍCIO', RESULT_HEADS)}
  RECEITAS                                             R$ 14.349,05             R$ 11.444,45
   RECEITAS OPERACIONAIS                               R$ 14.249,05             R$ 11.400,45
   RECEITAS NÃO OPERACIONAIS                              R$ 100,00                R$ 44,00
  (-) DESPESAS                                        R$ (13.000,05)           R$ (10.000,45)
   (-) DESPESAS ADMINISTRATIVAS                        R$ (9.000,05)            R$ (9.000,45)
   (-) OUTRAS DESPESAS                                 R$ (4.000,00)            R$ (1.000,00)
  SUPERÁVIT LÍQUIDO DO EXERCÍCIO                        R$ 1.349,00              R$ 1.444,00
`;

describe('the form of digital ledgers, whose heads name no year', () => {
  const reading = readDrawnReport([ASSETS, LIABILITIES, RESULT]);

  it('has the year of its period line in the last column, and the year before in the first', () => {
    const result = statementOf(reading, 'income_statement');
    expect(result.years.toSorted()).to.deep.equal(['2020', '2021']);
    const income = result.line_items.find(({ name }) => name === 'SUPERÁVIT LÍQUIDO DO EXERCÍCIO');
    expect(income?.values).to.deep.equal({ 2021: 1444, 2020: 1349 });
  });

  it('is one balance sheet, though every page prints the whole head again', () => {
    const balance = statementOf(reading, 'balance_sheet');
    expect(balance.pages).to.deep.equal([1, 2]);
    expect(valuesOf(balance, 'ATIVO')).to.have.members([124_700.1, 110_500.2]);
    expect(valuesOf(balance, 'PASSIVO')).to.have.members([124_700.1, 110_500.2]);
  });
});
