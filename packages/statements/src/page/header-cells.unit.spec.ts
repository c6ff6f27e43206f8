import { expect } from 'chai';
import fc from 'fast-check';

import { eachIs } from '../testing/describe-language.js';
import { lineOf } from '../testing/laid-out.js';
import {
  headerCells,
  isNoteWord,
  isNumberInWords,
  plausibleYears,
  yearCells,
  type YearCell,
} from './header-cells.js';

const cellsOf = (drawing: string): string[] => headerCells(lineOf(drawing)).map((c) => c.text);

describe('cells of a header line', () => {
  eachIs(cellsOf, [
    ['Note      2023      2022', ['Note', '2023', '2022']],
    // Years stand close to each other in narrow tables.
    ['2023 2022 2021', ['2023', '2022', '2021']],
    ['December 31, 2023      December 31, 2022', ['December 31, 2023', 'December 31, 2022']],
    ['December 31, 2023  December 31, 2022', ['December 31, 2023', 'December 31, 2022']],
    ['31.12.2023 31.12.2022', ['31.12.2023', '31.12.2022']],
    ['Year ended 31 March 2023', ['Year ended 31 March 2023']],
    ['2022/23     2021/22', ['2022/23', '2021/22']],
    ['FY2023     FY2022', ['FY2023', 'FY2022']],
    // The head of the notes ends where a date begins.
    ['Note 2023   2022', ['Note', '2023', '2022']],
    ['Notes 31 March 2023', ['Notes', '31 March 2023']],
    ['Note No. Figures as at 31st March, 2022', ['Note No.', 'Figures as at 31st March, 2022']],
    // A column of changes begins after a whole date.
    ['2023 Change', ['2023', 'Change']],
    ['2023 (restated)', ['2023 (restated)']],
    // What is restated goes on below; the next date is its neighbour's.
    // Days whose years stand below begin the next column.
    ['June 30, December 31,', ['June 30,', 'December 31,']],
    ['30 June 31 December', ['30 June', '31 December']],
    ['30 June      31 December', ['30 June', '31 December']],
    ['Three months ended June 30,', ['Three months ended June 30,']],
    ['(restated – September 24, 2016', ['(restated –', 'September 24, 2016']],
    ['January – December 2023', ['January – December 2023']],
    ['in EUR million      2023', ['in EUR million', '2023']],
  ]);

  it('are cut closer if a smaller gap is given', () => {
    const line = lineOf('Group  Company');
    expect(headerCells(line, 2).map((c) => c.text)).to.deep.equal(['Group Company']);
    expect(headerCells(line, 0.7).map((c) => c.text)).to.deep.equal(['Group', 'Company']);
  });

  it('hold each word of the line once, in order', () => {
    const word = fc.constantFrom('2023', '2022', 'December', '31,', 'Note', 'Group', 'EUR', '€m');
    const gap = fc.constantFrom(' ', '   ', '       ');
    const drawing = fc
      .array(fc.tuple(word, gap), { minLength: 1, maxLength: 8 })
      .map((pairs) => pairs.flat().join('').trim());
    fc.assert(
      fc.property(drawing, (text) => {
        const line = lineOf(text);
        expect(
          headerCells(line)
            .map((c) => c.text)
            .join(' '),
        ).to.equal(line.items.map((i) => i.text).join(' '));
      }),
    );
  });
});

const show = ({ date: { year, month, day } }: YearCell): string =>
  [year, month, day].filter((part) => part !== undefined).join('-');

