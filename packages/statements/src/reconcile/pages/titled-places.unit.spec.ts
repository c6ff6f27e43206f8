import type { CanonicalStatementType, RawStatement } from '@fde/contracts';
import { expect } from 'chai';
import { statementOfRows } from '../../testing/printed-rows.js';
import { titleOfText } from '../../locate/titles.js';
import type { ShownLine } from '../shown-page.js';
import { lineOf, lineOfYears, pageOf } from '../spec-support/shown-lines.js';
import { isInStatement, mayHold, readPages, titledPlaces } from './titled-places.js';

/** A title line, as pages show it. */
const titled = (row: number, text: string, page = 7): ShownLine => {
  const title = titleOfText(text);
  if (title === undefined) throw new Error(`no title: ${text}`);
  return lineOf(row, text, [], { title, page, zone: `${page}.0` });
};
const row = (at: number, label: string, page = 7): ShownLine =>
  lineOfYears(at, label, [at * 10, at * 9], { page, zone: `${page}.0` });
/** A statement whose rows stand on these lines. */
const statementOn = (type: CanonicalStatementType, lines: readonly ShownLine[]): RawStatement => {
  const raw = statementOfRows(
    type,
    lines.map(({ label }) => [label, [1, 1]]),
  );
  return {
    ...raw,
    pages: [...new Set(lines.map(({ page }) => page))],
    line_items: raw.line_items.map((item, at) => {
      const { page = 7, middle = 0 } = lines[at] ?? {};
      const bbox = [370, middle - 5, 400, middle + 5];
      return { ...item, sources: { 2023: { page, bbox } } };
    }),
  };
};

describe('Pages are cut at the titles that they print', () => {
  const partsOf = (lines: readonly ShownLine[]) =>
    titledPlaces(lines).map(({ page, title, lines: own }) => [page, title?.kind, own.length]);
  for (const { what, given, expected } of [
    { what: 'none without lines', given: [], expected: [] },
    {
      what: 'one place without a title',
      given: [row(1, 'A'), row(2, 'B')],
      expected: [[7, undefined, 2]],
    },
    {
      what: 'lines above the first title have none',
      given: [row(1, 'A'), titled(2, 'Consolidated balance sheets'), row(3, 'B')],
      expected: [
        [7, undefined, 1],
        [7, 'balance_sheet', 2],
      ],
    },
    {
      what: 'two titles make two places',
      given: [
        titled(1, 'Consolidated balance sheets'),
        row(2, 'A'),
        titled(3, 'Consolidated income statement'),
        row(4, 'B'),
      ],
      expected: [
        [7, 'balance_sheet', 2],
        [7, 'income_statement', 2],
      ],
    },
    {
      what: 'a title says nothing about the next page',
      given: [titled(1, 'Consolidated balance sheets'), row(1, 'A', 8)],
      expected: [
        [7, 'balance_sheet', 1],
        [8, undefined, 1],
      ],
    },
  ])
    it(what, () => {
      expect(partsOf(given)).to.deep.equal(expected);
    });
});

describe("A model's row may belong to a statement that the engine read", () => {
  const balanceTitle = titled(1, 'Consolidated balance sheets');
  const [cash, stock, goodwill] = [row(2, 'Cash'), row(4, 'Inventories'), row(6, 'Goodwill')];
  const between = row(3, 'Receivables');
  const below = row(7, 'Bonds');
  const incomeTitle = titled(9, 'Consolidated income statement');
  const revenue = row(10, 'Revenue');
  const costs = row(12, 'Costs');
  const inIncome = row(11, 'Fees');
  const nextPage = [titled(1, 'Consolidated balance sheets (continued)', 8), row(2, 'Equity', 8)];
  const farPage = [titled(1, 'Consolidated balance sheets (continued)', 9), row(2, 'Equity', 9)];
  const other = [
    titled(1, 'Consolidated statements of cash flows (continued)', 8),
    row(5, 'Dividends', 8),
  ];
  const lines = [
    balanceTitle,
    cash,
    between,
    stock,
    goodwill,
    below,
    incomeTitle,
    revenue,
    inIncome,
    costs,
  ];
  const balance = statementOn('balance_sheet', [cash, stock, goodwill]);
  const income = statementOn('income_statement', [revenue, costs]);

  for (const { what, line, pages, own, expected } of [
    { what: 'between its rows', line: between, pages: [], own: balance, expected: true },
    { what: 'below them, under its title', line: below, pages: [], own: balance, expected: true },
    {
      what: 'not among the rows of another',
      line: inIncome,
      pages: [],
      own: balance,
      expected: false,
    },
    { what: 'among its own rows', line: inIncome, pages: [], own: income, expected: true },
    {
      what: 'on the next page, under its title with "continued"',
      line: nextPage[1],
      pages: [nextPage],
      own: balance,
      expected: true,
    },
    {
      what: 'not on the page after',
      line: farPage[1],
      pages: [farPage],
      own: balance,
      expected: false,
    },
    {
      what: 'not under the title of another that continues',
      line: other[1],
      pages: [other],
      own: balance,
      expected: false,
    },
  ])
    it(what, () => {
      const all = [pageOf(lines), ...pages.map((one) => pageOf(one, one[0]?.page))];
      const { known } = readPages(all, [balance, income]);
      if (line === undefined) throw new Error('a line is given');
      expect(isInStatement(line, own, known)).to.equal(expected);
    });

  it('not on a line of a page that was not shown', () => {
    const { known } = readPages([pageOf(lines)], [balance]);
    expect(isInStatement(row(3, 'Elsewhere'), balance, known)).to.equal(false);
  });
});

describe('A place may hold a statement that the engine did not find', () => {
  const verdict = (
    lines: readonly ShownLine[],
    type: CanonicalStatementType,
    read: readonly RawStatement[] = [],
  ) => {
    const line = lines.at(-1);
    if (line === undefined) throw new Error('a line is given');
    return mayHold(line, type, readPages([pageOf(lines)], read).known);
  };
  const under = (text: string): ShownLine[] => [titled(1, text), row(2, 'A'), row(3, 'B')];
  for (const { what, given, type, expected } of [
    {
      what: 'its own title',
      given: under('Consolidated income statement'),
      type: 'income_statement',
      expected: 'titled',
    },
    {
      what: 'one of comprehensive income',
      given: under('Consolidated statement of comprehensive income'),
      type: 'income_statement',
      expected: 'titled',
    },
    {
      what: "another statement's",
      given: under('Consolidated balance sheets'),
      type: 'income_statement',
      expected: 'refused',
    },
    {
      what: 'none at all',
      given: [row(1, 'A'), row(2, 'B')],
      type: 'income_statement',
      expected: 'untitled',
    },
    {
      what: 'one that is pro forma',
      given: under('Pro forma condensed consolidated income statement'),
      type: 'income_statement',
      expected: 'refused',
    },
    {
      what: "one of the parent's own",
      given: under('Balance sheets (parent company only)'),
      type: 'balance_sheet',
      expected: 'refused',
    },
  ] as const)
    it(`is ${expected} under ${what}`, () => {
      expect(verdict(given, type)).to.equal(expected);
    });

  it('is refused if the engine read another statement without a title', () => {
    const lines = [row(1, 'A'), row(2, 'B'), row(3, 'C')];
    const read = statementOn('balance_sheet', lines.slice(0, 2));
    expect(verdict(lines, 'income_statement', [read])).to.equal('refused');
    expect(verdict(lines, 'income_statement')).to.equal('untitled');
  });
});
