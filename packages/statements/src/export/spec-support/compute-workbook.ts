import { columnName } from '../column-name.js';
import type { CellModel, WorkbookModel } from '../workbook-model.js';

/** Numbers, names of cells, and the signs between them. */
const TOKEN =
  /'(?:[^']|'')+'!\$?[A-Z]+\$?\d+|\$?[A-Z]+\$?\d+(?![A-Za-z(])|[A-Z]+(?=\()|\d+(?:\.\d+)?(?:e[+-]?\d+)?|[-+*/^(),:]/gy;

const tokensOf = (formula: string): string[] => {
  const tokens = formula.match(TOKEN) ?? [];
  if (tokens.join('') !== formula) throw new TypeError(`Not understood: ${formula}`);
  return tokens;
};

const median = (numbers: readonly number[]): number => {
  const ordered = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(ordered.length / 2);
  return ordered.length % 2 === 1
    ? (ordered[middle] ?? NaN)
    : ((ordered[middle - 1] ?? NaN) + (ordered[middle] ?? NaN)) / 2;
};

/** What a program computes: a formula from the cells that it names, by the rules of arithmetic alone. */
export class WorkbookProgram {
  readonly #cells = new Map<string, CellModel>();

  constructor({ sheets }: WorkbookModel) {
    for (const { name, rows } of sheets)
      rows.forEach((row, at) =>
        row.forEach((cell, column) =>
          this.#cells.set(`${name}!${columnName(column)}${at + 1}`, cell),
        ),
      );
  }

  /** The number of a cell of a sheet. Throws where it has none. */
  numberAt(sheet: string, name: string): number {
    const cell = this.#cells.get(`${sheet}!${name}`);
    if (cell?.kind === 'number') return cell.value;
    if (cell?.kind !== 'formula') throw new TypeError(`${sheet}!${name} has no number`);
    return this.compute(sheet, cell.formula);
  }

  compute(sheet: string, formula: string): number {
    const tokens = tokensOf(formula);
    let at = 0;
    const atom = (): number => {
      const token = tokens[at++] ?? '';
      if (token === '-') return -power();
      if (token === '(') {
        const value = sum();
        at += 1;
        return value;
      }
      if (token === 'MEDIAN') return median(list());
      if (token === 'ABS') return Math.abs(list()[0] ?? NaN);
      return /[A-Z]/.test(token) ? this.#named(sheet, token) : Number(token);
    };
    const list = (): number[] => {
      const values: number[] = [];
      do {
        at += 1;
        values.push(sum());
      } while (tokens[at] === ',');
      at += 1;
      return values;
    };
    const power = (): number => {
      const base = atom();
      if (tokens[at] !== '^') return base;
      at += 1;
      return base ** atom();
    };
    const product = (): number => {
      let value = power();
      while (tokens[at] === '*' || tokens[at] === '/')
        value = tokens[at++] === '*' ? value * power() : value / power();
      return value;
    };
    const sum = (): number => {
      let value = product();
      while (tokens[at] === '+' || tokens[at] === '-')
        value = tokens[at++] === '+' ? value + product() : value - product();
      return value;
    };
    const value = sum();
    if (at !== tokens.length) throw new TypeError(`Not understood: ${formula}`);
    return value;
  }

  #named(sheet: string, token: string): number {
    const mark = token.lastIndexOf('!');
    const other = mark < 0 ? sheet : token.slice(1, mark - 1).replaceAll("''", "'");
    return this.numberAt(other, token.slice(mark + 1).replaceAll('$', ''));
  }
}
