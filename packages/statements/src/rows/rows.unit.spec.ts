import { expect } from 'chai';
import fc from 'fast-check';

import { readStatements } from '../report/read-report.js';
import { pageFromText } from '../testing/page-from-text.js';
import { statementOf } from '../testing/read-drawn-report.js';
import { drawnTable } from '../testing/laid-out.js';
import { readRows, type RowsRead } from './rows.js';

const DRAWN = pageFromText(`
CONSOLIDATED STATEMENTS OF CASH FLOWS
(In thousands of euros)
                                              2023      2022
CASH FLOWS FROM OPERATING ACTIVITIES
Income before tax                              400       300
Depreciation                                   100       100
Net cash flows from operating activities       500       400
CASH FLOWS FROM INVESTING ACTIVITIES
Additions to property                         (200)     (150)
Net cash flows used in investing activities   (200)     (150)
CASH FLOWS FROM FINANCING ACTIVITIES
Payment of dividends                          (100)     (150)
Net cash flows used in financing activities   (100)     (150)
NET INCREASE IN CASH AND CASH EQUIVALENTS      200       100
CASH AND CASH EQUIVALENTS
  AT BEGINNING OF YEAR                         300       200
CASH AND CASH EQUIVALENTS
  AT END OF YEAR (Note 4)                      500       300
`);

/** Words in capitals are bold, references in brackets are not. */
const PAGE = {
  ...DRAWN,
  words: DRAWN.words.map((word) => ({ ...word, bold: /^[A-Z]{2,}$/.test(word.text) })),
};

describe('rows', () => {
  it('have the typeface of their words, whatever that of a reference after them', () => {
    const raw = statementOf(readStatements([PAGE], { pageCount: 1 }), 'cash_flow_statement');
    expect(raw.line_items.slice(-2).map((item) => item.name)).to.deep.equal([
      'CASH AND CASH EQUIVALENTS AT BEGINNING OF YEAR',
      'CASH AND CASH EQUIVALENTS AT END OF YEAR (Note 4)',
    ]);
  });
});

/**
 * A drawn row: words, perhaps with a number among them, a reference to a note, and a value for each
 * year.
 */
interface DrawnRow {
  readonly words: readonly string[];
  readonly note: number | undefined;
  readonly values: readonly (number | undefined)[];
}

const LABEL = 44;
const NOTE = 6;
const COLUMN = 14;
const YEARS = [2023, 2022, 2021];

const written = (value: number | undefined): string => {
  if (value === undefined) return '';
  if (value === 0) return '-';
  const digits = Math.abs(value).toLocaleString('en-US');
  return value < 0 ? `(${digits})` : digits;
};

const lineOf = ({ words, note, values }: DrawnRow): string =>
  words.join(' ').padEnd(LABEL) +
  String(note ?? '').padStart(NOTE) +
  values.map((v) => written(v).padStart(COLUMN)).join('');

const HEADER = [
  '',
  ' '.repeat(LABEL) + 'Note'.padStart(NOTE) + YEARS.map((y) => String(y).padStart(COLUMN)).join(''),
];
/** Settles the columns, as the many rows of real tables do. */
const FULL: readonly DrawnRow[] = [11111, -22222, 33333, 44444].map((value, i) => ({
  words: ['Income', 'and', 'expense'],
  note: i + 3,
  values: YEARS.map(() => value),
}));

const read = (rows: readonly DrawnRow[]): RowsRead => {
  const { table, set } = drawnTable([...HEADER, ...rows.map(lineOf)].join('\n'));
  return readRows(table, set);
};

const numbersIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.match(/\d[\d,]*/g) ?? []).toSorted();

const word = fc.constantFrom('Revenue', 'cost', 'property', 'plant', 'equipment', 'other', 'gains');
const words = fc
  .tuple(
    fc.constantFrom('Sales', 'Interest', 'Deferred', 'Wages'),
    fc.array(word, { maxLength: 3 }),
  )
  .map(([first, rest]) => [first, ...rest]);
const value = fc.option(fc.integer({ min: -9_999_999, max: 9_999_999 }), {
  nil: undefined,
  freq: 6,
});
const row: fc.Arbitrary<DrawnRow> = fc.record({
  words,
  note: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
  values: fc.tuple(value, value, value),
});

describe('what is printed on the rows of a table', () => {
  it('is in a cell, a label, a reference, or reported as dropped: no number is lost', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (drawn) => {
        const rows = [...FULL, ...drawn];
        const { rows: result, dropped, references } = read(rows);
        const texts = [
          ...result.flatMap((r) => [
            r.label,
            ...[...r.cells.values(), ...(r.others?.values() ?? [])].map((c) => c.text),
          ]),
          ...dropped,
          ...references,
        ];
        expect(numbersIn(texts)).to.deep.equal(numbersIn(rows.map(lineOf)));
      }),
      { numRuns: 150 },
    );
  });

  it('stands in the column of its year, a dash as 0 and a blank as nothing', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (drawn) => {
        const valued = drawn.filter((r) => r.values.some((v) => v !== undefined));
        const result = read([...FULL, ...valued]).rows.slice(FULL.length);
        const values = result.map((r) => YEARS.map((_, i) => r.cells.get(i)?.value));
        expect(values).to.deep.equal(valued.map((r) => [...r.values]));
      }),
      { numRuns: 150 },
    );
  });
});
