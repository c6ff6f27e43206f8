import type { CanonicalStatementType } from '@fde/contracts';
import { expect } from 'chai';
import fc from 'fast-check';

import { cellOf, rowAt } from '../testing/drawn-rows.js';
import type { Cell } from './cell.js';
import { mendSeparators } from './mend-separators.js';
import type { Row } from './rows.js';

/** A recognised number: "1.234" has three digits after what was read as a point. */
const recognised = (text: string): Cell =>
  cellOf(Number(text.replace(/[,()]/g, '')) * (text.startsWith('(') ? -1 : 1), {
    text,
    decimals: /\.(\d+)\)?$/.exec(text)?.[1]?.length ?? 0,
  });

const tableOf = (...lines: readonly (readonly string[])[]): Row[] =>
  lines.map((texts, i) =>
    rowAt(i, `Row ${i}`, [], { cells: new Map(texts.map((text, at) => [at, recognised(text)])) }),
  );

const valuesOf = (rows: readonly Row[]): number[][] =>
  rows.map((row) => [...row.cells.values()].map(({ value }) => value));

describe('a comma that was recognised as a point', () => {
  for (const { what, type, rows, expected } of [
    {
      what: 'among whole numbers',
      type: 'balance_sheet',
      rows: tableOf(['2,345'], ['3,456'], ['4,567'], ['5,678'], ['1.234']),
      expected: [2345, 3456, 4567, 5678, 1234],
    },
    {
      what: 'in brackets',
      type: 'balance_sheet',
      rows: tableOf(['2,345'], ['3,456'], ['4,567'], ['5,678'], ['(1.234)']),
      expected: [2345, 3456, 4567, 5678, -1234],
    },
    {
      what: 'not among fractions',
      type: 'balance_sheet',
      rows: tableOf(['2.345'], ['3.456'], ['4,567'], ['1.234']),
      expected: [2.345, 3.456, 4567, 1.234],
    },
    {
      what: 'not with two digits after it',
      type: 'balance_sheet',
      rows: tableOf(['2,345'], ['3,456'], ['4,567'], ['5,678'], ['1.23']),
      expected: [2345, 3456, 4567, 5678, 1.23],
    },
    {
      what: 'not in an amount per share, in a row of its kind',
      type: 'income_statement',
      rows: tableOf(['2,345'], ['3,456'], ['4,567'], ['5,678'], ['1.234']),
      expected: [2345, 3456, 4567, 5678, 1.234],
    },
    {
      what: 'in a row of an income statement whose other numbers are whole',
      type: 'income_statement',
      rows: tableOf(
        ['2,345', '1,2'],
        ['3,456', '1,2'],
        ['4,567', '12'],
        ['5,678', '12'],
        ['1.234', '987'],
      ),
      expected: [2345, 12, 3456, 12, 4567, 12, 5678, 12, 1234, 987],
    },
  ] satisfies readonly {
    readonly what: string;
    readonly type: CanonicalStatementType;
    readonly rows: Row[];
    readonly expected: readonly number[];
  }[])
    it(what, () => expect(valuesOf(mendSeparators(type, rows)).flat()).to.deep.equal(expected));

  it('is marked as repaired', () => {
    const rows = tableOf(['2,345'], ['3,456'], ['4,567'], ['5,678'], ['1.234']);
    const cell = mendSeparators('balance_sheet', rows).at(-1)?.cells.get(0);
    expect([cell?.doubt, cell?.decimals, cell?.text]).to.deep.equal(['repaired', 0, '1.234']);
  });

  it('changes no whole number, and nothing if no number is in doubt', () => {
    const whole = fc.integer({ min: 0, max: 999_999 }).map((n) => n.toLocaleString('en-US'));
    const text = fc.oneof(
      { weight: 5, arbitrary: whole },
      { weight: 1, arbitrary: fc.constant('1.234') },
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 12 }), (lines) => {
        const rows = tableOf(...lines);
        const mended = mendSeparators('balance_sheet', rows);
        mended.forEach((row, i) =>
          row.cells.forEach((cell, at) => {
            const before = rows[i]?.cells.get(at);
            if (before?.decimals === 0) expect(cell).to.equal(before);
            else expect([1.234, 1234]).to.include(cell.value);
          }),
        );
      }),
    );
  });
});
