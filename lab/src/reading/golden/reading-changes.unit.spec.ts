import type { RawLineItem, RawStatement } from '@fde/contracts';
import { expect } from 'chai';
import { changesOf } from './reading-changes.js';

const row = (name: string, value: number, confidence = 0.999): RawLineItem => ({
  name,
  values: { '2023': value },
  sources: { '2023': { page: 4, bbox: [0, 0, 1, 1], confidence } },
  indentation_level: 0,
  is_total: false,
});

const statement = (changed: Partial<RawStatement> = {}): RawStatement => ({
  statement_type: 'balance_sheet',
  company_name: 'Example',
  fiscal_year: 2023,
  currency: 'EUR',
  scale: 1000,
  years: ['2023'],
  fiscal_year_ends: { '2023': '2023-12-31' },
  pages: [4],
  method: 'layout',
  confidence: 0.99,
  checks: [],
  line_items: [row('Cash', 12), row('Inventories', 7)],
  ...changed,
});

const linesOf = (before: RawStatement[], after: RawStatement[]): string[] =>
  changesOf(before, after).map(({ kind, text }) => `${kind} ${text}`);

describe('changes of a reading', () => {
  const cases: readonly [string, Partial<RawStatement>, string[]][] = [
    ['nothing', {}, []],
    ['a decision', { scale: 1 }, ['decision scale: 1000 -> 1']],
    [
      'the evidence of a decision',
      { decisions: { scale: { value: '1000', evidence: [] } } },
      ['decision scale: nothing -> {"value":"1000","evidence":[]}'],
    ],
    [
      'a value, by the name of its row',
      { line_items: [row('Cash', 13), row('Inventories', 7)] },
      ['value "Cash" [2023]: 12 -> 13'],
    ],
    [
      'a label, by the values of its row',
      { line_items: [row('Cash at bank', 12), row('Inventories', 7)] },
      ['label "Cash" -> "Cash at bank"'],
    ],
    ['a lost row', { line_items: [row('Cash', 12)] }, ['row - "Inventories" {"2023":7}']],
    [
      'a confidence',
      { line_items: [row('Cash', 12, 0.9), row('Inventories', 7)] },
      ['confidence "Cash" [2023]: 0.9990 -> 0.9000'],
    ],
    ['a note', { notes: ['Odd.'] }, ['decision notes: nothing -> ["Odd."]']],
  ];
  for (const [name, changed, expected] of cases)
    it(`tells ${name}`, () => {
      expect(linesOf([statement()], [statement(changed)])).to.deep.equal(expected);
    });

  it('tells statements that were lost and found', () => {
    expect(linesOf([statement()], [])).to.deep.equal(['statement lost: page 4']);
    expect(linesOf([], [statement()])).to.deep.equal(['statement found: page 4']);
  });
});
