import { expect } from 'chai';
import fc from 'fast-check';
import { rowKeys } from './row-names.js';

describe('Names of rows', () => {
  it('tells rows of one name apart by section, then by number', () => {
    expect(
      rowKeys([
        { name: 'Total', section: 'A' },
        { name: 'Total', section: 'B' },
        { name: 'Total', section: 'B' },
        { name: 'Total', section: null },
        { name: 'Cash', section: null },
      ]),
    ).to.deep.equal(['A > Total', 'B > Total', 'B > Total (2)', 'Total', 'Cash']);
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            name: fc.constantFrom('a', 'b', 'a (2)'),
            section: fc.constantFrom(null, 'a', 's'),
          }),
        ),
        (rows) => {
          expect(new Set(rowKeys(rows)).size).to.equal(rows.length);
        },
      ),
    );
  });

  it('names fifteen thousand equal rows in linear time', () => {
    const rows = Array.from({ length: 15_000 }, () => ({ name: 'Total', section: null }));
    const keys = rowKeys(rows);
    expect(keys.at(-1)).to.equal('Total (15000)');
    expect(new Set(keys).size).to.equal(rows.length);
  });
});
