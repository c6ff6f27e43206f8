import { expect } from 'chai';
import type { JudgedDocument } from './judged-document.js';
import { withOpinion, type AskAboutLinks } from './second-opinion.js';

const document = (
  title: string,
  judgement: Partial<JudgedDocument['judgement']> = {},
): JudgedDocument =>
  ({
    url: `https://example.com/${title}.pdf`,
    judgement: {
      documentType: 'other',
      variant: undefined,
      fiscalYear: 2023,
      yearUncertain: true,
      title,
      language: undefined,
      confidence: 0.3,
      typeConfidence: 0.3,
      yearConfidence: 0.4,
      reasons: [],
      ...judgement,
    },
  }) as Partial<JudgedDocument> as JudgedDocument;
const say = (): void => undefined;
const log = { debug: say, info: say, warn: say, error: say };
const { signal } = new AbortController();

describe('A second opinion on links', () => {
  let received: readonly { readonly text: string }[] = [];
  const ask: AskAboutLinks = (_company, links) => {
    received = links;
    return Promise.resolve({ annual: [1, 9], model: 'm' });
  };
  beforeEach(() => {
    received = [];
  });

  it('is asked for where no annual report is sure, about the doubtful documents alone', async () => {
    const found = [
      document('a'),
      document('press', { documentType: 'press_release', typeConfidence: 0.9 }),
      document('b'),
    ];
    const judged = await withOpinion(found, 'Example', ask, log, signal);
    expect(received.map((link) => link.text)).to.deep.equal(['a', 'b']);
    expect(judged.map((one) => one.judgement.documentType)).to.deep.equal([
      'other',
      'press_release',
      'annual_report',
    ]);
    expect(judged[2]?.judgement.confidence).to.be.at.most(0.5);
    expect(judged[2]?.judgement.reasons.join()).to.contain('m takes it for an annual report');
  });

  it('is not asked for where a report is sure, nothing is doubtful, or nobody can be asked', async () => {
    const sure = document('report', {
      documentType: 'annual_report',
      confidence: 0.8,
      typeConfidence: 0.9,
    });
    expect(await withOpinion([sure, document('a')], 'Example', ask, log, signal)).to.have.length(2);
    expect(await withOpinion([], 'Example', ask, log, signal)).to.deep.equal([]);
    expect(received).to.deep.equal([]);
    const found = [document('a')];
    expect(await withOpinion(found, 'Example', undefined, log, signal)).to.equal(found);
    expect(
      await withOpinion(found, 'Example', () => Promise.resolve(undefined), log, signal),
    ).to.deep.equal(found);
  });
});
