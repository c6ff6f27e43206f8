import { expect } from 'chai';
import { accessAhead, accessOf, covers } from './reader-access.js';

describe('What a reading process may open', () => {
  const ahead = accessAhead(['/tmp/fde-'], '/data/cache/text');

  it('is its document and where text is remembered, and nothing beside them', () => {
    expect(
      accessOf({ source: '/tmp/fde-report-1/a.pdf', cacheDirectory: '/data/cache' }),
    ).to.deep.equal({
      readable: ['/tmp/fde-report-1/a.pdf/*'],
      writable: ['/data/cache/*'],
    });
    expect(accessOf({ source: new Uint8Array(), cacheDirectory: undefined })).to.deep.equal({
      readable: [],
      writable: [],
    });
  });

  for (const [source, cacheDirectory, expected] of [
    ['/tmp/fde-report-1/a.pdf', '/data/cache/text', true],
    ['/tmp/fde-report-1/a.pdf', undefined, true],
    ['/home/user/a.pdf', undefined, false],
    ['/tmp/fde-report-1/a.pdf', '/data/cache', false],
  ] as const)
    it(`of a process started ahead is ${expected ? '' : 'not '}enough for ${source}, remembered in ${cacheDirectory ?? 'no folder'}`, () => {
      expect(covers(ahead, accessOf({ source, cacheDirectory }))).to.equal(expected);
    });
});
