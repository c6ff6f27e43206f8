import { expect } from 'chai';

import { pageFromText } from '../../testing/page-from-text.js';
import { isDataLine, isRunningText } from './line-kinds.js';
import { layOut } from '../page-layout.js';

const kindsOf = (line: string): boolean[] => {
  const read = layOut(pageFromText(`\n${line}`))[0]?.lines[0];
  if (read === undefined) throw new Error('an empty page');
  return [isDataLine(read), isRunningText(read)];
};

describe('kinds of lines of a page', () => {
  const cases: readonly [string, string, readonly boolean[]][] = [
    ['a row', 'Revenue                      1,000       900', [true, false]],
    ['a row of nils', 'Revenue                          -         -', [true, false]],
    ['a subtotal without a label', '                             1,000       900', [false, false]],
    ['a heading', 'Current assets', [false, false]],
    [
      'running text, whatever numbers it holds',
      'In 2023 the company sold 12 of its shops to a group of investors for 40 million in cash',
      [false, true],
    ],
  ];
  for (const [name, line, expected] of cases)
    it(name, () => expect(kindsOf(line)).to.deep.equal(expected));
});
