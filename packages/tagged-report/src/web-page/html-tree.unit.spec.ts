import { expect } from 'chai';
import { htmlTree, type HtmlNode } from './html-tree.js';

const shown = (node: HtmlNode): string =>
  typeof node === 'string'
    ? node
    : `${node.name}(${node.children.map((child) => shown(child)).join(' ')})`;

const treeOf = (text: string): string => htmlTree(text).children.map(shown).join(' ');

describe('the tree of a web page', () => {
  for (const [what, text, tree] of [
    [
      'ends that are left out',
      '<table><tr><td>a<td>b<tr><td>c</table>d',
      'table(tr(td(a) td(b)) tr(td(c))) d',
    ],
    ['paragraphs without ends', '<p>a<p>b', 'p(a) p(b)'],
    [
      'a table in a cell',
      '<table><tr><td><table><tr><td>a</table>b</table>',
      'table(tr(td(table(tr(td(a))) b)))',
    ],
    [
      'ends without a beginning',
      '<div><table><tr><td></div>a</table></div>b',
      'div(table(tr(td(a)))) b',
    ],
    ['elements without content', 'a<br>b<img src=x>c<hr/>', 'a br() b img() c hr()'],
    ['names in capitals', '<TABLE><TR><TD>a</TD></TR></TABLE>', 'table(tr(td(a)))'],
    ['comments and declarations', '<!DOCTYPE html><!-- <p>x --><?xml y?>a', 'a'],
    ['scripts', '<script>if (a<b) "</p>"</script>c', 'script(if (a<b) "</p>") c'],
    ['a sign that begins no tag', 'a < b', 'a  <  b'],
    ['references', 'a&nbsp;&mdash;&#151;&#x41;&unknown;&amp', 'a\u00a0——A&unknown;&'],
  ] as const)
    it(`has ${what}`, () => {
      expect(treeOf(text)).to.equal(tree);
    });

  it('has attributes in quotations or without', () => {
    const [node] = htmlTree('<td COLSPAN=2 style="a>b" title=\'c\' nowrap>').children;
    expect(typeof node === 'string' ? undefined : [...(node?.attributes ?? [])]).to.deep.equal([
      ['colspan', '2'],
      ['style', 'a>b'],
      ['title', 'c'],
      ['nowrap', ''],
    ]);
  });

  it('is bounded in depth', () => {
    expect(() => htmlTree('<div>'.repeat(1000))).to.throw('deep within each other');
  });
});
