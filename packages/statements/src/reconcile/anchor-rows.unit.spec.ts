import { expect } from 'chai';
import fc from 'fast-check';
import { anchorRows } from './anchor-rows.js';
import { lineOf, lineOfYears, modelRow, pageOf } from './spec-support/shown-lines.js';

const lines = [
  lineOf(1, 'Continuing operations'),
  lineOfYears(2, 'Revenue', [1200, 1100]),
  lineOfYears(3, 'Cost of sales', [-700, -650]),
  lineOf(4, 'Share of results of associates'),
  lineOfYears(5, 'and joint ventures', [15, 12]),
  lineOfYears(6, '', [515, 462]),
  lineOfYears(7, 'F inance costs', [-20, -22]),
  lineOf(8, 'Notes on pages 9 to 12'),
];
const pages = [pageOf(lines)];

describe("The printed line of a model's row", () => {
  for (const { given, expected } of [
    { given: modelRow(2, 'Revenue', [1200, 1100]), expected: 2 },
    // A marker that is off by one or two, or missing, costs nothing if label and numbers are
    // printed.
    { given: modelRow(4, 'Revenue', [1200, 1100]), expected: 2 },
    { given: modelRow(0, 'Revenue', [1200, 1100]), expected: 2 },
    { given: modelRow(7, 'Revenue', [1200, 1100]), expected: 2 },
    // The label wraps: its numbers stand beside its second line.
    {
      given: modelRow(5, 'Share of results of associates and joint ventures', [15, 12]),
      expected: 5,
    },
    // Letters that stand apart are the same word.
    { given: modelRow(7, 'Finance costs', [-20, -22]), expected: 7 },
    { given: modelRow(7, 'FINANCE COSTS', [-20, -22]), expected: 7 },
    // A subtotal without a label on a line without one.
    { given: modelRow(6, '', [515, 462]), expected: 6 },
    // Wrong numbers, but its name and marker are those of the line.
    { given: modelRow(2, 'Revenue', [1300, 1400]), expected: 2 },
    { given: modelRow(2, 'Revenue', [null, null]), expected: 2 },
    // Its numbers are printed but its name is not: it is still the line that the row describes.
    { given: modelRow(2, 'Turnover', [1200, 1100]), expected: 2 },
    // Neither numbers nor name.
    { given: modelRow(2, 'Exceptional items', [42, 43]), expected: undefined },
    // Only its name, two lines from its marker; further away it does not count.
    { given: modelRow(5, 'Finance costs', [42, 43]), expected: 7 },
    { given: modelRow(4, 'Finance costs', [42, 43]), expected: undefined },
    // Only its name, on a line far from its marker.
    { given: modelRow(0, 'Finance costs', [42, 43]), expected: undefined },
    { given: modelRow(2, 'Revenue', [1200, 1100], { page: 8 }), expected: undefined },
  ])
    it(`${expected === undefined ? 'is none' : `is line ${expected}`} for ${given.row}|${given.label}|${given.values.join('|')}`, () => {
      const { anchored, floating } = anchorRows([given], pages);
      expect(anchored.map(({ line }) => line.row)).to.deep.equal(
        expected === undefined ? [] : [expected],
      );
      expect(floating).to.deep.equal(expected === undefined ? [given] : []);
    });

  for (const { given, expected } of [
    { given: modelRow(2, 'Revenue', [1200, 1100]), expected: { fit: 1, printed: 2 } },
    { given: modelRow(2, 'Net revenue', [1200, 42]), expected: { fit: 0.5, printed: 1 } },
    { given: modelRow(2, 'Turnover', [1200, 1100]), expected: { fit: 0, printed: 2 } },
    // Letters that stand apart are one word.
    { given: modelRow(7, 'Finance costs', [-20, -22]), expected: { fit: 1, printed: 2 } },
    // One letter is not a word: the rest decides.
    { given: modelRow(2, 'Revenue a', [1200, 1100]), expected: { fit: 1, printed: 2 } },
    // No label was given, although the line has one.
    { given: modelRow(2, '', [1200, 1100]), expected: { fit: 0, printed: 2 } },
  ])
    it(`prints ${expected.fit} of the words "${given.label}" and ${expected.printed} of its numbers`, () => {
      const [anchor] = anchorRows([given], pages).anchored;
      expect(anchor).to.include({ labelFit: expected.fit, printed: expected.printed });
    });

  it('is never a line without numbers', () => {
    const heading = [pageOf([lineOf(1, 'Continuing operations')])];
    const row = modelRow(1, 'Continuing operations', [null, null]);
    expect(anchorRows([row], heading).floating).to.deep.equal([row]);
  });

  it('is given to only one row, the best match', () => {
    const copy = modelRow(3, 'Impairment of goodwill', [-700, -650]);
    const own = modelRow(3, 'Cost of sales', [-700, -650]);
    for (const rows of [
      [copy, own],
      [own, copy],
    ])
      expect(anchorRows(rows, pages)).to.deep.include({ floating: [copy] });
  });

  it('distinguishes rows with one name by their numbers', () => {
    const twice = [
      pageOf([lineOfYears(1, 'Borrowings', [100, 120]), lineOfYears(2, 'Borrowings', [600, 580])]),
    ];
    const rows = [modelRow(0, 'Borrowings', [600, 580]), modelRow(0, 'Borrowings', [100, 120])];
    expect(anchorRows(rows, twice).anchored.map(({ line }) => line.row)).to.deep.equal([2, 1]);
  });

  it('is never shared, and every row is anchored or floating, in the given order', () => {
    const row = fc.record({
      row: fc.integer({ min: 0, max: 8 }),
      label: fc.constantFrom('Revenue', 'Cost of sales', 'Finance costs', '', 'Goodwill'),
      values: fc.tuple(
        fc.constantFrom(1200, -700, 15, 515, 42, null),
        fc.constantFrom(1100, -650, 12, 462, 43, null),
      ),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 9 }), (records) => {
        const rows = records.map(({ row: at, label, values }) => modelRow(at, label, values));
        const { anchored, floating } = anchorRows(rows, pages);
        expect(new Set(anchored.map(({ line }) => line)).size).to.equal(anchored.length);
        const found = new Set(anchored.map((anchor) => anchor.row));
        expect(anchored.map((anchor) => anchor.row)).to.deep.equal(
          rows.filter((one) => found.has(one)),
        );
        expect(floating).to.deep.equal(rows.filter((one) => !found.has(one)));
      }),
    );
  });
});
