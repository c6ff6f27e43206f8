import { expect } from 'chai';
import { compileStatements } from '../compile/compile-company.js';
import { corrected } from '../compile/specimens/corrected.js';
import { specimen } from '../compile/specimens/specimen.js';
import { figuresCsv, figuresHead } from './figures-csv.js';
import { nearestConcepts } from './figure-concepts.js';
import { listFigures } from './list-figures.js';
import { yearsOfQuery } from './years-of-query.js';

const years = ['2020', '2019'];
const company = {
  companyId: 1,
  companyName: 'American, Inc.',
  ticker: 'AMR',
  statements: compileStatements([
    specimen({ document: 1, years, currency: 'USD', rows: [['Net sales', [100, 95]]] }),
    specimen({
      document: 1,
      years,
      currency: 'USD',
      type: 'cash_flow_statement',
      rows: [
        ['Net cash provided by operating activities', [20, 18], { total: true }],
        ['Purchases of property, plant and equipment', [-7, -6]],
      ],
    }),
  ]),
  documentName: () => 'Annual report',
  pagePicture: (document: number, page: number) => `/documents/${document}/pages/${page}.png`,
};
const figures = (concepts: readonly string[], texts: readonly string[]) =>
  listFigures(company, { concepts, years: texts });

describe('figures', () => {
  it('have their value, scale, amount and page', () => {
    const [revenue] = figures(['revenue'], ['latest']);
    expect(revenue).to.deep.include({ found: true, year: '2020', value: 100, currency: 'USD' });
    expect(revenue?.amount).to.equal(100 * (revenue?.scale ?? NaN));
    const [source] = revenue?.sources ?? [];
    expect(source).to.deep.include({ item: 'Net sales', value: 100, document_id: 1 });
    expect(source?.page_picture).to.equal(`/documents/1/pages/${source?.page}.png`);
  });

  it('say that a person settled the number, whose page may print another one', () => {
    const report = specimen({ document: 1, years, rows: [['Net sales', [100, 95]]] });
    const statements = compileStatements([corrected(report, 'Net sales', '2019', 96)]);
    const both = listFigures({ ...company, statements }, { concepts: ['revenue'] });
    expect(both.map(({ sources }) => sources?.[0]?.settled_by_person)).to.deep.equal([false, true]);
    expect(figuresCsv(both)).to.match(/,true,"document 1, page \d+"\r\n$/);
  });

  it('name the runs of compiled years where one lies between them', () => {
    const statements = compileStatements([
      specimen({ document: 1, years, rows: [['Net sales', [100, 95]]] }),
      specimen({ document: 2, years: ['2023', '2022'], rows: [['Net sales', [120, 110]]] }),
    ]);
    const query = { concepts: ['revenue'], years: ['2021'] };
    const [figure] = listFigures({ ...company, statements }, query);
    expect(figure?.absent?.message).to.contain('for 2019 to 2020, 2022 to 2023, not');
  });

  it('derive free cash flow with the sign of each part', () => {
    const [free] = figures(['free_cash_flow'], ['2020']);
    expect(free).to.deep.include({ value: 13, derived: true });
    const sum = (free?.sources ?? []).reduce((all, { sign, value }) => all + sign * value, 0);
    expect(sum).to.equal(13);
  });

  it('say why one is absent, and list only what is there where none is named', () => {
    const reasons = figures(['revenue', 'gross_profit', 'total_assets'], ['2018']);
    expect(reasons.map(({ absent }) => absent?.reason)).to.deep.equal([
      'no_year',
      'no_year',
      'no_statement',
    ]);
    expect(figures(['gross_profit'], ['2020'])[0]?.absent?.reason).to.equal('no_row');
    const none = listFigures({ ...company, statements: [] }, { concepts: ['revenue'] });
    expect(none[0]?.absent?.reason).to.equal('nothing_compiled');
    expect(listFigures(company, {}).every(({ found }) => found)).to.equal(true);
  });

  it('are CSV with as many fields as the head, names with commas quoted', () => {
    const [line = ''] = figuresCsv(figures(['revenue'], ['2020'])).split('\r\n');
    expect(line).to.match(/^1,"American, Inc\.",AMR,revenue,/);
    const fields = line.replace(/"[^"]*"/g, '').split(',');
    expect(fields).to.have.length(figuresHead.split(',').length);
  });

  it('are CSV with the place of every row that they sum', () => {
    const [free] = figures(['free_cash_flow'], ['2020']);
    const places = free?.sources?.map(
      ({ document_id: id, page }) => `document ${id}, page ${page}`,
    );
    expect(places).to.have.length(2);
    expect(figuresCsv([free!])).to.contain(`"${places?.join(' + ')}"`);
  });

  it('are asked for by names, ranges and the newest year, each once', () => {
    const known = ['2023', '2022/23', '2020'];
    expect(yearsOfQuery(['2021-2023', '2023', 'latest'], known)).to.deep.equal(['2023', '2022/23']);
    expect(yearsOfQuery(['2021'], known)).to.deep.equal(['2021']);
    expect(yearsOfQuery(undefined, known)).to.deep.equal(known);
  });

  it('have names near to what somebody writes', () => {
    expect(nearestConcepts('net sales')[0]).to.equal('revenue');
    expect(nearestConcepts('free_cashflow')).to.include('free_cash_flow');
  });
});
