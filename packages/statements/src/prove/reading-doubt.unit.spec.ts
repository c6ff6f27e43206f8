import { expect } from 'chai';

import { readStatements } from '../report/read-report.js';
import { BALANCE, CASH_FLOW, CASH_FLOW_CONTINUED, INCOME } from '../testing/drawn-report.js';
import { pageFromText } from '../testing/page-from-text.js';
import { cellConfidence } from './confidence.js';
import { weakerDoubt, withDoubtApart } from './reading-doubt.js';

describe('doubts that sums do not lift', () => {
  it('limit the confidence of a proven cell, and of no other', () => {
    const proven = { proven: 3, supported: 1, failed: 0 };
    expect(cellConfidence(proven, { method: 'layout' })).to.be.at.least(0.999);
    for (const doubt of ['facing-pages', 'cut-number', 'repaired', 'decimal-point'] as const) {
      expect(cellConfidence(proven, { method: 'layout', doubt }), doubt).to.be.below(0.99);
    }
    expect(
      cellConfidence(undefined, { method: 'ocr', doubt: 'repaired' }),
      'the prior of the way it was read',
    ).to.equal(0.8);
  });

  it('give way to the one that allows less', () => {
    expect(weakerDoubt(undefined, 'repaired')).to.equal('repaired');
    expect(weakerDoubt('cut-number', 'repaired')).to.equal('cut-number');
    expect(weakerDoubt('repaired', 'decimal-point')).to.equal('decimal-point');
  });

  it('are separated from the method in reports that were read earlier', () => {
    const place = { page: 1, bbox: [0, 0, 1, 1] };
    for (const [earlier, expected] of [
      [{ method: 'layout-facing-pages' }, { method: 'layout', doubt: 'facing-pages' }],
      [{ method: 'ocr-repaired' }, { method: 'ocr', doubt: 'repaired' }],
      [{ method: 'a-model' }, { method: 'a-model' }],
      [{ doubt: 'cut-number' }, { doubt: 'cut-number' }],
      [{}, {}],
    ] as const)
      expect(withDoubtApart({ ...place, ...earlier })).to.deep.equal({ ...place, ...expected });
  });

  it('apply to the rows beside words that only one of two readings has', () => {
    const pages = [INCOME, BALANCE, CASH_FLOW, CASH_FLOW_CONTINUED].map((drawing, i) =>
      pageFromText(drawing, i + 1),
    );
    const beside = pages[1]?.words.find((word) => word.text === 'Inventories');
    const box = [400, beside?.y0 ?? 0, 410, beside?.y1 ?? 0] as const;
    const { statements } = readStatements(
      pages.map((page) => (page.page === 2 ? { ...page, doubtful: [box] } : page)),
      { pageCount: 4 },
    );
    const balance = statements.find((s) => s.statement_type === 'balance_sheet');
    const unsure = balance?.line_items
      .filter((i) => Object.values(i.sources ?? {}).some((s) => (s.confidence ?? 0) < 0.99))
      .map((i) => i.name);
    expect(unsure).to.deep.equal(['Inventories']);
    expect(balance?.notes?.join()).to.contain('one of two readers');
  });
});
