import { expect } from 'chai';
import { opensSearch } from './search-key.js';

const PRESSED = { key: '/', ctrlKey: false, metaKey: false, altKey: false };

describe('the key that opens the search', () => {
  it('is a stroke, while nobody writes', () => {
    expect(opensSearch(PRESSED, false)).to.equal(true);
    expect(opensSearch(PRESSED, true)).to.equal(false);
    expect(opensSearch({ ...PRESSED, key: 's' }, false)).to.equal(false);
  });

  it('leaves the keys of the browser alone', () => {
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
      expect(opensSearch({ ...PRESSED, [modifier]: true }, false), modifier).to.equal(false);
  });
});
