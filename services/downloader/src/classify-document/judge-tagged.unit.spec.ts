import { expect } from 'chai';
import { judgeTagged } from './judge-tagged.js';

const year = { kind: 'duration', start: '2024-02-01', end: '2025-01-31' } as const;

describe('classifying a tagged report', () => {
  it('takes the form and the fiscal year that it states', () => {
    const judged = judgeTagged(
      { documentType: '10-K', fiscalYear: 2024, period: year, contradictions: [] },
      [],
    );
    expect(judged).to.include({ type: 'annual_report', confidence: 0.99 });
    expect(judged.year?.year).to.equal(2024);
  });

  it('tells a quarter by its form and by its length', () => {
    const quarter = { kind: 'duration', start: '2024-01-01', end: '2024-03-31' } as const;
    expect(judgeTagged({ documentType: '10-Q/A', contradictions: [] }, []).type).to.equal(
      'quarterly_report',
    );
    expect(judgeTagged({ period: quarter, contradictions: [] }, []).type).to.equal(
      'quarterly_report',
    );
  });

  it('tells halves and nine months by their length, and the part of the year as it is stated', () => {
    const typeUntil = (end: string) =>
      judgeTagged(
        { period: { kind: 'duration', start: '2024-01-01', end }, contradictions: [] },
        [],
      ).type;
    expect(['2024-06-30', '2024-09-30', '2024-05-01'].map(typeUntil)).to.deep.equal([
      'half_year_report',
      'quarterly_report',
      undefined,
    ]);
    const partOf = (covered: string) => judgeTagged({ covered, contradictions: [] }, []).fiscalPart;
    expect(['Q2', 'HY', 'FY', 'CY'].map(partOf)).to.deep.equal(['Q2', 'H1', undefined, undefined]);
  });

  it('knows an annual report of a taxonomy without forms by its year', () => {
    const judged = judgeTagged({ period: year, language: 'de-DE', contradictions: [] }, []);
    expect(judged).to.include({ type: 'annual_report', language: 'de' });
    expect(judged.year?.year).to.equal(2025);
  });

  it('says nothing where nothing is stated', () => {
    expect(judgeTagged({ contradictions: [] }, [])).to.include({ type: undefined, confidence: 0 });
  });
});
