import type { BoundingBox } from '@fde/contracts';
import { expect } from 'chai';

import { inkOfPage } from './ink-of-page.js';

const at: BoundingBox = [1, 2, 3, 4];

describe('the ink of a page', () => {
  const ink = [
    { text: 'Revenue', rule: 'label', page: 7, bbox: at },
    { text: '12', rule: 'reference to a note', page: 7, bbox: at },
    { text: 'Qxm', page: 7, bbox: at },
    { text: 'Cash', rule: 'label', page: 8, bbox: at },
    { text: '2023', rule: 'number or date' },
  ];
  const boxes = inkOfPage(
    [
      {
        statement_type: 'income_statement',
        pages: [7],
        score: 1,
        proven: 1,
        chosen: true,
        reasons: [],
        rules: [],
        ink,
      },
    ],
    7,
  );

  it('is boxed once for each mark on the page', () => {
    expect(boxes).to.have.length(3);
  });

  it('shows what no rule explains in a colour of its own, and strongest', () => {
    const [label, reference, unexplained] = boxes;
    expect(new Set(boxes.map(({ colour }) => colour))).to.have.property('size', 3);
    expect(unexplained?.thickness).to.be.greaterThan(label?.thickness ?? Infinity);
    expect(unexplained?.thickness).to.be.greaterThan(reference?.thickness ?? Infinity);
  });
});
