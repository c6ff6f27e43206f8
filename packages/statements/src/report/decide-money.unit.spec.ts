import { expect } from 'chai';

import { BALANCE, CASH_FLOW, CASH_FLOW_CONTINUED, INCOME } from '../testing/drawn-report.js';
import { readDrawnReport } from '../testing/read-drawn-report.js';

const UNIT = /\(In thousands[^)]*\)/;

/**
 * The drawn report with other units: in brackets below the titles, above the columns, and on other
 * pages.
 */
const report = (unit: string, others: readonly string[] = []): string[] => [
  ...others,
  ...[INCOME, BALANCE, CASH_FLOW, CASH_FLOW_CONTINUED].map((page) => page.replace(UNIT, unit)),
];

const withoutSigns = (pages: readonly string[]): string[] =>
  pages.map((page) => page.replace(/\$(?=\s)/g, ' '));

/** The same pages with amounts a thousand times as long, in the same columns. */
const withLongAmounts = (pages: readonly string[]): string[] =>
  withoutSigns(pages).map((page) =>
    page
      .replace('investing activities (700)', 'investing      (700)')
      .replace(/ {4}(\(?\d{1,3}(?:,\d{3})?)(?=\)?(?:\s|$))/gm, '$1,000'),
  );

const moneyOf = (pages: readonly string[]): [number, string, boolean][] =>
  readDrawnReport(pages).statements.map((s) => [
    s.scale,
    s.currency,
    s.decisions?.scale?.doubt !== undefined || s.decisions?.currency?.doubt !== undefined,
  ]);

const three = (scale: number, currency: string, doubted = false): unknown[] =>
  [0, 1, 2].map(() => [scale, currency, doubted]);

