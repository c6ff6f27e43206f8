import { expect } from 'chai';

import { decideOwner, type Owner, type OwnerSought, type ReportOrigin } from './decide-owner.js';
import type { Mentions } from './find-mentions.js';

const company: OwnerSought = {
  name: 'Northwind Mills, Inc.',
  tickers: ['NWM'],
  aliases: [],
  others: [],
  identifiers: [],
};

const mentions = (more: Partial<Mentions> = {}): Mentions => ({
  name: company.name,
  pages: 0,
  of: 90,
  front: false,
  words: 0,
  tickers: [],
  ...more,
});

const report = (name: string | undefined, more: Partial<ReportOrigin> = {}): ReportOrigin => ({
  names: name === undefined ? [] : [{ name, share: 1 }],
  isNameCertain: true,
  mentions: mentions(),
  identifiers: [],
  isFromSite: false,
  sharesFigures: false,
  ...more,
});

const OTHER = 'Southgate Wells plc';
const MENTIONED = mentions({ pages: 60, front: true });

const CASES: readonly (readonly [string, ReportOrigin, Owner, Partial<OwnerSought>?])[] = [
  ['its own name', report('Northwind Mills Incorporated', { mentions: MENTIONED }), 'same'],
  ['its own name, of an upload that was not searched', report('Northwind Mills'), 'same'],
  ['its symbol for a name', report('NWM Corp.'), 'same'],
  ['another name', report(OTHER), 'other'],
  [
    'another name, and this one a few times',
    report(OTHER, { mentions: mentions({ pages: 2 }) }),
    'other',
  ],
  [
    'another name, for which this one is short',
    report('Mühlen des Nordens A.Ş.', {
      mentions: mentions({ pages: 20, short_for: 'Die Mühlen des Nordens Anonim Şirketi' }),
    }),
    'same',
  ],
  [
    'another name, and this one is short for a subsidiary',
    report(OTHER, { mentions: mentions({ pages: 2, short_for: 'Northwind Mills Trading Ltd.' }) }),
    'other',
  ],
  [
    'a name without letters, and this one is short for somebody',
    report('', { mentions: mentions({ pages: 2, short_for: 'Northwind Mills Trading Ltd.' }) }),
    'other',
  ],
  ['no name, and never this one', report(undefined), 'ask'],
  [
    'no name, in a report without text',
    report(undefined, { mentions: mentions({ of: 0 }) }),
    'same',
  ],
  [
    'a heading for a name, and this one throughout',
    report('EMPLOYEE BENEFITS', { mentions: MENTIONED }),
    'same',
  ],
  ['an uncertain name, and never this one', report(OTHER, { isNameCertain: false }), 'ask'],
  ['another name, on its own site', report(OTHER, { isFromSite: true }), 'ask'],
  [
    'another name under its symbol',
    report(OTHER, { mentions: mentions({ tickers: ['NWM'] }) }),
    'ask',
  ],
  ['another name over figures of its own reports', report(OTHER, { sharesFigures: true }), 'same'],
  [
    'another name with its number',
    report(OTHER, { identifiers: ['cik 7'] }),
    'same',
    { identifiers: ['cik 7'] },
  ],
  ['a name that a person said is its own', report(OTHER), 'same', { aliases: ['Southgate Wells'] }],
  [
    "a name that a person said is another's",
    report('Northwind Mills Trust', { mentions: MENTIONED }),
    'other',
    { others: ['Northwind Mills Trust'] },
  ],
  ['a person said so of this report', report(OTHER, { verdict: 'own' }), 'same'],
  ['a person said no of this report', report('Northwind Mills', { verdict: 'others' }), 'other'],
  [
    'a former name',
    report('Facebook, Inc.', { mentions: mentions({ name: 'Meta Platforms' }) }),
    'same',
    { name: 'Meta Platforms' },
  ],
  [
    'a name from a time before mentions were counted',
    { ...report(OTHER, { isNameCertain: false }), mentions: mentions({ name: '' }) },
    'ask',
  ],
];

describe('whose report it is', () => {
  for (const [what, origin, owner, known] of CASES)
    it(`${owner}: it gives ${what}`, () => {
      expect(decideOwner(origin, { ...company, ...known }).value).to.equal(owner);
    });

  it('comes with its evidence', () => {
    const { evidence, doubt } = decideOwner(report(OTHER, { isFromSite: true }), company);
    expect(evidence.map(({ source, says }) => [source, says])).to.deep.equal([
      ['otherName', 'other'],
      ['neverMentioned', 'other'],
      ['site', 'same'],
    ]);
    expect(doubt).to.equal('disputed');
  });
});
