import { expect } from 'chai';
import {
  countLeftOut,
  documentsLeftOut,
  leftOutDocumentsIn,
  oneForEach,
} from './left-out-documents.js';

const reading = (id: number, why: 'older_file' | 'tagged_report' | 'another_company') => ({
  document_id: id,
  why,
  reason: why,
});

describe('documents left out of a series', () => {
  it('are those of which no reading stands in it', () => {
    const readings = [reading(1, 'older_file'), reading(2, 'tagged_report')];
    expect(documentsLeftOut(readings, new Set([1]))).to.deep.equal([reading(2, 'tagged_report')]);
  });

  it('have one reason each, that which speaks of the whole document first', () => {
    const readings = [
      reading(2, 'older_file'),
      reading(1, 'another_company'),
      reading(2, 'tagged_report'),
      reading(1, 'another_company'),
    ];
    const lines = documentsLeftOut(readings, new Set());
    expect(lines).to.deep.equal([reading(1, 'another_company'), reading(2, 'tagged_report')]);
    expect(countLeftOut(lines)).to.deep.equal({ missed: 1, settled: 0, replaced: 1 });
  });

  it('are told from the readings where a result of an earlier release names those alone', () => {
    const left_out = [
      { document_id: 4, extraction_id: 8, reason: 'so it is' },
      { document_id: 4, extraction_id: 9, reason: 'so it is' },
      'none',
    ];
    const line = { document_id: 4, why: 'not_compiled', reason: 'so it is' };
    expect(leftOutDocumentsIn({ left_out })).to.deep.equal([line]);
    expect(leftOutDocumentsIn({ left_out, left_out_documents: [] })).to.deep.equal([]);
    expect(leftOutDocumentsIn(null)).to.deep.equal([]);
  });

  it('stand in a list once, with their first line', () => {
    const lines = [reading(1, 'older_file'), reading(2, 'older_file'), reading(1, 'tagged_report')];
    expect(oneForEach(lines)).to.deep.equal(lines.slice(0, 2));
  });
});
