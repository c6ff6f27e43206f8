import type { CanonicalStatementType, RawStatement } from '@fde/contracts';
import { expect } from 'chai';
import type { CandidatePage } from '../../locate/likely-pages.js';
import { pagesToShow } from './pages-to-show.js';

const statement = (
  statement_type: CanonicalStatementType,
  pages: number[],
  confidence = 0.95,
): RawStatement => ({
  statement_type,
  pages,
  confidence,
  company_name: '',
  fiscal_year: 2023,
  currency: 'EUR',
  scale: 1,
  years: ['2023'],
  fiscal_year_ends: {},
  method: 'layout',
  checks: [],
  line_items: [],
});
const candidate = (page: number, scores: CandidatePage['scores'] = {}): CandidatePage => ({
  page,
  scores,
  reasons: [],
});
const candidates = [
  candidate(10, { income_statement: 30 }),
  candidate(11),
  candidate(12, { balance_sheet: 20 }),
  candidate(13),
  candidate(14, { cash_flow_statement: 9 }),
  candidate(40, { cash_flow_statement: 12 }),
  candidate(41, { cash_flow_statement: 3 }),
];
const income = statement('income_statement', [10]);
const balance = statement('balance_sheet', [12]);

describe('pagesToShow', () => {
  it('shows only the pages of statements that are sure', () => {
    expect(
      pagesToShow([income, balance, statement('cash_flow_statement', [14, 15])], candidates),
    ).to.deep.equal([10, 12, 14, 15]);
  });
  it('shows the likeliest pages of a statement that was not found', () => {
    expect(pagesToShow([income, balance], candidates)).to.deep.equal([10, 12, 14, 40]);
  });
  it('shows the neighbours of a statement that is not sure', () => {
    expect(
      pagesToShow(
        [income, { ...balance, confidence: 0.6 }, statement('cash_flow_statement', [14])],
        candidates,
      ),
    ).to.deep.equal([10, 11, 12, 13, 14]);
  });
  it('never shows the whole report', () => {
    const many = Array.from({ length: 40 }, (_, at) => at + 1);
    expect(pagesToShow([statement('income_statement', many)], candidates)).to.have.length(12);
    expect(pagesToShow([], [])).to.deep.equal([]);
  });
});
