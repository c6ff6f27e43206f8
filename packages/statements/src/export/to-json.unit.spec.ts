import { expect } from 'chai';
import { compileOne } from '../compile/specimens/compiled-rows.js';
import { specimen } from '../compile/specimens/specimen.js';
import { toJson } from './to-json.js';

const years = Array.from({ length: 12 }, (_, at) => String(2020 - at));
const data = compileOne(
  specimen({ document: 1, years, rows: [['Revenue', years.map((_, at) => 100 - at)]] }),
);

describe('A JSON export', () => {
  it('is the statement as compiled', () => {
    expect(JSON.parse(toJson(data, { years: Infinity }))).to.deep.equal(
      JSON.parse(JSON.stringify(data)),
    );
  });

  for (const { given, expected } of [
    { given: {}, expected: 10 },
    { given: { years: 3 }, expected: 3 },
    { given: { years: 50 }, expected: 12 },
  ])
    it(`has ${expected} years for ${JSON.stringify(given)}`, () => {
      const view = JSON.parse(toJson(data, given)) as typeof data;
      expect(view.years).to.deep.equal(years.slice(0, expected));
      expect(Object.keys(view.line_items[0]?.values ?? {})).to.have.length(expected);
    });

  it('is indented text that ends in a newline', () => {
    expect(toJson(data)).to.match(/^\{\n {2}"[^]*\n\}\n$/);
  });
});
