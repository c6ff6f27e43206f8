import { expect } from 'chai';

import { textOfLine } from '../page/index.js';
import { drawnTable } from '../testing/laid-out.js';
import { closesStatement, isPeriodLine, isUnitLine } from './line-kinds.js';
import { readRows } from './rows.js';

const says = (applies: (text: string) => boolean, expected: boolean, texts: readonly string[]) => {
  for (const text of texts)
    it(`${expected ? '' : 'no: '}${text}`, () => expect(applies(text)).to.equal(expected));
};

describe('kinds of lines in a table', () => {
  describe('closing words', () => {
    says(closesStatement, true, [
      'See accompanying notes to consolidated financial statements.',
      'The accompanying notes are an integral part of these financial statements.',
      '(The accompanying notes form part of these financial statements)',
      'These financial statements were approved by the board of directors on 3 March 2024',
      'Die nachfolgenden Erläuterungen sind Bestandteil des Konzernabschlusses; der Anhang ist Bestandteil',
    ]);
    says(closesStatement, false, [
      'Commitments and contingencies (see Notes 12 and 13)',
      'Commitments and Contingencies - see the notes',
      'Contingencies, see accompanying notes',
      'Long-term debt (refer to Note 7)',
      'Provisions [see the notes]',
    ]);
  });

  describe('unit lines', () => {
    says(isUnitLine, true, [
      '(In millions, except per share data)',
      'Amounts in thousands of euros',
      '$ million',
      '(in thousands)',
    ]);
    says(isUnitLine, false, [
      'Earnings per share in $ million',
      'Loans in foreign markets',
      'Revenue',
    ]);
  });

  describe('period lines', () => {
    says(isPeriodLine, true, [
      'For the years ended December 31,',
      'as at 31 March',
      '(continued)',
      'Twelve months ended June 30, 2023',
    ]);
    says(isPeriodLine, false, ['Profit for the year', 'At fair value through profit or loss']);
  });
});

const HEAD = `
                                              Note      2023        2022`;
const ROWS = `
Revenue                                          4     1,000         900
Cost of sales                                    5      (600)       (500)
Gross profit                                             400         400`;

/** The rule that read the last line of a page. */
const ruleOfLast = (drawing: string): string | undefined => {
  const { table, set } = drawnTable(drawing);
  return readRows(table, set).lines.at(-1)?.rule;
};

