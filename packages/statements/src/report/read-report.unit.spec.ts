import type { PageText, Word } from '@fde/contracts';
import { expect } from 'chai';
import fc from 'fast-check';

import { BALANCE, CASH_FLOW, CASH_FLOW_CONTINUED, INCOME } from '../testing/drawn-report.js';
import { pageFromText } from '../testing/page-from-text.js';
import { readStatements } from './read-report.js';

const PAGES = [BALANCE, INCOME, CASH_FLOW, CASH_FLOW_CONTINUED].map((drawing, i) =>
  pageFromText(drawing, i + 1),
);
/** What the plain text says of the report is given: a file may hold its words in any order. */
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

  it('is the same in whatever order pages come and a file holds its words', () => {
    const pages = fc.tuple(...PAGES.map(withWords)).chain(shuffled);
    fc.assert(
      fc.property(pages, (given) => {
        const { statements, problems } = readStatements(given, CONTEXT);
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
    const told = items.flatMap(({ name, values }) => [
      ...Object.values(values).map((value) => value.toFixed(2).replace(/\.00$/, '')),
      ...(name.match(/\d[\d,.]*/g) ?? []),
    ]);
    const known = new Set(told.map((text) => text.replace(/\D/g, '')));
    const isYear = (digits: string): boolean => /^20\d\d$/.test(digits);
    const lost = PAGES.flatMap(numbersOn).filter((digits) => !isYear(digits) && !known.has(digits));
    expect(lost).to.deep.equal([]);
  });
});
