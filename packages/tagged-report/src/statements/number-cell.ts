import type { Context, Fact, InlineDocument, TableCell, TaggedTable } from '../model.js';
import { isPrimary } from './primary-context.js';
import { decimalOfFormat, printedNumber } from './printed-number.js';

/** A cell of a table that prints one tagged number. */
export interface NumberCell {
  readonly row: number;
  readonly endColumn: number;
  readonly startColumn: number;
  readonly fact: Fact;
  readonly context: Context;
  readonly isPrimary: boolean;
  /** As printed, before the scale: negative if in parentheses or after a minus; absent if nothing is printed. */
  readonly printed?: number;
}

/** A table with its tagged numbers distinguished from its words. */
export interface NumberTable {
  readonly document: string;
  readonly table: TaggedTable;
  readonly numbers: readonly NumberCell[];
}

type Contexts = ReadonlyMap<string, Context>;

/**
 * A cell with words beside a number is a label that mentions it: "par value $0.01". Names of currencies do not count
 * as words.
 */
const WORD = /\p{L}{4}/u;
/** A year beside a number tells whose it is in words: "Shares issued: 2023 - 5,100", and below it "2022 - 5,000". */
const YEAR = /\b(?:19|20)\d{2}\b/;
/** Also the triangles of Japanese statements. */
const OPENING_SIGN = /[(\-\u2212\u2013\u2011\u25b2\u25b3]\s*(?:(?:\p{Sc}|[A-Z]{1,3}\$?)\s*)?$/u;
/**
 * A separate cell for what comes before the digits. A label may end with a dash too; a dash where other rows end their
 * numbers is the zero of another column.
 */
const SIGN_CELL = /^[\s\p{Sc}(\-\u2212\u2013\u2011\u25b2\u25b3]{1,4}$/u;
const DASH = /^[\s\p{Sc}]*[-\u2010-\u2015\u2212\u2e3a\u2e3b]+[\s\p{Sc}]*$/u;

/** What is printed instead of a number: a dash is 0, a blank says nothing. */
const readUnsigned = ({ digits, isNil, printed }: Fact): number | undefined => {
  if (printed === '') return undefined;
  if (isNil || digits === undefined) return DASH.test(printed) ? 0 : undefined;
  return digits;
};

/** A text that its format does not allow is read as any other print. */
const readPrinted = (fact: Fact): number | undefined =>
  fact.problem === undefined
    ? readUnsigned(fact)
    : printedNumber(fact.printed, decimalOfFormat(fact.format));

const withoutFacts = (text: string, parts: readonly string[]): string =>
  parts.reduce((rest, part) => (part === '' ? rest : rest.replace(part, ' ')), text);

/** Of several tags around one number, the one of the whole group says what the row is. */
const chooseFact = (facts: readonly Fact[], contexts: Contexts): Fact | undefined =>
  facts.find(({ contextRef }) => isPrimary(contexts.get(contextRef))) ?? facts[0];

/** Where the tagged numbers of a table end. */
const endsOfNumbers = ({ rows }: TaggedTable): ReadonlySet<number> =>
  new Set(rows.flat().flatMap(({ facts, endColumn }) => (facts.length > 0 ? [endColumn] : [])));

/** The signs that a cell of their own prints before a number. */
const leadOf = (before: TableCell | undefined, ends: ReadonlySet<number>): string => {
  if (before === undefined || !SIGN_CELL.test(before.text)) return '';
  const isZero = DASH.test(before.text) && (before.facts.length > 0 || ends.has(before.endColumn));
  return isZero ? '' : before.text;
};

const numberCell = (
  cell: TableCell,
  lead: string,
  row: number,
  facts: readonly Fact[],
  contexts: Contexts,
): NumberCell | undefined => {
  const fact = chooseFact(facts, contexts);
  const context = contexts.get(fact?.contextRef ?? '');
  if (fact === undefined || context === undefined) return undefined;
  if (facts.some(({ printed }) => printed !== fact.printed)) return undefined;
  const rest = withoutFacts(cell.text, [fact.printed]);
  if (WORD.test(rest) || YEAR.test(rest)) return undefined;
  const size = readPrinted(fact);
  const isNegative = OPENING_SIGN.test(cell.before === '' ? lead : cell.before);
  return {
    row,
    endColumn: cell.endColumn,
    startColumn: cell.startColumn,
    fact,
    context,
    isPrimary: isPrimary(context),
    ...(size === undefined ? {} : { printed: isNegative && size !== 0 ? -Math.abs(size) : size }),
  };
};

/** The tables of a document that print tagged numbers. */
export const numberTables = (document: InlineDocument, contexts: Contexts): NumberTable[] => {
  const factAt = new Map(document.facts.map((fact) => [fact.order, fact]));
  return document.tables
    .map((table) => {
      const ends = endsOfNumbers(table);
      const numbers = table.rows.flatMap((row, at) =>
        row.flatMap((cell, i) => {
          const facts = cell.facts.flatMap((order) => factAt.get(order) ?? []);
          return numberCell(cell, leadOf(row[i - 1], ends), at, facts, contexts) ?? [];
        }),
      );
      return { document: document.name, table, numbers };
    })
    .filter(({ numbers }) => numbers.length > 0);
};
