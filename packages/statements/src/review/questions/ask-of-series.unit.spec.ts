import { expect } from 'chai';
import type { RawStatement } from '@fde/contracts';
import { compileStatements } from '../../compile/compile-company.js';
import { statementOfRows, type PrintedRow } from '../../testing/printed-rows.js';
import { askOfSeries } from './ask-of-series.js';
import { reviewsAfterCompiling } from '../reviews-after-compiling.js';

const report = (year: number, rows: readonly PrintedRow[]): RawStatement => ({
  ...statementOfRows('balance_sheet', rows, [String(year), String(year - 1)]),
  confidence: 0.99,
});
const seriesOf = (reports: ReadonlyMap<number, RawStatement>) =>
  compileStatements(
    [...reports].map(([id, raw]) => ({
      documentId: id,
      extractionId: id,
      fiscalYear: raw.fiscal_year,
      raw,
    })),
  );
const rows = (assets: number, before: number): PrintedRow[] => [
  ['Cash', [assets - 10, before - 10]],
  ['Inventories', [10, 10]],
  ['Total assets', [assets, before], { is_total: true }],
  ['Total equity', [77, 70], { is_total: true }],
];

describe('What a compiled series doubts', () => {
  it('asks about a figure that an older report prints otherwise, in the report that rules the year', () => {
    const reports = new Map([
      [1, report(2022, rows(900, 800))],
      [2, report(2023, rows(1000, 950))],
    ]);
    const [data] = seriesOf(reports);
    if (data === undefined) throw new Error('nothing was compiled');
    const questions = askOfSeries(data, reports);
    expect([...questions.keys()]).to.deep.equal([2]);
    const first = questions.get(2)?.find(({ item }) => item?.name === 'Total assets');
    expect(first).to.deep.include({ value: 950, weight: 1, page: 1 });
    expect(first?.reasons[0]).to.deep.include({ about: 'restatement', value: 900, document_id: 1 });
  });

  it('leaves a plain restatement to itself, and asks where something speaks against it', () => {
    const ruleOf = (older: RawStatement, newer: RawStatement): unknown => {
      const reports = new Map([
        [1, older],
        [2, newer],
      ]);
      const questions = seriesOf(reports).flatMap((data) => [
        ...askOfSeries(data, reports).values(),
      ]);
      const reasons = questions
        .flat()
        .filter(({ item }) => item?.name === 'Total assets')
        .map(({ reasons: [reason] }) => [reason?.rule, reason?.says]);
      return reasons[0];
    };
    expect(ruleOf(report(2022, rows(900, 800)), report(2023, rows(1000, 950)))).to.deep.equal([
      'restatement',
      'Annual report 2022, page 1, prints 900 for 2022',
    ]);
    expect(ruleOf(report(2022, rows(900, 800)), report(2023, rows(1000, 9000)))).to.deep.equal([
      'power_of_ten',
      'Annual report 2022, page 1, prints 900 for 2022',
    ]);
    expect(ruleOf(report(2023, rows(1000, 800)), report(2023, rows(1100, 800)))).to.deep.equal([
      'same_year',
      'Annual report 2023, page 1, prints 1,000 for 2023',
    ]);
    // Both are the company's "fiscal 2023": it has named its years otherwise since.
    const renamed = (raw: RawStatement, ends: Readonly<Record<string, string>>): RawStatement => ({
      ...raw,
      fiscal_year_ends: { ...ends },
    });
    const older = renamed(report(2023, rows(900, 800)), {
      2023: '2023-01-28',
      2022: '2022-01-29',
    });
    const newer = renamed(report(2023, rows(1000, 950)), {
      2023: '2024-02-03',
      2022: '2023-01-28',
    });
    expect(ruleOf(older, newer)).to.deep.equal([
      'restatement',
      'Annual report 2023, page 1, prints 900 for 2022',
    ]);
  });

  it('asks nothing where a report says that it amends the one of its year', () => {
    const amended: RawStatement = {
      ...report(2023, rows(1100, 800)),
      decisions: { publication: { value: 'amended', evidence: [], confidence: 0.99 } },
    };
    const reports = new Map([
      [1, report(2023, rows(1000, 800))],
      [2, amended],
    ]);
    const questions = seriesOf(reports).flatMap((data) => [...askOfSeries(data, reports).values()]);
    expect(questions.flat().filter(({ item }) => item?.name === 'Total assets')).to.deep.equal([]);
  });

  it('asks about a key total that a report should have', () => {
    const reports = new Map([[1, report(2023, rows(1000, 900).slice(0, 3))]]);
    const questions = reviewsAfterCompiling(seriesOf(reports), reports, new Map()).get(1) ?? [];
    const gaps = questions.filter(({ reasons }) => reasons.some(({ about }) => about === 'gap'));
    expect(gaps.map(({ item, value }) => [item?.name, item?.year, value])).to.deep.equal([
      ['total equity', '2023', null],
      ['total equity', '2022', null],
    ]);
  });

  it('asks once about years in a row that the series lacks, in the report that follows them', () => {
    const reports = new Map([
      [1, report(2018, rows(800, 700))],
      [2, report(2022, rows(1000, 900))],
    ]);
    const reviews = reviewsAfterCompiling(seriesOf(reports), reports, new Map());
    const missing = [...reviews].flatMap(([id, questions]) =>
      questions
        .filter(({ decision }) => decision === 'missing_years')
        .map((one) => ({ id, ...one })),
    );
    expect(missing).to.have.length(1);
    expect(missing[0]).to.deep.include({ id: 2, value: '2020, 2019', weight: 1, doubt: 0.3 });
    expect(missing[0]?.reasons.map(({ rule }) => rule)).to.deep.equal(['no_report', 'no_report']);
  });

  it('does not ask about years that a report prints beside its own', () => {
    const reports = new Map([
      [1, report(2021, rows(800, 700))],
      [2, report(2023, rows(1000, 900))],
    ]);
    const [data] = seriesOf(reports);
    if (data === undefined) throw new Error('nothing was compiled');
    const decisions = [...askOfSeries(data, reports).values()].flat().map((one) => one.decision);
    expect(decisions).not.to.include('missing_years');
  });
});
