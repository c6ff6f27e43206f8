import { expect } from 'chai';
import { chooseReading, isNumber } from './choose-reading.js';

const word = (text: string, certainty = 0.9) => ({
  ...{ text, certainty, fontSize: 10 },
  ...{ x0: 0, y0: 0, x1: 40, y1: 10 },
});
const read = (first: string, second: string, certainty = 0.99): string =>
  chooseReading(word(first), { text: second, certainty }).text;

describe('two readings of a number', () => {
  it('leave the first one where their digits agree', () => {
    expect(read('1,234', '1.234')).to.equal('1,234');
    expect(read('1,234', 'l,234')).to.equal('1,234');
  });

  it('take the second one where it is an amount of other digits', () => {
    expect(read('(22,910)', '(12,910)')).to.equal('(12,910)');
    expect(read('G,402)', '(1,402)', 0.5)).to.equal('(1,402)');
  });

  it('take a first digit that was read as a sign, and one behind a lost bracket', () => {
    expect(read('$5,344,623', '85,344,623', 0.84)).to.equal('85,344,623');
    expect(read('(031,189)', '(1,031,189)')).to.equal('(1,031,189)');
  });

  it('leave the first one where the second is no number, or in no whole groups', () => {
    expect(read('26,502,367', '26,502,37')).to.equal('26,502,367');
    expect(read('351,132,326', '351,132,')).to.equal('351,132,326');
    expect(read('26617', '2661/')).to.equal('26617');
  });

  it('leave the first one where the second is not certain', () => {
    expect(read('(1,428)', '(1,418)', 0.3)).to.equal('(1,428)');
    expect(read('546561', '546567', 0.67)).to.equal('546561');
  });

  it('take a number without groups only if it is certain', () => {
    expect(read('(656)', '(556)')).to.equal('(556)');
    expect(read('(656)', '(556)', 0.8)).to.equal('(656)');
  });

  it('keep the marks of the first one where it has all of them', () => {
    expect(read('5,938,184', '5.938.185')).to.equal('5,938,185');
  });

  it('close a bracket that one of them lost', () => {
    expect(read('1,234)', '(1,234)')).to.equal('(1,234)');
    expect(read('1,234', '(1,234)')).to.equal('1,234');
  });

  it('are not trusted without a sum where they differ', () => {
    const { certainty } = chooseReading(word('(22,910)'), { text: '(12,910)', certainty: 0.99 });
    expect(certainty).to.equal(0.5);
  });

  it('are not asked for where a word holds few digits', () => {
    expect(isNumber(word('28'))).to.equal(false);
    expect(isNumber(word('Note'))).to.equal(false);
    expect(isNumber(word('(656)'))).to.equal(true);
  });
});
