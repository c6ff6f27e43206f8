import type { RawStatement } from '@fde/contracts';
import { expect } from 'chai';
import { judgeByFacts, type TrueReport, type KnownStatement } from './known-cells.js';

const REPORT: TrueReport = {
  document: 'a.pdf',
  fiscal_year: 2023,
  currency: 'EUR',
  statements: {},
};
const KNOWN: KnownStatement = {
  pages: [4],
  scale: 1000,
  rows: [['Cash', { '2023': 12 }]],
  complete: true,
};
const reading = (changed: Partial<RawStatement> = {}, value = 12): RawStatement => ({
  statement_type: 'balance_sheet',
  company_name: 'Example',
  fiscal_year: 2023,
  currency: 'EUR',
  scale: 1000,
  years: ['2023'],
  fiscal_year_ends: {},
  pages: [4, 5],
  method: 'layout',
  confidence: 0.99,
  checks: [],
  line_items: [
    {
      name: 'Cash',
      values: { '2023': value },
      sources: { '2023': { page: 4, bbox: [0, 0, 1, 1], confidence: 0.999 } },
      indentation_level: 0,
      is_total: false,
    },
  ],
  ...changed,
});

describe('cells judged by what is known', () => {
  const cases: readonly [string, RawStatement, KnownStatement, string | undefined][] = [
    ['a printed number', reading(), KNOWN, undefined],
    ['a number that no row prints', reading({}, 13), KNOWN, '"Cash" 2023=13'],
    [
      'a number where not all rows are known',
      reading({}, 13),
      { ...KNOWN, complete: false },
      undefined,
    ],
    ['another place', reading({ pages: [9] }), KNOWN, 'place'],
    ['another scale', reading({ scale: 1 }), KNOWN, 'scale'],
    ['another currency', reading({ currency: 'USD' }), KNOWN, 'currency'],
    ['another fiscal year', reading({ fiscal_year: 2022 }), KNOWN, 'fiscal year'],
  ];
  for (const [name, raw, known, fault] of cases)
    it(name, () => {
      expect(judgeByFacts(raw, known, REPORT).map((cell) => cell.fault)).to.deep.equal([fault]);
    });
});
