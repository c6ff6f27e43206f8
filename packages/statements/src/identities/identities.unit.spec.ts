import type { CanonicalStatementType } from '@fde/contracts';
import { expect } from 'chai';
import fc from 'fast-check';
import { rowsOf, YEARS, type PrintedRow } from '../testing/printed-rows.js';
import { IDENTITIES, tryIdentities } from './identities.js';

const STATEMENTS: Readonly<Record<CanonicalStatementType, readonly PrintedRow[]>> = {
  balance_sheet: [
    ['Total assets', [900, 850]],
    ['Total liabilities', [400, 450]],
    ['Total equity', [500, 400]],
    ['Total liabilities and equity', [900, 850]],
  ],
  income_statement: [
    ['Revenue', [1000, 900]],
    ['Cost of sales', [-600, -550]],
    ['Gross profit', [400, 350]],
    ['Net income', [200, 168]],
    ['Basic earnings per share', [2, 1.68], { unit: 'per_share' }],
    ['Weighted average shares outstanding, basic', [100, 100], { unit: 'shares' }],
  ],
  cash_flow_statement: [
    ['Net cash from operating activities', [240, 205]],
    ['Net cash used in investing activities', [-70, -65]],
    ['Net cash used in financing activities', [-160, -130]],
    ['Net change in cash', [10, 10]],
    ['Cash and cash equivalents at beginning of year', [90, 80]],
    ['Cash and cash equivalents at end of year', [100, 90]],
  ],
};
const TYPES = Object.keys(STATEMENTS) as CanonicalStatementType[];
const tryOn = (type: CanonicalStatementType, rows: readonly PrintedRow[] = STATEMENTS[type]) =>
  tryIdentities(type, rowsOf(type, rows), YEARS);

describe('The identities of a statement', () => {
  for (const type of TYPES) {
    it(`are tried in each year, and hold: ${type}`, () => {
      const checks = tryOn(type);
      for (const year of YEARS)
        expect(checks.filter((check) => check.year === year)).to.have.length.above(0);
      expect(checks.filter(({ holds }) => !holds)).to.deep.equal([]);
    });

    it(`fail if one number is misread: ${type}`, () => {
      const [first, ...rest] = STATEMENTS[type];
      const misread: PrintedRow[] = [[first?.[0] ?? '', [1, first?.[1][1] ?? 0]], ...rest];
      const failed = tryOn(type, misread).filter(({ holds }) => !holds);
      expect(failed).to.have.length.above(0);
      expect(new Set(failed.map(({ year }) => year))).to.deep.equal(new Set(['2023']));
      for (const { rows = [] } of failed) expect(rows).to.include(0);
    });

    it(`need rows with a name: ${type}`, () => {
      const unnamed = STATEMENTS[type]
        .slice(0, 3)
        .map(([, values], at): PrintedRow => [`Line ${at}`, values]);
      expect(tryOn(type, unnamed)).to.deep.equal([]);
    });

    it(`hold or fail equally if all signs are reversed: ${type}`, () => {
      const off = fc.integer({ min: -4, max: 4 });
      fc.assert(
        fc.property(fc.array(off, { minLength: 6, maxLength: 6 }), (offs) => {
          const turned = (sign: 1 | -1) =>
            tryOn(
              type,
              STATEMENTS[type].map(([name, values, more], at): PrintedRow => [
                name,
                values.map((value, column) =>
                  more?.unit === 'shares'
                    ? value
                    : sign * ((value ?? 0) + (column === 0 ? (offs[at] ?? 0) : 0)),
                ),
                more ?? {},
              ]),
            ).map(({ description, year, holds }) => [description, year, holds]);
          expect(turned(-1)).to.deep.equal(turned(1));
        }),
        { numRuns: 40 },
      );
    });
  }

  it('each belong to one type of statement, under a name of their own', () => {
    expect(new Set(IDENTITIES.map(({ name }) => name)).size).to.equal(IDENTITIES.length);
    for (const type of TYPES)
      expect(
        IDENTITIES.some(({ statement }) => statement === type),
        type,
      ).to.equal(true);
  });
});
