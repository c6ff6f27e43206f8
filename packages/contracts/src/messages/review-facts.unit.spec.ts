import { expect } from 'chai';
import { MISSING_YEARS, subjectOf } from './review-facts.js';

describe('what a question is about', () => {
  const item = { name: 'Cash', section: null, occurrence: 0, year: '2020' };

  it('tells each figure of a statement from every other', () => {
    const figures = [
      item,
      { ...item, name: 'Cash,' },
      { ...item, section: 'Cash' },
      { ...item, occurrence: 1 },
      { ...item, year: '2021' },
    ].map((figure) => subjectOf({ decision: null, item: figure, value: 1 }));
    expect(new Set(figures).size).to.equal(figures.length);
    expect(subjectOf({ decision: null, item: { ...item }, value: 2 })).to.equal(figures[0]);
  });

  it('is a decision where it is not a figure', () => {
    expect(subjectOf({ decision: 'scale', item: null, value: '1000' })).to.equal('decision scale');
  });

  it('differs for other missing years', () => {
    const [one, other] = ['2022', '2022, 2021'].map((value) =>
      subjectOf({ decision: MISSING_YEARS, item: null, value }),
    );
    expect(one).not.to.equal(other);
  });
});
