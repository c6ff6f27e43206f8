import { expect } from 'chai';

import { textOfLine } from '../items.js';
import { pageFromText } from '../../testing/page-from-text.js';
import { itemLine, type ItemLine } from '../items.js';
import { linesOf } from '../line.js';
import { ANGLO } from '../number-grammar.js';
import { sidebarEdge, withoutSidebar } from './sidebar.js';
import { tokensOf } from '../token.js';

const linesIn = (drawing: string): ItemLine[] =>
  linesOf(tokensOf(pageFromText(drawing))).map((line) => itemLine(line, ANGLO));

const NAVIGATION = ['Strategy', 'Governance', 'Financials', 'Notes', 'Glossary', 'Contacts'];

const ROWS = [
  'Consolidated balance sheet',
  'Goodwill                      410       400',
  'Property                    1,210     1,150',
  'Inventories                   300       280',
  'Receivables                   250       240',
  'Total assets                2,170     2,070',
];

const beside = (navigation: readonly string[], rows: readonly string[]): string =>
  rows.map((row, i) => (navigation[i] ?? '').padEnd(24) + row).join('\n');

describe('navigation left of a table', () => {
  it('is not part of its rows', () => {
    const lines = withoutSidebar(linesIn(beside(NAVIGATION, ROWS)));
    expect(lines.map(textOfLine)).to.deep.equal(ROWS.map((row) => row.replace(/ +/g, ' ')));
  });

  it('is dropped with the lines that hold nothing else', () => {
    const rows = [...ROWS.slice(0, 2), '', ...ROWS.slice(2)];
    const navigation = [...NAVIGATION, 'Legal'];
    const lines = withoutSidebar(linesIn(beside(navigation, rows)));
    expect(lines).to.have.length(ROWS.length);
  });

  it('leaves rows that begin their line', () => {
    const [, first] = withoutSidebar(linesIn(beside(NAVIGATION, ROWS)));
    expect(first?.items[0]?.gap).to.equal(Infinity);
    expect(first?.x0).to.equal(first?.items[0]?.x0);
    expect(first?.tokens.map((t) => t.text)).to.deep.equal(['Goodwill', '410', '400']);
  });

  for (const { what, drawing } of [
    { what: 'a table by itself', drawing: ROWS.join('\n') },
    { what: 'two words beside it', drawing: beside(NAVIGATION.slice(0, 2), ROWS) },
    {
      what: 'labels of several levels',
      drawing: ROWS.map((row, i) => (i % 2 === 0 ? row : `      ${row}`)).join('\n'),
    },
    {
      what: 'numbers of the rows at the left',
      drawing: beside(['1', '2', '3', '4', '5', '6'], ROWS),
    },
    {
      what: 'a title over both',
      drawing: beside(NAVIGATION, ['', ...ROWS]).replace(
        /^.*/,
        'Annual report and financial statements of the group for the year',
      ),
    },
    { what: 'no table', drawing: NAVIGATION.join('\n') },
  ])
    it(`is not ${what}`, () => {
      const lines = linesIn(drawing);
      expect(sidebarEdge(lines)).to.equal(-Infinity);
      expect(withoutSidebar(lines).map(textOfLine)).to.deep.equal(lines.map(textOfLine));
    });
});
