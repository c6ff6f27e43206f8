import type { RawLineItem, RawStatement } from '@fde/contracts';
import { expect } from 'chai';
import type { TranscribedRow, TranscribedStatement } from '../transcript.js';
import { sureCells } from './sure-cells.js';

const printed = (label: string, now: number | null, before: number | null): TranscribedRow => ({
  label,
  kind: 'line',
  indentation_level: 0,
  values: { '2023': now, '2022': before },
});

const TRUTH: TranscribedStatement = {
  currency: 'EUR',
  scale: 1000,
  years: ['2023', '2022'],
  period_ends: ['2023-12-31', '2022-12-31'],
  line_items: [printed('Cash', 12, 9), printed('Inventories', 7, null)],
};

const itemOf = (values: Record<string, number>, confidence = 0.999): RawLineItem => ({
  name: 'a row',
  values,
  sources: Object.fromEntries(
    Object.keys(values).map((year) => [year, { page: 1, bbox: [0, 0, 1, 1], confidence }]),
  ),
  indentation_level: 0,
  is_total: false,
});

const reading = (line_items: RawLineItem[], changed: Partial<RawStatement> = {}): RawStatement => ({
  statement_type: 'balance_sheet',
  company_name: 'Example',
  fiscal_year: 2023,
  currency: 'EUR',
  scale: 1000,
  years: ['2023', '2022'],
  fiscal_year_ends: {},
  pages: [1],
  method: 'layout',
  confidence: 0.99,
  checks: [],
  line_items,
  ...changed,
});

describe('sure cells', () => {
  const both = [itemOf({ '2023': 7 }), itemOf({ '2023': 12, '2022': 9 })];
  const cases: readonly [string, RawStatement, number, number][] = [
    ['are right whatever their order', reading(both), 3, 0],
    ['are wrong one by one', reading([itemOf({ '2023': 12, '2022': 8 })]), 2, 1],
    ['are wrong where nothing is printed', reading([itemOf({ '2023': 7, '2022': 7 })]), 2, 1],
    ['are wrong beyond the printed rows', reading([...both, itemOf({ '2023': 99 })]), 4, 1],
    ['are all wrong under a wrong scale', reading(both, { scale: 1 }), 3, 3],
    ['are all wrong in a wrong currency', reading(both, { currency: 'USD' }), 3, 3],
    ['are not those with a doubt', reading([itemOf({ '2023': 99 }, 0.99)]), 0, 0],
  ];
  for (const [name, raw, sure, wrong] of cases)
    it(name, () => {
      const cells = sureCells(raw, TRUTH);
      expect([cells.sure, cells.wrong.length]).to.deep.equal([sure, wrong]);
    });
});
