import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

/** A bookkeeping program's form: the period above the title, two sides, no head above the amounts. */
const PORTUGUESE_BALANCE = `
0671 CLUBE MODELO                                                                    19/11/2021 15:24 Pág:0001
CNPJ: 11.222.333/0001-44                                                                Período: 31/12/2020
                                    BALANÇO PATRIMONIAL
                                 Valores expressos em Reais (R$)
ATIVO                                   7.399.410,65     PASSIVO                                           7.399.410,65
ATIVO CIRCULANTE                        6.121.825,59      PASSIVO CIRCULANTE                               4.913.938,22
 CAIXA E EQUIVALENTE DE CAIXA              20.529,79       FORNECEDORES                                      62.357,44
 BANCOS CONTA MOVIMENTO                   510.092,94       EMPRESTIMOS E FINANCIAMENTOS                   2.534.746,44
 APLICACOES FINANCEIRAS                    66.830,11       IMPOSTOS E TAXAS A RECOLHER                        4.036,44
 VALORES A RECEBER                      5.326.711,47       CONTRIB. SOCIAIS A RECOLHER                      152.630,73
 OUTROS CREDITOS                          192.428,68       CONTAS A PAGAR                                 2.001.711,59
 IMPOSTO A RECUPERAR                        3.610,10       PARCELAMENTOS                                    158.455,58
 ADIANTAMENTOS                              1.622,50      PASSIVO NAO CIRCULANTE                          1.613.300,28
ATIVO NAO CIRCULANTE                    1.277.585,06       PARCELAMENTOS                                  1.513.300,28
 IMOBILIZADO                            1.288.022,17       CONTAS A PAGAR                                   100.000,00
 DEPRECIACOES ACUMULADAS (-)              (10.437,11)     PATRIMONIO SOCIAL                                 872.172,15
                                                           CAPITAL SOCIAL                                   587.515,34
                                                           LUCROS E PREJUIZOS ACUM.                         284.656,81
`;

const PORTUGUESE_INCOME = `
0671 CLUBE MODELO                                                                    19/11/2021 15:24 Pág:0001
                                            Período: 01/01/2020 a 31/12/2020
                                      DEMONSTRAÇÃO DO RESULTADO DO EXERCICIO
                                             Valores expressos em Reais (R$)
 RECEITA OPERACIONAL BRUTA                                                                   10.080.731,62
   RECEITAS SOCIAIS                                                                           1.133.118,22
   OUTRAS RECEITAS                                                                            8.947.613,40
 (=) RECEITA OPERACIONAL LIQUIDA                                                             10.080.731,62
 (=) LUCRO BRUTO                                                                             10.080.731,62
 (+/-) DESPESAS OPERACIONAIS                                                                  (5.837.000,62)
   ADMINISTRATIVAS                                                                            (1.743.848,63)
   FUTEBOL                                                                                    (4.093.151,99)
 (=) LUCRO LIQUIDO DO EXERCICIO                                                               4.243.731,00
`;

const BOOKKEEPING_INCOME = `
                                Acme Foundation, Inc.
                                   Profit and Loss
                               January - December 2025
                                                                                  TOTAL
Income
  Donations                                                                  346,867.88
  Membership Income                                                          236,283.53
Total Income                                                                $583,151.41
GROSS PROFIT                                                                $583,151.41
Expenses
  Salaries                                                                   401,250.91
  Office Supplies                                                             65,900.00
Total Expenses                                                              $467,150.91
NET OPERATING INCOME                                                        $116,000.50
NET INCOME                                                                  $116,000.50
                Accrual Basis Thursday, January 22, 2026 04:22 PM GMT-06:00         1/3
`;

