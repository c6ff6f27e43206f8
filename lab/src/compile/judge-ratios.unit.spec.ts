import type { RatedCompany, RatioValue } from '@fde/contracts';
import { expect } from 'chai';
import { judgeRatios, scoreOf } from './judge-ratios.js';

const filled = (value: number): RatioValue => ({ value, confidence: 1, figures: [], absent: null });
const empty: RatioValue = {
  value: null,
  confidence: null,
  figures: [],
  absent: { reason: 'no_row', concept: 'revenue', year: '2024', message: 'No row' },
};
const rated = (ratios: RatedCompany['ratios']): RatedCompany => ({
  company_id: 1,
  company_name: 'Brightwater plc',
  years: ['2024'],
  statements: [],
  figures: {},
  ratios,
});
const company = rated({
  net_margin: { 2024: filled(0.25) },
  current_ratio: { 2024: filled(1.5) },
  equity_ratio: { 2024: empty },
});

describe('the judge of ratios', () => {
  it('takes what equals the pages to six decimals', () => {
    const judged = judgeRatios(company, { 2024: { net_margin: 0.2500004, current_ratio: 1.5 } });
    expect(judged).to.deep.equal({
      cells: 2,
      missing: [],
      wrong: [],
      empty: 0,
      filled: [],
      otherReason: [],
    });
  });

  it('names what is missing with its reason, and what is wrong', () => {
    const judged = judgeRatios(company, { 2024: { equity_ratio: 0.4, current_ratio: 1.6 } });
    expect(judged.missing.map(({ ratio, reason }) => [ratio, reason])).to.deep.equal([
      ['equity_ratio', 'No row'],
    ]);
    expect(judged.wrong.map(({ ratio, computed }) => [ratio, computed])).to.deep.equal([
      ['current_ratio', 1.5],
    ]);
  });

  it('counts what must be empty and is filled', () => {
    const truth = {
      2024: { net_margin: null, current_ratio: { empty: 'no_row' as const }, equity_ratio: null },
    };
    const judged = judgeRatios(company, truth);
    expect([judged.cells, judged.empty, judged.wrong.length]).to.deep.equal([0, 3, 0]);
    expect(judged.filled.map(({ ratio, computed }) => [ratio, computed])).to.deep.equal([
      ['net_margin', 0.25],
      ['current_ratio', 1.5],
    ]);
    expect(judged.otherReason).to.deep.equal([]);
  });

  it('names what is empty for another reason than the one that the truth names', () => {
    const judge = (reasons: 'tax_credit' | readonly ('tax_credit' | 'no_row')[]) =>
      judgeRatios(company, { 2024: { equity_ratio: { empty: reasons } } });
    expect(judge('tax_credit').otherReason).to.deep.equal([
      { ratio: 'equity_ratio', year: '2024', truth: null, computed: null, reason: 'No row' },
    ]);
    expect(judge(['tax_credit', 'no_row']).otherReason).to.deep.equal([]);
    const unknown = judgeRatios(company, { 2023: { equity_ratio: { empty: 'no_row' } } });
    expect(unknown.otherReason.map(({ reason }) => reason)).to.deep.equal([
      'no such ratio or year',
    ]);
  });

  it('misses a ratio that it does not know', () => {
    expect(judgeRatios(company, { 2023: { net_margin: 0.2 } }).missing).to.have.length(1);
  });
});

describe('the score of ratios', () => {
  const score = (truth: Parameters<typeof judgeRatios>[1]) =>
    scoreOf([judgeRatios(company, truth)]);

  it('passes where the numbers are true and the empty cells empty', () => {
    const truth = { 2024: { net_margin: 0.25, equity_ratio: { empty: 'no_row' as const } } };
    expect(score(truth)).to.deep.equal({
      cells: 1,
      missing: 0,
      wrong: 0,
      empty: 1,
      filled: 0,
      otherReason: 0,
      share: 1,
      passes: true,
    });
  });

  it('fails by one cell that is filled and must not be, or empty for another reason', () => {
    expect(score({ 2024: { net_margin: 0.25, current_ratio: null } })).to.deep.include({
      filled: 1,
      passes: false,
    });
    expect(
      score({ 2024: { net_margin: 0.25, equity_ratio: { empty: 'tax_credit' } } }),
    ).to.deep.include({ otherReason: 1, passes: false });
  });

  it('fails by a wrong number, by too few numbers, and by none to judge', () => {
    expect(score({ 2024: { net_margin: 0.3 } }).passes).to.equal(false);
    expect(score({ 2024: { net_margin: 0.25, equity_ratio: 0.4 } })).to.deep.include({
      share: 0.5,
      passes: false,
    });
    expect(scoreOf([]).passes).to.equal(false);
  });
});
