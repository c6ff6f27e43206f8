import { expect } from 'chai';
import { embeddedIn } from './embedded-documents.js';
import { flightRows } from './flight-rows.js';
import { isReferenceList, reviveReferences } from './revive-references.js';
import { ScriptReader } from './script-data.js';

const PAGE = 'http://example.com/ir/';
const read = (script: string) => {
  const reader = new ScriptReader();
  const understood = reader.read(script);
  return { ...reader.data(), understood };
};

describe('documents in data', () => {
  it('are found at any depth, with the names around them', () => {
    const [found] = embeddedIn(
      {
        a: [
          {
            heading: 'Annual Reports',
            list: [{ title: 'Report', year: 2021, file: { url: '/x.pdf' } }],
          },
        ],
      },
      PAGE,
    ).documents;
    expect(found?.url).to.equal('http://example.com/x.pdf');
    expect(found?.evidence.map(({ text }) => text)).to.include.members([
      'Report',
      '2021',
      'Annual Reports',
    ]);
  });

  it('have the name of the list that they lie in as a heading', () => {
    const [found] = embeddedIn({ annualReports: { '2022': [{ path: '/a.pdf' }] } }, PAGE).documents;
    const headings = found?.evidence.filter(({ source }) => source === 'heading');
    expect(headings?.map(({ text }) => text)).to.deep.equal(['2022', 'annual Reports']);
  });

  it('are told from pages by their format where the address has no ending', () => {
    const { documents, pages } = embeddedIn(
      [
        { title: 'Report', href: '/asset/9', format: 'PDF' },
        { title: 'More about us', href: '/about' },
      ],
      PAGE,
    );
    expect(documents.map(({ url }) => url)).to.deep.equal(['http://example.com/asset/9']);
    expect(pages.map(({ url }) => url)).to.deep.equal(['http://example.com/about']);
  });

  it('cost no more than there is, however often data refers to itself', () => {
    const shared: { inner?: unknown; url: string } = { url: '/a.pdf' };
    shared.inner = [shared, shared];
    expect(embeddedIn(shared as never, PAGE).documents).to.have.length(1);
  });
});

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

  it('is nothing where the script is none, or has no end to its depth', () => {
    expect(read('this is no script').understood).to.equal(false);
    expect(read('['.repeat(200_000)).understood).to.equal(false);
    expect(read(`x=${'('.repeat(3000)}1${')'.repeat(3000)}`).values).to.deep.equal([]);
  });
});

describe("rows pushed to a page's scripts", () => {
  it('are read one by one, and what is no data is passed over', () => {
    const pushed =
      '1:I["/a.js","x"]\n2:["$","p",null,{"href":"/a.pdf"}]\n3:T5,hello\n4:{"b":1}\nbroken:{';
    expect(flightRows(pushed)).to.deep.equal([
      ['$', 'p', null, { href: '/a.pdf' }],
      ['hello'],
      { b: 1 },
    ]);
  });
});

describe('values by index', () => {
  it('are put into one another again', () => {
    const list = [{ data: 1 }, ['Reactive', 2], { reports: 3 }, [4], { title: 5 }, 'Annual Report'];
    expect(isReferenceList(list)).to.equal(true);
    expect(JSON.stringify(reviveReferences(list))).to.equal(
      '{"data":[{"reports":[{"title":"Annual Report"}]}]}',
    );
  });

  it('may point at themselves without end', () => {
    const revived = reviveReferences([{ a: 0 }]) as { a: unknown };
    expect(revived.a).to.equal(revived);
  });

  it('are no ordinary list of numbers', () => {
    expect(isReferenceList([1, 2, 3])).to.equal(false);
    expect(isReferenceList([{ year: 2020 }, 'x'])).to.equal(false);
  });
});
