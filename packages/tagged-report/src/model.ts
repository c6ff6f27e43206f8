/**
 * Name of a concept, a dimension or a member: the prefix as the document writes it, and the namespace it stands for.
 */
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
  /** Who the fact is about: an identifier (CIK, LEI, register number) and its scheme. */
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
  /** Its own id, or a name made from its position. */
  readonly id: string;
  /** Whether the id is in the document itself, so that a link can open the document there. */
  readonly hasAnchor: boolean;
  /** Position among the facts of the document, from 0. */
  readonly order: number;
  readonly kind: 'number' | 'text' | 'fraction';
  readonly concept: QualifiedName;
  readonly contextRef: string;
  readonly unitRef?: string;
  /** Text as printed, without what the tag excludes; long text is cut off. */
  readonly printed: string;
  readonly isNil: boolean;
  /** It is in the header, or is not shown. */
  readonly isHidden: boolean;
  /** Power of ten. */
  readonly scale: number;
  readonly sign: 1 | -1;
  /** `-6` for millions, `INF` where exact. */
  readonly decimals?: string;
  readonly format?: string;
  /** The report that a fact belongs to if a document holds several (`target`); absent for the main one. */
  readonly target?: string;
  /** The tuple that it is part of: facts of one concept and context in two tuples say two things. */
  readonly tuple?: string;
  /** Unsigned number as printed, before the scale; undefined for text and nil. */
  readonly digits?: number;
  /** The tag's value: a number with scale and sign, or text. Null if it is nil or cannot be read. */
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
  /** Text before the first number; may be a sign or an opening parenthesis. */
  readonly before: string;
  /** Orders of the facts in it. */
  readonly facts: readonly number[];
}

export interface TaggedTable {
  /** Position among the tables of the document. */
  readonly order: number;
  /** The last part of the text between the previous table and this one, by lines. */
  readonly before: string;
  readonly rows: readonly (readonly TableCell[])[];
  /** How many tables enclose this one. */
  readonly depth: number;
  /** It goes on in no other table. */
  readonly isWhole?: true;
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
  /** It is a plain XBRL instance, which prints nothing: its tables are those that its presentation describes. */
  readonly isInstance?: true;
}
