import type { Review } from '@fde/contracts/resources';
import { expect } from 'chai';
import { english, german } from '../messages/spec-support/spoken-texts.js';
import { saidText } from './entry-text.js';

type Answer = NonNullable<Review['given']>;

const answer = (verdict: Answer['verdict'], value: Answer['value'] = null): Answer => ({
  verdict,
  value,
  by: 'Ann',
  page: null,
  bbox: null,
  comment: null,
  at: '2026-03-01T09:00:00Z',
});

describe('what a person says', () => {
  it('of a figure is a number, that it is right, or that nothing is printed', () => {
    const figure = { decision: null, value: 1_200 };
    const said = (word: Answer): string => saidText(english, { ...figure, given: word }, undefined);
    expect(said(answer('correct', 1_300))).to.equal('1,300');
    expect(said(answer('confirm'))).to.contain('1,200');
    expect(said(answer('not-on-this-page'))).to.equal('no number is printed there');
  });

  it('of a report is whose it is', () => {
    const owner = { decision: 'reporting_company', value: 'Northwind plc' } as const;
    const said = (word: Answer): string => saidText(german, { ...owner, given: word }, undefined);
    expect(said(answer('confirm'))).to.equal('Er ist von Northwind plc');
    expect(said(answer('not-on-this-page'))).to.equal('Er ist von einer anderen Firma');
    expect(said(answer('correct', 'Underhill Ltd'))).to.equal('Underhill Ltd');
  });
});
