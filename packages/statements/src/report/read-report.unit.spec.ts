import type { PageText, Word } from '@fde/contracts';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  BALANCE,
  CASH_FLOW,
  CASH_FLOW_CONTINUED,
  COVER,
  EQUITY,
  INCOME,
  INDEX,
  PARENT_BALANCE,
  PARENT_CASH_FLOW,
  PROSE,
  QUARTERS,
  SELECTED_DATA,
  SUPPLEMENT,
} from '../testing/drawn-report.js';
import { pageFromText } from '../testing/page-from-text.js';
import { readStatements } from './read-report.js';
import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

const PAGES = [BALANCE, INCOME, CASH_FLOW, CASH_FLOW_CONTINUED].map((drawing, i) =>
  pageFromText(drawing, i + 1),
);
/**
 * What the plain text says about the report is passed in, because a file may hold its words in any
 * order.
 */
const CONTEXT = { pageCount: PAGES.length, hints: { namedYears: {} } };
const READ = readStatements(PAGES, CONTEXT);

const shuffled = <T>(items: readonly T[]): fc.Arbitrary<T[]> =>
  fc.shuffledSubarray([...items], { minLength: items.length });

const withWords = (page: PageText): fc.Arbitrary<PageText> =>
  shuffled<Word>(page.words).map((words) => ({ ...page, words }));

const sourcesOf = ({ statements }: typeof READ) =>
  statements.flatMap(({ line_items }) =>
    line_items.flatMap((item) =>
      Object.entries(item.sources ?? {}).map(([year, { page = 0, bbox = [] }]) => ({
        value: item.values[year],
        page,
        bbox,
      })),
    ),
  );

const numbersOn = ({ words }: PageText): string[] =>
  words.flatMap(({ text }) => (/\d{3}/.test(text) ? text.replace(/\D/g, '') : []));

describe('reading a report', () => {
  it('finds its three statements', () => {
    expect(READ.statements.map((raw) => raw.statement_type)).to.have.members([
      'income_statement',
      'balance_sheet',
      'cash_flow_statement',
    ]);
  });

  it('does not depend on the order of pages, or of the words in a file', () => {
    const pages = fc.tuple(...PAGES.map(withWords)).chain(shuffled);
    fc.assert(
      fc.property(pages, (texts) => {
        const { statements, problems } = readStatements(texts, CONTEXT);
        expect(statements).to.deep.equal(READ.statements);
        expect(problems).to.deep.equal(READ.problems);
      }),
      { numRuns: 6 },
    );
  });

  it('gives every value a box on its page that shows its digits', () => {
    for (const { value, page, bbox } of sourcesOf(READ)) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = bbox;
      const words = PAGES[page - 1]?.words ?? [];
      const inside = words.filter(
        (w) => w.x0 >= x0 - 1 && w.x1 <= x1 + 1 && w.y0 >= y0 - 1 && w.y1 <= y1 + 1,
      );
      const digits = inside.map((w) => w.text.replace(/\D/g, '')).join('');
      const [whole = '', decimals = ''] = String(Math.abs(value ?? 0)).split('.');
      expect(digits, `${value} on page ${page}`).to.match(
        new RegExp(`^${value === 0 ? '' : whole}${decimals}0*$`),
      );
    }
  });

  it('loses no number of its statements: each is a value, or stands in a label', () => {
    const items = READ.statements.flatMap((raw) => [
      ...raw.line_items,
      ...(raw.other_comprehensive_income ?? []),
    ]);
    const numbers = items.flatMap(({ name, values }) => [
      ...Object.values(values).map((value) => value.toFixed(2).replace(/\.00$/, '')),
      ...(name.match(/\d[\d,.]*/g) ?? []),
    ]);
    const known = new Set(numbers.map((text) => text.replace(/\D/g, '')));
    const isYear = (digits: string): boolean => /^20\d\d$/.test(digits);
    const lost = PAGES.flatMap(numbersOn).filter((digits) => !isYear(digits) && !known.has(digits));
    expect(lost).to.deep.equal([]);
  });
});

