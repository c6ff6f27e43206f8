import { expect } from 'chai';
import { changeSince, type Change } from './change.js';

const changeIn = (values: Record<string, number>, year: string): Change | undefined =>
  changeSince({ values, sources: {} }, year, undefined);

describe('the change of a figure', () => {
  it('is a share of the year before, whatever the order of the years', () => {
    const values = { 2024: 391_035, 2022: 394_328, 2023: 383_285 };
    expect(changeIn(values, '2024')?.share).to.be.closeTo(0.0202, 0.0001);
    expect(changeIn(values, '2023')?.share).to.be.closeTo(-0.028, 0.0001);
    expect(changeIn(values, '2022')).to.equal(undefined);
  });

  it('is per year where years are missing', () => {
    expect(changeIn({ 2020: 121, 2018: 100 }, '2020')).to.deep.equal({
      share: 121 ** 0.5 / 10 - 1,
      years: 2,
    });
  });

  it('is the growth of the amount, with whatever sign a cost or a loss is printed', () => {
    expect(changeIn({ 2020: -110, 2019: -100 }, '2020')?.share).to.equal(0.1);
    expect(changeIn({ 2020: 110, 2019: 100 }, '2020')?.share).to.equal(0.1);
    expect(changeIn({ 2020: -121, 2018: -100 }, '2020')?.share).to.be.closeTo(0.1, 1e-9);
    expect(changeIn({ 2020: -50, 2019: -100 }, '2020')?.share).to.equal(-0.5);
  });

  it('is none from nothing and across zero, and all of it where nothing is left', () => {
    expect(changeIn({ 2020: 5, 2019: 0 }, '2020')).to.equal(undefined);
    expect(changeIn({ 2020: 5, 2019: -5 }, '2020')).to.equal(undefined);
    expect(changeIn({ 2020: -5, 2019: 5 }, '2020')).to.equal(undefined);
    expect(changeIn({ 2020: 5, 2018: -5 }, '2020')).to.equal(undefined);
    expect(changeIn({ 2020: 0, 2019: 5 }, '2020')?.share).to.equal(-1);
  });

  it('is none across a year end that moved, and goes by the ends where names skip a year', () => {
    const since = (ends: Record<string, string>) =>
      changeSince({ values: { 2020: 120, 2018: 100 }, sources: {} }, '2020', ends);
    expect(since({ 2020: '2020-03-31', 2018: '2018-12-31' })).to.equal(undefined);
    expect(since({ 2020: '2020-01-02', 2018: '2018-12-30' })).to.deep.equal({
      share: 0.2,
      years: 1,
    });
  });

  it('is measured on the basis of today where an older report printed before a stock split', () => {
    const source = { document_id: 1, extraction_id: 1, page: 1, confidence: 1 };
    const adjusted = { value: 2.5, factor: 0.25, reason: 'stock_split' as const };
    const item = {
      values: { 2020: 3, 2019: 10 },
      sources: { 2020: source, 2019: { ...source, adjusted } },
    };
    expect(changeSince(item, '2020', undefined)?.share).to.be.closeTo(0.2, 1e-9);
  });
});
