import { expect } from 'chai';
import fc from 'fast-check';
import { namesOf, reportOf } from '../specimens/reports.js';
import type { SpecimenRow } from '../specimens/specimen.js';
import { alignReports, isDiscontinued } from './align-reports.js';

const plain = (document: number, year: number, names: readonly string[], section?: string) =>
  reportOf({
    document,
    years: [String(year)],
    rows: names.map((name, at): SpecimenRow => [
      name,
      [1000 * year + at],
      section === undefined ? {} : { section },
    ]),
  });

describe('The rows of a table', () => {
  for (const { what, given, expected } of [
    { what: 'are those of the only report', given: [['A1x', 'B2x']], expected: ['A1x', 'B2x'] },
    {
      what: 'are one where only the older report prints numbers of accounts',
      given: [
        ['Wages', 'Rent'],
        ['3.1.01.00- Wages', '3.1.02.03.0002 Rent'],
      ],
      expected: ['Wages', 'Rent'],
    },
    {
      what: 'stand in the order of the newest report',
      given: [
        ['Wages', 'Rent'],
        ['Rent', 'Wages'],
      ],
      expected: ['Wages', 'Rent'],
    },
    {
      what: 'include an older one after the row that it followed',
      given: [
        ['Wages', 'Energy'],
        ['Wages', 'Rent', 'Energy'],
      ],
      expected: ['Wages', 'Rent', 'Energy'],
    },
    {
      what: 'include an older one at the top if it stood there',
      given: [['Wages'], ['Rent', 'Wages']],
      expected: ['Rent', 'Wages'],
    },
    {
      what: 'include several older ones in their order',
      given: [
        ['Wages', 'Energy'],
        ['Wages', 'Rent', 'Postage', 'Energy'],
      ],
      expected: ['Wages', 'Rent', 'Postage', 'Energy'],
    },
    {
      what: 'include all of an older report of which none is known',
      given: [['Wages'], ['Rent', 'Postage']],
      expected: ['Rent', 'Postage', 'Wages'],
    },
  ])
    it(what, () => {
      const reports = given.map((names, at) => plain(9 - at, 2020 - at, names));
      expect(alignReports(reports).map(({ rows }) => rows[0]?.name)).to.deep.equal(expected);
    });

  it('include an older one in its own section, before the row below it rather than after the one above', () => {
    const newer = reportOf({
      document: 2,
      years: ['2020'],
      rows: [
        ['Wages', [1], { section: 'Staff' }],
        ['Rent', [2], { section: 'Premises' }],
      ],
    });
    const older = reportOf({
      document: 1,
      years: ['2018'],
      rows: [
        ['Wages', [1], { section: 'Staff' }],
        ['Postage', [5], { section: 'Premises' }],
        ['Rent', [2], { section: 'Premises' }],
      ],
    });
    expect(alignReports([newer, older]).map(({ rows }) => rows[0]?.name)).to.deep.equal([
      'Wages',
      'Postage',
      'Rent',
    ]);
  });

  it('are discontinued if the newest report no longer prints them', () => {
    const reports = [plain(2, 2020, ['Wages']), plain(1, 2019, ['Wages', 'Rent'])];
    expect(alignReports(reports).map((cluster) => isDiscontinued(cluster, reports))).to.deep.equal([
      false,
      true,
    ]);
  });
});

describe('Whatever reports are aligned', () => {
  const NAMES = ['Wages', 'Rent', 'Energy', 'Postage', 'Freight', 'Other', 'Other, net'];
  const rows = fc.array(
    fc.tuple(
      fc.constantFrom(...NAMES),
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 1, max: 9999 }),
    ),
    { maxLength: 7 },
  );
  const reports = fc.array(rows, { minLength: 1, maxLength: 4 }).map((all) =>
    all.map((lines, at) =>
      reportOf({
        document: 9 - at,
        years: [String(2020 - at), String(2019 - at)],
        rows: lines.map(([name, a, b]): SpecimenRow => [name, [a, b]]),
      }),
    ),
  );

  it('every row is in one item, and an item has at most one row of each report', () => {
    fc.assert(
      fc.property(reports, (history) => {
        const clusters = alignReports(history);
        const all = clusters.flatMap(({ rows: own }) => own);
        expect(all).to.have.members(history.flatMap((one) => one.rows));
        expect(all).to.have.length(history.reduce((sum, one) => sum + one.rows.length, 0));
        for (const { rows: own } of clusters)
          expect(new Set(own.map(({ report }) => report)).size).to.equal(own.length);
      }),
    );
  });

  it('every row but the newest of an item is tied, with the confidence of a tie', () => {
    fc.assert(
      fc.property(reports, (history) => {
        for (const { rows: own, ties } of alignReports(history)) {
          expect([...ties.keys()]).to.have.members(own.slice(1));
          for (const { confidence } of ties.values()) expect(confidence).to.be.within(0.5, 0.999);
        }
      }),
    );
  });

  it('the newest report keeps its order', () => {
    fc.assert(
      fc.property(reports, (history) => {
        const own = alignReports(history)
          .map(({ rows: all }) => all[0])
          .filter((row) => row?.report === history[0]);
        expect(own).to.deep.equal(history[0]?.rows);
      }),
    );
  });

  it('two reports that print the same give the rows of one', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...NAMES.slice(0, 5)), { minLength: 1 }),
        (names) => {
          const [newer, older] = [plain(2, 2020, names), plain(1, 2019, names)];
          expect(namesOf(alignReports([newer, older]))).to.deep.equal(
            names.map((name) => [name, name]),
          );
        },
      ),
    );
  });
});
