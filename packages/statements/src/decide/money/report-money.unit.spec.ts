import { expect } from 'chai';
import fc from 'fast-check';
import { reportMoneyOf } from './report-money.js';

const triplesOf = <T>(evidence: readonly { source: string; says: T; weight: number }[]) =>
  evidence.map(({ source, says, weight }) => [source, says, Number(weight.toFixed(3))]);
const scale = (...pages: string[]) => triplesOf(reportMoneyOf(pages).scale);
const currency = (...pages: string[]) =>
  triplesOf(reportMoneyOf(pages).currency.map((one) => ({ ...one, says: one.says.join('/') })));

describe('Units above tables elsewhere in a report', () => {
  for (const { what, given, expected } of [
    {
      what: 'of three lines',
      given: '(in thousands)\n(in thousands)\n(in thousands)',
      expected: [['units elsewhere', 1000, 0.45]],
    },
    { what: 'not of two', given: '(in thousands)\n(in thousands)', expected: [] },
    {
      what: 'by their share if they differ',
      given: '(in thousands)\n(in thousands)\n(in thousands)\n(in millions)',
      expected: [
        ['units elsewhere', 1000, 0.338],
        ['units elsewhere', 1_000_000, 0.113],
      ],
    },
    {
      what: 'not in sentences',
      given: Array.from(
        { length: 3 },
        () => 'We sold in thousands of shops and stores all over the country and beyond it',
      ).join('\n'),
      expected: [],
    },
    {
      what: 'not beside an amount',
      given: '(in thousands) 1,234\n(in thousands) 1,234\n(in thousands) 1,234',
      expected: [],
    },
    { what: 'not in an empty report', given: '', expected: [] },
  ])
    it(`show its scale: ${what}`, () => {
      expect(scale(given)).to.deep.equal(expected);
    });

  it('show its currency as well, and are counted over all pages', () => {
    const page = '(in millions of euros)';
    expect(currency(page, page, page)).to.deep.equal([['units elsewhere', 'EUR', 0.45]]);
  });
});

describe('What a report says in words about its amounts', () => {
  const ROUNDED = 'All amounts are presented in euros and rounded to the nearest thousand.';
  for (const { times, expected } of [
    { times: 1, expected: 0.3 },
    { times: 2, expected: 0.6 },
    { times: 5, expected: 0.6 },
  ])
    it(`said ${times} times counts ${expected}`, () => {
      const pages = Array.from(
        { length: times },
        () => 'These statements are presented in Australian dollars.',
      );
      expect(currency(...pages)).to.deep.equal([['basis of preparation', 'AUD', expected]]);
    });

  it('gives its scale if it rounds', () => {
    expect(scale(ROUNDED).map(([, says]) => says)).to.deep.equal([1000]);
    expect(
      scale('Amounts are rounded to the nearest dollar.').map(([, says]) => says),
    ).to.deep.equal([1]);
    expect(scale('These statements are presented in euros.')).to.deep.equal([]);
  });
});

describe('The unit of a form that its register takes in units alone', () => {
  const LEDGER = 'BALANÇO PATRIMONIAL\nPeríodo da Escrituração: 01/01/2023 a 31/12/2023';

  it('is that of all amounts', () => {
    const { all } = reportMoneyOf([`${LEDGER}\nNúmero de Ordem do Livro: 12`]);
    expect([all?.scale, all?.money]).to.deep.equal([1, [['BRL']]]);
  });

  it('is not known from some of its words', () =>
    expect(reportMoneyOf([LEDGER]).all).to.equal(undefined));
});

describe('The country of a report', () => {
  it('is known from its front and back, not from its middle', () => {
    const pages = Array.from({ length: 40 }, () => 'text');
    const at = (page: number): unknown[] =>
      currency(...pages.map((text, index) => (index === page ? 'ABN 12 345' : text)));
    expect(at(0)).to.have.length(1);
    expect(at(15)).to.have.length(1);
    expect(at(16)).to.have.length(0);
    expect(at(35)).to.have.length(0);
    expect(at(36)).to.have.length(1);
  });

  it('is known from the standards by which it reports, wherever it names them', () => {
    const pages = Array.from({ length: 40 }, () => 'text');
    pages[20] = 'in accordance with Australian Accounting Standards';
    expect(currency(...pages)).to.deep.equal([['country', 'AUD', 0.2]]);
    pages[0] = 'NZBN 9429';
    expect(currency(...pages), 'or its register').to.deep.equal([['country', 'NZD', 0.2]]);
  });

  for (const { what, given, expected } of [
    { what: 'once', given: 'ABN', expected: 0.2 },
    { what: 'twice', given: 'ABN ASX', expected: 0.4 },
    { what: 'often, no more than 0.6', given: 'ABN ASX ABN ASX ABN', expected: 0.6 },
  ])
    it(`counts ${expected} if it is named ${what}`, () => {
      expect(currency(given)).to.deep.equal([['country', 'AUD', expected]]);
    });

  it('counts most for the form that only its own companies file', () => {
    expect(currency('FORM 10-K')).to.deep.equal([['country', 'USD', 0.9]]);
  });
});

describe('What a report says about money', () => {
  it('never counts more than its limit, and does not depend on the order of pages', () => {
    const page = fc.constantFrom(
      '(in thousands)',
      '(in millions of euros)',
      'ABN',
      'rounded to the nearest thousand.',
      'text',
    );
    const pages = fc
      .array(page, { maxLength: 15 })
      .chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
      );
    fc.assert(
      fc.property(pages, ([inOrder, shuffled]) => {
        const [a, b] = [inOrder, shuffled].map((all) => scale(...all));
        expect(new Set(b?.map(String))).to.deep.equal(new Set(a?.map(String)));
        for (const [, , weight] of a ?? []) expect(weight).to.be.within(0, 0.6);
      }),
    );
  });
});
