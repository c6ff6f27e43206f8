import type { CanonicalStatementType, RawLineItem } from '@fde/contracts';
import { expect } from 'chai';
import { labelOf } from '../../concepts/label.js';
import { lineItems, type PrintedRow } from '../../testing/printed-rows.js';
import { isNested, openSections, sectionKey } from './section.js';

const line = (
  name: string,
  section: string | null,
  more: Partial<RawLineItem> = {},
): PrintedRow => [name, [1, 1], { section, ...more }];
const total = (name: string, section: string | null): PrintedRow =>
  line(name, section, { is_total: true });
const open = (
  rows: readonly PrintedRow[],
  type: CanonicalStatementType = 'balance_sheet',
): string[] =>
  openSections(type, lineItems(rows)).map((path) => path.map(({ printed }) => printed).join(' > '));

describe('The headings that are open at a row', () => {
  for (const { what, given, expected } of [
    {
      what: 'are those of its section, outermost first',
      given: [line('Inventories', 'Assets > Current assets')],
      expected: ['Assets > Current assets'],
    },
    { what: 'are none without a section', given: [line('Goodwill', null)], expected: [''] },
    {
      what: 'are still open at their own total, and end there',
      given: [
        line('Inventories', 'Current assets'),
        total('Total current assets', 'Current assets'),
        line('Goodwill', 'Current assets'),
      ],
      expected: ['Current assets', 'Current assets', ''],
    },
    {
      what: 'stay open at the total of a part of them',
      given: [
        line('Inventories', 'Assets > Current assets'),
        total('Total current assets', 'Assets > Current assets'),
        line('Goodwill', 'Assets > Current assets'),
      ],
      expected: ['Assets > Current assets', 'Assets > Current assets', 'Assets'],
    },
    {
      what: 'stay open at a total with another name',
      given: [total('Total receivables', 'Current assets'), line('Inventories', 'Current assets')],
      expected: ['Current assets', 'Current assets'],
    },
    {
      what: 'stay open at an unlabelled sum',
      given: [total('', 'Current assets'), line('Inventories', 'Current assets')],
      expected: ['Current assets', 'Current assets'],
    },
    {
      what: 'end at a total known only by its name',
      given: [line('Total current assets', 'Current assets'), line('Goodwill', 'Current assets')],
      expected: ['Current assets', ''],
    },
    {
      what: 'end in one branch only: the heading with the same name on the other side stays',
      given: [
        total('Total current', 'Assets > Current'),
        line('Goodwill', 'Assets > Current'),
        line('Payables', 'Liabilities > Current'),
      ],
      expected: ['Assets > Current', 'Assets', 'Liabilities > Current'],
    },
    {
      what: 'are distinguished by words, not by spaces around the separator',
      given: [line('Inventories', ' Assets>Current assets > ')],
      expected: ['Assets > Current assets'],
    },
  ])
    it(what, () => {
      expect(open(given)).to.deep.equal(expected);
    });

  for (const { given, expected } of [
    { given: 'Net cash provided by operating activities', expected: '' },
    { given: 'Net cash flows from operating activities', expected: '' },
    { given: 'Cash generated from operations', expected: 'Cash flows from operating activities' },
    {
      given: 'Net cash used in investing activities',
      expected: 'Cash flows from operating activities',
    },
  ])
    it(`of an activity ${expected === '' ? 'end' : 'stay open'} at "${given}"`, () => {
      const heading = 'Cash flows from operating activities';
      const rows = [total(given, heading), line('Purchase of plant', heading)];
      expect(open(rows, 'cash_flow_statement')).to.deep.equal([heading, expected]);
    });
});

describe('Paths of headings', () => {
  const path = (text: string) => (text === '' ? [] : text.split(' > ').map(labelOf));

  for (const { given, expected } of [
    { given: ['Current assets', 'CURRENT ASSETS:'], expected: true },
    { given: ['Assets > Current', 'Assets > Current'], expected: true },
    { given: ['Note 3 receivables', 'Note 4 receivables'], expected: true },
    { given: ['Assets > Current', 'Current > Assets'], expected: false },
    { given: ['Current assets', 'Non-current assets'], expected: false },
  ] as const)
    it(`${given.join(' and ')} have ${expected ? 'one key' : 'two keys'}`, () => {
      expect(sectionKey(path(given[0])) === sectionKey(path(given[1]))).to.equal(expected);
    });

  for (const { given, expected } of [
    { given: ['', 'Assets > Current'], expected: true },
    { given: ['Assets', 'Assets > Current'], expected: true },
    { given: ['Assets > Current', 'Assets > Current'], expected: true },
    { given: ['Current', 'Assets > Current'], expected: false },
    { given: ['Assets > Current', 'Assets > Non-current'], expected: false },
  ] as const)
    it(`"${given[0]}" is ${expected ? '' : 'not '}the beginning of "${given[1]}", either way round`, () => {
      expect(isNested(path(given[0]), path(given[1]))).to.equal(expected);
      expect(isNested(path(given[1]), path(given[0]))).to.equal(expected);
    });
});
