import { expect } from 'chai';
import { MAX_METADATA_BYTES, metadataFault } from './metadata-limit.js';

describe('the limit of metadata', () => {
  const QUOTES = 2;
  const KEY = '{"a":}'.length;
  const ofBytes = (bytes: number) => ({ metadata: { a: 'x'.repeat(bytes - QUOTES - KEY) } });

  it('is counted in bytes as they are written', () => {
    expect(metadataFault(ofBytes(MAX_METADATA_BYTES))).to.equal(undefined);
    expect(metadataFault(ofBytes(MAX_METADATA_BYTES + 1))?.loc).to.deep.equal(['body', 'metadata']);
    expect(metadataFault({ metadata: { a: 'ü'.repeat(MAX_METADATA_BYTES / 2) } })?.type).to.equal(
      'too_long',
    );
  });

  it('asks nothing of other bodies', () => {
    for (const body of [null, 'text', [], {}, { metadata: null }, { metadata: {} }])
      expect(metadataFault(body), JSON.stringify(body)).to.equal(undefined);
  });
});
