import { expect } from 'chai';

import { layoutOf } from '../testing/laid-out.js';
import { withoutColumnNumbers } from './column-numbers.js';

/** The lines of a drawing that are left. */
const left = (drawing: string): number =>
  withoutColumnNumbers([layoutOf(drawing)])[0]?.lines.length ?? 0;

describe('the line in which a form numbers its columns', () => {
  for (const line of [
    'a                b          c          1            2',
    'a                b          c',
    'c          5            6',
    '1                2          3          4',
    '            1            2         3=1+2           4',
    'А                Б          1            2',
    'a                      řádku          1            2          3',
  ])
    it(`is left out: ${line.replace(/ +/g, ' ')}`, () => expect(left(line)).to.equal(0));

  for (const [line, why] of [
    ['Cash             1          2', 'it has a label'],
    ['                 1          2', 'two small numbers may be a row without a label'],
    ['                 5          7          9', 'it does not count'],
    ['                 A          B', 'two letters may be the heads of classes'],
    ['A    Zásoby                 1          2', 'a row has a letter and a label'],
    ['A                           12', 'a row may be called by a letter'],
    ['                (1)         2          3', 'an amount below zero counts nothing'],
  ] as const)
    it(`is none: ${why}`, () => expect(left(line)).to.equal(1));
});
