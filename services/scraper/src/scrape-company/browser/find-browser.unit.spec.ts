import { expect } from 'chai';
import { findBrowser } from './find-browser.js';

describe('the browser that shows pages', () => {
  const only = (path: string) => (candidate: string) => candidate === path;

  it('is the one configured', () =>
    expect(findBrowser('/opt/mine', only('/opt/mine'))).to.equal('/opt/mine'));

  it('is found at a usual place', () =>
    expect(findBrowser('', only('/usr/bin/chromium'))).to.equal('/usr/bin/chromium'));

  it('is none if none is installed or none is wanted', () => {
    expect(findBrowser('', () => false)).to.equal(undefined);
    expect(findBrowser('none', () => true)).to.equal(undefined);
  });

  it('is not silently another one than the one configured', () =>
    expect(() => findBrowser('/opt/mine', only('/usr/bin/chromium'))).to.throw('/opt/mine'));
});
