import type { ReadingResult } from '@fde/report-reader';
import { expect } from 'chai';
import { otherReport } from './other-report.js';

type Report = Parameters<typeof otherReport>[0];

const report = (companyName: string, end: string): Report =>
  ({
    companyName,
    statements: [
      { fiscal_year: Number(end.slice(0, 4)), fiscal_year_ends: { [end.slice(0, 4)]: end } },
    ],
  }) as unknown as Pick<ReadingResult, 'companyName' | 'statements'>;

describe('two reports that are compared', () => {
  const own = report('Tin & Lead Works plc', '2024-12-31');

  it('have the company and the year in common', () => {
    expect(otherReport(own, report('Tin & Lead Works', '2024-12-31'))).to.equal(undefined);
    expect(otherReport(report('', '2024-12-31'), own)).to.equal(undefined);
  });

  it('are of two companies or of two years, which is said with both', () => {
    expect(otherReport(report('Quarry Bank Limited', '2024-12-31'), own)).to.equal(
      'The PDF is of another company: Quarry Bank Limited; the tagged report is of Tin & Lead Works plc.',
    );
    expect(otherReport(report('Tin & Lead Works', '2023-12-31'), own)).to.equal(
      'The PDF is of another year: 2023-12-31; the tagged report is of 2024-12-31.',
    );
  });
});
