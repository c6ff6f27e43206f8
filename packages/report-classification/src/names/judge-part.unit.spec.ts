import { expect } from 'chai';
import type { FiscalPart } from '@fde/contracts';
import { judgeDocument } from './judge-document.js';
import type { NameEvidence } from './evidence.js';

const CONTEXT = { companyName: 'Example Industries', nowYear: 2024 };
const partOf = (...evidence: readonly NameEvidence[]): FiscalPart | undefined =>
  judgeDocument(evidence, CONTEXT).fiscalPart;

describe('the part of a year by names', () => {
  it('is the one of the closest words', () =>
    expect(
      partOf(
        { source: 'link', text: 'Interim report Q3 2023' },
        { source: 'heading', text: 'Quarterly reports: Q1, Q2, Q3' },
      ),
    ).to.equal('Q3'));

  it('is nobody’s guess where the link and the file do not agree', () =>
    expect(
      partOf(
        { source: 'link', text: 'Interim report Q3 2023' },
        { source: 'file', text: 'interim-report-q2-2023.pdf' },
      ),
    ).to.equal(undefined));

  it('is the quarter where the file names its months to date', () =>
    expect(
      partOf(
        { source: 'link', text: 'Quarterly statement Q3 2023' },
        { source: 'file', text: '9M-2023-statement.pdf' },
      ),
    ).to.equal('Q3'));

  it('is not read from the name of the company', () => {
    const named = (companyName: string, text: string): FiscalPart | undefined =>
      judgeDocument([{ source: 'link', text }], { companyName, nowYear: 2024 }).fiscalPart;
    expect(named('3M Example', '3M 2023 Form 10-Q')).to.equal(undefined);
    expect(named('Q2 Example', 'Q2 Example third quarter 2023 report')).to.equal('Q3');
  });

  it('is none of a report that is no interim one', () =>
    expect(partOf({ source: 'link', text: 'Q3 2023 results presentation' })).to.equal(undefined));

  it('counts months from the first of the fiscal year, where its end is known', () => {
    const of = (text: string, yearEndMonth?: number) =>
      judgeDocument([{ source: 'link', text }], {
        ...CONTEXT,
        ...(yearEndMonth === undefined ? {} : { yearEndMonth }),
      }).fiscalPart;
    const january = 'Interim report January - March 2023';
    expect([of(january), of(january, 12), of(january, 6), of(january, 9)]).to.deep.equal([
      'Q1',
      'Q1',
      'Q3',
      'Q2',
    ]);
    expect(of('Quarterly report April - June 2023', 6)).to.equal('Q4');
    expect(of(january, 1), 'no quarter of the year').to.equal(undefined);
    expect(of('Interim report Q1, January - March 2023', 12)).to.equal('Q1');
  });
});
