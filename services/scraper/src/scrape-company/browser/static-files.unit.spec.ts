import { expect } from 'chai';
import { StaticFiles } from './static-files.js';

const file = (length: number) => ({ status: 200, headers: {}, bytes: new Uint8Array(length) });

describe('static files that pages have in common', () => {
  it('are given again as they were, by their whole address', () => {
    const files = new StaticFiles();
    files.keep('https://a.example/app.js', file(3));
    expect(files.get('https://a.example/app.js')?.bytes).to.have.length(3);
    expect(files.get('https://a.example/app.js?v=2')).to.equal(undefined);
  });

  it('are kept as long as they take little', () => {
    const files = new StaticFiles();
    files.keep('https://a.example/1.js', file(15_000_000));
    files.keep('https://a.example/2.js', file(15_000_000));
    expect(files.get('https://a.example/2.js')).to.equal(undefined);
  });
});
