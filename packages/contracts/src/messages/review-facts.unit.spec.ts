import { expect } from 'chai';
import { subjectOf } from './review-facts.js';

describe('what a question is about', () => {
  const item = { name: 'Cash', section: null, occurrence: 0, year: '2020' };

  it('tells each figure of a statement from every other', () => {
    const figures = [
      item,
      { ...item, name: 'Cash,' },
      { ...item, section: 'Cash' },
      { ...item, occurrence: 1 },
      { ...item, year: '2021' },
    ].map((figure) => subjectOf({ decision: null, item: figure }));
    expect(new Set(figures).size).to.equal(figures.length);
    expect(subjectOf({ decision: null, item: { ...item } })).to.equal(figures[0]);
  });

  it('is a decision where it is not a figure', () => {
    expect(subjectOf({ decision: 'scale', item: null })).to.equal('decision scale');
  });
});
