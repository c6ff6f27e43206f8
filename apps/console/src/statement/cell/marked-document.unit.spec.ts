import { expect } from 'chai';
import { markedDocument } from './marked-document.js';

describe('a tagged document in the panel', () => {
  it('marks the fact that is opened and may load nothing', () => {
    const marked = markedDocument('<html><head profile="x"><title>R</title></head><body/></html>');
    expect(marked).to.contain('<head profile="x"><meta http-equiv="Content-Security-Policy"');
    expect(marked).to.contain(':target');
    expect(marked).to.contain('<title>R</title></head><body/></html>');
  });
});
