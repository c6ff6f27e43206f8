import { expect } from 'chai';
import { yearsRead } from './company-rules.js';

type Report = Parameters<typeof yearsRead>[0];

const reportOf = (
  ...documents: readonly Pick<Report['documents'][number], 'status' | 'fiscal_year'>[]
): Report => ({ documents }) as Report;

describe('the years that the reports of a company have figures of', () => {
  it('are those of the reports and the years that they print beside them', () =>
    expect(
      yearsRead(
        reportOf(
          { status: 'extracted', fiscal_year: 2022 },
          { status: 'extracted', fiscal_year: 2020 },
        ),
      ),
    ).to.have.members([2022, 2021, 2020, 2019]));

  it('are none of a report that was not read', () =>
    expect(yearsRead(reportOf({ status: 'failed', fiscal_year: 2022 }))).to.deep.equal([]));
});
