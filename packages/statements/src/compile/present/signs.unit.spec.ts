import { expect } from 'chai';
import { compileOne, rowNamed } from '../specimens/compiled-rows.js';
import { specimen, type SpecimenRow } from '../specimens/specimen.js';

const T = { total: true };
const report = (document: number, years: string[], rows: SpecimenRow[]) =>
  specimen({ document, years, rows });

describe('The signs of rows over the years', () => {
  const older = (wages: number[], freight: number[]): SpecimenRow[] => [
    ['Wages', wages],
    ['Freight', freight],
    ['Total costs', wages.map((one, at) => one + (freight[at] ?? 0)), T],
  ];

  it('follow the newest report where brackets change and all numbers are restated at once', () => {
    const data = compileOne(
      report(1, ['2015', '2014'], older([-700, -600], [-210, -190])),
      report(2, ['2016', '2015'], older([800, 720], [220, 215])),
    );
    expect(rowNamed(data, 'Total costs').values).to.deep.equal({
      2014: 790,
      2015: 935,
      2016: 1020,
    });
    expect(rowNamed(data, 'Wages').values).to.deep.equal({ 2014: 600, 2015: 720, 2016: 800 });
    expect(rowNamed(data, 'Wages').sources['2014']).to.deep.include({ printed: -600 });
  });

  it('stay those of a loss that was restated as a profit', () => {
    const result = (revenue: number[], costs: number[]): SpecimenRow[] => [
      ['Revenue', revenue],
      ['Cost of sales', costs.map((one) => -one)],
      ['Profit (loss) for the year', revenue.map((one, at) => one - (costs[at] ?? 0)), T],
    ];
    const data = compileOne(
      report(1, ['2015', '2014'], result([1000, 900], [1030, 950])),
      report(2, ['2016', '2015'], result([1100, 1000], [1050, 980])),
    );
    expect(rowNamed(data, 'Profit (loss) for the year').values).to.deep.equal({
      2014: -50,
      2015: 20,
      2016: 50,
    });
    expect(rowNamed(data, 'Cost of sales').values['2014']).to.equal(-950);
  });

  const costs = (wages: number[], freight: number[], rents: number[]): SpecimenRow[] => [
    ['Wages', wages],
    ['Freight', freight],
    ['Rents', rents],
    ['Total costs', wages.map((one, at) => one + (freight[at] ?? 0) + (rents[at] ?? 0)), T],
  ];

  it('are those of its whole sum in a report that shares no year with a newer one', () => {
    const data = compileOne(
      report(1, ['2011', '2010'], costs([700, 600], [210, 190], [90, 80])),
      report(2, ['2015', '2014'], costs([-720, -650], [-215, -200], [-95, -90])),
      report(3, ['2016', '2015'], costs([800, 720], [220, 215], [99, 95])),
    );
    expect(rowNamed(data, 'Wages').values).to.include({ 2010: 600, 2014: 650, 2016: 800 });
    expect(rowNamed(data, 'Total costs').values).to.include({ 2010: 870, 2014: 940, 2016: 1119 });
  });

  it('turn with the total of a report that shares no year with a newer one', () => {
    const data = compileOne(
      report(1, ['2011', '2010'], costs([700, 600], [210, 190], [90, 80])),
      report(2, ['2015', '2014'], costs([-720, -650], [-215, -200], [-95, -90])),
    );
    expect(rowNamed(data, 'Wages').values).to.include({ 2010: -600, 2014: -650 });
    expect(rowNamed(data, 'Total costs').values).to.include({ 2010: -870, 2014: -940 });
  });

  /** A company without a profit, taxed all the same, and one with a profit. */
  const taxed = (before: number[], taxes: number[]): SpecimenRow[] => [
    ['Revenue', before.map((one) => 500 + one)],
    ['Operating expenses', before.map(() => 500)],
    ['Income before income taxes', before, T],
    ['Provision for income taxes', taxes],
    ['Net income', before.map((one, at) => one - (taxes[at] ?? 0)), T],
  ];

  it('are those of a loss where no year is shared with the report of a profit', () => {
    const data = compileOne(
      report(1, ['2011', '2010'], taxed([-250, -150], [3, 2])),
      report(2, ['2016', '2015'], taxed([900, 700], [90, 60])),
    );
    expect(rowNamed(data, 'Net income').values).to.deep.equal({
      2010: -152,
      2011: -253,
      2015: 640,
      2016: 810,
    });
  });
});
