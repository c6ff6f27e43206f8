import { expect } from 'chai';
import { NO_TAXONOMY, type Arc, type ReportTaxonomy } from '../../linkbase/taxonomy.js';
import { roleConcepts } from './role-concepts.js';

const arc = (role: string, to: string): Arc => ({
  role,
  from: `${role}_Abstract`,
  to,
  order: 1,
  weight: 1,
});

const TAXONOMY: ReportTaxonomy = {
  ...NO_TAXONOMY,
  presentation: [
    arc('sheet', 'own_Assets'),
    arc('aside', 'own_SharesIssued'),
    arc('both', 'own_Anything'),
    arc('notes', 'own_Leases'),
    arc('flows', 'own_Dividends'),
  ],
  roleNames: new Map([
    ['sheet', '[210000] Statement of financial position'],
    ['aside', 'CONSOLIDATED BALANCE SHEETS (Parenthetical)'],
    ['both', 'Balance sheet and cash flow statement'],
    ['notes', '00600 - Notes to the balance sheet'],
    ['flows', '9952155 - Statement - CONSOLIDATED STATEMENTS OF CASH FLOWS'],
  ]),
};

describe('the concepts of a statement in the presentation', () => {
  it('are those of the roles that have its title alone', () => {
    expect(roleConcepts(TAXONOMY, 'balance_sheet')).to.deep.equal(
      new Set(['sheet_Abstract', 'own_Assets']),
    );
    expect(roleConcepts(TAXONOMY, 'cash_flow_statement')).to.deep.equal(
      new Set(['flows_Abstract', 'own_Dividends']),
    );
  });

  it('are none where the report lists none', () => {
    expect(roleConcepts(TAXONOMY, 'income_statement').size).to.equal(0);
    expect(roleConcepts(NO_TAXONOMY, 'balance_sheet').size).to.equal(0);
  });
});
