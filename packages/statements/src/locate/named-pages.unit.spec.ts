import { expect } from 'chai';

import { namedPages, type Front } from './named-pages.js';

const rangeOf = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** A front whose third page is its contents; the pages from there on print their numbers. */
const frontOf = (
  contents: string,
  { shift = 0, bookmarks = [] as Front['bookmarks'] } = {},
): Front => ({
  texts: [
    'Annual report',
    'A picture',
    contents,
    ...[4, 5, 6].map((page) => `Prose.\n${page - shift}`),
  ],
  bookmarks,
});

describe('pages where the contents say that the statements are', () => {
  it('reach from a page before the first statement to those after the last', () => {
    const contents = [
      'Consolidated Statements of Income ........ 49',
      'Consolidated Balance Sheets . . . . . . . . 51',
      'Consolidated Statements of Cash Flows 52',
      'Notes 53',
    ].join('\n');
    expect(namedPages(frontOf(contents), 100)).to.deep.equal(rangeOf(48, 55));
  });

  it('are counted from the cover, which prints no number', () => {
    const contents = 'Konzernbilanz 62\nKonzern-Kapitalflussrechnung 63';
    expect(namedPages(frontOf(contents, { shift: 2 }), 100)).to.deep.equal(rangeOf(63, 68));
    const silent = { texts: [contents], bookmarks: [] };
    expect(namedPages(silent, 100)).to.deep.equal(rangeOf(61, 68));
  });

  it('begin with the chapter if the contents do not name the statements', () => {
    const item =
      'Item 7. Discussion and Analysis 20\nItem 8. Financial Statements and Supplementary Data 37';
    expect(namedPages(frontOf(item), 100)).to.deep.equal(rangeOf(36, 45));
    expect(namedPages(frontOf('78 Financial statements\n82 Notes'), 100)).to.deep.equal(
      rangeOf(77, 86),
    );
  });

  it('are those of the outline, whose pages are known, if it names statements', () => {
    const bookmarks = [
      { title: 'Financial position', page: 75 },
      { title: 'Consolidated Statement of Income', page: 196 },
      { title: 'Consolidated Statement of Financial Position', page: 198 },
      { title: 'Consolidated Statement of Cash Flows', page: 200 },
    ];
    const contents = 'Consolidated Statements of Income 49';
    expect(namedPages(frontOf(contents, { shift: 1, bookmarks }), 363)).to.deep.equal(
      rangeOf(195, 203),
    );
  });

  it('are none where nothing is said, or only what is not in the file', () => {
    for (const contents of [
      'Prose about the balance sheet and its 12 pages, at some length.',
      'Balance sheet 140',
      'Condensed balance sheet of the parent 40',
      'Schedule of financial statement schedules 88',
      '',
    ])
      expect(namedPages(frontOf(contents), 100), contents).to.deep.equal([]);
  });
});
