import { expect } from 'chai';

import { conceptOf, namesTotal } from './concept-of.js';

describe('the concept of a row', () => {
  for (const [statement, label, concept] of [
    ['income_statement', '12. Jahresüberschuss', 'net_income'],
    ['income_statement', 'I. Revenue from operations', 'revenue'],
    ['income_statement', 'Lucro líquido do exercício', 'net_income'],
    ['income_statement', '(=) LUCRO LIQUIDO DO EXERCICIO', 'net_income'],
    ['income_statement', 'Superávit do exercício', 'net_income'],
    ['income_statement', 'Årets resultat', 'net_income'],
    ['income_statement', 'Unverwässertes Ergebnis je Aktie', 'eps_basic'],
    ['balance_sheet', 'A. Eigenkapital', 'total_equity'],
    // A total in one language that a general word of another would match.
    ['balance_sheet', 'Kortlopende schulden', 'total_current_liabilities'],
    ['balance_sheet', 'Total do capital próprio', 'total_equity'],
    ['balance_sheet', 'Totale patrimonio netto', 'total_equity'],
    ['balance_sheet', 'Total des capitaux propres et passifs', 'total_liabilities_and_equity'],
    ['balance_sheet', 'Total assets (note 4)', 'total_assets'],
    ['balance_sheet', 'TOTAL ACTIF I + II', 'total_assets'],
    ['balance_sheet', 'Total de l’actif (A + B + C)', 'total_assets'],
    ['balance_sheet', 'Summa eget kapital och skulder', 'total_liabilities_and_equity'],
    ['cash_flow_statement', 'Kassaflöde från den löpande verksamheten', 'operating_cash_flow'],
    ['cash_flow_statement', 'Caixa e equivalentes de caixa no fim do exercício', 'closing_cash'],
  ] as const)
    it(`'${label}' is ${concept}`, () => expect(conceptOf(label, statement)?.id).to.equal(concept));

  for (const label of [
    'davon auf Aktionäre entfallend',
    'of which: total leases',
    'Less: total tax',
  ])
    it(`'${label}' is a part, not a total`, () =>
      expect(namesTotal(label, 'balance_sheet')).to.equal(false));
});
