/** Name of a concept, a dimension or a member: the prefix as the document writes it, and what it stands for. */
export interface QualifiedName {
  readonly prefix: string;
  readonly namespace: string;
  readonly local: string;
}

/** A day, or the days from one to another, as ISO dates; the end is the last day. */
export type Period =
  | { readonly kind: 'instant'; readonly end: string }
  | { readonly kind: 'duration'; readonly start: string; readonly end: string }
  | { readonly kind: 'forever' };

export interface Dimension {
  readonly axis: QualifiedName;
  /** An explicit member's name, or the text of a typed one. */
  readonly member: QualifiedName | string;
}

export interface Context {
  readonly id: string;
  /** Who is spoken of: its identifier (CIK, LEI, register number) and the scheme of that. */
  readonly entity: { readonly scheme: string; readonly identifier: string };
  readonly period: Period;
  readonly dimensions: readonly Dimension[];
}

/** Measures above and below the line: `iso4217:USD` / `xbrli:shares`. */
export interface TaggedUnit {
  readonly id: string;
  readonly numerators: readonly string[];
  readonly denominators: readonly string[];
}

/** One tagged value. */
export interface Fact {
  /** Its own id, or a name made of its place. */
  readonly id: string;
  /** Whether the document itself carries the id, so that it can be opened there. */
  readonly hasAnchor: boolean;
  /** Position among the facts of the document, from 0. */
  readonly order: number;
  readonly kind: 'number' | 'text' | 'fraction';
  readonly concept: QualifiedName;
  readonly contextRef: string;
  readonly unitRef?: string;
  /** Text as printed, without what the tag excludes; cut where it is long. */
  readonly printed: string;
  readonly isNil: boolean;
  /** Stands in the header or is not shown. */
  readonly isHidden: boolean;
  /** Power of ten. */
  readonly scale: number;
  readonly sign: 1 | -1;
  /** `-6` for millions, `INF` where exact. */
  readonly decimals?: string;
  readonly format?: string;
  /** Unsigned number as printed, before the scale; undefined for text and nil. */
  readonly digits?: number;
  /** What the tag says: number with scale and sign, or text. Null for nil and for what cannot be read. */
  readonly value: number | string | null;
  /** Why the value could not be read. */
  readonly problem?: string;
}

/** A cell of a table that holds tagged numbers. */
export interface TableCell {
  readonly text: string;
  readonly startColumn: number;
  /** Numbers of one column end in the same column of the grid. */
  readonly endColumn: number;
  /** Left edge of its first text in points. */
  readonly indent: number;
  /** Text before the first number, where a sign or an opening parenthesis may stand. */
  readonly before: string;
  /** Orders of the facts in it. */
  readonly facts: readonly number[];
}

export interface TaggedTable {
  /** Position among the tables of the document. */
  readonly order: number;
  /** Text between the table before and this one, its end, lines set apart. */
  readonly before: string;
  readonly rows: readonly (readonly TableCell[])[];
  /** How many tables lie around this one. */
  readonly depth: number;
}

/** One inline XBRL document, as read. */
export interface InlineDocument {
  readonly name: string;
  readonly language?: string;
  readonly facts: readonly Fact[];
  readonly contexts: ReadonlyMap<string, Context>;
  readonly units: ReadonlyMap<string, TaggedUnit>;
  readonly tables: readonly TaggedTable[];
  /** Addresses of the taxonomy's entry points. */
  readonly schemaRefs: readonly string[];
  readonly problems: readonly string[];
}
