import type { ReviewRecord } from '@fde/event-log';
import { expect } from 'chai';
import { tallyRules } from './wrong-rules.js';

const review = (
  id: number,
  verdict: 'correct' | 'confirm' | 'not-on-this-page',
  rule: string,
  decision: string | null = null,
): ReviewRecord => ({
  id,
  extraction_id: 1,
  document_id: 1,
  company_id: 1,
  statement_type: 'balance_sheet',
  decision,
  item: decision === null ? { name: 'Cash', section: null, occurrence: 0, year: '2024' } : null,
  value: 1,
  page: 3,
  bbox: null,
  doubt: 0.1,
  weight: 1,
  importance: 0.1,
  reasons: [{ about: 'reading', says: '', rule }],
  kind: 'reading',
  cause: '',
  state: 'settled',
  given: { verdict, value: 2, page: null, bbox: null, comment: null, by: null, at: '' },
  created_at: new Date(0),
  updated_at: new Date(0),
  version: 1,
});

describe('Rules that people found wrong', () => {
  it('are counted with how often they were right, the most often wrong first', () => {
    const scale = {
      scale: { value: '1', evidence: [{ source: 'notes', says: '1', weight: 0.5 }] },
    };
    const settled = [
      { review: review(1, 'correct', 'repaired'), decisions: undefined },
      { review: review(2, 'not-on-this-page', 'repaired'), decisions: undefined },
      { review: review(3, 'confirm', 'repaired'), decisions: undefined },
      { review: review(4, 'confirm', 'cut-number'), decisions: undefined },
      { review: review(5, 'correct', 'guessed', 'scale'), decisions: scale },
    ];
    expect(tallyRules(settled)).to.deep.equal([
      { rule: 'reading: repaired', corrected: 1, notOnThePage: 1, confirmed: 1, reviews: [1, 2] },
      { rule: 'scale: notes', corrected: 1, notOnThePage: 0, confirmed: 0, reviews: [5] },
    ]);
  });
});
