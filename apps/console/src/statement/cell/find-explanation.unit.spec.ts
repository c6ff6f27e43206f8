import type { CellExplanation, CompiledCellSource } from '@fde/contracts/resources';
import { expect } from 'chai';
import { explanationOf, type ExplainedRow } from './find-explanation.js';

const source = (extraction_id: number, bbox?: [number, number, number, number]) =>
  ({
    document_id: 1,
    extraction_id,
    page: 7,
    confidence: 1,
    ...(bbox === undefined ? {} : { bbox }),
  }) satisfies CompiledCellSource;

const cell = (
  item: string,
  taken: CompiledCellSource,
  extra: Partial<CellExplanation> = {},
): CellExplanation => ({
  item,
  section: null,
  unit: 'money',
  currency: 'EUR',
  scale: 1,
  year: '2020',
  value: 1,
  why: 'It is printed.',
  confidence: 1,
  checks: [],
  printings: [{ ...taken, name: item, value: 1, verdict: 'taken' }],
  ...extra,
});

const row: ExplainedRow = { name: 'Basic', section: null, unit: 'money', year: '2020' };

describe('the explanation of a figure', () => {
  const [first, second] = [source(1, [1, 2, 3, 4]), source(1, [5, 6, 7, 8])];

  it('is that of the figure at the same place, where rows share a name', () => {
    const cells = [cell('Basic (1)', first), cell('Basic (2)', second)];
    expect(explanationOf(cells, row, second)?.item).to.equal('Basic (2)');
  });

  it('is that of the row in the same section and unit, where figures have no place', () => {
    const bare = source(1);
    const cells = [
      cell('A', bare, { section: 'Shares', unit: 'shares' }),
      cell('B', bare),
      cell('C', source(2)),
    ];
    expect(explanationOf(cells, row, bare)?.item).to.equal('B');
  });

  it('is none where two may be meant, or none is', () => {
    const bare = source(1);
    expect(explanationOf([cell('A', bare), cell('B', bare)], row, bare)).to.equal(undefined);
    expect(explanationOf([], row, bare)).to.equal(undefined);
  });
});
