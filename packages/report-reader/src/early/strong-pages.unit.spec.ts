import type { CandidatePage } from '@fde/statements';
import { expect } from 'chai';
import { pagesToTry, StrongPages } from './strong-pages.js';

describe('strong pages', () => {
  const page = (number: number, scores: CandidatePage['scores']): CandidatePage => ({
    page: number,
    scores,
    reasons: [],
  });
  const triple = [
    page(40, { income_statement: 25 }),
    page(42, { balance_sheet: 28 }),
    page(44, { cash_flow_statement: 26 }),
  ];

  it('are complete with one of each type near each other, once the pages around them were looked at', () => {
    const strong = new StrongPages();
    strong.add(triple.slice(0, 2));
    expect(strong.complete(() => true)).to.equal(undefined);
    strong.add(triple.slice(2));
    expect(strong.complete((from, to) => from >= 39 && to <= 46)).to.equal(undefined);
    expect(strong.complete((from, to) => from >= 40 && to <= 47)).to.equal(undefined);
    expect(strong.complete((from, to) => from >= 39 && to <= 47)).to.equal(44);
  });

  it('say which pages around them make them complete', () => {
    const strong = new StrongPages();
    expect(strong.around()).to.deep.equal([]);
    strong.add(triple);
    expect(strong.around()).to.deep.equal([39, 40, 41, 42, 43, 44, 45, 46, 47]);
  });

  it('are not complete where they lie far apart', () => {
    const strong = new StrongPages();
    strong.add([...triple.slice(0, 2), page(90, { cash_flow_statement: 26 })]);
    expect(strong.complete(() => true)).to.equal(undefined);
  });

  it('are tried with neighbours that hold a table, without weaker pages', () => {
    const texts = Array.from({ length: 50 }, () => 'Only words stand here.');
    texts[44] = 'Cash at the end 1,234\nCash at the beginning 1,111';
    const candidates = [...triple, page(20, { income_statement: 12 })];
    expect(pagesToTry(candidates, texts)).to.deep.equal([40, 42, 44, 45]);
  });

  it('include the page after blank ones, and a page with a single row of amounts', () => {
    const texts = Array.from({ length: 50 }, () => 'Only words stand here.');
    const row = 'Cash and cash equivalents, end $ 3,641 $ 3,343 $ 2,183\n- Continued -\n70 Report';
    expect(pagesToTry(triple, texts.with(44, row))).to.deep.equal([40, 42, 44, 45]);
    const paid = 'Interest paid $ 220 $ 175\nIncome taxes paid $ 492 $ 256';
    const overBlanks = texts.with(44, 'F-6').with(45, '').with(46, paid);
    expect(pagesToTry(triple, overBlanks)).to.deep.equal([40, 42, 44, 45, 46, 47]);
    const cut = 'of year $ 4,500 $ 5,309 $ 4,704 (1) In 2014, 1,900 shares were issued.';
    expect(pagesToTry(triple, texts.with(44, cut))).to.deep.equal([40, 42, 44, 45]);
    const within = 'and other companies. In 2022 and 2023, the group had 1,200 employees.';
    expect(pagesToTry(triple, texts.with(44, within))).to.deep.equal([40, 42, 44]);
    const prose = 'In 2022 and 2023, the group had 1,200 employees.\nFinancial Report, page 70';
    expect(pagesToTry(triple, texts.with(44, prose))).to.deep.equal([40, 42, 44]);
  });

  it('include facing pages that print only numbers', () => {
    const texts = Array.from({ length: 50 }, () => 'prose');
    texts[40] = [
      'Year ended 31 December',
      '2022',
      ...Array.from({ length: 8 }, (_, i) => `1,${i}34 (5${i}6) -`),
    ].join('\n');
    const candidates = [{ page: 40, scores: { income_statement: 20 }, reasons: [] }];
    expect(pagesToTry(candidates, texts)).to.deep.equal([40, 41]);
    expect(
      pagesToTry(
        candidates,
        texts.map((text) => text.replace(/[\d,()-]/g, 'x')),
      ),
    ).to.deep.equal([40]);
  });
});
