import { expect } from 'chai';
import { statementOfRows } from '../../testing/printed-rows.js';
import { questionOfFigure } from './question-of-figure.js';

const raw = {
  ...statementOfRows('income_statement', [
    ['Revenue', [18, 17]],
    ['Other', [3, null]],
  ]),
  confidence: 1,
};
const item = (name: string, year = '2023') => ({ name, section: null, occurrence: 0, year });

describe('The question that a correction answers', () => {
  it('is about the figure as it was read, without a doubt', () => {
    expect(questionOfFigure(raw, item('Revenue'))).to.deep.include({
      decision: null,
      item: item('Revenue'),
      value: 18,
      page: 1,
      doubt: 0,
      weight: 1,
      reasons: [],
    });
  });

  it('is about a cell that was not read, in a row that was or was not', () => {
    for (const missing of [item('Other', '2022'), item('Tax')])
      expect(questionOfFigure(raw, missing)).to.deep.include({ item: missing, value: null });
  });

  it('cannot be asked of a column that is not there, nor of what is no statement', () => {
    expect(questionOfFigure(raw, item('Revenue', '1999'))).to.equal(undefined);
    expect(questionOfFigure({}, item('Revenue'))).to.equal(undefined);
  });
});