/** Signs spread over their columns, parts beside their sums, and "amount" as the head. */
const JAPANESE_BALANCE = `
                                     貸       借       対       照       表
                                         令和 4年12月31日          現在
         資           産           の       部                        負           債           の          部
         科           目               金       額                       科        目                       金       額
【流動資産】                               393,332,229     【流動負債】                                           245,722,324
 現   金       及       び   預   金       232,790,624          買               掛           金                15,502,814
 売               掛           金       146,397,645          未               払           金                23,991,056
 立               替           金            150,000         未           払       費       用               126,222,616
 前           払       費       用       13,750,000           未      払    法       人   税   等                25,024,800
 未           収       入       金            243,960         未      払    消       費   税   等                52,016,600
【固定資産】                               17,251,000           預               り           金                   2,964,438
【投資その他の資産】                           17,251,000      【固定負債】                                               2,368,000
 関   係       会       社   株   式           9,990,000        長       期       借       入   金                   2,368,000
 敷                           金           7,044,000       負    債       の   部       合       計           248,090,324
 長   期       前       払   費   用            217,000                 純       資           産           の       部
                                                     【株主資本】                                           162,492,905
                                                          資               本           金                80,000,000
                                                          利       益       剰       余   金                82,492,905
                                                         純 資 産 の 部 合 計                                162,492,905
資    産       の   部       合   計       410,583,229         負 債 及 び 純 資 産 合 計                            410,583,229
`;

const JAPANESE_INCOME = `
                                     損       益   計   算     書
                                         自   令和 4年 1月 1日
                                         至   令和 4年12月31日
株式会社見本                                                                          （単位：         円）
                     科           目                                     金       額
【売上高】
   売            上            高                                 1,036,392,883
        売       上    高       合       計                                         1,036,392,883
                売 上 総 利 益 金 額                                                  1,036,392,883
【販売費及び一般管理費】
   役        員        報       酬                                    48,000,000
   給        料        手       当                                   520,348,739
   租        税        公       課                                   354,774,139
        販売費及び一般管理費合計                                                               923,122,878
                営    業   利       益   金   額                                         113,270,005
【営業外収益】
        受        取       利           息                                   841
        雑            収               入                               617,032
        営 業 外 収 益 合 計                                                                  617,873
                経    常   利       益   金   額                                         113,887,878
                税引前当期純利益金額                                                         113,887,878
                法人税、住民税及び事業税                                                        34,123,700
                当 期 純 利 益 金 額                                                       79,764,178
`;

