import { ServiceError } from '@fde/contracts';
import { expect } from 'chai';
import { expectedVersion, isKnown, recordTag } from './entity-tag.js';

describe('Entity tags', () => {
  it('compares ETags weakly for If-None-Match, strongly for If-Match', () => {
    const record = { id: 7, version: 3 };
    const tag = recordTag('company', record);
    expect(tag).to.equal('"company-7-3"');
    expect([
      isKnown(tag, tag),
      isKnown(`W/${tag}`, tag),
      isKnown(`"a", ${tag}`, tag),
      isKnown('*', tag),
      isKnown('"a"', tag),
      isKnown(undefined, tag),
    ]).to.deep.equal([true, true, true, true, false, false]);
    expect([
      expectedVersion(undefined, 'company', record),
      expectedVersion('*', 'company', record),
      expectedVersion(`"a", ${tag}`, 'company', record),
    ]).to.deep.equal([undefined, undefined, 3]);
    for (const header of [`W/${tag}`, '"company-7-2"', 'company-7-3', ''])
      expect(() => expectedVersion(header, 'company', record), header)
        .to.throw(ServiceError)
        .with.property('code', 'version_conflict');
  });
});
