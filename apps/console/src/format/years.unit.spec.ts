import { expect } from 'chai';
import { withMissingYears, yearsApart } from './years.js';

describe('years', () => {
  it('have those between them that are missing, newest first', () => {
    expect(withMissingYears(['2020', '2017', '2016'])).to.deep.equal([
      '2020',
      '2019',
      '2018',
      '2017',
      '2016',
    ]);
  });

  it('stay as they are where none is missing, or where one has another name', () => {
    expect(withMissingYears([])).to.deep.equal([]);
    expect(withMissingYears(['2020'])).to.deep.equal(['2020']);
    expect(withMissingYears(['2019/20', '2016/17'])).to.deep.equal(['2019/20', '2016/17']);
  });

  it('lie apart as their names say', () => {
    expect(yearsApart('2020', '2019')).to.equal(1);
    expect(yearsApart('2019/20', '2016/17')).to.equal(3);
    expect(yearsApart('first', '2019')).to.equal(undefined);
    expect(yearsApart('2019', '2020')).to.equal(undefined);
  });
});
