import { expect } from 'chai';
import { compileStatements } from '../compile/compile-company.js';
import { specimen } from '../compile/specimens/specimen.js';
import { withConcepts } from './with-concepts.js';

describe('the concepts of compiled rows', () => {
  const rows = [
    specimen({
      document: 1,
      years: ['2024', '2023'],
      rows: [
        ['Sales to customers', [1000, 900]],
        ['Cost of products sold', [600, 550]],
        ['Gross profit', [400, 350], { total: true }],
        ['Licensing gain', [-20, -5]],
        ['Operating income', [380, 345], { total: true }],
        ['Earnings per share, basic', [1.4, 0.92], { unit: 'per_share' }],
      ],
    }),
  ];
  const [data] = compileStatements(rows).map(withConcepts);

  it('are those of the standardised statement, the others of a section among them', () => {
    expect(data?.line_items.map(({ name, concept }) => [name, concept])).to.deep.equal([
      ['Sales to customers', 'revenue'],
      ['Cost of products sold', 'cost_of_revenue'],
      ['Gross profit', 'gross_profit'],
      ['Licensing gain', 'other'],
      ['Operating income', 'operating_income'],
      ['Earnings per share, basic', 'eps_basic'],
    ]);
  });

  it('change nothing else', () => {
    const [before] = compileStatements(rows);
    const items = data?.line_items.map(({ concept: _, ...item }) => item);
    expect({ ...data, line_items: items }).to.deep.equal(before);
  });
});
