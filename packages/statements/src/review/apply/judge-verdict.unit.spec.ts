import { expect } from 'chai';
import type { ReviewAnswer } from '@fde/contracts';
import { statementOfRows } from '../../testing/printed-rows.js';
import { verdictFault } from './judge-verdict.js';

const raw = statementOfRows('income_statement', [['Revenue', [2, 1]]]);
const figure = {
  decision: null,
  item: { name: 'Revenue', section: null, occurrence: 0, year: '2023' },
};
const decision = (name: string) => ({ decision: name, item: null });
const correct = (value: ReviewAnswer['value']): ReviewAnswer => ({
  verdict: 'correct',
  value,
  page: null,
  bbox: null,
  comment: null,
  by: null,
});

describe('Whether a verdict can be given', () => {
  it('takes a number for a figure and nothing else', () => {
    expect(verdictFault(figure, correct(5), raw)).to.equal(undefined);
    for (const value of [null, '', '5'])
      expect(verdictFault(figure, correct(value), raw)).to.be.a('string');
  });

  it('takes for each decision the values it can have', () => {
    const fits = [
      ['scale', 1000],
      ['currency', 'EUR'],
      ['years', '2024, 2023'],
      ['company_name', 'Acme'],
    ] as const;
    for (const [name, value] of fits)
      expect(verdictFault(decision(name), correct(value), raw), name).to.equal(undefined);
    const misfits = [
      ['scale', 0],
      ['currency', 'Euro'],
      ['years', '2024'],
      ['years', '2024, 2024'],
      ['entity', 'Acme'],
    ] as const;
    for (const [name, value] of misfits)
      expect(verdictFault(decision(name), correct(value), raw), name).to.be.a('string');
  });

  it('requires the page of a box, and a statement to correct', () => {
    expect(verdictFault(figure, { ...correct(5), bbox: [0, 0, 1, 1] }, raw)).to.be.a('string');
    expect(verdictFault(figure, correct(5), {})).to.be.a('string');
    expect(verdictFault(figure, { ...correct(null), verdict: 'confirm' }, {})).to.equal(undefined);
  });

  it('lets missing years be confirmed or put off, and nothing else', () => {
    const gap = decision('missing_years');
    for (const verdict of ['confirm', 'skip'] as const)
      expect(verdictFault(gap, { ...correct(null), verdict }, raw), verdict).to.equal(undefined);
    for (const verdict of ['correct', 'not-on-this-page'] as const)
      expect(verdictFault(gap, { ...correct('2022'), verdict }, raw), verdict).to.match(/upload/);
  });
});
