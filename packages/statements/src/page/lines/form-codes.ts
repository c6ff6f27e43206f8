import { FORM_CODES } from '../weights.js';
import type { Token } from '../token.js';
import type { Line } from '../line.js';

/**
 * Forms of tax offices and registers print the number of each box beside it: "028  441  030  72  369"
 * are two amounts and a sum. Statements by a prescribed chart of accounts print the account before
 * each label: "1100 Cash". Joined with what follows, such a code is part of a number; alone, a column
 * of codes looks like amounts of a year, and what stands behind it like no label.
 */
interface Code {
  readonly line: Line;
  readonly token: Token;
}

interface CodeKind {
  readonly name: string;
  readonly matches: RegExp;
  readonly rows: number;
  /** Whether codes in printed order are in order. */
  readonly inOrder: (a: string, b: string) => boolean;
  /**
   * Set where amounts and references are written alike: each code begins its row, and its label
   * follows. Codes of different lengths begin at one place.
   */
  readonly beforeLabel?: true;
  /** What else the codes of a column must be. */
  readonly areOfKind?: (codes: readonly string[]) => boolean;
}

/** The account that a code of digits names; a total's code has letters for the last of them: "11XX". */
const accountOf = (code: string): number => Number(code.replace(/x/gi, '9'));
const ascends = (a: string, b: string): boolean => accountOf(a) < accountOf(b);

/** Sections and their rows: "AAAA" heads and ends what "A10000" and "A33500" are in. */
const bySection = (a: string, b: string): boolean =>
  a.charAt(0) < b.charAt(0) ||
  (a.charAt(0) === b.charAt(0) && !(Number(a.slice(1)) >= Number(b.slice(1))));

const partsOf = (code: string): string[] => code.split('.');

/** "6.03.10" behind "6.03.08", and before "6.04". */
const bySections = (a: string, b: string): boolean => {
  const [own, next] = [partsOf(a), partsOf(b)];
  const at = own.findIndex((part, level) => part !== next[level]);
  return at < 0 ? next.length > own.length : Number(own[at]) < Number(next[at] ?? 0);
};

/** No reference to a note has a section "03", or as many parts as a day: "6.03.03". */
const areSections = (codes: readonly string[]): boolean =>
  codes.filter((code) => /\.0\d/.test(code) && partsOf(code).length >= FORM_CODES.parts).length >=
  FORM_CODES.leading;

const KINDS: readonly CodeKind[] = [
  { name: 'three digits', matches: /^\d{3}$/, rows: FORM_CODES.rows, inOrder: ascends },
  {
    name: 'four digits',
    matches: /^(?:\d{4}|\d{3}[xX]|\d\d[xX]{2}|\d[xX]{3})$/,
    rows: FORM_CODES.rows,
    inOrder: ascends,
  },
  {
    name: 'five digits or more',
    matches: /^\d{5,6}$/,
    rows: FORM_CODES.rows,
    inOrder: (a, b) => a < b,
    beforeLabel: true,
  },
  {
    name: 'sections of sections',
    matches: /^\d{1,2}(?:\.\d\d){0,5}$/,
    rows: FORM_CODES.rows,
    inOrder: bySections,
    beforeLabel: true,
    areOfKind: areSections,
  },
  {
    name: 'section and digits',
    matches: /^(?:[A-Z]\d{5}|([A-Z])\1{3})$/,
    rows: FORM_CODES.rows,
    inOrder: bySection,
  },
  {
    name: 'two letters',
    matches: /^(?:[A-Z][A-Z0-9]|\d[A-Z])$/,
    rows: FORM_CODES.letterRows,
    inOrder: () => true,
  },
];

const isDigits = ({ text }: Token): boolean => /\d/.test(text);
const middleOf = ({ x0, x1 }: Token): number => (x0 + x1) / 2;

/** Whether no digits stand so near that both are groups of one number: "6 104 803,12". */
const isAlone = (token: Token, at: number, { tokens }: Line): boolean => {
  const near = (left: Token | undefined, right: Token | undefined): boolean =>
    left !== undefined && right !== undefined && right.x0 - left.x1 < FORM_CODES.apart * token.size;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isGroup = (other: Token | undefined): boolean => other !== undefined && isDigits(other);
  return !(isGroup(before) && near(before, token)) && !(isGroup(after) && near(token, after));
};

