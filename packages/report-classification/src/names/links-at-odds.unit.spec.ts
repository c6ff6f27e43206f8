import { expect } from 'chai';
import type { NameEvidence } from './evidence.js';
import { judgeDocument, type NameJudgement } from './judge-document.js';

const judge = (file: string, ...links: readonly string[]): NameJudgement => {
  const evidence: readonly NameEvidence[] = [
    ...links.map((text): NameEvidence => ({ source: 'link', text })),
    { source: 'file', text: file },
  ];
  return judgeDocument(evidence, { companyName: 'Acme', nowYear: 2024 });
};

describe('a file that links call two things', () => {
  it('is what its own name says, whichever link comes first', () => {
    const report = judge('annual-report-2023.pdf', 'Q4 Presentation 2024', 'Annual Report 2023');
    expect(report).to.include({ documentType: 'annual_report', fiscalYear: 2023 });
    const notice = judge('agm-notice-2024.pdf', 'Annual Report 2022', 'Notice of AGM 2024');
    expect(notice.documentType).to.equal('proxy_statement');
  });

  it('is the annual report in doubt where its name says nothing', () => {
    for (const other of ['Notice of AGM 2024', 'Sustainability Report 2023', 'CEO letter']) {
      const sure = judge('77.pdf', 'Annual Report 2023');
      for (const links of [
        [other, 'Annual Report 2023'],
        ['Annual Report 2023', other],
      ]) {
        const judged = judge('77.pdf', ...links);
        expect(judged, other).to.include({ documentType: 'annual_report', fiscalYear: 2023 });
        expect(judged.confidence, other).to.be.below(sure.confidence);
        expect(judged.reasons.join(), other).to.include('but another link to it says');
      }
    }
  });

  it('is none of them where the links name many kinds and its name none', () => {
    const judged = judge('77.pdf', 'Annual Report 2023', 'Notice of AGM', 'Q1 report');
    expect(judged.documentType).to.equal('other');
  });

  it('is of the year that its name has', () => {
    const judged = judge('ar-2023.pdf', 'Annual Report 2022', 'Annual Report 2023');
    expect(judged).to.include({ documentType: 'annual_report', fiscalYear: 2023 });
  });

  it('stands in for others where links give it the years of many reports', () => {
    const links = ['Annual Report 2023', 'Annual Report 2022', 'Annual Report 2021'];
    expect(judge('sample.pdf', ...links).documentType).to.equal('other');
    expect(judge('ar-2022.pdf', ...links)).to.include({
      documentType: 'annual_report',
      fiscalYear: 2022,
    });
  });
});
