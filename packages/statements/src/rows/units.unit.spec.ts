import { expect } from 'chai';

import { isShareCount, unitOf } from './units.js';

describe('the unit of a row', () => {
  const under = (heading: string, label: string, decimals: number) =>
    unitOf('income_statement', label, [heading], 0, decimals);

  it('counts shares under a heading that the row completes', () => {
    const heading = 'Number of shares (in thousands) used in computing:';
    expect(under(heading, '- basic earnings per common share', 0)).to.equal('shares');
    expect(under(heading, '- diluted earnings per common share', 1)).to.equal('shares');
    expect(under('Shares used in the calculation of', 'Diluted net income per share', 0)).to.equal(
      'shares',
    );
  });

  it('keeps amounts per share, even after such a heading and under one that mentions both', () => {
    expect(
      under(
        'Number of shares (in thousands) used in computing:',
        'Basic earnings per common share',
        2,
      ),
    ).to.equal('per_share');
    expect(
      under('Earnings per share, shares used in computing', 'Basic earnings per share', 0),
    ).to.equal('per_share');
    expect(under('Earnings per common share:', 'Basic', 2)).to.equal('per_share');
  });

  it('is per share under the words for dilution alone', () => {
    expect(under('(b) Diluted', '(i) Continuing operations', 2)).to.equal('per_share');
    expect(under('Profit for the year', 'Diluted', 2)).to.equal('per_share');
    expect(under('Expenses', 'Basic salaries', 2)).to.equal('money');
  });

  it('distinguishes share counts from amounts per share by their size', () => {
    const amounts = {
      name: 'Basic earnings per share',
      section: null,
      values: { 2023: 1.25, 2022: 0.98 },
      unit: 'per_share' as const,
    };
    const count = {
      name: 'Basic earnings per share',
      section: 'Weighted average number of shares',
      values: { 2023: 3300, 2022: 3290 },
      unit: 'per_share' as const,
    };
    expect(isShareCount(count, [amounts, count])).to.equal(true);
    expect(isShareCount(amounts, [amounts, count])).to.equal(false);
    expect(
      isShareCount({ ...count, section: 'Earnings per share' }, [amounts, count]),
      'nothing mentions shares',
    ).to.equal(false);
    expect(
      isShareCount({ ...count, values: { 2023: 12, 2022: 11 } }, [amounts, count]),
      'near the amounts',
    ).to.equal(false);
  });
});
