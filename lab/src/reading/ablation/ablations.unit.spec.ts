import type { PageText, RawLineItem, RawStatement, Word } from '@fde/contracts';
import type { PdfDocument } from '@fde/pdf';
import { expect } from 'chai';
import { ABLATIONS } from './ablations.js';
import { DisturbedDocument } from './disturbed-document.js';
import { judgeAblation } from './judge-ablation.js';
import { PrintedReport } from './printed-report.js';
import { linesOf, setLine, textOf } from './sheets.js';

/** Left edges of the two columns. */
const COLUMNS = [300, 400];
const ROWS: readonly (readonly [string, number, number])[] = [
  ['Total current assets', 1200, 1100],
  ['Property and plant', 3400, 3300],
  ['Total assets', 4600, 4400],
];

const withCommas = (value: number): string => value.toLocaleString('en-US');

const WORDS: readonly Word[] = [
  ...setLine('Consolidated balance sheets', 200, 40),
  ...setLine('(in thousands of dollars)', 220, 55),
  ...setLine('December 31,', 330, 70),
  ...COLUMNS.flatMap((x, at) => setLine(String(2023 - at), x + 5, 85)),
  ...ROWS.flatMap(([label, ...values], row) => [
    ...setLine(label, 50, 100 + 15 * row),
    ...COLUMNS.flatMap((x, at) => setLine(withCommas(values[at] ?? 0), x, 100 + 15 * row)),
  ]),
];

const document = {
  pageCount: 2,
  plainText: (page: number) => `plain ${page}`,
  pageText: (page: number): PageText => ({
    page,
    width: 600,
    height: 800,
    words: page === 2 ? WORDS : [],
    quality: 'good',
    origin: 'text',
  }),
} as unknown as PdfDocument;

const itemOf = ([name, now, before]: (typeof ROWS)[number], row: number): RawLineItem => ({
  name,
  values: { '2023': now, '2022': before },
  sources: Object.fromEntries(
    ['2023', '2022'].map((year, at) => {
      const [x, y] = [COLUMNS[at] ?? 0, 100 + 15 * row];
      return [year, { page: 2, bbox: [x, y - 9, x + 22.5, y], confidence: 0.999 }];
    }),
  ),
  indentation_level: 0,
  is_total: false,
});

const BALANCE: RawStatement = {
  statement_type: 'balance_sheet',
  company_name: 'Example Company',
  fiscal_year: 2023,
  currency: 'USD',
  scale: 1000,
  years: ['2023', '2022'],
  fiscal_year_ends: { '2023': '2023-12-31', '2022': '2022-12-31' },
  pages: [2],
  title: 'Consolidated balance sheets',
  method: 'layout',
  confidence: 0.99,
  checks: [],
  decisions: { number_style: { value: '1,234.5', evidence: [] } },
  line_items: ROWS.map(itemOf),
};

const report = new PrintedReport(document, [BALANCE]);

/** The lines of all pages after one ablation. */
const linesAfter = (name: string): string[] => {
  const ablation = ABLATIONS.find((other) => other.name === name);
  const disturbed = ablation?.disturb(report, () => 0);
  if (disturbed === undefined) throw new Error(`${name} takes no hold`);
  const changed = new DisturbedDocument(document, disturbed.sheets);
  return disturbed.sheets.flatMap((_, at) => linesOf(changed.pageText(at + 1).words).map(textOf));
};

