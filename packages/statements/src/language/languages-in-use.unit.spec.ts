import { expect } from 'chai';

import { forLanguages, inLanguagesOf, lexicons } from './languages-in-use.js';

const languages = (): string[] => lexicons().map(({ language }) => language);
const TURKISH = 'Konsolide bilanço: toplam varlıklar, toplam yükümlülükler ve toplam özkaynaklar';

describe('the languages in use', () => {
  it('are all of them, unless work says on which pages', () =>
    expect(languages()).to.include.members(['en', 'de', 'tr', 'ja']));

  it('are English and those that the pages may be in', () =>
    expect(inLanguagesOf([TURKISH], languages)).to.deep.equal(['en', 'tr']));

  it('are all for pages that show none', () =>
    expect(inLanguagesOf(['12 345'], languages)).to.deep.equal(languages()));

  it('stay within such work, and end with it, also if it fails', () => {
    expect(
      inLanguagesOf([TURKISH], () => inLanguagesOf(['Bilanz zum 31. Dezember'], languages)),
    ).to.deep.equal(['en', 'tr']);
    const all = languages();
    expect(() =>
      inLanguagesOf([TURKISH], () => {
        throw new Error('broken');
      }),
    ).to.throw('broken');
    expect(languages()).to.deep.equal(all);
  });

  it('have each value made once for a set, when it is first asked for', () => {
    let made = 0;
    const count = forLanguages(() => {
      made += 1;
      return lexicons().length;
    });
    expect(made).to.equal(0);
    expect(inLanguagesOf([TURKISH], count)).to.equal(2);
    expect(inLanguagesOf([TURKISH], count)).to.equal(2);
    expect(count()).to.be.greaterThan(2);
    expect(made).to.equal(2);
  });
});
