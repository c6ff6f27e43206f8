import { expect } from 'chai';
import fc from 'fast-check';

import { eachIs } from '../testing/describe-language.js';
import {
  labelOf,
  nearlySame,
  foldLabel,
  similarityOf,
  stemOf,
  withoutOrdinal,
  withoutTotal,
} from './label.js';

describe('a label in plain letters', () => {
  eachIs(foldLabel, [
    ['Revenue', 'revenue'],
    ['Property, Plant & Equipment', 'property plant and equipment'],
    ["Shareholders' equity", 'shareholders equity'],
    ['Shareholders’ equity', 'shareholders equity'],
    ['Trésorerie – clôture', 'tresorerie cloture'],
    ['Umsatzerlöse', 'umsatzerlose'],
    ['売上高', 'qmai qshang qgao'],
    ['  ', ''],
  ]);
});

describe('the stem of a word', () => {
  eachIs(stemOf, [
    ['inventories', 'inventory'],
    ['assets', 'asset'],
    ['loss', 'loss'],
    ['losses', 'losse'],
    ['surplus', 'surplus'],
    ['basis', 'basis'],
    ['tax', 'tax'],
    ['gas', 'gas'],
    ['ties', 'tie'],
  ]);
});

describe('the forms of a label', () => {
  for (const { printed, exact, loose, bare } of [
    { printed: 'Total assets', exact: 'total assets', loose: 'total assets', bare: 'asset' },
    {
      printed: 'Inventories (note 12)',
      exact: 'inventories',
      loose: 'inventories',
      bare: 'inventory',
    },
    {
      printed: 'Inventories, see notes 12, 13 and 14',
      exact: 'inventories',
      loose: 'inventories',
      bare: 'inventory',
    },
    {
      printed: 'Accounts receivable, less allowance of $120',
      exact: 'accounts receivable less allowance of 120',
      loose: 'accounts receivable less allowance of',
      bare: 'receivable',
    },
    {
      printed: 'Amortisation of intangible assets',
      exact: 'amortization of intangible assets',
      loose: 'amortization of intangible assets',
      bare: 'amortization asset intangible',
    },
    {
      printed: '1.2.02.01 - Long-term investments',
      exact: 'long term investments',
      loose: 'long term investments',
      bare: 'investment',
    },
    {
      printed: 'Non-current liabilities',
      exact: 'noncurrent liabilities',
      loose: 'noncurrent liabilities',
      bare: 'liability',
    },
  ])
    it(`"${printed}"`, () => expect(labelOf(printed)).to.include({ exact, loose, bare }));

  it('include one without the text in brackets', () => {
    expect(labelOf('Retained earnings/(Accumulated deficit)').core).to.equal('retained earnings');
    expect(labelOf('Net (loss) income').core).to.equal('net income');
  });

  it('are computed once', () =>
    expect(labelOf('Deferred income taxes')).to.equal(labelOf('Deferred income taxes')));
});

describe('the similarity of two labels', () => {
  for (const [a, b, expected] of [
    ['Total assets', 'TOTAL ASSETS', 1],
    ['Inventories', 'Inventories, net (note 5)', 1],
    ['Property, plant and equipment', 'Property, plant & equipment, net', 1],
    ['Accrued expenses', 'Accrued liabilities', 2 / 3],
    ['Goodwill', 'Inventories', 0],
    ['Total', 'Net', 0],
    ['Total', 'Total', 1],
  ] as const)
    it(`"${a}" and "${b}": ${expected.toFixed(2)}`, () =>
      expect(similarityOf(labelOf(a), labelOf(b))).to.be.closeTo(expected, 0.001));

  it('is the same in both directions, at most 1, and 1 for itself', () => {
    const label = fc
      .array(fc.constantFrom('Total', 'net', 'assets', 'Deferred', 'income', 'taxes', 'of', '12'), {
        maxLength: 5,
      })
      .map((words) => labelOf(words.join(' ')));
    fc.assert(
      fc.property(label, label, (a, b) => {
        expect(similarityOf(a, b)).to.equal(similarityOf(b, a));
        expect(similarityOf(a, b)).to.be.within(0, 1);
        expect(similarityOf(a, a)).to.equal(1);
      }),
    );
  });
});

describe('labels that are the same up to a misspelling', () => {
  for (const [a, b, expected] of [
    ['Inventories', 'lnventories', true],
    ['Depreciation', 'Depreciaton', true],
    ['Amortization of goodwill', 'Goodwill amortisation', true],
    ['Investing activities', 'Financing activities', false],
    ['Receivables', 'Payables', false],
    ['Cash', 'Cast', false],
    ['Borrowings', 'Barrawings', false],
    ['Deferred taxes', 'Deferred income taxes', false],
    ['Total', 'Total', false],
  ] as const)
    it(`"${a}" and "${b}": ${expected ? 'yes' : 'no'}`, () =>
      expect(nearlySame(labelOf(a), labelOf(b))).to.equal(expected));
});

describe('a label without its number in the statement', () => {
  eachIs(withoutOrdinal, [
    ['12. Jahresüberschuss', 'Jahresüberschuss'],
    ['A. Eigenkapital', 'Eigenkapital'],
    ['A. I. Cash', 'Cash'],
    ['(a) Property', 'Property'],
    ['IV. Net income', 'Net income'],
    ['3) Materialaufwand', 'Materialaufwand'],
    ['A. Ägio', 'Ägio'],
    ['1.1.03.00- ESTOQUES', 'ESTOQUES'],
    ['3.1.02.03.0002- Capital', 'Capital'],
    ['31.12.23 Balance', '31.12.23 Balance'],
    ['1.250.000 shares', '1.250.000 shares'],
    ['I Revenue', 'I Revenue'],
    ['A.P. Moller', 'A.P. Moller'],
    ['2023', '2023'],
    ['Class A. shares', 'Class A. shares'],
  ]);
});

describe('what a total is of', () => {
  eachIs(withoutTotal, [
    ['total current assets', 'current assets'],
    ['total of current assets', 'current assets'],
    ['subtotal', ''],
    ['summe der aktiva', 'aktiva'],
    ['total des actifs', 'actifs'],
    ['totale attivita', 'attivita'],
    ['totaal activa', 'activa'],
    ['summa tillgangar', 'tillgangar'],
    ['totalling', 'totalling'],
    ['current assets', 'current assets'],
    ['total', ''],
  ]);
});
