import type {
  CanonicalStatementType,
  CellSource,
  RawLineItem,
  RowConcept,
  Unit,
} from '@fde/contracts';
import { placePrintedRows } from '@fde/statements';
import type { Fact, TaggedUnit } from '../model.js';
import { conceptId, type ReportTaxonomy } from '../linkbase/taxonomy.js';
import { canonicalOf, standardConcept } from '../taxonomy/standard-concept.js';
import type { RowValue, StatementRow } from './tables/table-rows.js';

export interface ItemContext {
  readonly type: CanonicalStatementType;
  readonly units: ReadonlyMap<string, TaggedUnit>;
  readonly taxonomy: ReportTaxonomy;
  /** The name of the year with an end; undefined for a column that is no fiscal year. */
  readonly yearOf: (end: string) => string | undefined;
  /** Ids of the facts that the report contradicts, with their documents. */
  readonly contradicted: ReadonlySet<Fact>;
  /** Facts whose tags contradict what is printed around them. */
  readonly differing: ReadonlySet<Fact>;
  readonly language: string;
}

const isMoney = (measure: string): boolean => measure.startsWith('iso4217:');

/** `USD`; undefined for shares, percentages and amounts per share. */
export const currencyOf = ({ numerators, denominators }: TaggedUnit): string | undefined => {
  const [measure = ''] = numerators;
  return denominators.length === 0 && isMoney(measure) ? measure.replace(/^.*:/, '') : undefined;
};

export const unitOf = (unit: TaggedUnit | undefined): Unit => {
  if (unit === undefined) return 'money';
  if (unit.denominators.length > 0) return 'per_share';
  if (unit.numerators.some(isMoney)) return 'money';
  return unit.numerators.some((measure) => measure.endsWith(':pure')) ? 'percent' : 'shares';
};

/** The fact that says what a row is: one of the whole group, if there is any. */
const leadingFact = (row: StatementRow): RowValue | undefined => {
  const tagged = [...row.values.values()].filter(({ fact }) => fact !== undefined);
  return tagged.find(({ isPrimary }) => isPrimary) ?? tagged[0];
};

const labelIn = (taxonomy: ReportTaxonomy, id: string, language: string): string | undefined => {
  const labels = taxonomy.labels.get(id) ?? [];
  const standard = labels.filter(({ role }) => role === 'label');
  return (standard.find((label) => label.language.startsWith(language)) ?? standard[0])?.text;
};

/**
 * One concept serves for both the opening and the closing balance of cash: a balance of another day than the column's
 * is the opening one.
 */
const canonicalIn = (
  { concept }: Fact,
  isOpening: boolean,
  type: CanonicalStatementType,
): string | undefined => {
  const own = canonicalOf(concept, type);
  return own === 'closing_cash' && isOpening ? 'opening_cash' : own;
};

const conceptOf = (
  fact: Fact,
  { isPrimary, isOpening }: Pick<RowValue, 'isPrimary' | 'isOpening'>,
  { type, taxonomy, language }: ItemContext,
): RowConcept => {
  const { concept } = fact;
  const id = conceptId(concept);
  const label = labelIn(taxonomy, id, language) ?? standardConcept(concept)?.label;
  const canonical = isPrimary ? canonicalIn(fact, isOpening, type) : undefined;
  const wider = taxonomy.anchors.get(id)?.replace('_', ':');
  return {
    name: `${concept.prefix}:${concept.local}`,
    ...(label === undefined ? {} : { label }),
    ...(canonical === undefined ? {} : { canonical }),
    ...(wider === undefined ? {} : { wider }),
  };
};

export const sourceOf = (
  row: StatementRow,
  value: RowValue,
  context: Pick<ItemContext, 'contradicted' | 'differing'>,
): CellSource => {
  const { fact } = value;
  if (fact === undefined) return { doubt: 'untagged' };
  return {
    fact: {
      document: row.document,
      id: fact.id,
      ...(fact.hasAnchor ? { anchor: fact.id } : {}),
      concept: `${fact.concept.prefix}:${fact.concept.local}`,
      value: typeof fact.value === 'number' ? fact.value : null,
    },
    ...doubtOf(fact, context),
  };
};

const doubtOf = (
  fact: Fact,
  { contradicted, differing }: Pick<ItemContext, 'contradicted' | 'differing'>,
): Pick<CellSource, 'doubt'> => {
  if (contradicted.has(fact)) return { doubt: 'contradicted' };
  return differing.has(fact) ? { doubt: 'tag-differs' } : {};
};

/** Rows as line items; headings only give their sections. */
export const lineItems = (
  printed: readonly StatementRow[],
  context: ItemContext,
): { readonly items: RawLineItem[]; readonly lines: StatementRow[] } => {
  const rows = printed.filter(({ kind }) => kind !== 'aside');
  const placed = placePrintedRows(
    context.type,
    rows.map(({ label, indent, kind, table }) => ({
      label,
      indent,
      table,
      isHeading: kind === 'heading',
    })),
  );
  const items: RawLineItem[] = [];
  const lines: StatementRow[] = [];
  rows.forEach((row, at) => {
    const place = placed[at];
    if (row.kind === 'heading' || place === undefined) return;
    const lead = leadingFact(row);
    const unit = unitOf(context.units.get(lead?.fact?.unitRef ?? ''));
    const values = [...row.values].flatMap(([end, value]) => {
      const year = context.yearOf(end);
      return year === undefined ? [] : [[year, value] as const];
    });
    lines.push(row);
    items.push({
      name: place.name,
      ...(place.nameInferred ? { name_inferred: true } : {}),
      values: Object.fromEntries(values.map(([year, { printed }]) => [year, printed])),
      indentation_level: place.level,
      is_total: unit === 'money' && place.isTotal,
      section: place.section,
      unit,
      ...(lead?.fact === undefined ? {} : { concept: conceptOf(lead.fact, lead, context) }),
      sources: Object.fromEntries(
        values.map(([year, value]) => [year, sourceOf(row, value, context)]),
      ),
    });
  });
  return { items, lines };
};
