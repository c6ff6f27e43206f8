import { expect } from 'chai';
import { compileOne } from '../specimens/compiled-rows.js';
import { specimen, type Specimen, type SpecimenRow } from '../specimens/specimen.js';

const notesOf = (
  newer: readonly SpecimenRow[],
  older: readonly SpecimenRow[],
  more: Partial<Specimen> = {},
) =>
  compileOne(
    specimen({ document: 2, years: ['2020', '2019'], rows: newer }),
    specimen({ document: 1, years: ['2019', '2018'], rows: older, ...more }),
  ).notes ?? [];
const shares = (eps: readonly number[], counts: readonly number[]): SpecimenRow[] => [
  ['Revenue', [900, 900]],
  ['Profit for the year', [500, 500]],
  ['Basic earnings per share', eps, { unit: 'per_share' }],
  ['Weighted average shares', counts, { unit: 'shares' }],
];

describe('The notes for a reader of a table', () => {
  for (const { what, newer, older, expected } of [
    {
      what: 'nothing if reports agree',
      newer: shares([1.1, 1], [500, 500]),
      older: shares([1, 0.9], [500, 490]),
      expected: [],
    },
    {
      what: 'a split, with its ratio and the years before it',
      newer: shares([1.1, 1], [500, 500]),
      older: shares([2, 1.9], [250, 240]),
      expected: [
        "Per-share figures and share counts of 2018 are printed before a stock split (2 new shares for one); their sources hold them on today's basis too.",
      ],
    },
    {
      what: 'a reverse split',
      newer: shares([10, 10], [50, 50]),
      older: shares([1, 0.9], [500, 490]),
      expected: [
        "Per-share figures and share counts of 2018 are printed before a stock split (one new share for 10); their sources hold them on today's basis too.",
      ],
    },
    {
      what: 'a split, whose ratio no figure of nil says',
      newer: [...shares([1.1, 1], [500, 500]), ['Dividend', [0, 0], { unit: 'per_share' }]],
      older: [...shares([2, 1.9], [250, 240]), ['Dividend', [0, 0], { unit: 'per_share' }]],
      expected: [
        "Per-share figures and share counts of 2018 are printed before a stock split (2 new shares for one); their sources hold them on today's basis too.",
      ],
    },
    {
      what: 'share counts in another unit, with the document',
      newer: shares([1.1, 1], [500, 500]),
      older: shares([1, 0.9], [500_000, 490_000]),
      expected: [
        'The report of 2019 prints share counts in another unit; converted exactly to that of the newest report.',
      ],
    },
    {
      what: 'rows that were printed with the other sign, each once',
      newer: [
        ['Revenue', [900, 900]],
        ['Cost of sales', [-700, -650]],
      ],
      older: [
        ['Revenue', [900, 900]],
        ['Cost of sales', [650, 600]],
      ],
      expected: [
        'Older reports print these rows with the other sign: Cost of sales. They are shown with the sign of the newest report; sources hold the printed number.',
      ],
    },
    {
      what: 'years in which an older row was superseded',
      newer: [['Revenue', [1200, 1163]]],
      older: [
        ['Revenue', [1100, 900]],
        ['Sundry fees', [50, 40]],
      ],
      expected: [
        '2019: a newer report prints other rows, and adds up without these; what only older reports print is kept beside the column.',
      ],
    },
  ] satisfies readonly {
    what: string;
    newer: SpecimenRow[];
    older: SpecimenRow[];
    expected: string[];
  }[])
    it(`mention ${what}`, () => {
      expect(notesOf(newer, older)).to.deep.equal(expected);
    });
});
