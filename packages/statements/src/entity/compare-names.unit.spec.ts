import { expect } from 'chai';

import { compareNames, type Likeness } from './compare-names.js';

const CASES: readonly (readonly [string, string, Likeness])[] = [
  ['Northwind Mills, Inc.', 'NORTHWIND MILLS', 'equal'],
  ['The Northwind Company', 'Northwind', 'equal'],
  ['Northwind Group plc', 'Northwind Holdings Ltd.', 'equal'],
  ['Société Générale', 'SOCIETE GENERALE S.A.', 'equal'],
  ['Türk Nordwind A.Ş.', 'Turk Nordwind', 'equal'],
  ['Nordwind S. p. A.', 'NORDWIND SPA', 'equal'],
  ['株式会社北風', '北風', 'equal'],
  ['北風生物技術股份有限公司', '北風生物技術', 'equal'],
  ['ΒΟΡΙΑΣ Α.Ε.', 'Βοριάς', 'equal'],
  ['Stichting Noordenwind', 'Noordenwind', 'equal'],
  ['PT Angin Utara Tbk', 'Angin Utara', 'equal'],
  ["Lowry's Companies, Inc.", 'Lowrys', 'equal'],
  ['Northwind.com, Inc.', 'Northwind', 'contained'],
  ['Northwind Wholesale Corporation', 'Northwind', 'contained'],
  ['American Wind Works Company, Inc.', 'AMERICANWINDWORKS', 'equal'],
  ['International Northwind Machines Corporation', 'INM', 'acronym'],
  ['The Bramble & Hedge Company', 'B&H', 'acronym'],
  ['Bank of the North Wind Limited', 'BNW', 'acronym'],
  ['Northwind Lahoratories Limited', 'Northwind Laboratories', 'spelling'],
  ['Norten & Norten', 'Norten Controls', 'sharedWord'],
  ['Northwind Inc.', 'Southgate Inc.', 'none'],
  ['First National Bank', 'First Capital Bank', 'none'],
  ['American Express Company', 'American Wind Works', 'none'],
  ['Bank Limited', 'The Bank of Southgate', 'none'],
  ['', 'Northwind', 'none'],
];

describe('two names of companies', () => {
  for (const [one, other, likeness] of CASES)
    it(`"${one}" and "${other}": ${likeness}`, () => {
      expect(compareNames(one, other)).to.equal(likeness);
      expect(compareNames(other, one), 'turned around').to.equal(likeness);
    });
});
