import { expect } from 'chai';

import { matchExactly } from './any-of.js';
import { LEGAL_FORMS, LOOSE_FORMS } from './legal-forms.js';

const LEGAL = matchExactly(...LEGAL_FORMS);
const LOOSE = matchExactly(...LOOSE_FORMS);

describe('legal forms of companies', () => {
  for (const form of [
    'inc',
    'incorporated',
    'corp',
    'corporation',
    'plc',
    'p.l.c',
    'ltd',
    'llc',
    'lp',
    'ag',
    'se',
    'sa',
    's.a',
    's.a.s',
    'sca',
    'nv',
    'n.v',
    'bv',
    'spa',
    's.p.a',
    'a/s',
    'asa',
    'ab',
    'oyj',
    'gmbh',
    'kgaa',
    'bhd',
    'tbk',
    'pjsc',
    'p.s.c',
    'jsc',
  ])
    it(`"${form}" is one`, () => expect(LEGAL.test(form)).to.equal(true));

  for (const word of ['income', 'income statement', 'a', 'sales', 'assets', 'group', 'bank'])
    it(`"${word}" is not one`, () => expect(LEGAL.test(word)).to.equal(false));

  it('are not among the words that also end other names', () => {
    expect(LEGAL_FORMS.filter((form) => LOOSE_FORMS.includes(form))).to.deep.equal([]);
    expect(['group', 'holding', 'holdings', 'bank', 'trust'].every((w) => LOOSE.test(w))).to.equal(
      true,
    );
  });
});
