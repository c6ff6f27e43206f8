import { expect } from 'chai';
import type { Discovery } from './discover-site.js';
import { discoveryLines, discoveryResult } from './discovery-result.js';

const document = (url: string, documentType: 'annual_report' | 'other', fiscalYear: number) =>
  ({
    url,
    judgement: {
      documentType,
      fiscalYear,
      yearUncertain: fiscalYear < 2020,
      confidence: 0.8,
      title: `Document of ${fiscalYear}`,
    },
  }) as Discovery['documents'][number];
const discovery: Discovery = {
  report: {
    outcome: { code: 'partly_read', message: 'in part', complete: false },
    documents: [],
    packages: [{ url: 'https://a.example/r.zip', title: 'Package 2022' }],
    pagesRead: [],
    notes: ['a page was left'],
  },
  documents: [
    document('https://a.example/o.pdf', 'other', 2023),
    document('https://a.example/19.pdf', 'annual_report', 2019),
    document('https://a.example/22.pdf', 'annual_report', 2022),
  ],
  outcome: 'partly_read',
  message: 'in part',
  pages: 3,
  seconds: 1.234,
};

describe('the result of a discovery', () => {
  it('says how it ended, and lists each document with its type and year', () => {
    const result = discoveryResult(discovery);
    expect(result).to.include({ status: 'partial', outcome: 'partly_read', seconds: 1.2 });
    expect(result.documents[1]).to.include({ document_type: 'annual_report', fiscal_year: 2019 });
    expect(discoveryResult({ ...discovery, report: undefined }).status).to.equal('failed');
  });

  it('shows the annual reports first, from the newest, and marks years that are in doubt', () => {
    const lines = discoveryLines(discoveryResult(discovery));
    expect(lines.map((line) => line.slice(0, 20).trim())).to.deep.equal([
      '2022  annual_report',
      '2019? annual_report',
      '2023  other',
      'package',
      'note: a page was lef',
      'partly read (partly_',
    ]);
  });
});
