import { expect } from 'chai';
import { boundRobotsRules } from './bound-robots-rules.js';

describe('what matching robots.txt may cost', () => {
  it('changes nothing in an ordinary file', () => {
    const text =
      'User-agent: *\nDisallow: /*?sort=\nAllow: /reports/*.pdf$\nSitemap: https://a/s.xml';
    expect(boundRobotsRules(text)).to.equal(text);
  });

  it('cuts an endless rule that forbids before its first wildcard', () => {
    expect(boundRobotsRules(`Disallow: /private/${'*a'.repeat(200_000)}`)).to.equal(
      'Disallow: /private/',
    );
  });

  it('leaves out an endless rule that allows', () => {
    expect(boundRobotsRules(`Allow: /x${'*a'.repeat(200_000)}`)).to.equal('');
  });

  it('holds for many short rules together', () => {
    const text = Array.from({ length: 5000 }, (_, index) => `Disallow: /${index}*a*a*a`).join('\n');
    expect(boundRobotsRules(text).match(/\*/g)).to.have.length.below(10_000);
  });
});
