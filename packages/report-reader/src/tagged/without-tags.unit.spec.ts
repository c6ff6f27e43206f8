import { expect } from 'chai';
import { STATEMENT_TYPES, type RawStatement } from '@fde/contracts';
import type { ReadReport } from '../reading-protocol.js';
import { lacksTags, withUntagged } from './without-tags.js';

type Entity = NonNullable<RawStatement['decisions']>['entity'];

const statement = (
  type: RawStatement['statement_type'],
  entity: Entity,
  end = '2024-06-30',
): RawStatement => ({
  statement_type: type,
  company_name: 'Tin and Lead Works',
  fiscal_year: 2024,
  currency: 'GBP',
  scale: 1,
  years: ['2024'],
  fiscal_year_ends: { 2024: end },
  pages: [],
  method: 'tagged',
  confidence: 1,
  checks: [],
  line_items: [],
  ...(entity === undefined ? {} : { decisions: { entity } }),
});

const report = (statements: readonly RawStatement[], form?: 'interim'): ReadReport => ({
  sha256: '',
  pageCount: 0,
  scannedPages: 0,
  statements,
  companyName: 'Tin and Lead Works',
  fiscalYear: 2024,
  candidates: [],
  considered: [],
  problems: ['no table of the report prints the income statement'],
  unreadPages: [],
  isPartial: false,
  shownPages: [],
  fromCache: false,
  peakRssBytes: 0,
  tagged: {
    period: { kind: 'duration', start: '2023-07-01', end: '2024-06-30' },
    contradictions: [],
    ...(form === undefined ? {} : { form }),
  },
});

const COMPANY: Entity = { value: 'part', evidence: [], doubt: 'substitute' };
const GROUP: Entity = { value: 'group', evidence: [] };

describe('statements that are printed without tags', () => {
  it('are looked for where tags give none, or only those of the company for its group', () => {
    expect(lacksTags(report([]))).to.equal(true);
    expect(lacksTags(report([statement('balance_sheet', COMPANY)]))).to.equal(true);
    expect(lacksTags(report([statement('balance_sheet', undefined)]))).to.equal(true);
    const whole = STATEMENT_TYPES.map((type) => statement(type, undefined));
    expect(lacksTags(report(whole))).to.equal(false);
    expect(lacksTags(report([], 'interim'))).to.equal(false);
  });

  it('are those of the group and of the year, instead of the company’s', () => {
    const tagged = report([statement('balance_sheet', COMPANY)]);
    const printed: ReadReport = {
      ...report([
        statement('income_statement', GROUP),
        statement('balance_sheet', GROUP),
        statement('cash_flow_statement', GROUP, '2023-06-30'),
      ]),
      problems: [],
    };
    const { statements, problems } = withUntagged(tagged, printed);
    expect(
      statements.map(({ statement_type, decisions }) => [statement_type, decisions?.entity?.value]),
    ).to.deep.equal([
      ['income_statement', 'group'],
      ['balance_sheet', 'group'],
    ]);
    expect(problems.join()).to.contain('without tags').and.not.contain('no table');
  });

  it('bring what is doubtful about them, and nothing about those that are not taken', () => {
    const tagged = report([statement('balance_sheet', COMPANY)]);
    const balance = { ...statement('balance_sheet', GROUP), pages: [4] };
    const income = { ...statement('income_statement', COMPANY), pages: [3] };
    const printed: ReadReport = {
      ...report([income, balance]),
      problems: [
        'no cash flow statement was found',
        'income statement on page 3: it covers only part of a year (interim)',
        'balance sheet on page 4: the scale 1 is assumed (no evidence)',
      ],
    };
    const { problems } = withUntagged(tagged, printed);
    expect(problems.slice(-1)).to.deep.equal([
      'balance sheet on page 4: the scale 1 is assumed (no evidence)',
    ]);
    expect(problems.join()).not.to.contain('page 3').and.not.contain('cash flow');
  });

  it('leave the company’s where the print has the group’s of another kind alone', () => {
    const income = statement('income_statement', COMPANY);
    const tagged = report([income, statement('balance_sheet', COMPANY)]);
    const group = statement('balance_sheet', GROUP);
    expect(withUntagged(tagged, report([group])).statements).to.deep.equal([income, group]);
  });

  it('leave what the tags say where the print has no statement of the group', () => {
    const tagged = report([statement('balance_sheet', COMPANY)]);
    const printed = report([statement('balance_sheet', undefined)]);
    expect(withUntagged(tagged, printed)).to.equal(tagged);
  });

  it('are taken where the tags have none of their kind, if the reading of the print is sure', () => {
    const tagged = report([statement('balance_sheet', undefined)]);
    const cash = statement('cash_flow_statement', undefined);
    const printed = report([statement('balance_sheet', GROUP), cash]);
    expect(withUntagged(tagged, printed).statements).to.deep.equal([...tagged.statements, cash]);
    const doubtful = report([{ ...cash, confidence: 0.9 }]);
    expect(withUntagged(tagged, doubtful)).to.equal(tagged);
  });
});
