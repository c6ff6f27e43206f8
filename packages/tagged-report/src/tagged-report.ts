import type { Context, Fact, InlineDocument, TaggedUnit } from './model.js';
import type { ReportTaxonomy } from './linkbase/taxonomy.js';

/** A tagged report: the inline documents of one package, and what its own taxonomy says. */
export interface TaggedReport {
  readonly documents: readonly InlineDocument[];
  /** Of all documents: a set of them shares one header. */
  readonly contexts: ReadonlyMap<string, Context>;
  readonly units: ReadonlyMap<string, TaggedUnit>;
  readonly taxonomy: ReportTaxonomy;
  readonly problems: readonly string[];
}

/** A fact with the document that prints it. */
export interface PlacedFact {
  readonly document: string;
  readonly fact: Fact;
}

export const factsOf = (report: TaggedReport): PlacedFact[] =>
  report.documents.flatMap(({ name, facts }) => facts.map((fact) => ({ document: name, fact })));
