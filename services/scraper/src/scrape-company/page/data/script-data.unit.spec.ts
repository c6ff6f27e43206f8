import { expect } from 'chai';
import { ScriptReader } from './script-data.js';

const read = (script: string) => {
  const reader = new ScriptReader();
  const understood = reader.read(script);
  return { ...reader.data(), understood };
};

describe('what a script says without being run', () => {
  it('is read from objects as programmers write them', () => {
    const { values } = read(
      `const cdn = 'https://cdn.example'; list([{name: 'A', url: cdn + '/a.pdf', on: !0, n: void 0},])`,
    );
    expect(values).to.deep.equal([
      [{ name: 'A', url: 'https://cdn.example/a.pdf', on: true, n: null }],
    ]);
  });

  it('is read from texts that hold data', () => {
    expect(read(`x = JSON.parse('{"a":["/b.pdf"]}')`).values).to.deep.equal([{ a: ['/b.pdf'] }]);
    expect(read(`x = JSON.parse(decodeURIComponent('%7B%22a%22%3A1%7D'))`).values).to.deep.equal([
      { a: 1 },
    ]);
  });

  it('is read with the names that a function is handed', () => {
    const { values } = read(
      `window.s=(function(a,b){return {list:[{title:a,url:b}]}})('Report','/x.pdf')`,
    );
    expect(values).to.deep.equal([{ list: [{ title: 'Report', url: '/x.pdf' }] }]);
  });

  it('names addresses with one part left open', () => {
    expect(read(`fetch('/api/reports?year=' + y)`).templates).to.deep.include({
      before: '/api/reports?year=',
      after: '',
    });
    expect(read('fetch(`/r/${y}/list`)').templates).to.deep.equal([
      { before: '/r/', after: '/list' },
    ]);
  });

  it('is nothing if the text is not a script or is nested without end', () => {
    expect(read('this is not a script').understood).to.equal(false);
    expect(read('['.repeat(200_000)).understood).to.equal(false);
    expect(read(`x=${'('.repeat(3000)}1${')'.repeat(3000)}`).values).to.deep.equal([]);
  });
});
