import { expect } from 'chai';
import { TaggedReportError } from '../tagged-report-error.js';
import { safeName } from './safe-name.js';

describe('names of files in a package', () => {
  it('may lead anywhere inside of it', () => {
    for (const name of ['own.xhtml', 'own-2024/reports/own.xhtml', 'a..b/c.xml', '.hidden'])
      expect(safeName(name)).to.equal(name);
  });

  it('may not lead out of it, on any system', () => {
    for (const name of [
      '/etc/passwd',
      '../own.xhtml',
      'a/../../b',
      'a/..',
      'C:/x',
      'a\\b',
      'a\0b',
      '\\x',
    ])
      expect(() => safeName(name), JSON.stringify(name))
        .to.throw(TaggedReportError, 'outside of itself')
        .with.property('code', 'tagged_unsafe_package');
  });
});
