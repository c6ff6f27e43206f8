import { expect } from 'chai';
import { fact, taggedDocument } from '../spec-support/tagged-document.js';
import { readText } from '../spec-support/read-text.js';

/** The rows of the only table: texts, and where each cell ends. */
const rowsIn = async (style: string, body: string): Promise<string[]> => {
  const document = await readText(taggedDocument(`<style>${style}</style>${body}`));
  expect(document.tables).to.have.length(1);
  return (document.tables[0]?.rows ?? []).map((row) =>
    row.map(({ text, endColumn }) => `${text}@${endColumn}`).join(' '),
  );
};

const [PLANT, BEFORE, TOTAL] = [
  fact('Plant', 'd24', '7'),
  fact('Plant', 'd23', '6'),
  fact('FixedAssets', 'd24', '9'),
];

describe('boxes that are displayed as tables', () => {
  it('stand in the columns of a grid, row by row, each label in the first', async () => {
    const rows = await rowsIn(
      '.sheet { display: grid; grid-template-columns: 20rem repeat(3, 10rem); } .label { grid-column: 1; }',
      `<div class="sheet"><div class="label">Fixed assets</div><div class="label">Plant</div><div>${PLANT}</div><div>${BEFORE}</div>` +
        `<div class="label">Total</div><div>(<span>${TOTAL}</span>)</div></div>`,
    );
    expect(rows).to.deep.equal(['Fixed assets@0', 'Plant@0 7@1 6@2', 'Total@0 (9)@1']);
  });

  it('fill the rows of a grid where nothing says their columns', async () => {
    const rows = await rowsIn(
      '',
      `<div style="display:grid;grid-template:auto / 2fr 1fr"><i style="grid-column:span 2">Assets</i><span>Plant</span><span>${PLANT}</span></div>`,
    );
    expect(rows).to.deep.equal(['Assets@1', 'Plant@0 7@1']);
  });

  it('may be wrapped in elements that are displayed as their contents', async () => {
    const line = (label: string, number: string): string =>
      `<div class="line"><p>${label}</p><p>${number}</p></div>`;
    const rows = await rowsIn(
      '.sheet { display: grid; grid-template-columns: 1fr 1fr } .line { display: contents }',
      `<div class="sheet">${line('Plant', PLANT)}${line('Total', TOTAL)}</div>`,
    );
    expect(rows).to.deep.equal(['Plant@0 7@1', 'Total@0 9@1']);
  });

  it('may be rows of flexible boxes, whose shares say where they stand', async () => {
    const line = (...cells: readonly string[]): string =>
      `<div class="line">${cells.map((cell, i) => `<div style="width:${i === 0 ? 50 : 25}%">${cell}</div>`).join('')}</div>`;
    const rows = await rowsIn(
      '.line { display: flex }',
      line('Plant', PLANT, BEFORE) + line('Total', TOTAL),
    );
    expect(rows).to.deep.equal(['Plant@199 7@299 6@399', 'Total@199 9@299']);
  });

  it('may be tables, rows and cells by their display alone', async () => {
    const rows = await rowsIn(
      '.t { display: table } .r { display: table-row } .c { display: table-cell }',
      `<div class="t"><div class="r"><div class="c">Plant</div><div class="c">${PLANT}</div></div></div>`,
    );
    expect(rows).to.deep.equal(['Plant@0 7@1']);
  });

  it('are no tables inside the cells of one', async () => {
    const rows = await rowsIn(
      '',
      `<table><tr><td>Plant</td><td><div style="display:flex"><span>$</span><span>${PLANT}</span></div></td></tr></table>`,
    );
    expect(rows).to.deep.equal(['Plant@0 $7@1']);
  });
});
