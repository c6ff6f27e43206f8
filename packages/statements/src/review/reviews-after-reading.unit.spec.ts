import { expect } from 'chai';
import type { BoundingBox, RawStatement, SettledReview } from '@fde/contracts';
import { proveStatement } from '../prove/prove-statement.js';
import { statementOfRows } from '../testing/printed-rows.js';
import { reviewsAfterReading } from './reviews-after-reading.js';

const READ_BOX: BoundingBox = [0, 0, 10, 10];
const corrected: SettledReview = {
  review_id: 4,
  decision: null,
  item: { name: 'Revenue', section: null, occurrence: 0, year: '2023' },
  read: { value: 18, page: 1, bbox: [...READ_BOX] },
  given: { verdict: 'correct', value: 13, page: null, bbox: null, comment: null, by: null },
  at: '2026-03-01T09:30:00.000Z',
};
const scale: SettledReview = {
  ...corrected,
  review_id: 5,
  decision: 'scale',
  item: null,
  read: { value: '1000', page: 1, bbox: null },
  given: { ...corrected.given, value: 1_000_000 },
};

const reading = (
  label: string,
  bbox: BoundingBox,
  scaleRead = '1000',
  value = 18,
): RawStatement => {
  const raw = proveStatement({
    ...statementOfRows('income_statement', [[label, [value, 17]]]),
    decisions: { scale: { value: scaleRead, evidence: [] } },
  });
  const source = { page: 1, bbox, confidence: 0.999 };
  return {
    ...raw,
    line_items: raw.line_items.map((row) => ({
      ...row,
      sources: { 2023: source, 2022: { ...source, bbox: [20, 0, 30, 10] } },
    })),
  };
};
const after = (raw: unknown) => {
  const { lapsed, questions } = reviewsAfterReading(raw, [corrected, scale]);
  return [
    lapsed,
    questions.map(({ decision, item, reasons }) => [decision ?? item?.name, reasons[0]?.rule]),
  ];
};

describe('Reviews of a statement that is read again', () => {
  it('hold if label, page and box still hold', () => {
    expect(after(reading('Revenue', [1, 0, 11, 10]))).to.deep.equal([[], []]);
  });

  it('hold if the same number is printed elsewhere on the page, or what the person said', () => {
    expect(after(reading('Revenue', [200, 300, 210, 310]))).to.deep.equal([[], []]);
    expect(after(reading('Revenue', READ_BOX, '1000', 13))).to.deep.equal([[], []]);
  });

  it('lapse if another number is read there, and are asked again whatever proves it', () => {
    expect(after(reading('Revenue', READ_BOX, '1000', 19))).to.deep.equal([
      [4],
      [['Revenue', 'lapsed']],
    ]);
  });

  it('lapse if the row is gone, or something else was decided', () => {
    expect(after(reading('Cost of sales', READ_BOX, '1'))).to.deep.equal([
      [4, 5],
      [
        ['scale', 'lapsed'],
        ['Revenue', 'lapsed'],
      ],
    ]);
  });

  it('lapse if a client stores something that is not a statement', () => {
    expect(after({})).to.deep.equal([[4, 5], []]);
  });
});
