import { expect } from 'chai';
import { firstReported } from './first-reported.js';

const report = (fiscalYear: number, published?: string) => ({
  document_id: 1,
  extraction_id: 1,
  fiscal_year: fiscalYear,
  ...(published === undefined ? {} : { published }),
});

describe('the first report of a year', () => {
  it('is the earliest of that year, newest year first', () => {
    expect(
      firstReported([
        report(2022, '2023-11-01'),
        report(2023, '2024-03-01'),
        report(2022, '2023-03-01'),
      ]),
    ).to.deep.equal([
      { year: 2023, day: '2024-03-01', isEstimated: false },
      { year: 2022, day: '2023-03-01', isEstimated: false },
    ]);
  });

  it('is said to be estimated where nothing dates it', () =>
    expect(
      firstReported([{ ...report(2022, '2023-03-31'), published_estimated: true }]),
    ).to.deep.equal([{ year: 2022, day: '2023-03-31', isEstimated: true }]));

  it('is unknown where no day is', () => expect(firstReported([report(2022)])).to.deep.equal([]));
});
