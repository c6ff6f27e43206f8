import { expect } from 'chai';
import type { RawStatement } from '@fde/contracts';

import { rowAt } from '../testing/drawn-rows.js';
import { BALANCE, CASH_FLOW, CASH_FLOW_CONTINUED } from '../testing/drawn-report.js';
import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';
import { entriesOf } from './labels.js';

/** Two drawn pages of one: a page break stands before the line that begins with these words. */
const cutBefore = (page: string, words: string): [string, string] => {
  const lines = page.split('\n');
  const at = lines.findIndex((line) => line.trim().startsWith(words));
  if (at < 0) throw new Error(`no line begins with "${words}"`);
  return [lines.slice(0, at).join('\n'), `\n${lines.slice(at).join('\n')}`];
};

/** A cash flow statement whose last label is set on three lines. */
const CASH = [CASH_FLOW, ...CASH_FLOW_CONTINUED.split('\n').slice(6)]
  .join('\n')
  .replace(
    'Cash at end of year       ',
    'Cash and cash\nequivalents at end\nof year                   ',
  );

const CLOSING = 'Cash and cash equivalents at end of year';

const namesOf = ({ line_items }: RawStatement): string[] => line_items.map(({ name }) => name);

const read = (page: string, words: string, change = (pages: string[]): string[] => pages) =>
  readDrawnReport(change(cutBefore(page, words)));

describe('a label that a page break cuts', () => {
  for (const words of ['equivalents at end', 'of year'])
    it(`goes on before "${words}", and its numbers stand on the second page`, () => {
      const raw = statementOf(read(CASH, words), 'cash_flow_statement');
      expect(valuesOf(raw, CLOSING)).to.deep.equal([1000, 900, 800]);
      const row = raw.line_items.find(({ name }) => name === CLOSING);
      expect(Object.values(row?.sources ?? {}).map(({ page }) => page)).to.deep.equal([2, 2, 2]);
      expect(Object.values(row?.sources ?? {}).map(({ doubt }) => doubt)).to.deep.equal([
        undefined,
        undefined,
        undefined,
      ]);
      expect(row?.indentation_level).to.equal(0);
    });

  it('goes on in capitals below a first line in capitals', () => {
    const capitals = CASH.replace('Cash and cash\n', 'CASH AND CASH\n')
      .replace('equivalents at end', 'EQUIVALENTS AT END')
      .replace('\nof year', '\nOF YEAR');
    const raw = statementOf(read(capitals, 'OF YEAR'), 'cash_flow_statement');
    expect(namesOf(raw).at(-1)).to.equal(CLOSING.toUpperCase());
  });

  it('is never sure if its first lines are missing', () => {
    const raw = statementOf(
      read(CASH, 'of year', ([first = '', rest = '']) => [
        first.replace('\nCash and cash\nequivalents at end', ''),
        rest,
      ]),
      'cash_flow_statement',
    );
    const sources = Object.values(
      raw.line_items.find(({ name }) => name === 'of year')?.sources ?? {},
    );
    expect(sources.map(({ doubt }) => doubt)).to.deep.equal(Array(3).fill('cut-label'));
    for (const { confidence = 1 } of sources) expect(confidence).to.be.at.most(0.95);
  });
});

describe('a line of a script without small letters at the foot of a page', () => {
  it('is not in capitals, and does not go on over the page', () => {
    const rows = [rowAt(0, '的现金净额'), rowAt(0, '的现金净额', [1], { page: 2, sheet: '2.0' })];
    expect(entriesOf(rows).map(({ kind }) => kind)).to.deep.equal(['heading', 'line']);
  });
});

describe('a heading at the foot of a page', () => {
  const first = (heading: string, row: string): RawStatement => {
    const page = BALANCE.replace('Current liabilities:', heading).replace(
      '   Accounts payable',
      row.padEnd(19),
    );
    return statementOf(read(page, row.trim()), 'balance_sheet');
  };

  for (const { heading, row } of [
    { heading: 'Current liabilities:', row: '   Accounts payable' },
    { heading: 'Current liabilities:', row: '   accounts payable' },
    { heading: 'Current liabilities', row: '   Accounts payable' },
    { heading: 'Current liabilities', row: '   accounts payable' },
    { heading: 'CURRENT LIABILITIES', row: '   accounts payable' },
  ])
    it(`"${heading}" remains one above "${row.trim()}"`, () => {
      const raw = first(heading, row);
      expect(valuesOf(raw, row.trim())).to.deep.equal([1200, 1100]);
      const item = raw.line_items.find(({ name }) => name === row.trim());
      expect(item?.section).to.include(heading.replace(':', ''));
    });

  it('remains one where rows begin with small letters', () => {
    const small = BALANCE.replace('   Inventories', '   inventories')
      .replace('Current liabilities:', 'Amounts owed')
      .replace('   Accounts payable', '   accounts payable');
    const raw = statementOf(read(small, 'accounts payable'), 'balance_sheet');
    expect(valuesOf(raw, 'accounts payable')).to.deep.equal([1200, 1100]);
  });
});

describe('rows with the amounts of another table in their labels', () => {
  const doubtsOf = (labels: readonly string[]): (string | undefined)[] =>
    entriesOf(labels.map((label, at) => rowAt(at, label, [1]))).map(
      ({ cells }) => cells.get(0)?.doubt,
    );

  it('are not sure, nor are their neighbours', () =>
    expect(
      doubtsOf([
        'Transfer to funds – (6,885,322) 6,885,322 – – Depreciation of plant',
        'Land premium',
        'Loan receivable from a – – subsidiary',
      ]),
    ).to.deep.equal(['cut-label', 'cut-label', 'cut-label']));

  it('are not those whose labels count shares', () =>
    expect(
      doubtsOf([
        'Common stock, $0.25 par value; authorized — 11,200 shares; issued — 7,040 shares',
        'Class B — 1,273 and 1,243 shares outstanding',
        'Treasury stock, at cost — 2,760 and 2,772 shares',
      ]),
    ).to.deep.equal([undefined, undefined, undefined]));
});

describe('an amount in the label of a row without one of its values', () => {
  const doubtOf = (label: string, values: readonly number[]): string | undefined =>
    entriesOf([rowAt(0, 'Revenue', [1, 2]), rowAt(1, label, values)])[1]?.cells.get(0)?.doubt;

  it('may be that value', () =>
    expect(doubtOf('Net decrease in cash during the (2,581) year', [1])).to.equal('cut-label'));

  it('is not one with a sign of money: words tell it', () =>
    expect(doubtOf('Issue of notes, net of costs of $14,976', [1])).to.equal(undefined));

  it('counts shares where all values are there', () =>
    expect(doubtOf('Treasury stock, 2,581 shares', [1, 2])).to.equal(undefined));

  it('is no amount without groups of digits', () =>
    expect(doubtOf('Loss on the sale of 2021', [1])).to.equal(undefined));
});
