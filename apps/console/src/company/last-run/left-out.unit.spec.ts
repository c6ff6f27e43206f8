import { expect } from 'chai';
import { partLeftOut, type LeftOutLine } from './left-out.js';

const line = (document_id: number, why: LeftOutLine['why']): LeftOutLine => ({
  document_id,
  title: null,
  url: '',
  document_type: 'annual_report',
  fiscal_year: 2020,
  why,
  reason: null,
});

describe('what a run left out', () => {
  it('parts what a person misses from what is no report of its own', () => {
    const { missed, expected } = partLeftOut([
      line(1, 'failed'),
      line(2, 'other_kind'),
      line(3, 'not_compiled'),
      line(4, 'same_report'),
    ]);
    expect(missed.map(({ document_id: id }) => id)).to.deep.equal([1, 3]);
    expect(expected.map(({ document_id: id }) => id)).to.deep.equal([2, 4]);
  });
});
