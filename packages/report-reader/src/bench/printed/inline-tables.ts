/** A period of a tagged number: a day, or the days between two. */
export interface TaggedPeriod {
  readonly start?: string | undefined;
  readonly end: string;
}

/** A number in a table, with what its tag says about it. */
export interface TaggedNumber {
  /** Name of the concept without its prefix. */
  readonly concept: string;
  readonly period: TaggedPeriod;
  readonly hasDimensions: boolean;
  /** Measures joined by "/": `iso4217:USD`, `iso4217:USD/xbrli:shares`. */
  readonly unit: string;
  /** Power of ten: 6 for millions. */
  readonly scale: number;
  /** As printed: before scale, negative in parentheses. */
  readonly printed: number;
}

export interface TaggedCell {
  readonly text: string;
  /** Index of its last column of the grid: numbers of one column end in the same one. */
  readonly endColumn: number;
  readonly number?: TaggedNumber | undefined;
}

export type TaggedTable = readonly (readonly TaggedCell[])[];

export interface InlineDocument {
  readonly tables: readonly TaggedTable[];
  /** Facts about the document itself, by concept: `DocumentFiscalYearFocus`. */
  readonly facts: ReadonlyMap<string, string>;
}

type Attributes = ReadonlyMap<string, string>;

interface OpenFact {
  readonly attributes: Attributes;
  text: string;
}

interface OpenCell {
  text: string;
  readonly endColumn: number;
  /** Text of the cell before its first fact. */
  before: string;
  readonly facts: OpenFact[];
}

interface OpenTable {
  readonly rows: OpenCell[][];
}

interface Context {
  period: TaggedPeriod;
  hasDimensions: boolean;
}

const TOKEN = /<!--[^]*?-->|<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/g;
const TAG = /^<(\/?)([\w:.-]+)/;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Reads the tables of a report in XHTML with inline XBRL, each number with its tag. */
export const readInlineDocument = (source: string): InlineDocument => {
  const reader = new InlineReader();
  for (const [token] of source.matchAll(TOKEN)) reader.take(token);
  return reader.document();
};

/** Follows the tokens of a document and keeps what is open. */
class InlineReader {
  private readonly tables: OpenTable[] = [];
  private readonly openTables: OpenTable[] = [];
  private readonly openFacts: OpenFact[] = [];
  private readonly facts = new Map<string, string>();
  private readonly contexts = new Map<string, Context>();
  private readonly units = new Map<string, string>();
  private contextId = '';
  private unitId = '';
  /** Text since the last tag opened: what elements of one value hold. */
  private text = '';
  private documentFact = '';

  take(token: string): void {
    if (token.startsWith('<!--') || token.startsWith('<?')) return;
    const tag = TAG.exec(token);
    if (tag === null) return this.takeText(decoded(token));
    const [, slash, name] = tag;
    const local = name?.replace(/^.*:/, '').toLowerCase() ?? '';
    if (slash === '/') return this.close(local);
    this.open(local, attributesOf(token));
    if (token.endsWith('/>')) this.close(local);
  }

  document(): InlineDocument {
    return {
      tables: this.tables.map(({ rows }) => rows.map((row) => this.finishRow(row))),
      facts: this.facts,
    };
  }

  private takeText(text: string): void {
    this.text += text;
    for (const fact of this.openFacts) fact.text += text;
    const cell = this.cell();
    if (cell === undefined) return;
    cell.text += text;
    if (cell.facts.length === 0) cell.before += text;
  }

  private cell(): OpenCell | undefined {
    return this.openTables.at(-1)?.rows.at(-1)?.at(-1);
  }

  private open(name: string, attributes: Attributes): void {
    this.text = '';
    if (name === 'table') this.openTable();
    else if (name === 'tr') this.openTables.at(-1)?.rows.push([]);
    else if (name === 'td' || name === 'th') this.openCell(attributes);
    else if (name === 'br' || name === 'p' || name === 'div') this.takeText(' ');
    else if (name === 'nonfraction') this.openFact(attributes);
    else if (name === 'nonnumeric') this.documentFact = attributes.get('name') ?? '';
    else this.openResource(name, attributes);
  }

  private openTable(): void {
    const table: OpenTable = { rows: [] };
    this.tables.push(table);
    this.openTables.push(table);
  }

