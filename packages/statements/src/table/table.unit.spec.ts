import { expect } from 'chai';
import fc from 'fast-check';

import { layOut } from '../page/index.js';
import { pageFromText } from '../testing/page-from-text.js';
import { panelsOf, tableOf, type Region, type Table } from './table.js';

const regionOf = (drawing: string): Region => {
  const [layout] = layOut(pageFromText(drawing));
  if (layout === undefined) throw new Error('an empty page');
  return { layout, from: 0, to: layout.lines.length };
};

const yearsOf = ({ sets }: Table): number[] => sets[0]?.columns.map((c) => c.date.year) ?? [];

const ROWS = `
Revenue                       3        1,000          900
Cost of sales                 4         (600)        (500)
Gross profit                             400          400
Administrative expenses       5         (100)        (120)
Profit                                   300          280`;

describe('a table', () => {
  const cases: readonly { what: string; head: string; years: number[]; noted: boolean }[] = [
    {
      what: 'has the years of its header',
      head: `
                            Note        2023         2022`,
      years: [2023, 2022],
      noted: true,
    },
    {
      what: 'uses the later header line if a lone year stands in the title',
      head: `
Annual report 2023
                            Note        2023         2022`,
      years: [2023, 2022],
      noted: true,
    },
    {
      what: 'has whole dates as years',
      head: `
                                  31.12.2023   31.12.2022`,
      years: [2023, 2022],
      noted: true,
    },
    { what: 'without a header has no years', head: '', years: [], noted: true },
  ];
  for (const { what, head, years, noted } of cases)
    it(what, () => {
      const table = tableOf(regionOf(head + ROWS));
      expect(yearsOf(table)).to.deep.equal(years);
      expect(table.noteSpan !== undefined).to.equal(noted);
    });

  it('treats lines of units and dates above the years as header', () => {
    const table = tableOf(
      regionOf(`
                                     in EUR million
                            Note        2023         2022${ROWS}`),
    );
    const texts = [...table.headerLines].map((l) => l.items.map((i) => i.text).join(' '));
    expect(texts).to.include('in EUR million');
    expect(texts).not.to.include('Revenue 3 1,000 900');
  });
});

describe('panels of a region', () => {
  const HEAD = `
                            Note        2023         2022`;
  const SHIFTED = `
                            Note                2023         2022`;

  it('are one if the header is printed once', () => {
    expect(panelsOf(regionOf(HEAD + ROWS))).to.have.length(1);
  });

  it('are two if the same years are printed again at other places', () => {
    const moved = ROWS.replace(/(\S+)( +)(\S+)$/gm, '        $1$2$3');
    expect(panelsOf(regionOf(HEAD + ROWS + SHIFTED + moved))).to.have.length(2);
  });

  it('end where other years begin', () => {
    const other = SHIFTED.replace('2023', '2019').replace('2022', '2018');
    const region = regionOf(HEAD + ROWS + other + ROWS);
    const panels = panelsOf(region);
    expect(panels).to.have.length(1);
    expect(panels[0]?.to).to.equal(6);
  });
});

describe('any table of years', () => {
  const WIDTH = 14;
  const shape = fc.record({
    newest: fc.integer({ min: 1995, max: 2045 }),
    years: fc.integer({ min: 1, max: 4 }),
    oldestFirst: fc.boolean(),
    notes: fc.boolean(),
    head: fc.constantFrom(
      (year: number) => String(year),
      (year: number) => `31.12.${year}`,
      (year: number) => `FY${year}`,
      (year: number) => `${year} EUR`,
    ),
    rows: fc.array(fc.integer({ min: 1000, max: 9_999_999 }), { minLength: 4, maxLength: 12 }),
  });

  it('has its years over its columns, in printed order, separate from the references', () => {
    fc.assert(
      fc.property(shape, ({ newest, years, oldestFirst, notes, head, rows }) => {
        const newestFirst = Array.from({ length: years }, (_, i) => newest - i);
        const printed = oldestFirst ? newestFirst.toReversed() : newestFirst;
        const line = (label: string, note: string, cells: readonly string[]): string =>
          label.padEnd(30) +
          (notes ? note : '').padStart(6) +
          cells.map((cell) => cell.padStart(WIDTH)).join('');
        const drawing = [
          '',
          line('', 'Note', printed.map(head)),
          ...rows.map((n, i) =>
            line(
              'Income and expense',
              String(i + 1),
              printed.map(() => n.toLocaleString('en-US')),
            ),
          ),
        ].join('\n');
        const table = tableOf(regionOf(drawing));
        expect(yearsOf(table)).to.deep.equal(printed);
        expect(table.noteSpan !== undefined).to.equal(notes);
        expect(table.unexplained).to.deep.equal([]);
        const indexes = table.sets[0]?.columns.map((c) => c.index) ?? [];
        expect(indexes).to.deep.equal(table.columns.map((_, i) => i).slice(-years));
      }),
      { numRuns: 80 },
    );
  });
});
