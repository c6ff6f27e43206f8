import { expect } from 'chai';
import { pagesAsText } from './pages-as-text.js';
import { lineOf, lineOfYears, pageOf } from '../spec-support/shown-lines.js';

const revenue = lineOfYears(3, 'Revenue', [1200, 1100]);
const shown = (...lines: ReturnType<typeof lineOf>[]): string[] =>
  pagesAsText([pageOf([revenue, ...lines])])
    .split('\n')
    .slice(2);
const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

describe('Pages as text for a model', () => {
  it('begin with the number of the page; a line is its marker, label and cells', () => {
    expect(pagesAsText([pageOf([revenue]), pageOf([lineOf(1, 'Notes')], 8)])).to.equal(
      '=== page 7\n3|Revenue|1200|1100\n=== page 8\n1|Notes',
    );
  });

  for (const { what, given, expected } of [
    { what: 'a heading', given: lineOf(4, 'Assets'), expected: ['4|Assets'] },
    {
      what: 'a label of fourteen words, however wide',
      given: lineOf(4, words(14), [], { x1: 500 }),
      expected: [`4|${words(14)}`],
    },
    {
      what: 'a longer label that wraps before the numbers',
      given: lineOf(4, words(15), [], { x1: 300 }),
      expected: [`4|${words(15)}`],
    },
    {
      what: 'a longer label that ends where the first numbers begin',
      given: lineOf(4, words(15), [], { x1: 370 }),
      expected: [],
    },
    {
      what: 'a sentence that continues under the numbers',
      given: lineOf(4, words(15), [], { x1: 500 }),
      expected: [],
    },
    {
      what: 'a long label with numbers of its own',
      given: lineOfYears(4, words(20), [1, 2]),
      expected: [`4|${words(20)}|1|2`],
    },
    {
      what: 'a mark that would end a cell',
      given: lineOf(4, 'a|b', [], { cells: ['1|2'] }),
      expected: ['4|a/b|1/2'],
    },
    {
      what: 'at most two hundred characters of a label',
      given: lineOf(4, 'x'.repeat(300)),
      expected: [`4|${'x'.repeat(200)}`],
    },
    { what: 'a line of cells only', given: lineOfYears(4, '', [5, 6]), expected: ['4||5|6'] },
  ])
    it(`show ${expected.length === 0 ? 'nothing of ' : ''}${what}`, () => {
      expect(shown(given)).to.deep.equal(expected);
    });

  it('keep markers, even if lines are left out', () => {
    expect(
      shown(lineOf(4, words(15), [], { x1: 500 }), lineOfYears(5, 'Costs', [-7, -6])),
    ).to.deep.equal(['5|Costs|-7|-6']);
  });
});
