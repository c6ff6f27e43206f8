import { expect } from 'chai';
import { fact, taggedDocument } from '../spec-support/tagged-document.js';
import { readText } from '../spec-support/read-text.js';
import type { TaggedTable } from '../model.js';

const tablesOf = async (body: string): Promise<readonly TaggedTable[]> =>
  (await readText(taggedDocument(body))).tables;

const cell = (width: number, text: string): string => `<td style="width:${width}%">${text}</td>`;

/** A row as a table of its own, whose columns are its own too. */
const rowTable = (...cells: readonly string[]): string =>
  `<table><tr>${cells.join('')}</tr></table>\n`;

const STATEMENT =
  rowTable(cell(100, 'FIXED ASSETS')) +
  rowTable(cell(40, 'Plant'), cell(30, fact('Plant', 'd24', '7')), cell(30, '6')) +
  rowTable(cell(70, fact('FixedAssets', 'd24', '7')), cell(30, '6'));

describe('tables that are rows', () => {
  it('are one table, with cells placed by their widths', async () => {
    const [table, ...others] = await tablesOf(STATEMENT);
    expect(others).to.deep.equal([]);
    const ends = table?.rows.map((row) => row.map(({ endColumn }) => endColumn));
    expect(ends).to.deep.equal([[399], [159, 279, 399], [279, 399]]);
  });

  it('stand directly one below the other', async () => {
    const apart = await tablesOf(`${STATEMENT}<p>Notes</p>${STATEMENT}`);
    expect(apart.map(({ rows }) => rows.length)).to.deep.equal([3, 3]);
    const pages = await tablesOf(`<div>${STATEMENT}</div><div>${STATEMENT}</div>`);
    expect(pages.map(({ rows }) => rows.length)).to.deep.equal([3, 3]);
  });

  it('are not a table that has rows of its own', async () => {
    const row = `<tr><td>Plant</td><td>${fact('Plant', 'd24', '7')}</td></tr>`;
    const tables = await tablesOf(`${STATEMENT}<table>${row.repeat(3)}</table>`);
    expect(tables.map(({ rows }) => rows.length)).to.deep.equal([3, 3]);
  });
});
