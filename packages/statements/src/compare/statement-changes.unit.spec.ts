import type { CompiledData } from '@fde/contracts';
import { expect } from 'chai';
import { compileOne } from '../compile/specimens/compiled-rows.js';
import { corrected } from '../compile/specimens/corrected.js';
import { specimen, type SpecimenRow } from '../compile/specimens/specimen.js';
import { statementChanges } from './statement-changes.js';
import { MAX_LISTED_CHANGES } from './weights.js';

const older = specimen({
  document: 1,
  years: ['2020', '2019'],
  rows: [
    ['Revenue', [100, 90]],
    ['Cost of sales', [60, 50]],
    ['Gross profit', [40, 40], { total: true }],
  ],
});
const newer = (revenue: number, cost: number) =>
  specimen({
    document: 2,
    years: ['2021', '2020'],
    rows: [
      ['Revenue', [110, revenue]],
      ['Cost of sales', [65, cost]],
      ['Gross profit', [45, 40], { total: true }],
    ],
  });

const edited = (data: CompiledData, change: Partial<CompiledData>): CompiledData => ({
  ...data,
  ...change,
});
const withValue = (data: CompiledData, year: string, value: number): CompiledData =>
  edited(data, {
    line_items: data.line_items.map((row, at) =>
      at === 0 ? { ...row, values: { ...row.values, [year]: value } } : row,
    ),
  });

describe('changes of a statement', () => {
  const before = compileOne(older);

  it('are all its years if there was none before', () => {
    expect(statementChanges(undefined, before)).to.deep.include({
      first: true,
      new_years: ['2020', '2019'],
      cell_count: 0,
    });
  });

  it('are undefined if no figure, year or gap changed', () => {
    expect(statementChanges(before, compileOne(older))).to.equal(undefined);
  });

  it('include a new year, and both values of a figure that the new report restates', () => {
    const changes = statementChanges(before, compileOne(older, newer(98, 58)));
    expect(changes?.new_years).to.deep.equal(['2021']);
    expect(changes?.cells).to.deep.equal([
      {
        item: 'Revenue',
        year: '2020',
        before: 100,
        after: 98,
        reason: 'restatement',
        document_id: 2,
        page: 50,
      },
      {
        item: 'Cost of sales',
        year: '2020',
        before: 60,
        after: 58,
        reason: 'restatement',
        document_id: 2,
        page: 50,
      },
    ]);
    expect([changes?.cell_count, changes?.restated_count]).to.deep.equal([2, 2]);
    expect(changes?.accepted_count).to.equal(2);
  });

  it('count once what newer reports restate, also if the first compilation has them all', () => {
    const both = compileOne(older, newer(98, 58));
    expect(statementChanges(undefined, both)?.accepted_count).to.equal(2);
    expect(statementChanges(both, compileOne(older, newer(98, 58)))).to.equal(undefined);
  });

  it('mark a figure of the same report as read differently if it changed', () => {
    const [cell] = statementChanges(before, withValue(before, '2020', 101))?.cells ?? [];
    expect(cell).to.include({ before: 100, after: 101, reason: 'read_otherwise', document_id: 1 });
  });

  it('name the other report where the one that restated the figure is left out', () => {
    const both = compileOne(older, newer(98, 60));
    const [cell] = statementChanges(both, before)?.cells ?? [];
    expect(cell).to.include({ before: 98, after: 100, reason: 'other_report', document_id: 1 });
  });

  it('name a person as the cause of a correction and of its undoing, and no newer report', () => {
    const plain = newer(100, 60);
    const untouched = compileOne(older, plain);
    const settled = compileOne(older, corrected(plain, 'Revenue', '2020', 101));
    const said = statementChanges(untouched, settled);
    expect(said?.cells[0]).to.include({ before: 100, after: 101, reason: 'correction' });
    expect([said?.restated_count, said?.accepted_count]).to.deep.equal([0, 0]);
    const undone = statementChanges(settled, untouched);
    expect(undone?.cells[0]).to.include({ before: 101, after: 100, reason: 'correction_undone' });
    expect([undone?.restated_count, undone?.accepted_count]).to.deep.equal([0, 0]);
  });

  it('name the newer report that restates a corrected figure', () => {
    const settled = compileOne(corrected(older, 'Revenue', '2020', 101));
    const restated = compileOne(corrected(older, 'Revenue', '2020', 101), newer(120, 60));
    const cell = statementChanges(settled, restated)?.cells.find(({ item }) => item === 'Revenue');
    expect(cell).to.include({ before: 101, after: 120, reason: 'restatement' });
  });

  it('recognise a row that a newer report renames', () => {
    const renamed = edited(before, {
      line_items: before.line_items.map((row, at) =>
        at === 0 ? { ...row, name: 'Net sales', variants: ['revenue'] } : row,
      ),
    });
    const [cell] = statementChanges(before, withValue(renamed, '2019', 91))?.cells ?? [];
    expect(cell).to.include({ item: 'Net sales', year: '2019', before: 90, after: 91 });
  });

  it('compare money in the newer scale, and nothing across currencies', () => {
    const thousands = edited(before, {
      scale: 1000,
      line_items: before.line_items.map((row) => ({
        ...row,
        values: Object.fromEntries(
          Object.entries(row.values).map(([year, value]) => [year, value * 1000]),
        ),
      })),
    });
    expect(statementChanges(before, thousands)).to.equal(undefined);
    expect(
      statementChanges(before, edited(withValue(before, '2020', 7), { currency: 'USD' })),
    ).to.deep.include({ currency_before: 'EUR', cells: [], cell_count: 0 });
  });

  it('include lost years, closed gaps, and the number of new gaps', () => {
    const gaps = [{ kind: 'missing_year' as const, year: '2018' }];
    const withGap = edited(before, { gaps });
    const without = edited(before, { gaps: [] });
    expect(statementChanges(withGap, without)).to.deep.include({
      closed_gaps: [{ kind: 'missing_year', year: '2018', line_item: null }],
      closed_gap_count: 1,
    });
    expect(statementChanges(without, withGap)).to.deep.include({ opened_gap_count: 1 });
    expect(statementChanges(before, edited(before, { years: ['2020'] }))?.lost_years).to.deep.equal(
      ['2019'],
    );
  });

  it('are listed one by one up to a limit, and counted beyond it', () => {
    const many = (value: number): CompiledData => {
      const rows = Array.from({ length: MAX_LISTED_CHANGES + 5 }, (_, at): SpecimenRow => [
        `Row ${at}`,
        [value + at, 1],
      ]);
      return compileOne(specimen({ document: 1, years: ['2020', '2019'], rows }));
    };
    const changes = statementChanges(many(1000), many(5000));
    expect(changes?.cells).to.have.length(MAX_LISTED_CHANGES);
    expect(changes?.cell_count).to.equal(MAX_LISTED_CHANGES + 5);
  });
});
