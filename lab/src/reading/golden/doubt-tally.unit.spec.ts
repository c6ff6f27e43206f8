import type { RawStatement } from '@fde/contracts';
import { expect } from 'chai';
import { tallyDoubts, withDoubts, type DoubtedCell, type Family } from './doubt-tally.js';

const cell = (doubts: readonly string[], fault?: string): DoubtedCell => ({
  confidence: 0.6,
  doubts,
  ...(fault === undefined ? {} : { fault }),
});

const family = (name: string, cells: readonly DoubtedCell[]): Family => ({ name, cells });

describe('the doubts about judged cells', () => {
  it('are those of the statement and of the cell, and none about the name of the company', () => {
    const source = { page: 1, bbox: [0, 0, 1, 1] };
    const raw = {
      decisions: {
        scale: { value: '1', evidence: [], doubt: 'disputed' },
        company_name: { value: 'A', evidence: [], doubt: 'disputed' },
        years: { value: '2023', evidence: [] },
      },
      line_items: [
        {
          name: 'Cash',
          values: { '2022': 2, '2023': 1 },
          sources: { '2022': source, '2023': { ...source, doubt: 'cut-number' } },
        },
      ],
    } as unknown as RawStatement;
    expect(withDoubts(raw, [{ confidence: 0.6 }, { confidence: 0.6 }])).to.deep.equal([
      { confidence: 0.6, doubts: ['scale: disputed'] },
      { confidence: 0.6, doubts: ['scale: disputed', 'cut-number'] },
    ]);
  });

  it('are counted over all families, and with each family left out', () => {
    const rows = tallyDoubts([
      family('a', [cell(['cut-number'], 'wrong'), cell(['cut-number'])]),
      family('b', [cell(['cut-number']), cell(['repaired'])]),
    ]);
    expect(rows).to.deep.equal([
      { doubt: 'cut-number', cells: 3, wrong: 1, withoutOne: [0, 0.5] },
      { doubt: 'repaired', cells: 1, wrong: 0, withoutOne: [0, 0] },
    ]);
  });
});