describe('finding the statements of a report', () => {
  const result = readDrawnReport([
    COVER,
    SELECTED_DATA,
    INDEX,
    PROSE,
    BALANCE,
    INCOME,
    EQUITY,
    CASH_FLOW,
    CASH_FLOW_CONTINUED,
    SUPPLEMENT,
    PROSE,
    QUARTERS,
    PARENT_BALANCE,
    PARENT_CASH_FLOW,
  ]);

  it("skips selected data, indexes, quarters and the parent company's schedules", () => {
    expect(statementOf(result, 'balance_sheet').pages).to.deep.equal([5]);
    expect(statementOf(result, 'income_statement').pages).to.deep.equal([6]);
    expect(result.problems).to.deep.equal([]);
    expect(result.companyName).to.equal('ACME CORPORATION');
  });

  it('follows a statement over its pages, including an untitled supplement', () => {
    const raw = statementOf(result, 'cash_flow_statement');
    expect(raw.pages).to.deep.equal([8, 9, 10]);
    expect(valuesOf(raw, 'Net cash provided by operating activities')).to.deep.equal([
      2400, 2050, 1700,
    ]);
    expect(valuesOf(raw, 'Cash at end of year')).to.deep.equal([1000, 900, 800]);
    expect(valuesOf(raw, 'Interest paid')).to.deep.equal([120, 130, 140]);
  });

  it('explains why it chose these pages', () => {
    const chosen = result.explanation.considered.filter((c) => c.chosen);
    expect(chosen.map((c) => c.statement_type)).to.have.members([
      'income_statement',
      'balance_sheet',
      'cash_flow_statement',
    ]);
    const parent = result.explanation.considered.find((c) => c.pages.includes(13));
    expect(parent?.chosen).to.equal(false);
    expect(parent?.reasons.join()).to.contain('parent company');
  });

  it('reads a combined statement of operations and comprehensive income as the income statement, to its end', () => {
    const raw = statementOf(result, 'income_statement');
    const beyond = { ...raw, line_items: raw.other_comprehensive_income ?? [] };
    expect(valuesOf(beyond, 'Comprehensive income')).to.deep.equal([2100, 1630, 1390]);
    const eps = raw.line_items.filter((i) => i.name === 'Basic');
    expect(eps.map((i) => i.unit)).to.deep.equal(['per_share', 'shares']);
    expect(raw.checks.filter((c) => c.kind === 'eps').every((c) => c.holds)).to.equal(true);
  });

  it('continues below the title of comprehensive income if the per-share rows stand there', () => {
    const income = `
BRAVO PLC
Consolidated income statement
for the year ended 31 December 2022
                                            2022       2021
                                           £ 000      £ 000
Revenue                                   10,000      9,000
Cost of sales                             (6,000)    (5,500)
Gross profit                               4,000      3,500
Administrative expenses                   (1,500)    (1,400)
Profit before tax                          2,500      2,100
Taxation                                    (500)      (420)
Profit for the year                        2,000      1,680
`;
    const comprehensive = `
Statement of comprehensive income
Profit for the year                        2,000      1,680
Exchange differences on translation          (40)        42
Total comprehensive income                 1,960      1,722
`;
    const perShare = `
Basic earnings per ordinary share (pence)   2.00       1.68
`;
    const rowsOf = (page: string): readonly string[] =>
      statementOf(readDrawnReport([page]), 'income_statement').line_items.map((i) => i.name);
    const own = rowsOf(income);
    expect(own.at(-1)).to.equal('Profit for the year');
    expect(rowsOf(income + comprehensive)).to.deep.equal(own);
    expect(rowsOf(income + comprehensive + perShare)).to.deep.equal([
      ...own,
      'Basic earnings per ordinary share (pence)',
    ]);
    const wrapped = income.replace(
      'statement',
      'statement\nand statement of\ncomprehensive income',
    );
    expect(rowsOf(wrapped + comprehensive + perShare)).to.have.length(own.length + 1);
    const again = income.split('\n').slice(3, 6).join('\n');
    const [title, ...rows] = comprehensive.trim().split('\n');
    const headed = [title, again, ...rows].join('\n');
    expect(rowsOf(`${income}\n${headed}${perShare}`)).to.have.length(own.length + 1);
  });

  it('finds a statement that continues after another page', () => {
    const raw = statementOf(
      readDrawnReport([BALANCE, INCOME, CASH_FLOW, EQUITY, CASH_FLOW_CONTINUED, PROSE]),
      'cash_flow_statement',
    );
    expect(raw.pages).to.deep.equal([3, 5]);
  });

  it('continues after a page that shows only its number', () => {
    const reading = readDrawnReport([
      COVER,
      BALANCE,
      INCOME,
      CASH_FLOW,
      '\n\n          61',
      CASH_FLOW_CONTINUED.split('\n').slice(6).join('\n'),
    ]);
    const raw = statementOf(reading, 'cash_flow_statement');
    expect(raw.pages).to.deep.equal([4, 6]);
    expect(valuesOf(raw, 'Cash at end of year')).to.deep.equal([1000, 900, 800]);
  });

  it('takes both pages of a balance sheet whose halves have the same title', () => {
    const lines = BALANCE.split('\n');
    const claims = lines.findIndex((line) => line.startsWith('LIABILITIES'));
    const first = lines.findIndex((line) => line.startsWith('ASSETS'));
    const head = lines.slice(0, first);
    const reading = readDrawnReport([
      COVER,
      lines.slice(0, claims).join('\n').replace('Total assets', '            '),
      [...head, ...lines.slice(claims)].join('\n'),
      INCOME,
      `${CASH_FLOW}${CASH_FLOW_CONTINUED}`,
    ]);
    const raw = statementOf(reading, 'balance_sheet');
    expect(raw.pages).to.deep.equal([2, 3]);
    expect(raw.decisions?.place?.doubt).to.equal(undefined);
  });

  it('doubts half a balance sheet, and a table read in place of a titled one', () => {
    const lines = BALANCE.split('\n');
    const claims = lines.findIndex((line) => line.startsWith('LIABILITIES'));
    const half = lines.slice(0, claims).join('\n');
    const reading = readDrawnReport([
      COVER,
      half,
      PROSE,
      INCOME,
      `${CASH_FLOW}${CASH_FLOW_CONTINUED}`,
    ]);
    const raw = statementOf(reading, 'balance_sheet');
    expect(raw.decisions?.place?.doubt).to.equal('incomplete');
    expect(raw.confidence).to.be.at.most(0.6);
    const sure = raw.line_items.flatMap((item) => Object.values(item.sources ?? {}));
    expect(Math.max(...sure.map((source) => source.confidence ?? 0))).to.be.at.most(0.6);
  });

  it('uses the title of a page that only announces the table after it', () => {
    const bare = (drawing: string): string => drawing.split('\n').slice(4).join('\n');
    const divider = (title: string): string => `${title}\n(In thousands)`;
    const report = readDrawnReport([
      COVER,
      divider('CONSOLIDATED BALANCE SHEETS'),
      bare(BALANCE),
      INCOME,
      CASH_FLOW,
      CASH_FLOW_CONTINUED,
      PROSE,
      divider('PARENT COMPANY ONLY CONDENSED BALANCE SHEETS'),
      bare(BALANCE).replaceAll('9,000', '9,009').replaceAll('8,500', '8,505'),
    ]);
    expect(statementOf(report, 'balance_sheet').title).to.equal('CONSOLIDATED BALANCE SHEETS');
    expect(statementOf(report, 'balance_sheet').pages).to.deep.equal([3]);
    const parent = report.explanation.considered.find(
      (c) => c.statement_type === 'balance_sheet' && c.pages.includes(9),
    );
    expect(parent?.reasons.join() ?? 'not even considered').to.match(
      /parent company|not even considered/,
    );
  });

  it("leaves out statements whose titles are not the report's own, and says so", () => {
    const parents = readDrawnReport([COVER, PROSE, PARENT_BALANCE, PARENT_CASH_FLOW, QUARTERS]);
    expect(parents.statements).to.deep.equal([]);
    expect(parents.problems.join()).to.match(
      /balance sheet on page 3 was left out by its title: .*parent company/,
    );
    const proForma = INCOME.replace(
      'CONSOLIDATED STATEMENTS',
      'UNAUDITED PRO FORMA CONSOLIDATED STATEMENTS',
    );
    expect(
      readDrawnReport([
        COVER,
        PROSE,
        proForma,
        BALANCE,
        CASH_FLOW,
        CASH_FLOW_CONTINUED,
      ]).statements.map((s) => s.statement_type),
    ).to.have.members(['balance_sheet', 'cash_flow_statement']);
  });

  it('finds three statements on one page', () => {
    const raws = readDrawnReport([
      INCOME + BALANCE + CASH_FLOW + CASH_FLOW_CONTINUED.split('\n').slice(6).join('\n'),
    ]);
    expect(raws.problems).to.deep.equal([]);
    expect(
      valuesOf(statementOf(raws, 'cash_flow_statement'), 'Net cash used in financing activities'),
    ).to.deep.equal([-1600, -1300, -1100]);
  });

  it('reads a direct cash flow statement', () => {
    const raw = statementOf(
      readDrawnReport([
        `
Consolidated Statement of Cash Flows
for the year ended 30 June 2023
                                                   2023       2022
                                        Note      $'000      $'000
Cash flows from operating activities
Receipts from customers                          50,000     45,000
Payments to suppliers and employees             (40,000)   (36,000)
Interest received                                   100         50
Interest paid                                      (500)      (450)
Income taxes paid                                (2,000)    (1,900)
Net cash inflow from operating activities  20      7,600      6,700
Cash flows from investing activities
Payments for property, plant and equipment       (3,000)    (2,500)
Proceeds from sale of investments                   400          -
Net cash outflow from investing activities       (2,600)    (2,500)
Cash flows from financing activities
Repayment of borrowings                          (1,000)    (1,500)
Dividends paid                                   (2,000)    (1,800)
Net cash outflow from financing activities       (3,000)    (3,300)
Net increase in cash and cash equivalents         2,000        900
Cash at the beginning of the year                 5,000      4,100
Cash at the end of the year                       7,000      5,000
`,
      ]),
      'cash_flow_statement',
    );
    expect(valuesOf(raw, 'Receipts from customers')).to.deep.equal([50000, 45000]);
    expect(valuesOf(raw, 'Net cash inflow from operating activities')).to.deep.equal([7600, 6700]);
    expect(raw.scale).to.equal(1000);
  });

  it('says so if there are none, and invents nothing', () => {
    const none = readDrawnReport([
      `
Our strategy is to grow. Revenue rose 12% to 1,200 in 2023 from 1,071 in 2022.
Revenue by segment       2023     2022
Widgets                   700      600
Gadgets                   500      471
`,
      'Thank you for your attention.',
    ]);
    expect(none.statements).to.deep.equal([]);
    expect(none.problems).to.have.lengthOf(3);
    expect(readDrawnReport([]).statements).to.deep.equal([]);
  });
});
