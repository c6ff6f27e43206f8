import { expect } from 'chai';

import { layOut } from '../page/index.js';
import { BALANCE, CASH_FLOW, CASH_FLOW_CONTINUED, COVER, INCOME } from '../testing/drawn-report.js';
import { pageFromText } from '../testing/page-from-text.js';
import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';
import { carryFeet } from './carry-feet.js';

/** A statement cut after some of its lines: the first part at the foot of the page before. */
const cut = (drawing: string, lines: number): [string, string] => {
  const all = drawing.split('\n');
  return [all.slice(0, lines).join('\n'), all.slice(lines).join('\n')];
};

const linesTo = (drawing: string, words: string): number =>
  drawing.split('\n').findIndex((line) => line.includes(words));

describe('a title at the foot of the page before', () => {
  const [foot, body] = cut(INCOME, linesTo(INCOME, 'Net sales'));
  const before = `${BALANCE}${foot}\nF-3`;

  it('goes with its table', () => {
    const [first, second] = carryFeet(
      [before, body].flatMap((drawing, i) => layOut(pageFromText(drawing, i + 1))),
    );
    const text = (layout = first): string =>
      (layout?.lines ?? []).flatMap((l) => l.items.map((i) => i.text)).join(' ');
    expect(text()).not.to.include('OPERATIONS');
    expect(text(second)).to.match(/OPERATIONS.*2023.*Net sales/s);
    expect(text(second)).not.to.include('F-3');
  });

  it('heads the statement that is read', () => {
    const reading = readDrawnReport([COVER, before, body, `${CASH_FLOW}${CASH_FLOW_CONTINUED}`]);
    const income = statementOf(reading, 'income_statement');
    expect(income.title).to.match(/operations/i);
    expect(income.pages).to.deep.equal([3]);
    expect(valuesOf(income, 'Net sales')).to.deep.equal([10000, 9000, 8000]);
    expect(statementOf(reading, 'balance_sheet').pages).to.deep.equal([2]);
  });

  it('keeps its page if rows stand there', () => {
    const [start, rest] = cut(INCOME, linesTo(INCOME, 'Net sales') + 1);
    const reading = readDrawnReport([
      COVER,
      `${BALANCE}${start}`,
      rest,
      `${CASH_FLOW}${CASH_FLOW_CONTINUED}`,
    ]);
    const income = statementOf(reading, 'income_statement');
    expect(income.pages).to.deep.equal([2, 3]);
    expect(income.line_items[0]?.name).to.equal('Net sales');
    expect(income.line_items[0]?.sources?.['2023']?.page).to.equal(2);
  });
});
