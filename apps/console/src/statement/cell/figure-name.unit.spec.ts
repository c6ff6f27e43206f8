import type { CompiledCellSource, RawStatement } from '@fde/contracts/resources';
import { expect } from 'chai';
import { figureOf } from './figure-name.js';

const row = (name: string, section: string | null, top: number) => ({
  name,
  section,
  values: { '2023': 1, '2022': 2 },
  sources: {
    '2023': { page: 3, bbox: [300, top, 340, top + 10] },
    '2022': { page: 3, bbox: [400, top, 440, top + 10] },
  },
});
const raw = {
  line_items: [row('Other', null, 100), row('Other', null, 120), row('Other', 'Assets', 140)],
} as unknown;
const source = (bbox?: readonly number[]): CompiledCellSource =>
  ({
    document_id: 1,
    extraction_id: 2,
    page: 3,
    confidence: 1,
    ...(bbox === undefined ? {} : { bbox }),
  }) as CompiledCellSource;

describe('the figure of a report that a compiled cell shows', () => {
  it('is found by its place, among rows of one name, in the column of the report', () => {
    const at = (bbox: readonly number[]) =>
      figureOf(raw as RawStatement, source(bbox), 'Other', 'FY 2022');
    expect(at([400, 120, 440, 130])).to.deep.equal({
      name: 'Other',
      section: null,
      occurrence: 1,
      year: '2022',
    });
    expect(at([300, 140, 340, 150])).to.deep.equal({
      name: 'Other',
      section: 'Assets',
      occurrence: 0,
      year: '2023',
    });
  });

  it('is not certain without a place where several rows have the name', () => {
    expect(figureOf(raw as RawStatement, source(), 'Other', '2023')).to.equal(undefined);
  });
});
