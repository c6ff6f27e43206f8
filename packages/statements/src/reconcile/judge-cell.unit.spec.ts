import { expect } from 'chai';
import fc from 'fast-check';
import { judgeCell, numbersInColumn } from './judge-cell.js';
import { EDGES, lineOf, lineOfYears } from './spec-support/shown-lines.js';
import { YearColumns } from './year-columns.js';

const columns = new YearColumns([
  { zone: '7.0', year: '2023', edge: EDGES[2023] },
  { zone: '7.0', year: '2022', edge: EDGES[2022] },
]);

describe("A model's number for a year, on a page of text", () => {
  const line = lineOfYears(3, 'Revenue', [1200, 1100]);
  for (const { given, expected } of [
    { given: 1200, expected: 'printed' },
    { given: 1100, expected: 'other_column' },
    { given: -1200, expected: 'nowhere' },
    { given: 1201, expected: 'nowhere' },
    { given: 12000, expected: 'nowhere' },
    { given: 0, expected: 'nowhere' },
    { given: null, expected: 'blank' },
  ])
    it(`${given} where 1200 and 1100 are printed: ${expected}`, () => {
      expect(judgeCell({ line }, given, '2023', columns).kind).to.equal(expected);
    });

  it('stands in another column if its own is not known', () => {
    expect(judgeCell({ line }, 1200, '2020', columns).kind).to.equal('other_column');
  });

  it('is printed at the place of the number that was found', () => {
    const verdict = judgeCell({ line }, 1100, '2022', columns);
    expect(verdict).to.deep.equal({ kind: 'printed', number: line.numbers[1] });
  });

  it('may be one of two ways to read the line', () => {
    const twice = lineOf(3, 'Taxation', [
      [75, EDGES[2023]],
      [-75, EDGES[2023]],
    ]);
    expect(numbersInColumn(twice, '2023', columns).map(({ value }) => value)).to.deep.equal([
      75, -75,
    ]);
    for (const value of [75, -75])
      expect(judgeCell({ line: twice }, value, '2023', columns).kind).to.equal('printed');
  });
});

describe("A model's number for a year, on a recognised page", () => {
  const line = lineOfYears(3, 'Revenue', [1208, -650], { origin: 'ocr' });
  for (const { given, year, expected } of [
    { given: 1200, year: '2023', expected: 'nearly_printed' },
    { given: 1250, year: '2023', expected: 'nearly_printed' },
    { given: 1350, year: '2023', expected: 'nowhere' },
    { given: 120, year: '2023', expected: 'nowhere' },
    { given: 12080, year: '2023', expected: 'nowhere' },
    { given: -1208, year: '2023', expected: 'nowhere' },
    { given: 1208, year: '2023', expected: 'printed' },
    { given: -658, year: '2022', expected: 'nearly_printed' },
    { given: 658, year: '2022', expected: 'nowhere' },
    { given: 1208, year: '2022', expected: 'other_column' },
  ])
    it(`${given} of ${year} where 1208 and -650 are recognised: ${expected}`, () => {
      expect(judgeCell({ line }, given, year, columns).kind).to.equal(expected);
    });

  it('is never treated as a misread digit on a page of text', () => {
    const text = lineOfYears(3, 'Revenue', [1208, -650]);
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (value) => {
        expect(judgeCell({ line: text }, value, '2023', columns).kind).to.not.equal(
          'nearly_printed',
        );
      }),
    );
  });

  it('is judged the same with its sign reversed, if the print is reversed too', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999 }),
        fc.integer({ min: 1, max: 99_999 }),
        (printed, theirs) => {
          const of = (sign: 1 | -1): string =>
            judgeCell(
              { line: lineOfYears(3, 'x', [sign * printed], { origin: 'ocr' }) },
              sign * theirs,
              '2023',
              columns,
            ).kind;
          expect(of(1)).to.equal(of(-1));
        },
      ),
    );
  });
});
