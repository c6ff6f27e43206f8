/** A concept by its id in a taxonomy: `ifrs-full_Assets`. */
export type ElementId = string;

/** One relation of a linkbase. */
export interface Arc {
  readonly role: string;
  readonly from: ElementId;
  readonly to: ElementId;
  readonly order: number;
  /** In a calculation: how often the part counts in the total. */
  readonly weight: number;
  readonly preferredLabel?: string;
}

export interface ConceptLabel {
  readonly role: string;
  readonly language: string;
  readonly text: string;
}

/** What a report's own taxonomy says about its concepts. */
export interface ReportTaxonomy {
  readonly presentation: readonly Arc[];
  readonly calculation: readonly Arc[];
  /** Maps an extension concept to the wider concept of the standard taxonomy to which it is anchored. */
  readonly anchors: ReadonlyMap<ElementId, ElementId>;
  readonly labels: ReadonlyMap<ElementId, readonly ConceptLabel[]>;
  /** What the roles of presentation are called: "[210000] Statement of financial position". */
  readonly roleNames: ReadonlyMap<string, string>;
}

export const NO_TAXONOMY: ReportTaxonomy = {
  presentation: [],
  calculation: [],
  anchors: new Map(),
  labels: new Map(),
  roleNames: new Map(),
};

export const conceptId = ({
  prefix,
  local,
}: {
  readonly prefix: string;
  readonly local: string;
}): ElementId => `${prefix}_${local}`;
