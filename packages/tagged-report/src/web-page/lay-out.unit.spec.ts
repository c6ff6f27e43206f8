import { expect } from 'chai';
import type { PageText, Word } from '@fde/contracts';
import { plainTextOf, readWebPage } from './read-web-page.js';

const pagesOf = (html: string): readonly PageText[] =>
  readWebPage(new TextEncoder().encode(`<html><meta charset="utf-8"><body>${html}</body></html>`));

const textsOf = (html: string): string[] => pagesOf(html).map(plainTextOf);

const wordIn = (html: string, text: string): Word => {
  const found = pagesOf(html)
    .flatMap(({ words }) => words)
    .find((word) => word.text === text);
  if (found === undefined) throw new Error(`"${text}" is on no page.`);
  return found;
};

const row = (...cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

describe('a web page, laid out', () => {
  it('has its blocks below each other, and what is in one line in one', () => {
    expect(textsOf('<h1>Pump <b>works</b></h1><p>one<br>two</p>three')).to.deep.equal([
      'Pump works\none\ntwo\nthree',
    ]);
    expect(textsOf('<p>(<b>5</b>)</p><p style="display:none">x</p>')).to.deep.equal(['( 5 )']);
    const [open, five] = [wordIn('(<b>5</b>)', '('), wordIn('(<b>5</b>)', '5')];
    expect(five.x0).to.equal(open.x1);
  });

  it('shows the brackets that its styles write around numbers', () => {
    const styles = '<style>.negative::before{content:"("} .negative::after{content:")"}</style>';
    const table = `<table><tr><td>Tax</td><td class="negative">5</td></tr></table>`;
    expect(textsOf(styles + table)).to.deep.equal(['Tax (5)']);
  });

  it('has the pages that its styles and its rules divide', () => {
    expect(
      textsOf(
        '<style>.page { page-break-after: always }</style><div class="page">one</div><p>two</p><hr><p style="break-before:page">three</p>',
      ),
    ).to.deep.equal(['one', 'two', 'three']);
  });

  it('begins another page behind a paragraph where one is full, never between a title and its table', () => {
    const long = `<p>${'word '.repeat(60)}</p>`;
    const pages = textsOf(
      `${long.repeat(30)}<p>Balance sheet</p><table>${row('Cash', '5')}</table>`,
    );
    expect(pages).to.have.length(2);
    expect(pages[1]).to.contain('Balance sheet\nCash 5');
  });

  it('is that of the tables in a table that only arranges them', () => {
    const inner = `<table>${row('Cash', '5')}</table>`;
    expect(textsOf(`<table><tr><td>Left</td><td>${inner}</td></tr></table>`)).to.deep.equal([
      'Left\nCash 5',
    ]);
  });
});

describe('boxes of a web page that its styles arrange as a table', () => {
  const flexible = (...cells: readonly string[]): string =>
    `<div style="display:flex">${cells.map((cell) => `<span>${cell}</span>`).join('')}</div>`;
  const display = (how: string, inside: string): string =>
    `<div style="display:${how}">${inside}</div>`;
  const cssRow = (...cells: readonly string[]): string =>
    display('table-row', cells.map((cell) => display('table-cell', cell)).join(''));
  const inGrid = (...cells: readonly string[]): string =>
    `<div style="display:grid;grid-template-columns:2fr 1fr 1fr">${cells.map((cell) => `<div>${cell}</div>`).join('')}</div>`;

  const FORMS: Readonly<Record<string, string>> = {
    'flexible rows': `${flexible('Cash', '5', '1,234')}<p>Fixed</p>${flexible('Plant', '12,345', '6')}`,
    'a grid': inGrid('Cash', '5', '1,234', 'Plant', '12,345', '6'),
    'grids of a row': `${inGrid('Cash', '5', '1,234')}\n${inGrid('Plant', '12,345', '6')}`,
    'a table by its style': display(
      'table',
      cssRow('Cash', '5', '1,234') + display('table-row-group', cssRow('Plant', '12,345', '6')),
    ),
  };
  for (const [form, html] of Object.entries(FORMS))
    it(`have their numbers one below the other: ${form}`, () => {
      expect(wordIn(html, '5').x1).to.equal(wordIn(html, '12,345').x1);
      expect(wordIn(html, '1,234').x1).to.equal(wordIn(html, '6').x1);
      expect(wordIn(html, '5').y0).to.equal(wordIn(html, 'Cash').y0);
    });

  it('stand where the lines of a grid say', () => {
    const at = (line: number, text: string): string =>
      `<div style="grid-column:${line}">${text}</div>`;
    const grid = (inside: string): string =>
      `<div style="display:grid;grid-template-columns:2fr 1fr 1fr">${inside}</div>`;
    const html = grid(at(1, 'Cash') + at(3, '5') + at(1, 'Plant') + at(2, '7') + at(3, '6'));
    expect(wordIn(html, '5').x1).to.equal(wordIn(html, '6').x1);
  });

  it('are no table if they arrange the page', () => {
    const prose = `<p>${'word '.repeat(60)}</p>`;
    const page = display(
      'flex',
      `<div>${prose}1</div><div><p>one</p>${flexible('Cash', '5')}</div>`,
    );
    expect(textsOf(page).join()).to.contain('one\nCash 5');
    const inRows = display('flex', `<div>${flexible('Cash', '5', '6')}</div><div>x</div>`);
    expect(textsOf(inRows)).to.deep.equal(['Cash 5 6\nx']);
  });
});

describe('a table of a web page', () => {
  it('has its numbers one below the other, by their right edges', () => {
    const table = `<table>${row('Cash', '5', '1,234')}${row('Plant and machinery', '12,345', '6')}</table>`;
    expect(wordIn(table, '5').x1).to.equal(wordIn(table, '12,345').x1);
    expect(wordIn(table, '1,234').x1).to.equal(wordIn(table, '6').x1);
    expect(wordIn(table, 'Cash').y0).to.equal(wordIn(table, '5').y0);
  });

  it('ends where the table above it ends', () => {
    const html = `<table>${row('Cash', '1,234,567')}</table><table>${row('Plant and machinery', '5')}</table>`;
    expect(wordIn(html, '1,234,567').x1).to.equal(wordIn(html, '5').x1);
  });

  it('has columns as wide as their styles say', () => {
    const line = (label: string, number: string): string =>
      `<table><tr><td style="width:50%">${label}</td><td style="width:25%">${number}</td><td style="width:25%"></td></tr></table>`;
    const html = line('Cash', '1,234,567') + line('Plant', '5');
    expect(wordIn(html, '5').x1).to.equal(wordIn(html, '1,234,567').x1);
    expect(wordIn(html, '5').x1).to.be.lessThan(36 + 540 * 0.75);
  });

  it('has the bracket in the cell behind a number with it, and its thousands together', () => {
    const table = `<table>${row('Costs', '$', '(5', ')')}${row('Sales', '$', '2 401 434', '')}</table>`;
    expect(wordIn(table, '(5)').x0).to.be.greaterThan(wordIn(table, 'Costs').x1);
    expect(wordIn(table, '2\u00a0401\u00a0434').text).to.have.length(9);
    expect(textsOf(`<table>${row('Years', '2019 2018')}</table>`)).to.deep.equal([
      'Years 2019 2018',
    ]);
  });

  it('has no words for the lines that are drawn above a sum', () => {
    const table = `<table>${row('Sales', '5')}${row('', '--------')}${row('Total', '-')}${row('', '=====')}</table>`;
    expect(textsOf(table)).to.deep.equal(['Sales 5\nTotal -']);
  });

  it('has long labels in several lines, with the number beside the last', () => {
    const label =
      'Proceeds from the sale of property, plant and equipment that the works no longer needs';
    const table = `<table>${row(label, '5')}</table>`;
    expect(wordIn(table, 'Proceeds').y0).to.be.lessThan(wordIn(table, '5').y0);
    expect(wordIn(table, 'needs').y0).to.equal(wordIn(table, '5').y0);
  });

  it('has cells over several columns and rows', () => {
    const table =
      '<table><tr><td rowspan="2">Group</td><td colspan="2" align="center">Years</td></tr><tr><td>2024</td><td>2023</td></tr></table>';
    expect(wordIn(table, '2024').x0).to.be.greaterThan(wordIn(table, 'Group').x1);
    expect(wordIn(table, '2023').x0).to.be.greaterThan(wordIn(table, '2024').x1);
  });
});

describe('what a style hides or makes bold', () => {
  const STYLES = '<style>.no { display: none } .strong { font-weight: 700 }</style>';

  it('is so in a table as well as beside it, whether a class or its own style says it', () => {
    const cells = `<td>A<span class="no">B</span></td><td style="display:none">C</td>`;
    const rows = `<tr>${cells}</tr><tr class="no"><td>D</td></tr>`;
    expect(textsOf(`${STYLES}<p class="no">E</p><table>${rows}</table>`)).to.deep.equal(['A']);
    for (const html of [
      '<p class="strong">F</p>',
      '<table><tr><td class="strong">F</td></tr></table>',
    ])
      expect(wordIn(STYLES + html, 'F').bold, html).to.equal(true);
  });
});

describe('a web page of a hostile size', () => {
  it('has the text of a line with many words', () => {
    const words = Array.from({ length: 40_000 }, (_, index) => String(index)).join(' ');
    const html = `<div style="position:absolute;left:0px;top:0px;font-size:12px;white-space:nowrap">${words}</div>`;
    expect(textsOf(html).join(' ').split(/\s+/)).to.have.length(40_000);
  }).timeout(5_000);

  it('has no more columns than are read, whatever its cells span', () => {
    const cells = '<td rowspan=9 colspan=99>'.repeat(20_000);
    expect(textsOf(`<p>Cash</p><table><tr>${cells}</tr></table>`)).to.deep.equal(['Cash']);
  }).timeout(5_000);
});

describe('typed text of a web page', () => {
  const TEXT =
    '<pre>\nASSETS           2024      2023\n\tCash       $ 1,234     (56)\nPlant             --         78\n              ------    ------\n</pre>';

  it('has its words in the columns and lines in which they are typed', () => {
    expect(textsOf(TEXT)).to.deep.equal(['ASSETS 2024 2023\nCash $ 1,234 (56)\nPlant -- 78']);
    expect(wordIn(TEXT, 'Cash').x0 - wordIn(TEXT, 'Plant').x0).to.equal(8 * 4.5);
    expect(wordIn(TEXT, '2023').x1).to.equal(wordIn(TEXT, '78').x1);
  });

  it('begins a page at a form feed, at a mark of filings and at a rule', () => {
    expect(textsOf('<pre>one\ftwo\n<page>three\n<hr>four</pre>')).to.deep.equal([
      'one',
      'two',
      'three',
      'four',
    ]);
  });

  it('begins another page behind prose where one is full, never within a table', () => {
    const rows = `${'Cash          5\n'.repeat(80)}\n`;
    const prose = `${'words of a note that explain more\n'.repeat(10)}\n`;
    expect(textsOf(`<pre>${rows}${rows}</pre>`)).to.have.length(1);
    expect(textsOf(`<pre>${rows}${prose}${rows}</pre>`)).to.have.length(2);
  });

  it('is laid out as blocks if it holds blocks', () => {
    expect(textsOf(`<pre><p>one  two</p><table>${row('Cash', '5')}</table></pre>`)).to.deep.equal([
      'one two\nCash 5',
    ]);
  });
});

describe('a web page whose lines are placed', () => {
  const line = (left: number, top: number, text: string): string =>
    `<div style="position:absolute;left:${left}px;top:${top}px;font-size:12px">${text}</div>`;

  it('has them where they are placed', () => {
    const html = `<div style="width:800px;height:1100px;position:relative">${line(50, 100, 'Cash')}${line(400, 100, '5')}${line(50, 120, 'Plant')}</div>`;
    expect(textsOf(html)).to.deep.equal(['Cash 5\nPlant']);
    expect(wordIn(html, '5').x0).to.equal(300);
  });

  it('has them there whatever its hidden header holds', () => {
    const placed = `<div style="width:800px;height:1100px;position:relative">${line(50, 100, 'Cash')}</div>`;
    const hidden = `<div style="display:none"><ix:header>${'context '.repeat(50)}</ix:header></div>`;
    expect(wordIn(hidden + placed, 'Cash').x0).to.equal(wordIn(placed, 'Cash').x0);
  });

  it('is laid out by its text if only its footers are placed', () => {
    const html = `<p>${'word '.repeat(20)}</p>${line(50, 700, '7')}<p>end</p>`;
    expect(textsOf(html)[0]?.split('\n')).to.have.length(3);
  });
});
