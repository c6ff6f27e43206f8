import { expect } from 'chai';
import fc from 'fast-check';
import { pageFromText } from '../testing/page-from-text.js';
import { shownPage, type ShownLine } from './shown-page.js';

const linesOf = (drawing: string): readonly ShownLine[] => shownPage(pageFromText(drawing)).lines;
/** The one line of a page that is otherwise a small table, so that the page has columns and a style. */
const lineNamed = (name: string, line: string): ShownLine => {
  const found = linesOf(`
Consolidated income statement
                                  2023       2022
Revenue                          1,200      1,100
Cost of sales                     (700)      (650)
${line}
Profit for the year                300        280
`).find(({ label }) => label.startsWith(name));
  if (found === undefined) throw new Error(`no line begins with ${name}`);
  return found;
};
const valuesOf = ({ numbers }: ShownLine): number[] =>
  [...new Set(numbers.map(({ value }) => value))].toSorted((a, b) => a - b);

describe('A printed line', () => {
  for (const { given, expected } of [
    { given: 'Taxation                           (80)       (75)', expected: ['(80)', '(75)'] },
    { given: 'Taxation                      5     80         75', expected: ['5', '80', '75'] },
    { given: 'Taxation                             -         75', expected: ['-', '75'] },
    { given: 'Taxation                                       75', expected: ['75'] },
    { given: 'Taxation', expected: [] },
    // A number inside a sentence is not a cell.
    { given: 'Taxation of 25 percent and 12 more', expected: [] },
  ])
    it(`has its label apart from ${expected.length} cells: ${given.replace(/\s+/g, ' ')}`, () => {
      const line = lineNamed('Taxation', given);
      expect(line.cells).to.deep.equal(expected);
    });

  for (const { what, given, expected } of [
    {
      what: 'brackets are a sign',
      given: 'Taxation                           (80)       (75)',
      expected: [-80, -75],
    },
    {
      what: 'a dash is nil',
      given: 'Taxation                             -         75',
      expected: [0, 75],
    },
    {
      what: 'a dash close before a number is its sign',
      given: 'Taxation                            80       - 75',
      expected: [-75, 80],
    },
    {
      what: 'a bracket that stands apart',
      given: 'Taxation                           ( 80 )      75',
      expected: [-80, 75],
    },
  ])
    it(`is read in every way that its words allow: ${what}`, () => {
      expect(valuesOf(lineNamed('Taxation', given))).to.include.members(expected);
    });

  it('joins groups of digits that stand close, but never those in two columns', () => {
    const lines = linesOf(`
Konzernbilanz
                                  2023       2022
Vorräte                          1 234      2 345
Forderungen                     12 345     13 456
Zahlungsmittel                   7 890      6 789
Summe Vermögenswerte            21 469     22 590
`);
    const stock = lines.find(({ label }) => label === 'Vorräte');
    expect(stock && valuesOf(stock)).to.include.members([1234, 2345]);
    expect(stock && valuesOf(stock)).to.not.include(12342345);
  });

  it('has the right edge of its digits, which columns share', () => {
    const lines = linesOf(`
                                  2023       2022
Revenue                          1,200      1,100
Taxation                            80         75
`).filter(({ label }) => label !== '');
    const edges = lines.map(({ numbers }) => numbers.map(({ edge }) => Math.round(edge)));
    expect(edges[0]).to.deep.equal(edges[1]);
  });
});

describe('A page as its lines', () => {
  it('has a marker for each line from 1 on, and knows its page', () => {
    const page = pageFromText(
      'Assets\nInventories        1,500     1,400\nGoodwill      1,000     900',
      12,
    );
    const shown = shownPage({ ...page, origin: 'ocr' });
    expect(shown).to.include({ page: 12, origin: 'ocr' });
    expect(shown.lines.map(({ row, page: of, origin }) => [row, of, origin])).to.deep.equal([
      [1, 12, 'ocr'],
      [2, 12, 'ocr'],
      [3, 12, 'ocr'],
    ]);
  });

  it('is empty if nothing is printed', () => {
    expect(shownPage(pageFromText(''))).to.deep.equal({ page: 1, origin: 'text', lines: [] });
  });

  it('keeps every number of a table, in its line', () => {
    const row = fc.tuple(
      fc.constantFrom('Revenue', 'Cost of sales', 'Taxation', 'Goodwill'),
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.integer({ min: 1, max: 9_999_999 }),
    );
    const cell = (value: number): string => value.toLocaleString('en-US').padStart(14);
    fc.assert(
      fc.property(fc.array(row, { minLength: 2, maxLength: 6 }), (rows) => {
        const drawing = rows
          .map(([label, a, b]) => `${label.padEnd(30)}${cell(a)}${cell(b)}`)
          .join('\n');
        const lines = linesOf(drawing);
        expect(lines.map(({ label }) => label)).to.deep.equal(rows.map(([label]) => label));
        rows.forEach(([, a, b], at) => {
          const line = lines[at];
          expect(line && valuesOf(line)).to.include.members([a, b]);
        });
      }),
      { numRuns: 50 },
    );
  });
});
