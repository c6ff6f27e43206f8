import { expect } from 'chai';
import { htmlTree, type HtmlNode } from './html-tree.js';

const shown = (node: HtmlNode): string =>
  typeof node === 'string'
    ? node
    : `${node.name}(${node.children.map((child) => shown(child)).join(' ')})`;

/** What is in the body of a page. */
const bodyOf = (text: string): readonly HtmlNode[] => {
  const [html] = htmlTree(text).children;
  const [, body] = typeof html === 'object' ? html.children : [];
  return typeof body === 'object' ? body.children : [];
};

/** A hundred thousand pieces of a page. */
const many = (piece: (at: number) => string): string =>
  Array.from({ length: 100_000 }, (_, at) => piece(at)).join(' ');

describe('the tree of a web page', () => {
  for (const [what, text, tree] of [
    [
      'ends that are left out',
      '<table><tr><td>a<td>b<tr><td>c</table>d',
      'table(tbody(tr(td(a) td(b)) tr(td(c)))) d',
    ],
    [
      'a table in a cell, with an end that has no beginning',
      '<td><table><tr><td></div><table><tr><td>a</table>b</table>',
      'table(tbody(tr(td(table(tbody(tr(td(a)))) b))))',
    ],
    [
      'elements that end themselves',
      '<table><tr><td/><td>a</table><p/>b',
      'table(tbody(tr(td() td(a)))) p() b',
    ],
    ['no comments', '<!DOCTYPE html>a<!-- <p>x -->b', 'ab'],
  ] as const)
    it(`has ${what}`, () => {
      expect(bodyOf(text).map(shown).join(' ')).to.equal(tree);
    });

  for (const tag of ['<title/>', '<script src="a.js"/>', '<style/>', '<textarea/>'])
    it(`has what follows ${tag}, which ends itself`, () => {
      const [last] = bodyOf(`<p>a</p>${tag}<p>b</p>`).slice(-1);
      expect(last === undefined ? '' : shown(last)).to.equal('p(b)');
    });

  it('has attributes with signs of markup, and spaces around the equals sign', () => {
    const [node] = bodyOf('<p COLSPAN=2 title = "a > b" nowrap>');
    expect(typeof node === 'object' ? [...node.attributes] : []).to.deep.equal([
      ['colspan', '2'],
      ['title', 'a > b'],
      ['nowrap', ''],
    ]);
  });

  for (const [what, text, fault] of [
    ['in depth', '<div>'.repeat(1000), 'deep within each other'],
    ['in elements', '<br>'.repeat(2_100_000), 'elements and texts'],
    ['in texts', 'a<br>'.repeat(1_100_000), 'elements and texts'],
    ['in texts before a table', '<table>' + 'a<br>'.repeat(1_100_000), 'elements and texts'],
    ['in attributes', `<p ${many((at) => `a${at}`)}>`, '256 attributes'],
    ['in attributes of an end', `</p ${many((at) => `a${at}`)}>`, '256 attributes'],
    ['in attributes of its body', many((at) => `<body a${at}>`), '256 attributes'],
  ] as const)
    it(`is bounded ${what}`, () => {
      expect(() => htmlTree(text)).to.throw(fault);
    }).timeout(10_000);

  for (const [what, text, tree] of [
    ['a table pushes out of itself', '<table>' + '<br>a'.repeat(400_000), 'br() a table()'],
    ['a link that ends too late holds', `<a><p>${'<br>'.repeat(800_000)}b</a>c`, 'a() p(a('],
  ] as const)
    it(`has at once what ${what}`, () => {
      const last = bodyOf(text).slice(-3).map(shown).join(' ');
      expect(last.slice(0, tree.length)).to.equal(tree);
    }).timeout(30_000);
});
