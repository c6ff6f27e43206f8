import { expect } from 'chai';
import type { RawStatement, SettledReview } from '@fde/contracts';
import { explainCell } from '../../compare/explain-cell.js';
import { compileOne } from '../../compile/specimens/compiled-rows.js';
import { specimen } from '../../compile/specimens/specimen.js';
import { proveStatement } from '../../prove/prove-statement.js';
import { statementOfRows } from '../../testing/printed-rows.js';
import { applyReviews } from './apply-reviews.js';

const review = (
  of: Partial<SettledReview>,
  answer: Partial<SettledReview['given']>,
): SettledReview => ({
  review_id: 7,
  decision: null,
  item: null,
  read: { value: null, page: null, bbox: null },
  given: {
    verdict: 'confirm',
    value: null,
    page: null,
    bbox: null,
    comment: null,
    by: 'ann',
    ...answer,
  },
  at: '2026-03-01T09:30:00.000Z',
  ...of,
});
const figure = (name: string, year = '2023') => ({ name, section: null, occurrence: 0, year });

/** Cost of sales of 2023 was read as 8000, but 6000 is printed. */
const misread = (): RawStatement =>
  proveStatement(
    statementOfRows('income_statement', [
      ['Revenue', [10_000, 9000]],
      ['Cost of sales', [8000, 5500]],
      ['Gross profit', [4000, 3500]],
      ['Net income', [2000, 1680]],
    ]),
  );
const cell = (raw: unknown, row: number, year = '2023') =>
  (raw as RawStatement).line_items[row]?.sources?.[year];

describe('A statement with verdicts applied', () => {
  it('takes a corrected figure with confidence 1, keeps what was read beside it, and closes its identity', () => {
    const raw = misread();
    const before = JSON.stringify(raw);
    const settled = applyReviews(raw, [
      review(
        { item: figure('Cost of sales'), read: { value: 8000, page: 1, bbox: [1, 1, 2, 2] } },
        { verdict: 'correct', value: 6000, page: 2, bbox: [5, 5, 9, 9] },
      ),
    ]);
    expect(settled.line_items[1]?.values).to.deep.equal({ 2023: 6000, 2022: 5500 });
    expect(cell(settled, 1)).to.deep.equal({
      page: 2,
      bbox: [5, 5, 9, 9],
      confidence: 1,
      method: 'reviewed',
      read: { value: 8000, page: 1, bbox: [1, 1, 2, 2], confidence: cell(raw, 1)?.confidence },
      review_id: 7,
    });
    expect(
      raw.checks.some(({ kind, year, holds }) => kind === 'difference' && year === '2023' && holds),
    ).to.equal(false);
    expect(
      settled.checks.some(({ year, holds, rows }) => year === '2023' && holds && rows?.includes(1)),
    ).to.equal(true);
    expect(cell(settled, 2)?.confidence).to.be.greaterThan(cell(raw, 2)?.confidence ?? 1);
    expect(cell(settled, 3)?.confidence).to.equal(cell(raw, 3)?.confidence);
    expect(JSON.stringify(raw)).to.equal(before);
  });

  it('keeps the number that was confirmed, and removes one that is not on the page', () => {
    const raw = misread();
    const of = (name: string, value: number) => ({
      item: figure(name),
      read: { value, page: 1, bbox: null },
    });
    const settled = applyReviews(raw, [
      review(of('Revenue', 10_000), {}),
      review(of('Net income', 2000), { verdict: 'not-on-this-page' }),
    ]);
    expect(cell(settled, 0)).to.deep.include({ method: 'reviewed', confidence: 1 });
    expect(settled.line_items[0]?.values['2023']).to.equal(10_000);
    expect(settled.line_items[3]?.values).to.deep.equal({ 2022: 1680 });
    expect(cell(settled, 3)?.read?.value).to.equal(2000);
  });

  it('adds a row that was not read, last and in its section', () => {
    const item = { name: 'Income tax', section: null, occurrence: 0, year: '2023' };
    const settled = applyReviews(misread(), [
      review({ item }, { verdict: 'correct', value: 500, page: 1, bbox: [0, 9, 1, 10] }),
    ]);
    expect(settled.line_items.at(-1)).to.deep.include({
      name: 'Income tax',
      values: { 2023: 500 },
    });
  });

  it('frees all cells of a statement from the doubt of a decision once it is settled', () => {
    const doubtful = proveStatement({
      ...misread(),
      decisions: { scale: { value: '1', evidence: [], doubt: 'guessed' } },
    });
    const settled = applyReviews(doubtful, [
      review(
        { decision: 'scale', read: { value: '1', page: 1, bbox: null } },
        { verdict: 'correct', value: 1000 },
      ),
    ]);
    expect(settled.scale).to.equal(1000);
    expect(settled.decisions?.scale).to.deep.include({ value: '1000', read: '1', review_id: 7 });
    expect(settled.decisions?.scale?.doubt).to.equal(undefined);
    const [was, is] = [cell(doubtful, 3)?.confidence ?? 0, cell(settled, 3)?.confidence ?? 0];
    expect(is).to.be.closeTo(was / 0.9, 0.0001);
  });

  it('renames the columns if the years were wrong, and drops the ends that were read for them', () => {
    const columns = ['2023', '2022'].map((name) => ({
      name,
      period: { kind: 'duration' as const, end: `${name}-12-31` },
      is_fiscal_year: true,
    }));
    const ends = { 2023: '2023-12-31', 2022: '2022-12-31' };
    const raw = { ...misread(), fiscal_year_ends: ends, columns };
    const settled = applyReviews(raw, [
      review(
        { decision: 'years', read: { value: '2023, 2022', page: 1, bbox: null } },
        { verdict: 'correct', value: '2022, 2021' },
      ),
    ]);
    expect([settled.years, settled.fiscal_year, settled.fiscal_year_ends]).to.deep.equal([
      ['2022', '2021'],
      2022,
      {},
    ]);
    expect(settled.line_items[0]?.values).to.deep.equal({ 2022: 10_000, 2021: 9000 });
    expect(settled.columns?.map(({ name, period }) => [name, period.end])).to.deep.equal([
      ['2022', undefined],
      ['2021', undefined],
    ]);
  });

  it('sets aside a statement that is not what it was taken for', () => {
    const settled = applyReviews(misread(), [
      review({ decision: 'entity' }, { verdict: 'not-on-this-page' }),
    ]);
    expect(settled.set_aside_by).to.equal(7);
  });

  it('compiles without saying that a page prints what a person corrected', () => {
    const read = specimen({ document: 1, years: ['2020'], rows: [['Revenue', [80]]] });
    const corrected = review(
      { item: figure('Revenue', '2020'), read: { value: 80, page: 50, bbox: null } },
      { verdict: 'correct', value: 60 },
    );
    const compiled = compileOne({ ...read, raw: applyReviews(read.raw, [corrected]) });
    const [cell] = explainCell(compiled, { item: 'Revenue', year: '2020' });
    expect(cell?.why).to.match(/^A person settled this figure/);
    expect(cell?.printings[0]).to.deep.include({ value: 60, printed: 80, review_id: 7 });
    expect(compiled.line_items[0]?.sources['2020']?.read).to.deep.include({ value: 80 });
  });

  it('leaves raw data alone that is not a statement', () => {
    const raw = { line_items: 'none' };
    expect(applyReviews(raw, [review({ decision: 'scale' }, {})])).to.equal(raw);
  });
});
