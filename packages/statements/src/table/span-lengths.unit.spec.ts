import { expect } from 'chai';

import { drawnTable } from '../testing/laid-out.js';
import { readDrawnReport } from '../testing/read-drawn-report.js';

/** The months of each headed column; undefined if its head says none. */
const monthsOf = (page: string): (number | undefined)[] =>
  drawnTable(page).table.headed.map(({ length }) => length?.count);

const rows = `
Net sales                              842           841         3,609
Cost of goods sold                    (359)         (361)       (1,470)
Gross profit                           483           480         2,139
Selling expenses                      (183)         (169)         (754)
Operating profit                       300           311         1,385
Income tax                             (60)          (62)         (277)
Net income                             240           249         1,108
`;

const interim = `
Example plc
Interim consolidated income statement
                                       January - March       Full year
                                       2025          2024          2024
${rows}`;

describe('a length over several years', () => {
  it('is that of each, if its words reach from the first towards the next', () =>
    expect(monthsOf(interim)).to.deep.equal([3, 3, 1]));

  it('is that of the first alone, if it stands over that', () => {
    const moved = interim
      .replace('January - March       Full year', '29 weeks')
      .replace('          2024          2024', '          2024          2023');
    expect(monthsOf(moved)).to.deep.equal([29, undefined, undefined]);
  });

  it('is that of each whose year a title names, though the title touches the first alone', () => {
    const title = 'For a nine-month period to 30 September 2012';
    const titled = (goesOn: string): string => `
Example plc
Statement of comprehensive income
${title}
${goesOn}
                                       2012          2011
${rows.replaceAll(/ +\S+$/gm, '')}`;
    expect(monthsOf(titled('and 2011 (unaudited)'))).to.deep.equal([9, 9]);
    expect(monthsOf(titled('(unaudited)'))).to.deep.equal([9, undefined]);
  });

  it('is that of all, if it is centred over them, and percentages stand between', () => {
    const centred = (head: string): string => `
Example plc
Statement of earnings
                                             ${head}
                                       2023       to Sales      2022      to Sales
Net sales                            50,276        100.0 %    47,446       100.0 %
Cost of goods sold                   16,607         33.0      15,517        32.7
Gross profit                         33,669         67.0      31,929        67.3
Selling expenses                     12,803         25.5      12,164        25.6
Operating profit                     20,866         41.5      19,765        41.7
Net income                           20,866         41.5      19,765        41.7
`;
    expect(monthsOf(centred('Six Months Ended'))).to.deep.equal([6, 6]);
  });

  it('makes a report on a quarter of two quarters, and leaves the year out', () => {
    const [statement] = readDrawnReport([interim]).statements;
    expect(statement?.period).to.equal('interim');
    expect(statement?.years).to.deep.equal(['2025', '2024']);
    expect(statement?.line_items[0]?.values).to.deep.equal({ 2025: 842, 2024: 841 });
    expect(statement?.columns?.map(({ period }) => period.end)).to.deep.equal([
      '2025-03-31',
      '2024-03-31',
      undefined,
    ]);
  });
});
