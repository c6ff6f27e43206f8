import type { PageText, RawStatement, ReadingDoubt } from '@fde/contracts';
import { expect } from 'chai';

import { readStatements } from '../report/read-report.js';
import { BALANCE, CASH_FLOW, CASH_FLOW_CONTINUED, INCOME } from '../testing/drawn-report.js';
import { pageFromText } from '../testing/page-from-text.js';
import { statementOf } from '../testing/read-drawn-report.js';

type Misread = readonly [word: string, as: string, certainty?: number];

/**
 * The drawn report as recognition would give it: one occurrence of a word in the balance sheet read
 * as another.
 */
const recognised = (
  misread: readonly Misread[],
  origin: PageText['origin'] = 'ocr',
): RawStatement => {
  const pages = [INCOME, BALANCE, CASH_FLOW, CASH_FLOW_CONTINUED].map((drawing, i) =>
    pageFromText(drawing, i + 1),
  );
  const words = [...(pages[1]?.words ?? [])];
  for (const [word, as, certainty] of misread) {
    const at = words.findIndex((w) => w.text === word);
    words[at] = {
      ...(words[at] as PageText['words'][number]),
      text: as,
      ...(certainty === undefined ? {} : { certainty }),
    };
  }
  const result = readStatements(
    pages.map((p) => (p.page === 2 ? { ...p, words, origin } : { ...p, origin })),
    { pageCount: 4 },
  );
  return statementOf(result, 'balance_sheet');
};

const cell = (
  raw: RawStatement,
  name: string,
  year = '2023',
): [number | undefined, ReadingDoubt | undefined, number] => {
  const item = raw.line_items.find((i) => i.name === name);
  return [item?.values[year], item?.sources?.[year]?.doubt, item?.sources?.[year]?.confidence ?? 1];
};

describe('digits misread by character recognition', () => {
  it('are corrected if one lookalike closes the sums, and say so', () => {
    // Inventories 1,500 seen as 1,600 makes current assets fail.
    const raw = recognised([['1,500', '1,600']]);
    const [value, doubt, confidence] = cell(raw, 'Inventories');
    expect([value, doubt]).to.deep.equal([1500, 'repaired']);
    expect(confidence).to.be.below(0.99);
    expect(raw.notes?.join()).to.contain('Recognised as 1,600, read as 1,500');
    expect(raw.checks.filter((c) => !c.holds)).to.deep.equal([]);
  });

  it('prove nothing about their neighbours', () => {
    expect(cell(recognised([]), 'Accounts receivable, net')[2]).to.be.at.least(0.99);
    expect(cell(recognised([['1,500', '1,600']]), 'Accounts receivable, net')[2]).to.be.below(0.99);
  });

  it('are corrected in a total, if its parts and the sum it is part of agree', () => {
    const raw = recognised([['4,500', '4,800']]);
    expect(cell(raw, 'Total current assets').slice(0, 2)).to.deep.equal([4500, 'repaired']);
  });

  it('are corrected where one too many breaks the groups of a number', () => {
    const twice = recognised([['4,500', '4,5001']]);
    expect(cell(twice, 'Total current assets').slice(0, 2)).to.deep.equal([4500, 'repaired']);
    const grouped = recognised([['4,500', '45,001']]);
    expect(cell(grouped, 'Total current assets')[0]).to.equal(45_001);
  });

  it('are corrected whatever their shapes where two sums show the number', () => {
    const raw = recognised([['4,500', '4,100']]);
    expect(cell(raw, 'Total current assets').slice(0, 2)).to.deep.equal([4500, 'repaired']);
  });

  it('stay in doubt if the shapes are unlike, unless recognition itself was unsure', () => {
    const unlike = recognised([['1,500', '1,200']]);
    expect(cell(unlike, 'Inventories')[0]).to.equal(1200);
    expect(cell(unlike, 'Inventories')[2]).to.be.below(0.99);
    expect(cell(recognised([['1,500', '1,200', 0.4]]), 'Inventories').slice(0, 2)).to.deep.equal([
      1500,
      'repaired',
    ]);
  });

  it('stay in doubt if two cells could be meant', () => {
    // 2,000 as 2,600 and 1,500 as 1,600 in one sum: no single digit closes it.
    const raw = recognised([
      ['1,500', '1,600'],
      ['2,000', '2,600'],
    ]);
    expect(
      raw.line_items
        .flatMap((i) => Object.values(i.sources ?? {}).map((s) => s.doubt ?? []))
        .filter((doubt) => doubt === 'repaired'),
    ).to.deep.equal([]);
    expect(cell(raw, 'Inventories')[2]).to.be.below(0.99);
  });

  it('regain the comma of their thousands if row and column print whole numbers', () => {
    const raw = recognised([['1,500', '1.500']]);
    expect(cell(raw, 'Inventories').slice(0, 2)).to.deep.equal([1500, 'repaired']);
  });

  it('in the last place are not mistaken for rounding', () => {
    const raw = recognised([['2,000', '2,001', 0.95]]);
    expect(
      raw.checks
        .filter((c) => c.description.startsWith('Total current assets'))
        .every((c) => c.holds),
      'within rounding',
    ).to.equal(true);
    expect(cell(raw, 'Accounts receivable, net')[2]).to.be.below(0.99);
  });

  it('are never looked for in printed text', () => {
    const raw = recognised([['1,500', '1,600']], 'text');
    expect(cell(raw, 'Inventories').slice(0, 2)).to.deep.equal([1600, undefined]);
    expect(cell(raw, 'Inventories')[2]).to.be.below(0.99);
  });
});