const isWord = (token: Token | undefined): boolean =>
  token !== undefined && /\p{L}/u.test(token.text);

/** Whether a label follows, and none stands before: "11000 Cash". */
const beginsRow = (at: number, { tokens }: Line): boolean =>
  isWord(tokens[at + 1]) && !isWord(tokens[at - 1]);

const codesOn = (line: Line, { matches, beforeLabel }: CodeKind): Token[] =>
  line.tokens.filter(
    (token, at) =>
      matches.test(token.text) &&
      isAlone(token, at, line) &&
      (beforeLabel !== true || beginsRow(at, line)),
  );

/** How far two codes stand from one column. */
const apartBy = (a: Token, b: Token, { beforeLabel }: CodeKind): number =>
  Math.abs(beforeLabel === true ? a.x0 - b.x0 : middleOf(a) - middleOf(b));

/** Codes of one kind by the column in which they stand. */
const columnsOf = (lines: readonly Line[], kind: CodeKind): Code[][] => {
  const columns: Code[][] = [];
  for (const line of lines)
    for (const token of codesOn(line, kind)) {
      const own = columns.find(([first]) => {
        const apart = first === undefined ? Infinity : apartBy(first.token, token, kind);
        return apart < FORM_CODES.aligned * token.size;
      });
      if (own === undefined) columns.push([{ line, token }]);
      else own.push({ line, token });
    }
  return columns;
};

const isYear = ({ token }: Code): boolean => /^(?:19|20)\d\d$/.test(token.text);
/** Numbers that stand in the column without being codes of it, on its lines and between them. */
const strangersOf = (codes: readonly Code[], lines: readonly Line[]): number => {
  const own = new Set(codes.map(({ token }) => token));
  const from = Math.min(...codes.map(({ token }) => token.x0));
  const to = Math.max(...codes.map(({ token }) => token.x1));
  const [top, bottom] = [codes[0]?.line.y0 ?? 0, codes.at(-1)?.line.y1 ?? 0];
  return lines
    .filter(({ y0, y1 }) => y0 >= top && y1 <= bottom)
    .flatMap(({ tokens }) => tokens)
    .filter((token) => !own.has(token) && isDigits(token) && token.x1 > from && token.x0 < to)
    .length;
};

/** Whether amounts stand right of the codes: a list of contents has its numbers last. */
const leadToAmounts = (codes: readonly Code[], { matches }: CodeKind): boolean =>
  codes.filter(({ line, token }) =>
    line.tokens.some((t) => t.x0 > token.x1 && isDigits(t) && !matches.test(t.text)),
  ).length >= FORM_CODES.leading;

const areCodes = (codes: readonly Code[], lines: readonly Line[], kind: CodeKind): boolean => {
  const texts = codes.map(({ token }) => token.text);
  const differing = new Set(texts).size;
  if (differing < kind.rows || codes.every(isYear)) return false;
  if (kind.areOfKind?.(texts) === false) return false;
  const ordered = texts.slice(1).filter((text, at) => kind.inOrder(texts[at] ?? '', text)).length;
  return (
    differing >= FORM_CODES.differing * texts.length &&
    ordered >= FORM_CODES.ordered * (texts.length - 1) &&
    strangersOf(codes, lines) <= FORM_CODES.strangers * texts.length &&
    leadToAmounts(codes, kind)
  );
};

/** The lines of a page without the codes of its boxes, if it is a form. */
export const withoutFormCodes = (lines: readonly Line[]): Line[] => {
  const codes = new Set(
    KINDS.flatMap((kind) =>
      columnsOf(lines, kind)
        .filter((column) => areCodes(column, lines, kind))
        .flatMap((column) => column.map(({ token }) => token)),
    ),
  );
  if (codes.size === 0) return [...lines];
  return lines
    .map((line) => ({ ...line, tokens: line.tokens.filter((token) => !codes.has(token)) }))
    .filter(({ tokens }) => tokens.length > 0);
};
