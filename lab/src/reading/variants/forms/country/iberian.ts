import type { FormFamily } from '../country-form.js';

const BRAZIL = {
  currency: 'BRL',
  grouping: '.',
  decimal: ',',
  date: '31/12/{y}',
} as const;

const EURO = {
  currency: 'EUR',
  scale: 1,
  decimals: 2,
  grouping: '.',
  decimal: ',',
  date: '31.12.{y}',
} as const;

const DFP_HEAD = `DFP - Demonstrações Financeiras Padronizadas - {d0} - {company} >> Versão : 1`;
const DFP_COLUMNS = [
  'code | Código da / Conta',
  'label | Descrição da Conta',
  'y0 | Último Exercício / {d0}',
  'y1 | Penúltimo Exercício / {d1}',
];

const PGC_COLUMNS = ['label', 'note | Notas de la / memoria', 'y0 | {y0}', 'y1 | {y1}'];
const SNC_COLUMNS = ['label | RUBRICAS', 'note | NOTAS', 'y0 | {d0}', 'y1 | {d1}'];

/** Forms of Brazil, Portugal, Spain and Colombia. */
export const IBERIAN: FormFamily = [
  {
    ...BRAZIL,
    name: 'br-ecd',
    company: 'COMERCIAL MODELO LTDA',
    scale: 1,
    decimals: 2,
    negative: ['brackets'],
    nil: ['R$ 0,00', '0,00'],
    pages: [
      {
        type: 'balance_sheet',
        head: `^BALANÇO PATRIMONIAL
          Entidade: {company}
          Período da Escrituração: 01/01/{y0} a {d0} >> CNPJ: 12.345.678/0001-90
          Número de Ordem do Livro: 12
          Período Selecionado: 01 de Janeiro de {y0} a 31 de Dezembro de {y0}`,
        tables: [
          {
            columns: [
              'label | Descrição',
              'note | Nota',
              'y0 opening | Saldo Inicial',
              'y0 | Saldo Final',
            ],
            rows: `
              ATIVO | assets
               ATIVO CIRCULANTE | currentAll
                CAIXA E EQUIVALENTES DE CAIXA | cash
                CLIENTES | debtors
                OUTROS CRÉDITOS | otherDebtors
                ESTOQUES | stocks
                DESPESAS ANTECIPADAS | prepaid
               ATIVO NÃO CIRCULANTE | fixed
                INVESTIMENTOS | financial
                IMOBILIZADO | tangible
                INTANGÍVEL | intangible
              PASSIVO | claims
               PASSIVO CIRCULANTE | shortAll
                FORNECEDORES | creditors
                EMPRÉSTIMOS E FINANCIAMENTOS | bank
                OBRIGAÇÕES TRIBUTÁRIAS | taxes
                OUTRAS OBRIGAÇÕES | otherDebts+accrued
               PASSIVO NÃO CIRCULANTE | longAll
                FINANCIAMENTOS DE LONGO PRAZO | loans
                PROVISÕES | provisions
               PATRIMÔNIO LÍQUIDO | equity
                CAPITAL SOCIAL | capital
                RESERVAS DE LUCROS | reserves
                LUCROS ACUMULADOS | retained+profit`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `^DEMONSTRAÇÃO DE RESULTADO DO EXERCÍCIO
          Entidade: {company}
          Período da Escrituração: 01/01/{y0} a {d0} >> CNPJ: 12.345.678/0001-90
          Número de Ordem do Livro: 12
          Período Selecionado: 01 de Janeiro de {y0} a 31 de Dezembro de {y0}`,
        tables: [
          {
            columns: ['label | Descrição', 'note | Nota', 'y1 | Valor da última DRE', 'y0 | Valor'],
            rows: `
              RECEITA OPERACIONAL LÍQUIDA | sales
               (-) CUSTO DAS MERCADORIAS VENDIDAS | -materials
              LUCRO BRUTO | gross
               (-) DESPESAS GERAIS | -services
               (-) DESPESAS COM PESSOAL | -staff
               (-) DEPRECIAÇÃO | -depreciation
               (-) OUTRAS DESPESAS | -otherCosts
               OUTRAS RECEITAS OPERACIONAIS | otherIncome
              RESULTADO OPERACIONAL | operating
               RECEITAS FINANCEIRAS | interestIncome
               (-) DESPESAS FINANCEIRAS | -interestCost
              RESULTADO ANTES DOS TRIBUTOS SOBRE O LUCRO | before
               (-) IMPOSTO DE RENDA E CONTRIBUIÇÃO SOCIAL | -tax
              LUCRO LÍQUIDO DO EXERCÍCIO | profit`,
          },
        ],
      },
    ],
  },
  {
    ...BRAZIL,
    name: 'br-dfp',
    company: 'COMPANHIA MODELO DE ENERGIA S.A.',
    scale: 1000,
    negative: ['minus'],
    nil: ['0'],
    pages: [
      {
        type: 'balance_sheet',
        head: `${DFP_HEAD}
          DFs Consolidadas / Balanço Patrimonial Ativo
          (Reais Mil)`,
        tables: [
          {
            columns: DFP_COLUMNS,
            rows: `
              1 :: Ativo Total | assets
              1.01 :: Ativo Circulante | currentAll
              1.01.01 :: Caixa e Equivalentes de Caixa | cash
              1.01.03 :: Contas a Receber | receivables
              1.01.03.01 :: Clientes | debtors
              1.01.03.02 :: Outras Contas a Receber | otherDebtors
              1.01.04 :: Estoques | stocks
              1.01.07 :: Despesas Antecipadas | prepaid
              1.02 :: Ativo Não Circulante | fixed
              1.02.02 :: Investimentos | financial
              1.02.03 :: Imobilizado | tangible
              1.02.04 :: Intangível | intangible`,
          },
        ],
      },
      {
        type: 'balance_sheet',
        head: `${DFP_HEAD}
          DFs Consolidadas / Balanço Patrimonial Passivo
          (Reais Mil)`,
        tables: [
          {
            columns: DFP_COLUMNS,
            rows: `
              2 :: Passivo Total | claims
              2.01 :: Passivo Circulante | shortAll
              2.01.02 :: Fornecedores | creditors
              2.01.03 :: Obrigações Fiscais | taxes
              2.01.04 :: Empréstimos e Financiamentos | bank
              2.01.05 :: Outras Obrigações | otherDebts+accrued
              2.02 :: Passivo Não Circulante | longAll
              2.02.01 :: Empréstimos e Financiamentos de Longo Prazo | loans
              2.02.04 :: Provisões | provisions
              2.03 :: Patrimônio Líquido Consolidado | equity
              2.03.01 :: Capital Social Realizado | capital
              2.03.04 :: Reservas de Lucros | reserves
              2.03.05 :: Lucros/Prejuízos Acumulados | retained+profit`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `${DFP_HEAD}
          DFs Consolidadas / Demonstração do Resultado
          (Reais Mil)`,
        tables: [
          {
            columns: [
              'code | Código da / Conta',
              'label | Descrição da Conta',
              'y0 | Último Exercício / 01/01/{y0} à {d0}',
              'y1 | Penúltimo Exercício / 01/01/{y1} à {d1}',
            ],
            rows: `
              3.01 :: Receita de Venda de Bens e/ou Serviços | sales
              3.02 :: Custo dos Bens e/ou Serviços Vendidos | -materials
              3.03 :: Resultado Bruto | gross
              3.04 :: Despesas/Receitas Operacionais | otherIncome-expenses
              3.04.01 :: Despesas com Vendas | -services
              3.04.02 :: Despesas Gerais e Administrativas | -staff-depreciation
              3.04.04 :: Outras Receitas Operacionais | otherIncome
              3.04.05 :: Outras Despesas Operacionais | -otherCosts
              3.05 :: Resultado Antes do Resultado Financeiro e dos Tributos | operating
              3.06 :: Resultado Financeiro | interest
              3.06.01 :: Receitas Financeiras | interestIncome
              3.06.02 :: Despesas Financeiras | -interestCost
              3.07 :: Resultado Antes dos Tributos sobre o Lucro | before
              3.08 :: Imposto de Renda e Contribuição Social sobre o Lucro | -tax
              3.11 :: Lucro/Prejuízo Consolidado do Período | profit`,
          },
        ],
      },
      {
        type: 'cash_flow_statement',
        head: `${DFP_HEAD}
          DFs Consolidadas / Demonstração do Fluxo de Caixa - Método Indireto
          (Reais Mil)`,
        tables: [
          {
            columns: [
              'code | Código da / Conta',
              'label | Descrição da Conta',
              'y0 | Último Exercício / 01/01/{y0} à {d0}',
              'y1 | Penúltimo Exercício / 01/01/{y1} à {d1}',
            ],
            rows: `
              6.01 :: Caixa Líquido Atividades Operacionais | fromOperations
              6.01.01 :: Caixa Gerado nas Operações | profit+depreciation
              6.01.01.01 :: Lucro Líquido do Exercício | profit
              6.01.01.02 :: Depreciação e Amortização | depreciation
              6.01.02 :: Variações nos Ativos e Passivos | working
              6.02 :: Caixa Líquido Atividades de Investimento | fromInvesting
              6.02.01 :: Aquisição de Imobilizado | -purchases
              6.02.02 :: Venda de Imobilizado | sold
              6.03 :: Caixa Líquido Atividades de Financiamento | fromFinancing
              6.03.01 :: Captação de Empréstimos | borrowed
              6.03.02 :: Dividendos Pagos | -dividends
              6.05 :: Aumento (Redução) de Caixa e Equivalentes | change
              6.05.01 :: Saldo Inicial de Caixa e Equivalentes | opening
              6.05.02 :: Saldo Final de Caixa e Equivalentes | cash`,
          },
        ],
      },
    ],
  },
  {
    ...EURO,
    name: 'pt-snc',
    company: 'MOLDES EXEMPLO, LDA',
    grouping: ' ',
    negative: ['brackets'],
    nil: ['-', '0,00'],
    date: '31-12-{y}',
    pages: [
      {
        type: 'balance_sheet',
        head: `{company}
          ^BALANÇO EM 31 DE DEZEMBRO DE {y0}
          > Unidade Monetária: EUR`,
        tables: [
          {
            columns: SNC_COLUMNS,
            rows: `
              ATIVO
              Ativo não corrente
               Ativos fixos tangíveis | tangible
               Ativos intangíveis | intangible
               Outros investimentos financeiros | financial
               | fixed
              Ativo corrente
               Inventários | stocks
               Clientes | debtors
               Outros créditos a receber | otherDebtors
               Diferimentos | prepaid
               Caixa e depósitos bancários | cash
               | currentAll
              Total do ativo | assets
              CAPITAL PRÓPRIO E PASSIVO
              Capital próprio
               Capital subscrito | capital
               Reservas legais | reserves
               Resultados transitados | retained
               Resultado líquido do período | profit
              Total do capital próprio | equity
              Passivo
              Passivo não corrente
               Provisões | provisions
               Financiamentos obtidos | loans
               | longAll
              Passivo corrente
               Fornecedores | creditors
               Estado e outros entes públicos | taxes
               Financiamentos obtidos | bank
               Outras dívidas a pagar | otherDebts
               Diferimentos | accrued
               | shortAll
              Total do passivo | liabilities
              Total do capital próprio e do passivo | claims`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `{company}
          ^DEMONSTRAÇÃO DOS RESULTADOS POR NATUREZAS
          ^PERÍODO FINDO EM 31 DE DEZEMBRO DE {y0}
          > Unidade Monetária: EUR`,
        tables: [
          {
            columns: ['label | RENDIMENTOS E GASTOS', 'note | NOTAS', 'y0 | {y0}', 'y1 | {y1}'],
            spans: ['2-3 | PERÍODOS'],
            rows: `
              Vendas e serviços prestados | sales
              Custo das mercadorias vendidas e das matérias consumidas | -materials
              Fornecimentos e serviços externos | -services
              Gastos com o pessoal | -staff
              Outros rendimentos | otherIncome
              Outros gastos | -otherCosts
              Resultado antes de depreciações, gastos de financiamento e impostos | operating+depreciation
              Gastos/reversões de depreciação e de amortização | -depreciation
              Resultado operacional (antes de gastos de financiamento e impostos) | operating
              Juros e rendimentos similares obtidos | interestIncome
              Juros e gastos similares suportados | -interestCost
              Resultado antes de impostos | before
              Imposto sobre o rendimento do período | -tax
              Resultado líquido do período | profit`,
          },
        ],
      },
    ],
  },
  {
    ...EURO,
    name: 'es-pgc',
    company: 'TALLERES EJEMPLO, S.L.',
    negative: ['brackets', 'minus'],
    nil: ['-', '0,00'],
    date: '31/12/{y}',
    cover: `{company}
      Cuentas anuales del ejercicio {y0}`,
    pages: [
      {
        type: 'balance_sheet',
        head: `^{company}
          ^BALANCE DE SITUACIÓN AL 31 DE DICIEMBRE DE {y0}
          ^(Expresado en euros)`,
        tables: [
          {
            columns: ['label | ACTIVO', ...PGC_COLUMNS.slice(1)],
            rows: `
              A) ACTIVO NO CORRIENTE | fixed
               I. Inmovilizado intangible | intangible
               II. Inmovilizado material | tangible
                1. Terrenos y construcciones | buildings
                2. Instalaciones técnicas y otro inmovilizado material | machines
               V. Inversiones financieras a largo plazo | financial
              B) ACTIVO CORRIENTE | currentAll
               II. Existencias | stocks
               III. Deudores comerciales y otras cuentas a cobrar | receivables
                1. Clientes por ventas y prestaciones de servicios | debtors
                3. Otros deudores | otherDebtors
               VI. Periodificaciones a corto plazo | prepaid
               VII. Efectivo y otros activos líquidos equivalentes | cash
              TOTAL ACTIVO (A + B) | assets`,
          },
          {
            columns: ['label | PATRIMONIO NETO Y PASIVO', ...PGC_COLUMNS.slice(1)],
            rows: `
              A) PATRIMONIO NETO | equity
               A-1) Fondos propios | equity
                I. Capital | capital
                III. Reservas | reserves
                V. Resultados de ejercicios anteriores | retained
                VII. Resultado del ejercicio | profit
              B) PASIVO NO CORRIENTE | longAll
               I. Provisiones a largo plazo | provisions
               II. Deudas a largo plazo | loans
              C) PASIVO CORRIENTE | shortAll
               III. Deudas a corto plazo | bank
               V. Acreedores comerciales y otras cuentas a pagar | creditors+taxes+otherDebts
                1. Proveedores | creditors
                2. Otros acreedores | taxes+otherDebts
               VI. Periodificaciones a corto plazo | accrued
              TOTAL PATRIMONIO NETO Y PASIVO (A + B + C) | claims`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `^{company}
          ^CUENTA DE PÉRDIDAS Y GANANCIAS CORRESPONDIENTE AL EJERCICIO
          ^TERMINADO EL 31 DE DICIEMBRE DE {y0}
          ^(Expresada en euros)`,
        tables: [
          {
            columns: PGC_COLUMNS,
            spans: ['2-3 | (Debe) Haber'],
            rows: `
              A) OPERACIONES CONTINUADAS
              1. Importe neto de la cifra de negocios | sales
              4. Aprovisionamientos | -materials
              5. Otros ingresos de explotación | otherIncome
              6. Gastos de personal | -staff
              7. Otros gastos de explotación | -services-otherCosts
              8. Amortización del inmovilizado | -depreciation
              A.1) RESULTADO DE EXPLOTACIÓN | operating
              12. Ingresos financieros | interestIncome
              13. Gastos financieros | -interestCost
              A.2) RESULTADO FINANCIERO | interest
              A.3) RESULTADO ANTES DE IMPUESTOS | before
              17. Impuestos sobre beneficios | -tax
              A.5) RESULTADO DEL EJERCICIO | profit`,
          },
        ],
      },
    ],
  },
  {
    name: 'co-niif',
    company: 'FUNDACIÓN EJEMPLO ANDINA',
    currency: 'COP',
    scale: 1,
    grouping: '.',
    decimal: ',',
    negative: ['brackets', 'minus'],
    nil: ['-', '0'],
    date: '31/12/{y}',
    pages: [
      {
        type: 'balance_sheet',
        head: `^{company}
          ^NIT 900.123.456-7
          ^ESTADO DE SITUACIÓN FINANCIERA
          ^A 31 DE DICIEMBRE DE {y0} Y {y1}
          ^(Cifras expresadas en pesos colombianos)`,
        tables: [
          {
            columns: ['label', 'note | NOTA', 'y0 | {y0}', 'y1 | {y1}'],
            rows: `
              ACTIVO
              ACTIVO CORRIENTE
              Efectivo y equivalentes al efectivo | cash
              Deudores comerciales y otras cuentas por cobrar | receivables
              Inventarios | stocks
              Gastos pagados por anticipado | prepaid
              TOTAL ACTIVO CORRIENTE | currentAll
              ACTIVO NO CORRIENTE
              Propiedades, planta y equipo | tangible
              Activos intangibles | intangible
              Inversiones | financial
              TOTAL ACTIVO NO CORRIENTE | fixed
              TOTAL ACTIVO | assets
              PASIVO
              PASIVO CORRIENTE
              Obligaciones financieras | bank
              Cuentas por pagar | creditors+otherDebts+accrued
              Impuestos por pagar | taxes
              TOTAL PASIVO CORRIENTE | shortAll
              PASIVO NO CORRIENTE
              Obligaciones financieras a largo plazo | loans
              Provisiones | provisions
              TOTAL PASIVO NO CORRIENTE | longAll
              TOTAL PASIVO | liabilities
              PATRIMONIO
              Capital social | capital
              Reservas | reserves
              Resultados acumulados | retained
              Resultado del ejercicio | profit
              TOTAL PATRIMONIO | equity
              TOTAL PASIVO Y PATRIMONIO | claims`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `^{company}
          ^NIT 900.123.456-7
          ^ESTADO DE RESULTADOS INTEGRAL
          ^DEL 1 DE ENERO AL 31 DE DICIEMBRE DE {y0} Y {y1}
          ^(Cifras expresadas en pesos colombianos)`,
        tables: [
          {
            columns: ['label', 'note | NOTA', 'y0 | {y0}', 'y1 | {y1}'],
            rows: `
              Ingresos de actividades ordinarias | sales
              Costo de ventas | -materials
              UTILIDAD BRUTA | gross
              Otros ingresos | otherIncome
              Gastos de administración | -staff-depreciation
              Gastos de ventas | -services
              Otros gastos | -otherCosts
              UTILIDAD OPERACIONAL | operating
              Ingresos financieros | interestIncome
              Gastos financieros | -interestCost
              UTILIDAD ANTES DE IMPUESTOS | before
              Impuesto a las ganancias | -tax
              UTILIDAD NETA DEL EJERCICIO | profit`,
          },
        ],
      },
    ],
  },
  {
    grouping: '.',
    decimal: ',',
    negative: ['minus'],
    name: 'es-esfl',
    company: 'Fundación Ejemplo',
    currency: 'EUR',
    scale: 1,
    decimals: 2,
    nil: ['0,00'],
    date: '31/12/{y}',
    pages: [
      {
        type: 'balance_sheet',
        head: `{company}
          ^BALANCE DE SITUACIÓN ABREVIADO AL CIERRE DEL EJERCICIO {y0}
          > (Expresado en euros)`,
        tables: [
          {
            columns: ['label | ACTIVO', 'note | Notas', 'y0 | {y0}', 'y1 | {y1}'],
            rows: `
              A) ACTIVO NO CORRIENTE | fixed
              I. Inmovilizado intangible | intangible
              III. Inmovilizado material | tangible
              VI. Inversiones financieras a largo plazo | financial
              B) ACTIVO CORRIENTE | currentAll
              I. Existencias | stocks
              II. Usuarios y otros deudores de la actividad propia | receivables
              VI. Periodificaciones a corto plazo | prepaid
              VII. Efectivo y otros activos líquidos equivalentes | cash
              TOTAL ACTIVO (A+B) | assets`,
          },
          {
            columns: ['label | PATRIMONIO NETO Y PASIVO', 'note | Notas', 'y0 | {y0}', 'y1 | {y1}'],
            rows: `
              A) PATRIMONIO NETO | equity
              I. Dotación fundacional | capital
              II. Reservas | reserves
              III. Excedentes de ejercicios anteriores | retained
              IV. Excedente del ejercicio | profit
              B) PASIVO NO CORRIENTE | longAll
              I. Provisiones a largo plazo | provisions
              II. Deudas a largo plazo | loans
              C) PASIVO CORRIENTE | shortAll
              II. Deudas a corto plazo | bank
              V. Acreedores comerciales y otras cuentas a pagar | creditors+taxes+otherDebts
              VI. Periodificaciones a corto plazo | accrued
              TOTAL PATRIMONIO NETO Y PASIVO (A+B+C) | claims`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `{company}
          ^CUENTA DE RESULTADOS ABREVIADA CORRESPONDIENTE AL EJERCICIO TERMINADO EL {d0}
          > (Expresado en euros)`,
        tables: [
          {
            columns: [
              'label',
              'note | Notas',
              'y0 | (Debe) Haber / {y0}',
              'y1 | (Debe) Haber / {y1}',
            ],
            rows: `
              A) Excedente del ejercicio
              1. Ingresos de la actividad propia | sales
              7. Otros ingresos de la actividad | otherIncome
              6. Aprovisionamientos | -materials
              8. Gastos de personal | -staff
              9. Otros gastos de la actividad | -services-otherCosts
              10. Amortización del inmovilizado | -depreciation
              A.1) EXCEDENTE DE LA ACTIVIDAD | operating
              14. Ingresos financieros | interestIncome
              15. Gastos financieros | -interestCost
              A.2) EXCEDENTE DE LAS OPERACIONES FINANCIERAS | interest
              A.3) EXCEDENTE ANTES DE IMPUESTOS | before
              19. Impuestos sobre beneficios | -tax
              A.4) VARIACIÓN DE PATRIMONIO NETO RECONOCIDA EN EL EXCEDENTE DEL EJERCICIO | profit`,
          },
        ],
      },
    ],
  },
];
