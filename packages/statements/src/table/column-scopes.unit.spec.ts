import { expect } from 'chai';

import { drawnTable } from '../testing/laid-out.js';

const ROWS = [1, 2, 3, 4]
  .map((n) => `Income of kind ${n}            ${n},100     ${n},200     ${n},300     ${n},400`)
  .join('\n');

const scopesOf = (head: string): (string | undefined)[] =>
  drawnTable(`Income statement\n${head}\n${ROWS}`).table.heads.map(({ scope }) => scope);

describe('whose figures a column shows', () => {
  it('is said once over several columns, in the middle of them', () => {
    expect(
      scopesOf(
        '                                Group               Company\n' +
          '                             2023      2022      2023      2022',
      ),
    ).to.deep.equal(['group', 'group', 'company', 'company']);
  });

  it('is said at the first column of each group', () => {
    expect(
      scopesOf(
        '                             Group               Company\n' +
          '                             2023      2022      2023      2022',
      ),
    ).to.deep.equal(['group', 'group', 'company', 'company']);
  });

  it('is said at the last column of each group', () => {
    const rows = [1, 2, 3, 4]
      .map(
        (n) =>
          `Income of kind ${n}      ${[1, 2, 3, 4, 5, 6].map((m) => `${n},${m}00`).join('    ')}`,
      )
      .join('\n');
    const head =
      '                                        Group                    Company\n' +
      '                       2011     2010     2009     2011     2010     2009';
    expect(
      drawnTable(`Income statement\n${head}\n${rows}`).table.heads.map(({ scope }) => scope),
    ).to.deep.equal(['group', 'group', 'group', 'company', 'company', 'company']);
  });

  it('is said of its own columns beside another word at the last column of each group', () => {
    expect(
      scopesOf(
        '                                    Group        Corporation\n' +
          '                             2023      2022      2023      2022',
      ),
    ).to.deep.equal(['group', 'group', undefined, undefined]);
  });

  it('is not said of columns with other words where it is repeated over its own', () => {
    expect(
      scopesOf(
        '                          Council   Council     Group     Group\n' +
          '                             2023      2022      2023      2022',
      ),
    ).to.deep.equal([undefined, undefined, 'group', 'group']);
  });

  it('is said of one column more than of another', () => {
    expect(
      scopesOf(
        '                                     Successor            Predecessor\n' +
          '                             2016      2015      2014      2013',
      ),
    ).to.deep.equal(['successor', 'successor', 'successor', 'predecessor']);
  });

  it('is said once for all columns', () => {
    expect(
      scopesOf(
        '                                       Consolidated\n' +
          '                             2023      2022      2021      2020',
      ),
    ).to.deep.equal(['group', 'group', 'group', 'group']);
  });

  it('is not said by the name of a company, nor by silence', () => {
    const years = '                             2023      2022      2021      2020';
    expect(scopesOf(years)).to.deep.equal([undefined, undefined, undefined, undefined]);
    expect(
      scopesOf(`                             The Northern Salt Company\n${years}`),
    ).to.deep.equal([undefined, undefined, undefined, undefined]);
  });
});
