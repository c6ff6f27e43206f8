import type { Item, ItemLine } from './items.js';
import { patternOf, SIGN } from './signs.js';
import { isAmount, tableStretch } from './table-stretch.js';
import { FAR_SIGN } from './weights.js';

/**
 * The minus of spreadsheets' accounting format: at the left edge of its column, however far its
 * digits are. It looks like the nil of a column of its own, or like the end of the label.
 */
interface FarSign {
  readonly line: ItemLine;
  readonly at: number;
  readonly dash: Item;
  readonly number: Item;
}

const isPositive = ({ kind, reading }: Item): boolean =>
  kind === 'number' && reading !== undefined && reading.value > 0 && !reading.percent;

/** The dashes of a line with the number right behind each. */
const signsOf = (line: ItemLine): FarSign[] =>
  line.items.flatMap((dash, at) => {
    const number = line.items[at + 1];
    return dash.kind === 'nil' && number !== undefined && isPositive(number)
      ? [{ line, at, dash, number }]
      : [];
  });

const inOneColumn = (a: Item, b: Item): boolean =>
  Math.abs(a.edge - b.edge) < FAR_SIGN.edge * a.size;

const atOnePlace = (a: Item, b: Item): boolean => Math.abs(a.x0 - b.x0) < FAR_SIGN.place * a.size;

/** Signs that stand at one place before numbers of one column. */
const groupsOf = (signs: readonly FarSign[]): FarSign[][] => {
  const groups: FarSign[][] = [];
  for (const sign of signs) {
    const own = groups.find(
      ([first]) =>
        first !== undefined &&
        atOnePlace(first.dash, sign.dash) &&
        inOneColumn(first.number, sign.number),
    );
    if (own === undefined) groups.push([sign]);
    else own.push(sign);
  }
  return groups;
};

const covers = ({ kind, x0, x1, size }: Item, dash: Item): boolean => {
  const middle = (dash.x0 + dash.x1) / 2;
  return (
    kind === 'number' &&
    middle > x0 - FAR_SIGN.beside * size &&
    middle < x1 + FAR_SIGN.beside * size
  );
};

/** The lines of a group's table, from its first to its last and some around them. */
const linesAround = (
  group: readonly FarSign[],
  lines: readonly ItemLine[],
): readonly ItemLine[] => {
  const [first, last] = [group[0], group.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [from, to] = [lines.indexOf(first.line), lines.indexOf(last.line)];
  const above = Math.max(0, from - FAR_SIGN.around);
  const near = lines.slice(above, to + 1 + FAR_SIGN.around);
  return tableStretch(near, [from - above, to - above], first.dash.x0);
};

/** A number whose minus or bracket touches it, away from the dashes. */
const hasOwnSign = (item: Item, dash: Item): boolean =>
  item.kind === 'number' && /^[-–−(]/.test(item.text) && !atOnePlace(item, dash);

/**
 * Whether dashes at one place are signs: no number of the lines between them stands where they do
 * (it would be a column of nils), each dash there has its number, other lines have an amount of
 * that column without one, and none has its sign right before it.
 */
const areSigns = (group: readonly FarSign[], lines: readonly ItemLine[]): boolean => {
  const [first] = group;
  if (first === undefined || group.length < FAR_SIGN.rows) return false;
  const { dash, number } = first;
  const own = new Set(group.map(({ line }) => line));
  const others = lines.filter((line) => !own.has(line)).map(({ items }) => items);
  const isFree = !lines.some(({ items }) => items.some((item) => covers(item, dash)));
  const isAlone = !others.some((items) =>
    items.some((item) => item.kind === 'nil' && atOnePlace(item, dash)),
  );
  const ofColumn = others.flatMap((items) =>
    items.filter((item) => item.kind !== 'word' && inOneColumn(item, number)),
  );
  const hasOthers = ofColumn.some((item) => item.kind === 'nil' || isAmount(item));
  return isFree && isAlone && hasOthers && !ofColumn.some((item) => hasOwnSign(item, dash));
};

const negated = ({ dash, number }: FarSign): Item => ({
  ...number,
  text: `-${number.text}`,
  gap: dash.gap,
  joinedBy: [...(number.joinedBy ?? []), 'sign at the left of its column'],
  ...(number.reading === undefined
    ? {}
    : { reading: { ...number.reading, value: -number.reading.value } }),
});

const withSigns = (line: ItemLine, signs: readonly FarSign[]): ItemLine => {
  const own = new Map(signs.filter((sign) => sign.line === line).map((sign) => [sign.at, sign]));
  if (own.size === 0) return line;
  const items = line.items.flatMap((item, at) => {
    if (own.has(at)) return [];
    const sign = own.get(at - 1);
    return [sign === undefined ? item : negated(sign)];
  });
  return { ...line, items };
};

const OPENED = patternOf('^(?:', SIGN, String.raw`?\(|\(`, SIGN, ')$');
const CLOSED = /^[.,]?\d[\d.,'’ ]*\)$/;

/** A number between two brackets that stand alone: nothing else is between them. */
const betweenBrackets = ({ items }: ItemLine, at: number): Item | undefined => {
  const [open, number, close] = items.slice(at, at + 3);
  return OPENED.test(open?.text ?? '') &&
    number !== undefined &&
    isPositive(number) &&
    !number.text.includes('(') &&
    close?.text === ')'
    ? number
    : undefined;
};

const inBrackets = (number: Item, { gap }: Item): Item => ({
  ...number,
  text: `(${number.text})`,
  gap,
  joinedBy: [...(number.joinedBy ?? []), 'brackets at both edges of its column'],
  ...(number.reading === undefined
    ? {}
    : { reading: { ...number.reading, value: -number.reading.value } }),
});

/** "(      1,234 )": each bracket at an edge of the column, with the number between them. */
const withLoneBrackets = (line: ItemLine): ItemLine => {
  const items: Item[] = [];
  for (let at = 0; at < line.items.length; at++) {
    const item = line.items[at];
    const number = betweenBrackets(line, at);
    if (item === undefined) continue;
    items.push(number === undefined ? item : inBrackets(number, item));
    if (number !== undefined) at += 2;
  }
  return items.length === line.items.length ? line : { ...line, items };
};

/** "(      1,234)": the bracket at the left edge of a column and the one behind its number. */
const withFarBrackets = (printed: ItemLine): ItemLine => {
  const line = withLoneBrackets(printed);
  const isPair = (at: number): boolean =>
    OPENED.test(line.items[at]?.text ?? '') && CLOSED.test(line.items[at + 1]?.text ?? '');
  if (!line.items.some((_, at) => isPair(at))) return line;
  const items = line.items.flatMap((item, at) => {
    if (isPair(at)) return [];
    if (!isPair(at - 1)) return [item];
    const gap = line.items[at - 1]?.gap ?? item.gap;
    return [{ ...item, text: `(${item.text}`, gap }];
  });
  return { ...line, items };
};

/**
 * The lines of a page with each number's minus or opening bracket, if it stands at the left of its
 * column.
 */
export const withFarSigns = (printedLines: readonly ItemLine[]): readonly ItemLine[] => {
  const lines = printedLines.map(withFarBrackets);
  const signs = groupsOf(lines.flatMap(signsOf))
    .filter((group) => areSigns(group, linesAround(group, lines)))
    .flat();
  return signs.length === 0 ? lines : lines.map((line) => withSigns(line, signs));
};
