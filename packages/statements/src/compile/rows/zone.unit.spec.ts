import { expect } from 'chai';
import fc from 'fast-check';
import type { CanonicalStatementType } from '@fde/contracts';
import { reportOf, reportRow } from '../specimens/reports.js';
import type { SpecimenRow } from '../specimens/specimen.js';
import type { Zone } from './row.js';
import { sameKnownZone, statedZonesConflict, zoneKey, zonesConflict } from './zone.js';

const zoneIn = (type: CanonicalStatementType, rows: readonly SpecimenRow[], name: string): Zone =>
  reportRow(reportOf({ type, document: 1, years: ['2020', '2019'], rows }), name).zone;

describe('The place of a balance sheet row', () => {
  const BALANCE: readonly SpecimenRow[] = [
    ['Goodwill', [500, 510]],
    ['Plant', [120, 125]],
    ['Total non-current assets', [620, 635], { total: true }],
    ['Inventories', [80, 70]],
    ['Cash', [9, 8]],
    ['Total current assets', [89, 78], { total: true }],
    ['Total assets', [709, 713], { total: true }],
    ['Share capital', [100, 100]],
    ['Reserves', [109, 113]],
    ['Total equity', [209, 213], { total: true }],
    ['Bonds', [400, 405]],
    ['Leases', [30, 29]],
    ['Total non-current liabilities', [430, 434], { total: true }],
    ['Payables', [65, 60]],
    ['Accruals', [5, 6]],
    ['Total current liabilities', [70, 66], { total: true }],
    ['Total liabilities', [500, 500], { total: true }],
  ];
  for (const { given, expected } of [
    { given: 'Goodwill', expected: { side: 'assets', term: 'noncurrent' } },
    { given: 'Inventories', expected: { side: 'assets', term: 'current' } },
    { given: 'Total assets', expected: { side: 'assets' } },
    { given: 'Share capital', expected: { side: 'equity' } },
    { given: 'Bonds', expected: { side: 'liabilities', term: 'noncurrent' } },
    { given: 'Payables', expected: { side: 'liabilities', term: 'current' } },
    { given: 'Total current liabilities', expected: { side: 'liabilities', term: 'current' } },
  ])
    it(`is known from the sums that it is part of: ${given}`, () => {
      expect(zoneIn('balance_sheet', BALANCE, given)).to.deep.equal(expected);
    });

  const unproven = (row: SpecimenRow, below: string): readonly SpecimenRow[] => [
    row,
    [below, [7777, 6666], { total: true }],
  ];
  for (const { what, rows, name, expected } of [
    {
      what: 'from its heading',
      rows: [['Inventories', [80, 70], { section: 'Current assets' }]],
      name: 'Inventories',
      expected: { side: 'assets', term: 'current' },
    },
    {
      what: 'from the inner heading before the outer',
      rows: [['Leases', [80, 70], { section: 'Equity and liabilities > Non-current liabilities' }]],
      name: 'Leases',
      expected: { side: 'liabilities', term: 'noncurrent' },
    },
    {
      what: 'from the total that follows, even if its sum is not proved: its term is inferred',
      rows: unproven(['Inventories', [80, 70]], 'Total current assets'),
      name: 'Inventories',
      expected: { side: 'assets', sideInferred: true, term: 'current', inferred: true },
    },
    {
      what: 'from its own word for a term, which no total overrules',
      rows: unproven(['Non-current receivables', [80, 70]], 'Total current assets'),
      name: 'Non-current receivables',
      expected: { side: 'assets', sideInferred: true, term: 'noncurrent' },
    },
    {
      what: 'from nothing, if nothing shows it',
      rows: [['Sundry items', [80, 70]]],
      name: 'Sundry items',
      expected: {},
    },
    {
      what: 'from the total before: after the current assets come the others',
      rows: [
        ['Inventories', [80, 70]],
        ['Cash', [9, 8]],
        ['Total current assets', [89, 78], { total: true }],
        ['Goodwill', [500, 510]],
        ['Total assets', [5000, 5100], { total: true }],
      ],
      name: 'Goodwill',
      expected: { side: 'assets', sideInferred: true, term: 'noncurrent', inferred: true },
    },
    {
      what: 'not from a total of the other side',
      rows: [
        ['Total current assets', [89, 78], { total: true }],
        ['Bonds', [500, 510]],
        ['Total liabilities', [5000, 5100], { total: true }],
      ],
      name: 'Bonds',
      expected: { side: 'liabilities', sideInferred: true },
    },
    {
      what: 'from its kind, before the total that follows, by inference',
      rows: [
        ['Long-term debt', [500, 510]],
        ['Total equity', [5000, 5100], { total: true }],
      ],
      name: 'Long-term debt',
      expected: { side: 'liabilities', term: 'noncurrent', sideInferred: true },
    },
  ] satisfies readonly {
    what: string;
    rows: readonly SpecimenRow[];
    name: string;
    expected: Zone;
  }[])
    it(`is known ${what}`, () => {
      expect(zoneIn('balance_sheet', rows, name)).to.deep.equal(expected);
    });
});