describe('years of a header line', () => {
  eachIs(
    (drawing) => yearCells(lineOf(drawing)).map(show),
    [
      ['2023      2022', ['2023', '2022']],
      [
        'Figures as at 31st March, 2019      Figures as at 31st March, 2018',
        ['2019-3-31', '2018-3-31'],
      ],
      ['Note      2023      2022', ['2023', '2022']],
      ['Notes      31 March 2023      31 March 2022', ['2023-3-31', '2022-3-31']],
      ['31.12.2023     31.12.2022', ['2023-12-31', '2022-12-31']],
      ['31-03-2023     31-03-2022', ['2023-3-31', '2022-3-31']],
      ['December 31, 2023     2022', ['2023-12-31', '2022']],
      ['FY23     FY22', ['2023', '2022']],
      ['FY2023     FY2022', ['2023', '2022']],
      ['2022/23     2021/22', ['2023', '2022']],
      ['2023(1)     2022(1)', ['2023', '2022']],
      ['2023*     2022', ['2023', '2022']],
      ['2023 restated     2022', ['2023', '2022']],
      ['2023 €m     2022 €m', ['2023', '2022']],
      ['£000 2023     £000 2022', ['2023', '2022']],
      ['01/01/2023 to 31/12/2023     01/01/2022 to 31/12/2022', ['2023-12-31', '2022-12-31']],
      // Bikram Sambat is 57 years ahead.
      ['2080     2079', ['2023', '2022']],
      ['Revenue      1,000      900', []],
      // Amounts beside years: a row, not a header.
      ['Balance 2023      1,000      900', []],
      ['We sold more in 2023 than in any other year before', []],
      ['Dividends approved for the financial year 2023 and paid', []],
      ['Total', []],
    ],
  );

  it('of the Nepalese calendar are marked as such', () =>
    expect(yearCells(lineOf('2080     2079')).map((c) => c.date.calendar)).to.deep.equal([
      'bikram_sambat',
      'bikram_sambat',
    ]));

  it('are found for any run of years and of columns', () => {
    const columns = fc.tuple(fc.integer({ min: 1990, max: 2049 }), fc.integer({ min: 1, max: 5 }));
    const head = fc.constantFrom('', 'Note      ', 'in EUR million      ');
    fc.assert(
      fc.property(columns, head, ([newest, count], before) => {
        const years = Array.from({ length: count }, (_, i) => newest - i);
        const line = lineOf(before + years.join('        '));
        expect(yearCells(line).map((c) => c.date.year)).to.deep.equal(years);
      }),
    );
  });
});

describe('words over references to notes', () => {
  eachIs(isNoteWord, [
    ['Note', true],
    ['NOTES', true],
    ['Note:', true],
    ['(Note)', false],
    ['Notes)', true],
    ['Note(s)', true],
    ['Anhang', true],
    ['Toelichting', true],
    ['Nota', true],
    ['Notebook', false],
    ['Group', false],
    ['', false],
  ]);
});

describe('years that a table can have', () => {
  for (const { given, expected } of [
    { given: [2023, 2022], expected: true },
    { given: [2021, 2022, 2023], expected: true },
    { given: [2023, 2022, 2023, 2022], expected: true },
    { given: [2023, 2021], expected: true },
    { given: [2023, 2020], expected: false },
    { given: [2023, 1987], expected: false },
    { given: [2023], expected: true },
    { given: [], expected: true },
  ])
    it(`${given.join(', ') || 'none'}: ${expected ? 'yes' : 'no'}`, () => {
      const cells = given.map((year) => ({ text: '', x0: 0, x1: 0, size: 10, date: { year } }));
      expect(plausibleYears(cells)).to.equal(expected);
    });
});

describe('a number among words', () => {
  const amongWords = (drawing: string): string[] => {
    const line = lineOf(drawing);
    return line.items.filter((item) => isNumberInWords(item, line)).map(({ text }) => text);
  };
  eachIs(amongWords, [
    ['2023      (note 2)', ['2)']],
    ['(restated –      see note 34)', ['34)']],
    ['(53 weeks)    (29 weeks)', ['(53', '(29']],
    // Amounts stand apart, and longer numbers are amounts even close to words.
    ['Goodwill          12        14', []],
    ['Revenue 1,250', []],
    ['2023 2022', []],
  ]);

  it('does not keep a line from heading columns', () => {
    expect(
      yearCells(lineOf('            2023      (note 2)')).map((c) => c.date.year),
    ).to.deep.equal([2023]);
  });
});
