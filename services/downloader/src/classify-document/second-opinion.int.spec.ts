import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgetedModel, DEFAULT_PRICES, FileSpendLedger, OpenAiModel } from '@fde/language-model';
import type { Classification } from '@fde/report-classification';
import { StandInModel } from '@fde/testing/stand-in-model';
import { expect } from 'chai';
import { isDoubtful, opinionFrom, weighOpinion, type Opinion } from './second-opinion.js';

const decided: Classification = {
  documentType: 'other',
  fiscalYear: 2024,
  yearUncertain: true,
  fiscalPart: undefined,
  confidence: 0.4,
  variant: undefined,
  language: 'en',
  reasons: ['its names say nothing'],
  statements: 'unknown',
  decidedBy: 'names',
};
const opinion: Opinion = { type: 'annual_report', fiscalYear: 2022, model: 'm' };

describe('A second opinion on a document', () => {
  it('is asked for only in doubt', () => {
    expect(isDoubtful(decided)).to.equal(true);
    expect(isDoubtful({ ...decided, confidence: 0.84 })).to.equal(false);
  });

  it('makes the rules surer if it agrees', () => {
    expect(weighOpinion(decided, { ...opinion, type: 'other' })).to.deep.include({
      documentType: 'other',
      confidence: 0.6,
      decidedBy: 'names',
    });
  });

  it('decides if it differs, and says so', () => {
    const weighed = weighOpinion(decided, opinion);
    expect(weighed).to.deep.include({
      documentType: 'annual_report',
      fiscalYear: 2022,
      confidence: 0.6,
      decidedBy: 'language_model',
    });
    expect(weighed.reasons.join()).to.contain('the rules, in doubt, said other');
  });

  it('does not move a year that the rules are sure of', () => {
    expect(weighOpinion({ ...decided, yearUncertain: false }, opinion)).to.include({
      fiscalYear: 2024,
    });
  });

  it('changes nothing if the model gives none', () => {
    expect(weighOpinion(decided, undefined)).to.equal(decided);
    expect(weighOpinion(decided, { ...opinion, type: undefined })).to.equal(decided);
  });

  it('comes from a short question, and a fault of the model is only logged', async () => {
    const standIn = await StandInModel.start({
      answer: () => ({ type: 'annual_report', fiscal_year: 2022 }),
    });
    const folder = await mkdtemp(join(tmpdir(), 'second-opinion-'));
    try {
      const adapter = new OpenAiModel({
        apiKey: undefined,
        model: 'm',
        baseUrl: standIn.openAiUrl,
        timeoutMs: 5000,
        now: Date.now,
      });
      const ask = opinionFrom({
        model: budgetedModel(adapter, {
          ledger: new FileSpendLedger(folder),
          limits: { perDay: null, perDocument: null },
          prices: DEFAULT_PRICES,
          now: Date.now,
        }),
        cache: undefined,
      });
      const warnings: string[] = [];
      const say = (): void => undefined;
      const log = {
        debug: say,
        info: say,
        error: say,
        warn: (message: string) => {
          warnings.push(message);
        },
      };
      const names = {
        documentId: 3,
        fileName: 'doc.pdf',
        url: 'https://example.com/doc.pdf',
        title: 'Our year',
        beginning: 'Annual Report '.repeat(500),
      };
      expect(await ask(names, log, new AbortController().signal)).to.deep.equal({
        type: 'annual_report',
        fiscalYear: 2022,
        model: 'm',
      });
      expect(standIn.requests[0]?.question.text.length).to.be.below(3000);
      standIn.misbehave({ kind: 'status', status: 500 });
      expect(await ask(names, log, new AbortController().signal)).to.equal(undefined);
      expect(warnings).to.have.length(1);
    } finally {
      await standIn.stop();
      await rm(folder, { recursive: true });
    }
  });
});