describe('statements of one year, which only their title names', () => {
  it('have the year of the period, not that of the day on which they were printed', () => {
    const raw = statementOf(readDrawnReport([PORTUGUESE_INCOME]), 'income_statement');
    expect(raw.fiscal_year_ends).to.deep.equal({ 2020: '2020-12-31' });
    expect(valuesOf(raw, '(=) LUCRO LIQUIDO DO EXERCICIO')).to.deep.equal([4243731]);
    expect(raw.decisions?.place?.doubt).to.equal(undefined);
  });

  it('may have two sides below one title', () => {
    const raw = statementOf(readDrawnReport([PORTUGUESE_BALANCE]), 'balance_sheet');
    expect(raw.years).to.deep.equal(['2020']);
    expect(valuesOf(raw, 'FORNECEDORES')).to.deep.equal([62357.44]);
    expect(valuesOf(raw, 'ADIANTAMENTOS')).to.deep.equal([1622.5]);
    // The line of the unit runs from the labels over the amounts: it is no heading.
    expect(raw.line_items.filter(({ section }) => section?.includes('Valores'))).to.deep.equal([]);
  });

  it('may be that of twelve months without days', () => {
    const raw = statementOf(readDrawnReport([BOOKKEEPING_INCOME]), 'income_statement');
    expect(raw.fiscal_year_ends).to.deep.equal({ 2025: '2025-12-31' });
    expect(valuesOf(raw, 'NET INCOME')).to.deep.equal([116000.5]);
    const quarter = BOOKKEEPING_INCOME.replace('January - December', 'January - March');
    expect(readDrawnReport([quarter]).statements).to.deep.equal([]);
  });

  it('may spread the signs of their labels over a column', () => {
    const raw = statementOf(readDrawnReport([JAPANESE_BALANCE]), 'balance_sheet');
    expect(raw.years).to.deep.equal(['2022']);
    expect(valuesOf(raw, '売掛金')).to.deep.equal([146397645]);
    expect(valuesOf(raw, '負債の部合計')).to.deep.equal([248090324]);
    expect(valuesOf(raw, '負債及び純資産合計')).to.deep.equal([410583229]);
  });

  it('may print parts beside their sums', () => {
    const raw = statementOf(readDrawnReport([JAPANESE_INCOME]), 'income_statement');
    expect(raw.fiscal_year_ends).to.deep.equal({ 2022: '2022-12-31' });
    expect(valuesOf(raw, '売上高')).to.deep.equal([1036392883]);
    expect(valuesOf(raw, '給料手当')).to.deep.equal([520348739]);
    expect(valuesOf(raw, '当期純利益金額')).to.deep.equal([79764178]);
  });

  it('have more years than one if dashes stand beside the amounts', () => {
    const dashes = PORTUGUESE_INCOME.replace(/(\d\)?)$/gm, '$1                -');
    const { statements } = readDrawnReport([dashes]);
    expect(statements).to.deep.equal([]);
  });

  it('have no year if the title names two of them', () => {
    const two = PORTUGUESE_INCOME.replace('a 31/12/2020', 'a 31/12/2020 e 2019');
    const { statements } = readDrawnReport([two]);
    expect(statements).to.deep.equal([]);
  });

  describe('may stand in the title alone, without a day,', () => {
    const small = (title: string, head = ''): string => `
Stichting Voorbeeld
${title}
${head.padStart(52)}
Activa
  Inventaris                                   2.000
  Voorraden                                    1.500
  Debiteuren                                  12.345
  Liquide middelen                            24.155
Totaal activa                                 40.000
Passiva
  Eigen vermogen                              22.000
  Voorzieningen                                3.000
  Crediteuren                                 15.000
Totaal passiva                                40.000
`;
    const yearsOf = (page: string): readonly (readonly string[])[] =>
      readDrawnReport([page]).statements.map(({ years }) => years);

    for (const head of ['', '€'])
      it(`with "${head}" over the amounts`, () =>
        expect(yearsOf(small('Balans 2021', head))).to.deep.equal([['2021']]));

    it('as the last day of the year', () =>
      expect(yearsOf(small('Balans per ultimo 2021'))).to.deep.equal([['2021']]));

    for (const { title, head } of [
      { title: 'Balans 2021', head: 'Begroting' },
      { title: 'Balans per ultimo maart 2021', head: '' },
      { title: 'Balans eerste kwartaal 2021', head: '' },
      { title: 'Balans 2021 (concept)', head: '' },
      { title: 'Balans 2020-2021', head: '' },
    ])
      it(`but not as "${title}" over "${head}"`, () =>
        expect(yearsOf(small(title, head))).to.deep.equal([]));
  });

  describe('may name it in the heading of the page, or at its edge,', () => {
    const page = (heading: string, foot = '', head = ''): string => `
${heading}
Statement of Financial Position
${head.padStart(60)}
Assets
Cash and cash equivalents                         12,596,859
Contributions receivable                           6,128,008
Other assets                                       3,824,337
Total assets                                      22,549,204
Liabilities and net assets
Total liabilities                                 15,825,181
Net assets                                         6,724,023
Total liabilities and net assets                  22,549,204
${foot}
`;
    const yearsOf = (drawing: string): readonly (readonly string[])[] =>
      readDrawnReport([drawing]).statements.map(({ years }) => years);

    it('over several statements', () => {
      const years = yearsOf(page('2014 FINANCIAL STATEMENT SUMMARY', '2014 Annual Report 41'));
      expect(years).to.deep.equal([['2014']]);
    });

    it('as the name of a fiscal year', () =>
      expect(yearsOf(page('OUR YEAR', 'Fiscal Year 2014 | 15'))).to.deep.equal([['2014']]));

    for (const { what, drawing } of [
      { what: 'beside another year', drawing: page('2014 FINANCIALS', 'Printed in 2015') },
      { what: 'of the report alone', drawing: page('OUR YEAR', '2014 Annual Report 41') },
      { what: 'over a budget', drawing: page('2014 FINANCIALS', '', 'Budget') },
    ])
      it(`but not ${what}`, () => expect(yearsOf(drawing)).to.deep.equal([]));
  });
});