describe('what a line below the header does', () => {
  for (const [line, rule] of [
    [
      'See accompanying notes to the statements.               11',
      'closing words and the number of the page',
    ],
    ['Selling expenses                                       100         120', 'row'],
    ['                                                       100         120', 'row'],
    ['Operating expenses:', 'heading or label'],
    ['Total', 'heading or label'],
    ['                                                        47', 'page number'],
    ['                                                 Years ended December 31', 'day of a period'],
    [
      '                                                     £000        £000',
      'unit of the columns',
    ],
    ['-------------------', 'typed rule'],
    ['====================                                 -------- --------', 'typed rule'],
    ['47', 'running head or foot'],
    ['Page 47', 'running head or foot'],
    ['Seite 47', 'running head or foot'],
    ['F-12', 'running head or foot'],
    ['- 12 -', 'running head or foot'],
    ['Ny.v.:1.3 A nyomtatvány Nyomtatva: 2019.05.31 12.38.53', 'running head or foot'],
    ['v.2.14.1                         OFFICINE ESEMPIO S.R.L.', 'running head or foot'],
    ['See accompanying notes to consolidated financial statements.', 'closing words'],
    ['(In millions, except per share data)', 'unit line'],
    ['For the years ended December 31,', 'period line'],
    ['(continued)', 'period line'],
    ['of $ nil as of December 31, 2023 and 2022, respectively)', 'heading or label'],
    ['                                                          Group', 'words above the values'],
    [
      'The group sold more than in any year before, and opened offices in three countries of Europe.',
      'running text below',
    ],
    [
      'Items of other income that may be reclassified to profit or loss in a later period of time:',
      'heading or label',
    ],
    ['Commitments and contingencies (see Note 12)', 'heading or label'],
    ['1   The firm as it is now, as of last May', 'footnote below the last row'],
    ['Net surplus for the\nyear, representing total', 'heading or label'],
    [
      'Translation, net of taxes\n                                                         10          12\nof $nil',
      'heading or label',
    ],
    [
      'Translation, net of taxes                                10          12\nof $nil',
      'heading or label',
    ],
    [
      'Shares in other companies                                10          12\nat cost',
      'heading or label',
    ],
    [
      'Shares in other companies                                10          12\nas at',
      'period line',
    ],
    [
      'Shares in other companies                                10          12\n(continued)',
      'period line',
    ],
    ['1 Operating activities', 'heading or label'],
  ] as const)
    it(`"${line.trim().replaceAll(/\s*\n\s*/g, ' / ')}": ${rule}`, () =>
      expect(ruleOfLast(`${HEAD}${ROWS}\n${line}`)).to.equal(rule));

  it('stops at the words that close a statement: what stands below is not a row', () => {
    const { table, set } = drawnTable(
      `${HEAD}${ROWS}\nSee accompanying notes\nOther table              1,000         900`,
    );
    const { rows, stopped } = readRows(table, set);
    expect(rows.map((row) => row.label)).to.deep.equal([
      'Revenue',
      'Cost of sales',
      'Gross profit',
    ]);
    expect(stopped).to.equal('See accompanying notes');
  });

  it('does not stop at a numbered heading above further rows', () => {
    const heading = '1   Net of tax on the sale of an old ship';
    const { table, set } = drawnTable(`${HEAD}${ROWS}\n${heading}${ROWS}`);
    const { rows, stopped } = readRows(table, set);
    expect(stopped).to.equal(undefined);
    expect(rows.filter(({ label }) => label === 'Revenue')).to.have.lengthOf(2);
  });

  it('passes over a foot with a number and words, and no heading above it', () => {
    const foot = (blank: number): string =>
      `${HEAD}${ROWS}${'\n'.repeat(blank)}216 Example Group Limited`;
    expect(ruleOfLast(foot(70))).to.equal('running head or foot');
    expect(ruleOfLast(foot(1))).to.equal('heading or label');
  });

  it('reads a row at the foot of a page that prints one short amount in a column', () => {
    const row = 'Loans to employees of the group                          512';
    const { table, set } = drawnTable(`${HEAD}${ROWS}${'\n'.repeat(70)}${row}`);
    expect(readRows(table, set).rows.at(-1)?.label).to.equal('Loans to employees of the group');
  });

  it('does not stop before the first row', () => {
    const { table, set } = drawnTable(`${HEAD}\nSee accompanying notes${ROWS}`);
    expect(readRows(table, set).rows.map((row) => row.label)).to.include('Gross profit');
  });

  it('keeps the heading on a line of the header', () => {
    const { table, set } = drawnTable(`${HEAD.replace('\n      ', '\nASSETS')}${ROWS}`);
    expect(readRows(table, set).rows[0]?.label).to.equal('ASSETS');
  });

  for (const head of ['Particulars', 'Descrição', 'ESPECIFICAÇÃO', '代碼 會計項目'])
    it(`takes no heading from the head of the labels: ${head}`, () => {
      const drawing = HEAD.replace(`\n${' '.repeat(20)}`, `\n${head.padEnd(20)}`);
      const { table, set } = drawnTable(`${drawing}${ROWS}`);
      expect(readRows(table, set).rows[0]?.label).to.equal('Revenue');
    });

  it('sees each line once, in order', () => {
    const { layout, table, set } = drawnTable(`${HEAD}${ROWS}\nOther:\n47`);
    const { lines } = readRows(table, set);
    expect(lines.map(({ text }) => text)).to.deep.equal(
      layout.lines.filter((line) => !table.headerLines.has(line)).map(textOfLine),
    );
  });
});
