import { expect } from 'chai';

import { layOut } from '../page/index.js';
import { tableOf } from '../table/table.js';
import { pageFromText } from '../testing/page-from-text.js';
import { dealItems } from './deal-items.js';
import { frameOf, textOf } from './frame.js';

const TABLE = `
                                           Note      2023      2022
Revenue                                       4     1,000       900
Cost of sales                              5, 6      (600)     (500)
Shares held by 12 employees                            30        20
Impairment                                              -        10
Depreciation                               7(a)       (40)      (30)
`;

/** What the last line of the table is dealt out to. */
const dealt = (line: string) => {
  const layout = layOut(pageFromText(`${TABLE}${line}`))[0];
  if (layout === undefined) throw new Error('an empty page');
  const table = tableOf({ layout, from: 0, to: layout.lines.length });
  const [set] = table.sets;
  const last = layout.lines.at(-1);
  if (set === undefined || last === undefined) throw new Error('no columns');
  const { label, cells, references, dropped } = dealItems(last, frameOf(table, set, layout.lines));
  return [textOf(label), [...cells.values()].map((c) => c.value), references, dropped];
};

describe('items of a line', () => {
  const given: readonly [string, string, readonly unknown[]][] = [
    [
      'values behind a label',
      'Other income                                          120       110',
      ['Other income', [120, 110], [], []],
    ],
    [
      'a reference between them',
      'Other income                                 12       120       110',
      ['Other income', [120, 110], ['12'], []],
    ],
    [
      'two references',
      'Other income                              8, 12       120       110',
      ['Other income', [120, 110], ['8,', '12'], []],
    ],
    [
      'a nil in its column',
      'Other income                                 12         -       110',
      ['Other income', [0, 110], ['12'], []],
    ],
    [
      'a number that the label holds',
      'Class 40 bonds held                                   120       110',
      ['Class 40 bonds held', [120, 110], [], []],
    ],
    [
      'a number right of the columns',
      'Other income                                          120       110          9',
      ['Other income', [120, 110], [], ['9']],
    ],
  ];
  for (const [name, line, expected] of given)
    it(name, () => expect(dealt(line)).to.deep.equal(expected));
});
