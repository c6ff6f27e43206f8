import { expect } from 'chai';

import { labelOf } from './label.js';
import { activityIn, dilutionIn, sideIn, termIn } from './statement-part.js';

describe('the part of a statement that a label names', () => {
  for (const [label, expected] of [
    ['Total current assets', ['assets', 'current', undefined, undefined]],
    ['Non-current liabilities', ['liabilities', 'noncurrent', undefined, undefined]],
    ['Net assets', ['equity', undefined, undefined, undefined]],
    // Its signs hold those of "assets".
    ['純資産の部', ['equity', undefined, undefined, undefined]],
    ['Assets and liabilities', [undefined, undefined, undefined, undefined]],
    ['Current portion of long-term debt', [undefined, 'current', undefined, undefined]],
    ['Net cash used in investing activities', [undefined, undefined, 'investing', undefined]],
    ['Diluted', [undefined, undefined, undefined, 'diluted']],
    ['Basic and diluted', [undefined, undefined, undefined, undefined]],
  ] as const)
    it(label, () => {
      const read = labelOf(label);
      expect([sideIn(read), termIn(read), activityIn(read), dilutionIn(read)]).to.deep.equal(
        expected,
      );
    });
});