  private openCell(attributes: Attributes): void {
    const row = this.openTables.at(-1)?.rows.at(-1);
    const start = (row?.at(-1)?.endColumn ?? -1) + 1;
    const endColumn = start + Number(attributes.get('colspan') ?? 1) - 1;
    row?.push({ text: '', before: '', endColumn, facts: [] });
  }

  private openFact(attributes: Attributes): void {
    const fact: OpenFact = { attributes, text: '' };
    this.cell()?.facts.push(fact);
    this.openFacts.push(fact);
  }

  private openResource(name: string, attributes: Attributes): void {
    const id = attributes.get('id') ?? '';
    if (name === 'context') {
      this.contextId = id;
      this.contexts.set(id, { period: { end: '' }, hasDimensions: false });
    } else if (name === 'explicitmember' || name === 'typedmember') {
      const context = this.contexts.get(this.contextId);
      if (context !== undefined) context.hasDimensions = true;
    } else if (name === 'unit') {
      this.unitId = id;
      this.units.set(id, '');
    }
  }

  private close(name: string): void {
    if (name === 'table') this.openTables.pop();
    else if (name === 'nonfraction') this.openFacts.pop();
    else if (name === 'nonnumeric') this.closeDocumentFact();
    else this.closeResource(name);
  }

  private closeDocumentFact(): void {
    if (this.documentFact.startsWith('dei:'))
      this.facts.set(this.documentFact.slice('dei:'.length), this.text.trim());
    this.documentFact = '';
  }

  private closeResource(name: string): void {
    const value = this.text.trim();
    const context = this.contexts.get(this.contextId);
    if (name === 'measure') {
      const before = this.units.get(this.unitId) ?? '';
      this.units.set(this.unitId, before === '' ? value : `${before}/${value}`);
    } else if (context === undefined) return;
    else if (name === 'startdate') context.period = { ...context.period, start: value };
    else if (name === 'enddate' || name === 'instant')
      context.period = { ...context.period, end: value };
    else if (name === 'context') this.contextId = '';
  }

  private finishRow(row: readonly OpenCell[]): TaggedCell[] {
    return row.map((cell, at) => ({
      text: cell.text.replace(/\s+/g, ' ').trim(),
      endColumn: cell.endColumn,
      number: this.numberIn(cell, row[at - 1]),
    }));
  }

  /** The tagged number that a cell prints; none where the cell says words: numbers in labels are no cells. */
  private numberIn(cell: OpenCell, before: OpenCell | undefined): TaggedNumber | undefined {
    const [fact, ...others] = cell.facts;
    const letters = /[A-Za-z]{3}/.test(cell.text.replace(fact?.text ?? '', ''));
    if (fact === undefined || letters) return undefined;
    // One number may be tagged twice, one tag around the other.
    if (others.some((other) => other.text !== fact.text)) return undefined;
    if (fact.text.trim() === '') return undefined;
    const negative = /[(\-\u2212\u2013]\s*\p{Sc}?\s*$/u.test(`${before?.text ?? ''}${cell.before}`);
    const context = this.contexts.get(fact.attributes.get('contextref') ?? '');
    return {
      concept: (fact.attributes.get('name') ?? '').replace(/^.*:/, ''),
      period: context?.period ?? { end: '' },
      hasDimensions: context?.hasDimensions ?? false,
      unit: this.units.get(fact.attributes.get('unitref') ?? '') ?? '',
      scale: Number(fact.attributes.get('scale') ?? 0),
      printed: signed(printedNumber(fact), negative),
    };
  }
}

const signed = (value: number, negative: boolean): number =>
  negative && value !== 0 ? -value : value;

/** What the digits say; a dash, "nil" and an empty fact are 0. */
const printedNumber = ({ text, attributes }: OpenFact): number => {
  const comma = (attributes.get('format') ?? '').includes('comma-decimal');
  const digits = text.replace(/[^\d.,]/g, '');
  return Number(comma ? digits.replace(/\./g, '').replace(',', '.') : digits.replace(/,/g, ''));
};

const attributesOf = (tag: string): Attributes =>
  new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, name, double, single]) => [
      (name ?? '').toLowerCase(),
      decoded(double ?? single ?? ''),
    ]),
  );

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const decoded = (text: string): string =>
  text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole: string, name: string) => {
    if (name.startsWith('#x')) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
    return ENTITIES[name] ?? whole;
  });
