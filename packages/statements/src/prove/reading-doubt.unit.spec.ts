import { expect } from 'chai';

import { readStatements } from '../report/read-report.js';
import { BALANCE, CASH_FLOW, CASH_FLOW_CONTINUED, INCOME } from '../testing/drawn-report.js';
import { pageFromText } from '../testing/page-from-text.js';
import { cellConfidence } from './confidence.js';
import { doubtfulMethod, isRecognised } from './reading-doubt.js';

describe('doubts that sums do not lift', () => {
  it('bound the confidence of a proven cell, and of no other', () => {
    const proven = { proven: 3, supported: 1, failed: 0 };
    expect(cellConfidence(proven, 'layout')).to.be.at.least(0.999);
    for (const doubt of [
      'facing-pages',
      'ambiguous-columns',
      'partly-reread',
      'repaired',
    ] as const) {
      expect(cellConfidence(proven, doubtfulMethod('layout', doubt)), doubt).to.be.below(0.99);
    }
    expect(
      cellConfidence(undefined, doubtfulMethod('ocr', 'repaired')),
      'the prior of the way it was read',
    ).to.equal(0.8);
    expect(isRecognised('ocr-repaired') && !isRecognised('layout-partly-reread')).to.equal(true);
  });

  it('touch the rows beside words that only one of two readings has', () => {
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
