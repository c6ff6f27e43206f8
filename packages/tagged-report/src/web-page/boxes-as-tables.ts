import { BoxReader, type Box } from '../inline/boxes.js';
import type { HtmlElement, HtmlNode } from './html-tree.js';
import { isUnseen } from './seen.js';
import type { StyleOf } from './table-layout.js';

/** A longer text in a box is prose: such boxes arrange a page, they are no cells. */
const MOST_LETTERS = 200;
/** A line between two rows that says what the rows below it are. */
const MOST_HEADING_LETTERS = 100;
/** Elements and texts within a cell. */
const MOST_NODES = 100;
const NUMBER = /^[\s\p{Sc}(\-\u2212\u2013]*\d[\d.,\s]*\)?%?$/u;
const DIGIT = /\d/;
/** Elements between a layout and its cells, by how they are displayed. */
const AROUND_CELLS = /^(?:contents|table-(?:row|header|footer)-group)$/;

interface PlacedBox {
  readonly element: HtmlElement;
  readonly box: Box;
}

/** A row of boxes that stand beside each other as the cells of a table do. */
interface BoxRow {
  readonly cells: readonly HtmlElement[];
  readonly columns: number;
}

/** The texts of an element that holds few and no table; undefined of any other, which is not walked to its end. */
const fewTexts = (node: HtmlNode): readonly string[] | undefined => {
  const texts: string[] = [];
  let nodes = 0;
  const isFew = (one: HtmlNode): boolean => {
    if (++nodes > MOST_NODES) return false;
    if (typeof one !== 'string') return one.name !== 'table' && one.children.every(isFew);
    texts.push(one);
    return true;
  };
  return isFew(node) ? texts : undefined;
};

const isBlank = (node: HtmlNode): boolean => fewTexts(node)?.join('').trim() === '';

/** A cell has at most one number: a box with several is a row of its own. */
const isCell = (texts: readonly string[] | undefined): texts is readonly string[] =>
  texts !== undefined &&
  texts.join('').trim().length <= MOST_LETTERS &&
  texts.filter((text) => NUMBER.test(text)).length <= 1;

const cellOf = ({ element, box }: PlacedBox): HtmlElement => {
  const attributes = new Map(element.attributes);
  if (box.span !== undefined) attributes.set('colspan', String(box.span));
  if (box.width !== undefined) attributes.set('width', `${box.width}%`);
  return { ...element, name: 'td', attributes };
};

const EMPTY: HtmlElement = { name: 'td', attributes: new Map(), children: [] };

const rowOf = (boxes: readonly PlacedBox[]): BoxRow => {
  const cells: HtmlElement[] = [];
  let column = 0;
  for (const placed of boxes) {
    for (; column < (placed.box.column ?? 0); column++) cells.push(EMPTY);
    cells.push(cellOf(placed));
    column += placed.box.span ?? 1;
  }
  return { cells, columns: column };
};

const element = (name: string, children: readonly HtmlNode[]): HtmlElement => ({
  name,
  attributes: new Map(),
  children,
});

const asTable = (rows: readonly BoxRow[]): HtmlElement =>
  element(
    'table',
    rows.map(({ cells }) => element('tr', cells)),
  );

/** Reads boxes that a style displays as tables, flexible rows or grids as the tables that they look like. */
class BoxTables {
  readonly #boxes = new BoxReader();

  constructor(private readonly styleOf: StyleOf) {}

  of(node: HtmlElement): HtmlElement {
    const children: HtmlNode[] = [];
    let open: BoxRow[] = [];
    let between: HtmlNode[] = [];
    const end = (): void => {
      if (open.length > 0) children.push(asTable(open));
      children.push(...between);
      [open, between] = [[], []];
    };
    for (const child of node.children) {
      const rows = this.#rowsOf(child);
      if (rows !== undefined) {
        if (open[0]?.columns !== rows[0]?.columns) end();
        open.push(...between.filter((one) => !isBlank(one)).map(headingRow), ...rows);
        between = [];
      } else if (open.length > 0 && mayStandBetween(child)) between.push(child);
      else {
        end();
        children.push(this.#inside(child));
      }
    }
    end();
    return { ...node, children };
  }

  /** What stands in an element that is no table itself. */
  #inside(node: HtmlNode): HtmlNode {
    if (typeof node === 'string') return node;
    this.#boxes.open(node, this.styleOf(node));
    const inside = this.of(node);
    this.#boxes.close();
    return inside;
  }

  /** The rows of an element that arranges short texts beside each other; undefined of any other. */
  #rowsOf(node: HtmlNode): BoxRow[] | undefined {
    if (typeof node === 'string' || node.name === 'table') return undefined;
    const { role } = this.#boxes.open(node, this.styleOf(node));
    const boxes = role === 'table' ? this.#cellsIn(node) : [];
    this.#boxes.close();
    const rows: PlacedBox[][] = [];
    for (const placed of boxes)
      if (placed.box.startsRow === true || rows.length === 0) rows.push([placed]);
      else rows.at(-1)?.push(placed);
    if (!rows.some((row) => row.length > 1)) return undefined;
    const texts = boxes.map((placed) => fewTexts(placed.element));
    const isTable =
      texts.every(isCell) && texts.some((own) => own.some((text) => DIGIT.test(text)));
    return isTable ? rows.map(rowOf) : undefined;
  }

  /** The cells of a layout, in its rows if it has any. */
  #cellsIn(node: HtmlElement): PlacedBox[] {
    return node.children.flatMap((child): PlacedBox[] => {
      if (typeof child === 'string') return [];
      const style = this.styleOf(child);
      if (isUnseen(child, style)) return [];
      const box = this.#boxes.open(child, style);
      const isAround = box.role === 'row' || AROUND_CELLS.test(style.get('display') ?? '');
      const inner = isAround ? this.#cellsIn(child) : [];
      this.#boxes.close();
      if (box.role === 'cell') return [{ element: child, box }];
      const [first, ...rest] = inner;
      if (box.role !== 'row' || first === undefined) return inner;
      return [{ ...first, box: { ...first.box, startsRow: true } }, ...rest];
    });
  }
}

const headingRow = (node: HtmlNode): BoxRow => {
  const cell = typeof node === 'string' ? element('td', [node]) : { ...node, name: 'td' };
  return { cells: [cell], columns: 1 };
};

/** A blank or a short text without numbers stands between two rows of one table. */
const mayStandBetween = (node: HtmlNode): boolean => {
  const text = fewTexts(node)?.join('').trim();
  return text !== undefined && text.length <= MOST_HEADING_LETTERS && !DIGIT.test(text);
};

/** The tree of a page in which boxes arranged as tables are tables. */
export const boxesAsTables = (root: HtmlElement, styleOf: StyleOf): HtmlElement =>
  new BoxTables(styleOf).of(root);