describe('the money of a report', () => {
  for (const { what, pages, expected } of [
    {
      what: 'in millions, as its unit lines say',
      pages: withoutSigns(report('(In millions of euros, except par value)')),
      expected: three(1e6, 'EUR'),
    },
    {
      what: 'in whole units if a currency stands alone',
      pages: withoutSigns(report('(Expressed in U.S. dollars, except per share data)')),
      expected: three(1, 'USD'),
    },
    {
      what: 'in pounds, although prose mentions millions',
      pages: withoutSigns(
        report('Figures in Pound Sterling', [
          'We raised £6 million in the year and sold millions of specimens for £7 million.',
        ]),
      ),
      expected: three(1, 'GBP'),
    },
    {
      what: 'in lakhs',
      pages: withoutSigns(report('(₹ in Lakhs)')),
      expected: three(1e5, 'INR'),
    },
    {
      what: 'in the dollars of its country',
      pages: report("(in $'000)", ['Acme Pty Ltd ABN 12 345 678 901, listed on the ASX.']),
      expected: three(1e3, 'AUD'),
    },
    {
      what: 'doubted if nothing states a unit',
      pages: withoutSigns(report('')),
      expected: three(1, 'XXX', true),
    },
    {
      what: 'guessed from the units of the notes',
      pages: withoutSigns(
        report(
          '',
          Array.from({ length: 4 }, () => 'Trade receivables\nRM’000\nNote 5'),
        ),
      ),
      expected: three(1e3, 'MYR', true),
    },
    {
      what: 'that of the only statement that states it, if the others repeat its figures',
      pages: withLongAmounts([
        ...Array.from({ length: 4 }, () => 'Trade receivables\nFigures in Pound Sterling\nNote 5'),
        INCOME.replace(UNIT, ''),
        BALANCE.replace(UNIT, 'Figures in Pound Sterling'),
        CASH_FLOW.replace(UNIT, ''),
        CASH_FLOW_CONTINUED.replace(UNIT, ''),
      ]),
      expected: three(1, 'GBP'),
    },
  ])
    it(`is ${what}`, () => expect(moneyOf(pages)).to.deep.equal(expected));

  const LETTER =
    'To the members of Acme Ltd, who hold 1,000,000 shares\nIn our opinion the accounts give a true view.';

  it('is in whole units if no page names a multiplier', () => {
    const pages = withLongAmounts(report('', [LETTER, LETTER]));
    expect(moneyOf(pages).map(([scale]) => scale)).to.deep.equal([1, 1, 1]);
    const [income] = readDrawnReport(pages).statements;
    expect(income?.decisions?.scale?.doubt).to.equal(undefined);
  });

  for (const { what, others } of [
    { what: 'prose names a multiplier', others: [LETTER, 'The grant was two million pounds.'] },
    { what: 'a head names one beside a currency', others: [LETTER, 'Note   2023 US$000   2022'] },
    { what: 'a page holds no text', others: [LETTER, ''] },
  ])
    it(`is doubted in silence where ${what}`, () => {
      const [income] = readDrawnReport(withLongAmounts(report('', others))).statements;
      expect(income?.decisions?.scale?.doubt).to.equal('guessed');
    });

  it('is doubted in silence where its amounts may as well be thousands', () => {
    const [income] = readDrawnReport(withoutSigns(report('', [LETTER, LETTER]))).statements;
    expect(income?.decisions?.scale?.doubt).to.equal('guessed');
  });

  it('is that of its own words in a statement whose figures the others do not repeat', () => {
    const own = CASH_FLOW.replace(UNIT, '(Expressed in euros)');
    const [cash] = withLongAmounts([own, CASH_FLOW_CONTINUED.replace(UNIT, '')]);
    const thousands = [INCOME, BALANCE].map((page) =>
      page.replace(UNIT, '(In thousands of euros)'),
    );
    const { statements } = readDrawnReport([...withoutSigns(thousands), cash ?? '']);
    expect(statements.map(({ scale }) => scale)).to.deep.equal([1e3, 1e3, 1]);
  });

  it('is what prose says of figures of one statement, for all that repeat its figures', () => {
    const notes = Array.from({ length: 4 }, () => 'Trade receivables\n(in millions)\nNote 5');
    const prose =
      'Sales rose from $8,000,000 to $10,000,000, their cost from $5,500,000 to $6,000,000, and tax was $420,000.';
    const pages = withLongAmounts([...notes, prose, ...report('')]);
    expect(moneyOf(pages).map(([scale]) => scale)).to.deep.equal([1, 1, 1]);
  });

  it('is certain if prose repeats its figures with their unit', () => {
    const prose = `Net sales rose to €10.000 million, gross profit was €4.000 million, net income €2.000 million.
Assets of €9.000 million, goodwill €1.500 million and debt of €2.500 million stood against equity of €5.000 million.`;
    const [income] = readDrawnReport(
      withoutSigns(report('', [prose.replace(/\.(?=000|500)/g, ',')])),
    ).statements;
    expect([income?.scale, income?.currency]).to.deep.equal([1e6, 'EUR']);
  });

  it('is reported as a problem if it is doubted', () => {
    const { problems } = readDrawnReport(withoutSigns(report('')));
    expect(problems.join('\n')).to.match(/income statement on page \d+: the scale 1 is guessed/);
  });
});

describe('a word that no rule knows where the unit stands', () => {
  const YEARS = /^( +)2023 {7}2022 {7}2021$/m;
  const withHeads = (unit: string): string[] =>
    withoutSigns(report('')).map((page) =>
      page.replace(YEARS, (line) => `${line}\n${line.replace(/20\d\d/g, unit.padEnd(4))}`),
    );
  const scaleOf = (unit: string) =>
    readDrawnReport(withHeads(unit)).statements.find((s) => s.statement_type === 'income_statement')
      ?.decisions?.scale;

  it('puts the scale in doubt, and is named', () => {
    const scale = scaleOf('Qxm');
    expect(scale?.doubt).to.equal('disputed');
    expect(scale?.against?.[0]).to.include({ source: 'words not understood' });
    expect(scale?.against?.[0]?.text).to.include('qxm');
  });

  it('is none of the known ones', () =>
    expect([scaleOf('Rm')?.value, scaleOf('Rm')?.doubt]).to.deep.equal(['1000000', undefined]));
});
