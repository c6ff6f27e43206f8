import type { Check, RawStatement, ReadingDoubt } from '@fde/contracts';
import { expect } from 'chai';
import { cellKey } from '../identities/cell-key.js';
import { statementOfRows } from '../testing/printed-rows.js';
import { evidenceOf, provenCells } from './cell-evidence.js';

const CHECK: Check = {
  kind: 'sum',
  description: '',
  year: '2023',
  holds: true,
  expected: 100,
  actual: 100,
  rows: [0, 1],
  severity: 'error',
};
const statement = (
  checks: readonly Partial<Check>[],
  more: { method?: string; doubt?: ReadingDoubt } = {},
): RawStatement => {
  const raw = statementOfRows('income_statement', [
    ['Revenue', [100, 90]],
    ['Fees', [100, 80]],
    ['Rents', [5, 4]],
  ]);
  const { method = 'layout', doubt } = more;
  return {
    ...raw,
    method,
    checks: checks.map((check) => ({ ...CHECK, ...check })),
    line_items: raw.line_items.map((item, at) =>
      at !== 1 || doubt === undefined
        ? item
        : { ...item, sources: { ...item.sources, 2023: { page: 1, bbox: [0, 0, 1, 1], doubt } } },
    ),
  };
};
const of = (raw: RawStatement, row = 0, year = '2023') => evidenceOf(raw).get(cellKey(row, year));

describe('The identities of a cell', () => {
  for (const { what, given, expected } of [
    {
      what: 'a sum that holds',
      given: statement([{}]),
      expected: { proven: 1, supported: 0, failed: 0 },
    },
    {
      what: 'two that hold',
      given: statement([{}, {}]),
      expected: { proven: 2, supported: 0, failed: 0 },
    },
    {
      what: 'one that fails',
      given: statement([{ holds: false }]),
      expected: { proven: 0, supported: 0, failed: 1 },
    },
    {
      what: 'one that fails but is only a warning',
      given: statement([{ holds: false, severity: 'warning' }]),
      expected: { proven: 0, supported: 0, failed: 0 },
    },
    {
      what: 'earnings per share, which hold at any power of ten',
      given: statement([{ kind: 'eps' }]),
      expected: { proven: 0, supported: 1, failed: 0 },
    },
    {
      what: 'one in which another number was repaired to close it',
      given: statement([{}], { doubt: 'repaired' }),
      expected: { proven: 0, supported: 1, failed: 0 },
    },
    {
      what: 'one in which another number is in doubt for another reason',
      given: statement([{}], { doubt: 'cut-number' }),
      expected: { proven: 1, supported: 0, failed: 0 },
    },
    {
      what: 'one that holds within rounding',
      given: statement([{ actual: 101 }]),
      expected: { proven: 1, supported: 0, failed: 0 },
    },
    {
      what: 'one that holds within rounding, in recognised text',
      given: statement([{ actual: 101 }], { method: 'ocr' }),
      expected: { proven: 0, supported: 1, failed: 0 },
    },
    {
      what: 'one that holds exactly, in recognised text',
      given: statement([{}], { method: 'ocr' }),
      expected: { proven: 1, supported: 0, failed: 0 },
    },
    { what: 'one of another year', given: statement([{ year: '2022' }]), expected: undefined },
    { what: 'one of other rows', given: statement([{ rows: [1, 2] }]), expected: undefined },
    {
      what: 'one of a year that the statement does not have',
      given: statement([{ year: '2015' }]),
      expected: undefined,
    },
  ])
    it(`are ${JSON.stringify(expected)}: ${what}`, () => {
      expect(of(given)).to.deep.equal(expected);
    });
});

describe('A cell is proven', () => {
  for (const { what, given, expected } of [
    { what: 'by one identity that holds', given: [{}], expected: true },
    { what: 'not by one that fails', given: [{ holds: false }], expected: false },
    {
      what: 'not by one that holds beside one that fails',
      given: [{}, { holds: false }],
      expected: false,
    },
    {
      what: 'by one that holds beside a warning',
      given: [{}, { holds: false, severity: 'warning' }],
      expected: true,
    },
    { what: 'not by mere support', given: [{ kind: 'eps' }], expected: false },
    { what: 'not without an identity', given: [], expected: false },
  ] satisfies readonly { what: string; given: Partial<Check>[]; expected: boolean }[])
    it(what, () => {
      expect(provenCells(statement(given)).has(cellKey(0, '2023'))).to.equal(expected);
    });
});
