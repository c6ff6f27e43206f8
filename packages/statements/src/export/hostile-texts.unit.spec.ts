import { expect } from 'chai';
import { compileStatements } from '../compile/compile-company.js';
import { compileOne } from '../compile/specimens/compiled-rows.js';
import { specimen } from '../compile/specimens/specimen.js';
import { figuresCsv, figuresHead } from '../figures/figures-csv.js';
import { listFigures } from '../figures/list-figures.js';
import { toCsv } from './to-csv.js';
import { toWorkbook } from './to-workbook.js';

/** What a report may print, or a client send, to be run by a spreadsheet. */
const HOSTILE = [
  '=cmd|"/c calc"!A1',
  '+HYPERLINK("http://evil.example","x")',
  '-2+3',
  '@SUM(1)',
  '＝1+1',
  '\t=1+1',
  '\r=1+1',
  ' \u0001=1+1',
  'Sales;=1+1',
  'Sales\t@SUM(1)',
  'Sales\r\n=1+1',
  'Sales";"=1+1',
  'Sales,=1+1',
];
const YEARS = ['2020', '2019'];
const rowsOf = HOSTILE.map((label, row) => [label, [row + 1, row + 2]] as const);
const statement = specimen({ document: 1, years: YEARS, currency: 'USD', rows: rowsOf });

/** The cells of a file for a program that separates by this sign: a field in quotation marks may hold it, and lines. */
const cellsOf = (csv: string, separator: string): string[] => {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const sign of csv) {
    if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && (sign === separator || sign === '\r' || sign === '\n')) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
};

const RUN = /^[\s\u0000-\u001f"]*[=+@＝＋－＠]|^[\s"]*-(?!\d+(?:\.\d+)?$)/u;

const FILES = {
  'a statement': toCsv(compileOne(statement)),
  'all figures': `${figuresHead}${figuresCsv(
    HOSTILE.flatMap((name) =>
      listFigures(
        {
          companyId: 1,
          companyName: name,
          ticker: name,
          statements: compileStatements([statement]),
          documentName: () => name,
          pagePicture: () => name,
        },
        { concepts: ['revenue', 'net_income'], years: ['latest'] },
      ),
    ),
  )}`,
};

describe('Texts that a spreadsheet would run', () => {
  for (const [what, csv] of Object.entries(FILES))
    for (const separator of [',', ';', '\t'])
      it(`begin no cell of ${what}, separated by ${JSON.stringify(separator)}`, () => {
        const cells = cellsOf(csv.replace('\ufeff', ''), separator);
        expect(cells.length).to.be.above(HOSTILE.length);
        expect(cells.filter((cell) => RUN.test(cell))).to.deep.equal([]);
      });

  it('are no formula and no link of a workbook', () => {
    const { sheets } = toWorkbook([compileOne(statement)], {
      documentName: () => HOSTILE[0],
      pageUrl: () => 'https://service.example/page',
    });
    const cells = sheets.flatMap(({ rows }) => rows.flat());
    const names = new Set(sheets.map(({ name }) => `'${name}'!`));
    const withoutNames = (formula: string): string =>
      formula.replace(/'[^']+'!/g, (name) => (names.has(name) ? '' : name));
    for (const cell of cells) {
      if (cell.kind === 'text') expect(cell.text).not.to.match(RUN);
      if (cell.kind === 'formula')
        expect(withoutNames(cell.formula)).to.match(/^[A-Z0-9+\-*/^(),:.$]+$/);
      if (cell.kind !== 'empty' && cell.link !== undefined)
        expect(cell.link).to.equal('https://service.example/page');
    }
    for (const { name } of sheets) expect(name).to.match(/^[A-Za-z][\w ,()-]{0,30}$/);
  });
});
