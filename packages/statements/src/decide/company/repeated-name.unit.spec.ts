import { expect } from 'chai';
import { repeatedName, siteOf } from './repeated-name.js';

describe('The name that a report repeats', () => {
  for (const { what, given, expected } of [
    {
      what: 'the one on its first pages',
      given: ['Northwind Mills AG\nAnnual report'],
      expected: 'Northwind Mills AG',
    },
    {
      what: 'the one that it mentions more often',
      given: [
        'Northwind Mills AG\nSouthgate Wells AG\nNorthwind Mills AG',
        'Northwind Mills AG has grown',
      ],
      expected: 'Northwind Mills AG',
    },
    {
      what: "not an owner's, even if mentioned more often",
      given: [
        'Northwind Mills AG',
        ...Array.from(
          { length: 3 },
          () => 'The largest shareholder is Southgate Holding AG with 22%',
        ),
      ],
      expected: 'Northwind Mills AG',
    },
    {
      what: 'the full one of a short one',
      given: [
        'Northwind Group',
        'Northwind Group AG',
        'Northwind Group has grown',
        'Northwind Group',
      ],
      expected: 'Northwind Group AG',
    },
    { what: 'none without a legal form', given: ['Northwind\nhas grown'], expected: undefined },
    { what: 'none in an empty report', given: [], expected: undefined },
    {
      what: 'the one at the front, even if the notes name another more often',
      given: [
        'Northwind Mills AG',
        'text',
        'text',
        'text',
        ...Array.from({ length: 30 }, () => 'A contract with Southgate Wells AG'),
      ],
      expected: 'Northwind Mills AG',
    },
  ])
    it(`is ${expected ?? 'none'}: ${what}`, () => {
      expect(repeatedName(given)).to.equal(expected);
    });
});

describe('The site that a report names', () => {
  for (const { given, expected } of [
    { given: ['see www.northwind.com for more'], expected: 'northwind' },
    { given: ['north-wind.co.uk'], expected: 'northwind' },
    { given: ['a.com and www.southgate.de', 'www.southgate.de'], expected: 'southgate' },
    { given: ['www.sec.gov'], expected: undefined },
    { given: [], expected: undefined },
  ])
    it(`is ${expected ?? 'none'} in ${JSON.stringify(given)}`, () => {
      expect(siteOf(given)).to.equal(expected);
    });
});
