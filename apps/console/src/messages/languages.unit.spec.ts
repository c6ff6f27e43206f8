import { expect } from 'chai';
import { localeFor, preferredLanguage } from './languages.js';

describe('the language of the console', () => {
  it('is the one chosen before, whatever the browser prefers', () =>
    expect(preferredLanguage('de', ['en-GB'])).to.equal('de'));

  it('is else the first one of the browser that there is', () => {
    expect(preferredLanguage(null, ['fr-FR', 'de-AT', 'en'])).to.equal('de');
    expect(preferredLanguage('tlh', ['en-US', 'de'])).to.equal('en');
  });

  it('is English where the browser prefers none of them', () => {
    expect(preferredLanguage(null, ['fr', 'constructor'])).to.equal('en');
    expect(preferredLanguage(null, [])).to.equal('en');
  });

  it("writes numbers in the reader's own variety, and never in another language", () => {
    expect(localeFor('en', ['de-CH', 'en-GB'])).to.equal('en-GB');
    expect(localeFor('de', ['en-GB'])).to.equal('de');
  });
});
