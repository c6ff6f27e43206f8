import type { RatedCompany, RatioValue } from '@fde/contracts';
import { expect } from 'chai';
import { judgeRatios } from './judge-ratios.js';

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

describe('the judge of ratios', () => {
  const company = rated({
    net_margin: { 2024: filled(0.25) },
    current_ratio: { 2024: filled(1.5) },
    equity_ratio: { 2024: empty },
  });

  it('takes what equals the pages to six decimals', () => {
    const judged = judgeRatios(company, { 2024: { net_margin: 0.2500004, current_ratio: 1.5 } });
    expect(judged).to.deep.equal({ cells: 2, missing: [], wrong: [] });
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

  it('takes a ratio for wrong where the pages give none', () => {
    const judged = judgeRatios(company, { 2024: { net_margin: null, equity_ratio: null } });
    expect(judged.cells).to.equal(0);
    expect(judged.wrong.map(({ ratio }) => ratio)).to.deep.equal(['net_margin']);
  });

  it('misses a ratio that it does not know', () => {
    expect(judgeRatios(company, { 2023: { net_margin: 0.2 } }).missing).to.have.length(1);
  });
});