describe('The place of a cash flow row', () => {
  const section = 'Cash flows from investing activities';
  for (const { what, rows, name, expected } of [
    {
      what: 'from its heading',
      rows: [['Purchase of plant', [-50, -40], { section }]],
      name: 'Purchase of plant',
      expected: { activity: 'investing' },
    },
    {
      what: 'from the sum that it is part of',
      rows: [
        ['Purchase of plant', [-50, -40]],
        ['Sale of plant', [5, 4]],
        ['Net cash used in investing activities', [-45, -36], { total: true }],
      ],
      name: 'Sale of plant',
      expected: { activity: 'investing' },
    },
    {
      what: 'from the total that follows, by inference',
      rows: [
        ['Dividends paid', [-50, -40]],
        ['Net cash used in financing activities', [-700, -600], { total: true }],
      ],
      name: 'Dividends paid',
      expected: { activity: 'financing', inferred: true },
    },
    {
      what: 'as none of the activities, for the balance of cash',
      rows: [['Cash and cash equivalents at beginning of year', [-50, -40], { section }]],
      name: 'Cash and cash equivalents at beginning of year',
      expected: {},
    },
    {
      what: 'for its total from its own name, before the heading above it',
      rows: [['Net cash used in financing activities', [-45, -36], { total: true, section }]],
      name: 'Net cash used in financing activities',
      expected: { activity: 'financing' },
    },
  ] satisfies readonly {
    what: string;
    rows: readonly SpecimenRow[];
    name: string;
    expected: Zone;
  }[])
    it(`is known ${what}`, () => {
      expect(zoneIn('cash_flow_statement', rows, name)).to.deep.equal(expected);
    });
});

describe('The place of an income statement row', () => {
  for (const { given, expected } of [
    { given: ['Basic', { unit: 'per_share' }], expected: { dilution: 'basic' } },
    { given: ['Diluted', { unit: 'shares' }], expected: { dilution: 'diluted' } },
    {
      given: [
        'From continuing operations',
        { unit: 'per_share', section: 'Diluted earnings per share' },
      ],
      expected: { dilution: 'diluted' },
    },
    { given: ['Basic materials', {}], expected: {} },
    { given: ['Revenue', {}], expected: {} },
  ] as const)
    it(`"${given[0]}" as ${JSON.stringify(given[1])}: ${JSON.stringify(expected)}`, () => {
      const rows: SpecimenRow[] = [[given[0], [2, 1], given[1]]];
      expect(zoneIn('income_statement', rows, given[0])).to.deep.equal(expected);
    });
});

describe('Two zones', () => {
  const current: Zone = { side: 'assets', term: 'current' };
  for (const { a, b, conflict, stated, same } of [
    { a: {}, b: {}, conflict: false, stated: false, same: false },
    { a: current, b: {}, conflict: false, stated: false, same: false },
    { a: current, b: current, conflict: false, stated: false, same: true },
    { a: current, b: { side: 'assets' }, conflict: false, stated: false, same: false },
    {
      a: current,
      b: { side: 'assets', term: 'noncurrent' },
      conflict: true,
      stated: true,
      same: false,
    },
    {
      a: current,
      b: { side: 'assets', term: 'noncurrent', inferred: true },
      conflict: true,
      stated: false,
      same: false,
    },
    {
      a: current,
      b: { side: 'liabilities', term: 'current', inferred: true },
      conflict: true,
      stated: true,
      same: false,
    },
    {
      a: { activity: 'investing' },
      b: { activity: 'financing' },
      conflict: true,
      stated: true,
      same: false,
    },
    {
      a: { activity: 'investing' },
      b: { activity: 'financing', inferred: true },
      conflict: true,
      stated: false,
      same: false,
    },
    {
      a: { dilution: 'basic' },
      b: { dilution: 'diluted' },
      conflict: true,
      stated: true,
      same: false,
    },
    {
      a: { dilution: 'basic' },
      b: { dilution: 'basic' },
      conflict: false,
      stated: false,
      same: true,
    },
    { a: { term: 'current' }, b: { term: 'current' }, conflict: false, stated: false, same: false },
  ] satisfies readonly { a: Zone; b: Zone; conflict: boolean; stated: boolean; same: boolean }[])
    it(`${JSON.stringify(a)} and ${JSON.stringify(b)}: ${conflict ? 'conflict' : 'agree'}${stated ? ' by stated parts' : ''}${same ? ', known to be one' : ''}`, () => {
      for (const [one, other] of [
        [a, b],
        [b, a],
      ] as const) {
        expect(zonesConflict(one, other)).to.equal(conflict);
        expect(statedZonesConflict(one, other)).to.equal(stated);
        expect(sameKnownZone(one, other)).to.equal(same);
      }
    });

  it('conflict with neither themselves nor an unknown one, and have one key where they are equal', () => {
    const part = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
    const zone = fc
      .record({
        side: part('assets', 'liabilities', 'equity'),
        term: part('current', 'noncurrent'),
        activity: part('operating', 'investing', 'financing'),
        dilution: part('basic', 'diluted'),
      })
      .map(
        (parts) =>
          Object.fromEntries(
            Object.entries(parts).filter(([, value]) => value !== undefined),
          ) as Zone,
      );
    fc.assert(
      fc.property(zone, zone, (a, b) => {
        expect(zonesConflict(a, a)).to.equal(false);
        expect(zonesConflict(a, {})).to.equal(false);
        expect(zonesConflict(a, b)).to.equal(zonesConflict(b, a));
        if (statedZonesConflict(a, b)) expect(zonesConflict(a, b)).to.equal(true);
        if (zonesConflict(a, b)) expect(zoneKey(a)).to.not.equal(zoneKey(b));
        if (sameKnownZone(a, b)) expect(zoneKey(a)).to.equal(zoneKey(b));
      }),
    );
  });
});
