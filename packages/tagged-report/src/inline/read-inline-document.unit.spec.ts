import { expect } from 'chai';
import { TaggedReportError } from '../tagged-report-error.js';
import { fact, taggedDocument } from '../spec-support/tagged-document.js';
import { readText, statementsIn } from '../spec-support/read-text.js';
import type { InlineDocument } from '../model.js';

const numbersOf = (document: InlineDocument): (number | string | null)[] =>
  document.facts.filter(({ kind }) => kind === 'number').map(({ value }) => value);

const refusalOf = async (text: string, limits = {}): Promise<string> => {
  try {
    await readText(text, limits);
    return 'read';
  } catch (fault) {
    if (!(fault instanceof TaggedReportError)) throw fault;
    return fault.code;
  }
};

describe('reading an inline document', () => {
  it('reads a number with its scale and sign', async () => {
    const body = `<p>${fact('Revenues', 'y24', '1.1')} ${fact('Revenues', 'y23', '1,234', { scale: 3, sign: '-' })}</p>`;
    expect(numbersOf(await readText(taggedDocument(body)))).to.deep.equal([1100000, -1234000]);
  });

  it('reads nil as nothing, and anything but a number as a problem', async () => {
    const nil =
      '<ix:nonFraction name="us-gaap:Assets" contextRef="d24" unitRef="usd" xsi:nil="true"/>';
    const odd =
      '<ix:nonFraction name="us-gaap:Goodwill" contextRef="d24" unitRef="usd" format="ixt:num-dot-decimal">some</ix:nonFraction>';
    const document = await readText(taggedDocument(`<p>${nil}${odd}</p>`));
    expect(numbersOf(document)).to.deep.equal([null, null]);
    expect(document.problems).to.have.length(1);
    expect(document.problems[0]).to.contain('Goodwill');
  });

  it('reads dimensions, units and the days of contexts', async () => {
    const body = fact('Revenues', 'y24.Tin', '5', { unit: 'usdPerShare', scale: 0 });
    const { contexts, units } = await readText(taggedDocument(`<p>${body}</p>`));
    const context = contexts.get('y24.Tin');
    expect(context?.period).to.deep.equal({
      kind: 'duration',
      start: '2024-01-01',
      end: '2024-12-31',
    });
    expect(context?.dimensions[0]?.member).to.include({ local: 'TinMember' });
    expect(units.get('usdPerShare')?.denominators).to.deep.equal(['xbrli:shares']);
  });

  it('joins continuations in their order and leaves out what a tag excludes', async () => {
    const body =
      '<p><ix:nonNumeric name="own:Note" contextRef="y24" continuedAt="b">One <ix:exclude>page 7</ix:exclude>two incom</ix:nonNumeric>' +
      '<ix:continuation id="c"> four</ix:continuation><ix:continuation id="b" continuedAt="c">plete</ix:continuation></p>';
    const document = await readText(taggedDocument(body));
    expect(document.facts.at(-1)?.value).to.equal('One two incomplete four');
  });

  it('reads a number inside what another tag excludes', async () => {
    const number = fact('Assets', 'd24', '123', { scale: 0 });
    const body = `<ix:nonNumeric name="own:Note" contextRef="y24">one <ix:exclude>page ${number}</ix:exclude>two</ix:nonNumeric>`;
    const document = await readText(taggedDocument(body));
    expect(numbersOf(document)).to.deep.equal([123]);
    expect(document.facts.at(-2)?.value).to.equal('one two');
  });

  it('trusts neither of two tags that read the same digits differently', async () => {
    const inner = fact('Assets', 'd24', '1,000', { scale: 6 });
    const outer = fact('Assets', 'd23', 'X', { scale: 3 }).replace('>X<', `>${inner}<`);
    const document = await readText(taggedDocument(outer));
    expect(numbersOf(document)).to.deep.equal([null, null]);
    expect(document.problems.join()).to.contain('scale 6').and.to.contain('scale 3');
  });

  it('reads scales with a plus, and refuses scales and signs that mean nothing', async () => {
    const tag = fact('Assets', 'd24', '5');
    const body = [
      tag.replace('scale="6"', 'scale="+3"'),
      tag.replace('scale="6"', 'scale="thousand"'),
      tag.replace('scale="6"', 'scale="6" sign="+"'),
    ];
    const document = await readText(taggedDocument(body.join('')));
    expect(numbersOf(document)).to.deep.equal([5000, null, null]);
    expect(document.problems).to.have.length(2);
  });

  it('names a circle of continuations', async () => {
    const body =
      '<p><ix:nonNumeric name="own:Note" contextRef="y24" continuedAt="a">One</ix:nonNumeric>' +
      '<ix:continuation id="a" continuedAt="a">two</ix:continuation></p>';
    const document = await readText(taggedDocument(body));
    expect(document.problems.join()).to.contain('circle');
  });

  it('tells hidden facts from printed ones', async () => {
    const body = `<p>${fact('Assets', 'd24', '1')}</p><div style="display: none">${fact('Assets', 'd23', '2')}</div>`;
    const { facts } = await readText(taggedDocument(body));
    expect(facts.filter(({ kind }) => kind === 'number').map((f) => f.isHidden)).to.deep.equal([
      false,
      true,
    ]);
  });

  it('takes no text of scripts and styles into a table', async () => {
    const body = `<table><tr><td>Cash<script>var assets = 9;</script><style>td { color: red }</style></td><td>${fact('Assets', 'd24', '1')}</td></tr></table>`;
    const { tables } = await readText(taggedDocument(body));
    expect(tables[0]?.rows[0]?.[0]?.text).to.equal('Cash');
  });

  it('takes the brackets and signs that styles write around numbers for printed', async () => {
    const styles =
      '.negative::before { position: absolute; content: "(" } .negative:after { content: ")" }' +
      "td.minus:before { content: '\\2212' } p::before { content: 'Continued' }";
    const number = (style: string, concept: string): string =>
      `<td class="${style}">${fact(concept, 'd24', '5')}</td>`;
    const body = `<style>${styles}</style><table><tr><td><p>Cash</p></td>${number('wide negative', 'Assets')}${number('minus', 'Cash')}</tr></table>`;
    const { tables, facts } = await readText(taggedDocument(body));
    expect(tables[0]?.rows[0]?.map(({ text }) => text)).to.deep.equal(['Cash', '(5)', '\u22125']);
    const numbers = facts.filter(({ kind }) => kind === 'number');
    expect(numbers.map(({ value }) => value)).to.deep.equal([5_000_000, 5_000_000]);
  });

  it('knows the cells of a grid by the columns that they end in', async () => {
    const body = `<table><tr><td rowspan="2">A</td><td colspan="2">B</td></tr><tr><td>C</td><td>${fact('Assets', 'd24', '1')}</td></tr></table>`;
    const { tables } = await readText(taggedDocument(body));
    const ends = tables[0]?.rows.map((row) => row.map(({ endColumn }) => endColumn));
    expect(ends).to.deep.equal([
      [0, 2],
      [1, 2],
    ]);
  });

  it('keeps facts of two tuples apart, whether they stand in them or name them', async () => {
    const named = (tuple: string, printed: string): string =>
      fact('OtherLiabilities', 'd24', printed).replace(' id=', ` tupleRef="${tuple}" id=`);
    const body =
      '<ix:tuple name="own:Signature" tupleID="t1"/><ix:tuple name="own:Signature" tupleID="t2"/>' +
      `${named('t1', '1')}${named('t2', '2')}` +
      `<ix:tuple name="own:Signature">${fact('OtherLiabilities', 'd24', '3')}</ix:tuple>` +
      fact('OtherLiabilities', 'd24', '4');
    const { facts } = await readText(taggedDocument(body, ''));
    expect(facts.map(({ tuple, value }) => [tuple, value])).to.deep.equal([
      ['t1', 1e6],
      ['t2', 2e6],
      ['tuple-3', 3e6],
      [undefined, 4e6],
    ]);
    const { contradictions } = await statementsIn(taggedDocument(body, ''));
    expect(contradictions).to.deep.equal([]);
  });

  const nested = `${'<div>'.repeat(600)}${'</div>'.repeat(600)}`;
  const HOSTILE: readonly (readonly [string, string, string, object])[] = [
    ['a page without tags', '<html><body>Nothing</body></html>', 'tagged_not_tagged', {}],
    ['broken tags', taggedDocument('<p><b>x</p></b>'), 'tagged_damaged', {}],
    ['an end in the middle', taggedDocument('<p>x</p>').slice(0, -20), 'tagged_damaged', {}],
    [
      'entities of its own',
      `<!DOCTYPE html [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${taggedDocument('<p>&b;</p>').slice(38)}`,
      'tagged_forbidden',
      {},
    ],
    ['an entity that nobody defined', taggedDocument('<p>&lol9;</p>'), 'tagged_damaged', {}],
    ['deep nesting', taggedDocument(nested), 'tagged_too_deep', {}],
    [
      'more bytes than allowed',
      taggedDocument('x'.repeat(5000)),
      'tagged_too_large',
      { maxDocumentBytes: 4000 },
    ],
    [
      'one endless piece',
      taggedDocument('x'.repeat(9000)),
      'tagged_too_large',
      { maxRunCharacters: 5000 },
    ],
    [
      'more facts than allowed',
      taggedDocument(`<p>${fact('Assets', 'd24', '1').repeat(20)}</p>`),
      'tagged_too_large',
      { maxFacts: 10 },
    ],
  ];
  for (const [what, text, code, limits] of HOSTILE)
    it(`refuses ${what}`, async () => {
      expect(await refusalOf(text, limits)).to.equal(code);
    });
});
