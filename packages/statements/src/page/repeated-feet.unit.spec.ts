import { expect } from 'chai';

import { layoutOf } from '../testing/laid-out.js';
import { withoutRepeatedFeet } from './repeated-feet.js';

const page = (foot: string, rows = 52): string =>
  [...Array.from({ length: rows }, (_, row) => `Row ${row}          1,${100 + row}`), foot].join(
    '\n',
  );

const lastLines = (feet: readonly string[], rows?: number): string[] =>
  withoutRepeatedFeet(feet.map((foot, at) => layoutOf(page(foot, rows), at + 1))).map(
    ({ lines }) =>
      lines
        .at(-1)
        ?.items.map(({ text }) => text)
        .join(' ') ?? '',
  );

describe('the foot of a report', () => {
  it('is what stands at one place of several pages, whatever the number of the page', () =>
    expect(
      lastLines([
        'Annual Report 2009          24',
        'Annual Report 2009          25',
        'Annual Report 2009          26',
      ]),
    ).to.deep.equal(['Row 51 1,151', 'Row 51 1,151', 'Row 51 1,151']));

  it('is no line that two pages share', () =>
    expect(lastLines(['Total          24', 'Total          25'])).to.deep.equal([
      'Total 24',
      'Total 25',
    ]));

  it('is no row of numbers alone', () =>
    expect(lastLines(['1,200', '1,200', '1,200'])).to.deep.equal(['1,200', '1,200', '1,200']));
});