describe('ablations', () => {
  it('have names of their own', () => {
    const names = ABLATIONS.map(({ name }) => name);
    expect(new Set(names).size).to.equal(names.length);
  });

  for (const { name, gone, come } of [
    { name: 'unit-lines-removed', gone: '(in thousands of dollars)', come: '2023 2022' },
    { name: 'title-removed', gone: 'Consolidated balance sheets', come: '2023 2022' },
    { name: 'years-removed', gone: '2023 2022', come: 'December 31,' },
    { name: 'unit-line-shortened', gone: '(in thousands of dollars)', come: "$'000" },
    { name: 'columns-exchanged', gone: '2023 2022', come: 'Total assets 4,400 4,600' },
    { name: 'company-columns', gone: '2023 2022', come: 'Total assets 4,600 4,400 13,800 13,200' },
    { name: 'note-column', gone: 'Total assets 4,600 4,400', come: 'Total assets 6 4,600 4,400' },
    { name: 'numbers-with-points', gone: '2,023', come: 'Total assets 4.600 4.400' },
    { name: 'numbers-with-spaces', gone: '2 023', come: 'Total assets 4 600 4 400' },
    {
      name: 'ringgit',
      gone: '(in thousands of dollars)',
      come: '(in thousands of Malaysian ringgit)',
    },
    { name: 'lakhs-and-crores', gone: '(in thousands of dollars)', come: '(in lakhs of dollars)' },
    { name: 'digit-misread', gone: 'Total current assets 1,200 1,100', come: '2023 2022' },
    {
      name: 'words-run-together',
      gone: 'Total assets 4,600 4,400',
      come: 'Totalassets 4,600 4,400',
    },
    { name: 'company-after', gone: '', come: 'Company balance sheets' },
    { name: 'breakdown-below', gone: '', come: 'North America 112 112' },
    { name: 'title-page-before', gone: '', come: 'Consolidated balance sheets' },
    { name: 'fiscal-years', gone: '2023 2022', come: 'FY23 FY22' },
    { name: 'namesake-before', gone: '', come: 'balance sheets' },
    { name: 'registrant-after', gone: '', come: 'NORTHERN RIVER POWER COMPANY AND SUBSIDIARIES' },
    {
      name: 'associate-after',
      gone: '',
      come: 'Summarised financial information of Southern Lakes Limited',
    },
    { name: 'convenience-column', gone: '2023 2022', come: 'Total assets 4,600 4,400 4,238' },
    { name: 'convenience-first', gone: '2023 2022', come: 'Total assets 4,238 4,600 4,400' },
    { name: 'change-columns', gone: '2023 2022', come: 'Total assets 4,600 4,400 200 4.5' },
    { name: 'opening-balance', gone: '2023 2022', come: 'Total assets 4,600 4,400 4,145' },
    {
      name: 'rendered-heads',
      gone: '(in thousands of dollars)',
      come: 'Dec. 31, 2023 Dec. 31, 2022',
    },
    {
      name: 'unit-in-page-head',
      gone: '(in thousands of dollars)',
      come: 'Example Company (USD in thousands)',
    },
  ])
    it(`${name} changes what is printed`, () => {
      const lines = linesAfter(name);
      expect(lines).to.include(come);
      expect(lines).not.to.include(gone);
    });

  it('do not say lakhs where a statement goes on saying its old unit', () => {
    const lakhs = ABLATIONS.find(({ name }) => name === 'lakhs-and-crores');
    const saying = (text: string): PrintedReport => {
      const scale = { value: '1000', evidence: [{ source: 'unit line', says: '1000', text }] };
      return new PrintedReport(document, [{ ...BALANCE, decisions: { scale } } as RawStatement]);
    };
    expect(lakhs?.disturb(saying('EGP. 000 EGP. 000'), () => 0)).to.equal(undefined);
    expect(lakhs?.disturb(saying('(in thousands of dollars)'), () => 0)?.scaleTimes).to.equal(100);
  });

  it('change nothing in a report that has nothing for them', () => {
    const names = ['continuation-removed', 'quarter-before', 'summary-before'];
    for (const { name, disturb } of ABLATIONS.filter((a) => names.includes(a.name)))
      expect(
        disturb(report, () => 0),
        name,
      ).to.equal(undefined);
  });
});

describe('a reading of a disturbed report', () => {
  const sheets = report.sheets();
  const other = (changed: Partial<RawStatement>): RawStatement => ({ ...BALANCE, ...changed });
  const doubted = BALANCE.line_items.map((item) => ({
    ...item,
    sources: Object.fromEntries(
      Object.entries(item.sources ?? {}).map(([year, s]) => [year, { ...s, confidence: 0.6 }]),
    ),
  }));

  for (const { what, disturbed, reading, outcome, faults } of [
    { what: 'is right', disturbed: { sheets }, reading: [BALANCE], outcome: 'right', faults: 0 },
    { what: 'is lost', disturbed: { sheets }, reading: [], outcome: 'lost', faults: 0 },
    {
      what: 'is doubted',
      disturbed: { sheets },
      reading: [other({ line_items: doubted })],
      outcome: 'doubted',
      faults: 0,
    },
    {
      what: 'is wrong where its scale is',
      disturbed: { sheets },
      reading: [other({ scale: 1 })],
      outcome: 'wrong',
      faults: 6,
    },
    {
      what: 'is right where the printed scale changed with it',
      disturbed: { sheets, scaleTimes: 100 },
      reading: [other({ scale: 1e5 })],
      outcome: 'right',
      faults: 0,
    },
    {
      what: 'is wrong where it is believed of a page that is gone',
      disturbed: { sheets, gone: ['balance_sheet'] as const },
      reading: [BALANCE],
      outcome: 'wrong',
      faults: 6,
    },
    {
      what: 'is right where such a substitute is doubted',
      disturbed: { sheets, gone: ['balance_sheet'] as const },
      reading: [other({ line_items: doubted })],
      outcome: 'right',
      faults: 0,
    },
    {
      what: 'is wrong where a part is given as whole',
      disturbed: { sheets, cut: ['balance_sheet'] as const },
      reading: [other({ line_items: doubted })],
      outcome: 'wrong',
      faults: 0,
    },
    {
      what: 'is wrong where it is read from a copy',
      disturbed: { sheets: sheets.map((sheet) => ({ ...sheet, isDecoy: true })) },
      reading: [BALANCE],
      outcome: 'wrong',
      faults: 6,
    },
  ])
    it(what, () => {
      const verdict = judgeAblation(BALANCE, disturbed, reading);
      expect([verdict.outcome, verdict.faults.length]).to.deep.equal([outcome, faults]);
    });
});
