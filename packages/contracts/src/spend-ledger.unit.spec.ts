import { expect } from 'chai';
import { decideSpend, type SpendRequest } from './spend-ledger.js';

const request = (change: Partial<SpendRequest> = {}): SpendRequest => ({
  day: '2026-01-02',
  documentId: 7,
  purpose: 'statements',
  model: 'a model',
  amount: 2,
  limits: { perDay: 10, perDocument: 5 },
  ...change,
});

describe('the rule of spending', () => {
  it('grants what stays within both limits, to the last cent', () => {
    expect(decideSpend({ day: 8, document: 3 }, request())).to.equal(undefined);
  });

  it('refuses what the day cannot bear, and says what was spent', () => {
    expect(decideSpend({ day: 8.01, document: 0 }, request())).to.deep.equal({
      granted: false,
      budget: 'day',
      spent: 8.01,
      limit: 10,
    });
  });

  it('refuses what the document cannot bear', () => {
    expect(decideSpend({ day: 4, document: 4 }, request())).to.deep.equal({
      granted: false,
      budget: 'document',
      spent: 4,
      limit: 5,
    });
  });

  it('knows no limit where none is set, or where there is no document', () => {
    const spent = { day: 1_000, document: 1_000 };
    const free = { perDay: null, perDocument: null };
    expect(decideSpend(spent, request({ limits: free }))).to.equal(undefined);
    const ofDocuments = { perDay: null, perDocument: 5 };
    expect(decideSpend(spent, request({ limits: ofDocuments, documentId: null }))).to.equal(
      undefined,
    );
  });
});
