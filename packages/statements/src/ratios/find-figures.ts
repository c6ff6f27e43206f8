import type {
  CompiledCellSource,
  CompiledData,
  CompiledLineItem,
  RatioAbsence,
  RatioFigure,
} from '@fde/contracts';
import { corroborate } from '../compare/corroborate.js';
import { rowKeys } from '../compare/row-keys.js';
import { selectYears } from '../compile/present/select-years.js';
import { findConcepts } from '../concepts/find-concepts.js';
import type { NamedConcept } from '../concepts/taxonomy.js';

/** A cell that a ratio is computed from, or why there is none. */
export type Finding =
  | { readonly found: true; readonly key: string; readonly figure: RatioFigure }
  | { readonly found: false; readonly absent: RatioAbsence };

export type FindFigure = (concept: NamedConcept, year: string | undefined) => Finding;

interface FoundRow {
  readonly item: CompiledLineItem;
  readonly key: string;
  readonly index: number;
  readonly confidence: number;
}

/** Where the rows that have numbers in the newest years stand among all rows. */
const placesOfNewest = (all: CompiledData, newest: CompiledData): readonly number[] => {
  const years = new Set(newest.years);
  const isKept = ({ values, superseded }: CompiledLineItem): boolean =>
    newest.line_items.length === all.line_items.length ||
    [...Object.keys(values), ...Object.keys(superseded ?? {})].some((year) => years.has(year));
  return all.line_items.flatMap((item, at) => (isKept(item) ? [at] : []));
};

/**
 * The named rows of a statement, found among its newest years as a comparison finds them, so that both take the same
 * rows. Their older numbers count too: growth begins before the first year that is shown.
 */
const rowsOf = (
  data: CompiledData,
  statements: readonly CompiledData[],
): ReadonlyMap<string, FoundRow> => {
  const newest = selectYears(data);
  const matches = corroborate(
    newest,
    findConcepts(data.statement_type, newest.line_items),
    statements,
  );
  const places = placesOfNewest(data, newest);
  const keys = rowKeys(data.line_items);
  return new Map(
    [...matches].flatMap(([id, { index, confidence }]) => {
      const place = places[index] ?? -1;
      const item = data.line_items[place];
      return item === undefined
        ? []
        : [[id, { item, key: keys[place] ?? item.name, index: place, confidence }] as const];
    }),
  );
};

/** On the basis of the newest report: some reports print what is deducted above zero, others below. */
const valueOf = (value: number, { adjusted }: Partial<CompiledCellSource>): number =>
  adjusted?.reason === 'sign_convention' ? adjusted.value : value;

/** All printings of a cell stand at its explanation; here the one that was taken is enough. */
const withoutPrintings = ({ printings: _all, ...source }: CompiledCellSource): CompiledCellSource =>
  source;

/** What counts by its size, on whichever side of zero a company prints it. */
export const countsBySize = ({ sign, side }: NamedConcept): boolean =>
  sign === -1 || side === 'liabilities';

const hasBothSigns = ({ values, sources }: CompiledLineItem): boolean => {
  const signs = Object.entries(values).map(([year, value]) =>
    Math.sign(valueOf(value, sources[year] ?? {})),
  );
  return signs.includes(1) && signs.includes(-1);
};

const inWords = (type: string): string => type.replaceAll('_', ' ');

const absence = (
  concept: NamedConcept,
  year: string | undefined,
  reason: RatioAbsence['reason'],
  message: string,
): Finding => ({
  found: false,
  absent: { reason, concept: concept.id, year: year ?? '', message },
});

const figureOf = (row: FoundRow, concept: NamedConcept, year: string, value: number): Finding => {
  const source = row.item.sources[year];
  const confidence = Math.min(row.confidence, source?.confidence ?? row.item.confidence);
  return {
    found: true,
    key: `${concept.id}:${year}`,
    figure: {
      concept: concept.id,
      statement_type: concept.statement,
      year,
      item: row.key,
      section: row.item.section,
      index: row.index,
      value: valueOf(value, source ?? {}),
      confidence,
      ...(source === undefined ? {} : { source: withoutPrintings(source) }),
    },
  };
};

/** Looks up figures of one company by what they are and their year. */
export const figureFinder = (statements: readonly CompiledData[]): FindFigure => {
  const byType = new Map(
    statements.map((data) => [data.statement_type, rowsOf(data, statements)] as const),
  );
  return (concept, year) => {
    const label = concept.label.toLowerCase();
    const statement = inWords(concept.statement);
    const rows = byType.get(concept.statement);
    if (rows === undefined)
      return absence(concept, year, 'no_statement', `No ${statement} is compiled`);
    const row = rows.get(concept.id);
    if (row === undefined)
      return absence(concept, year, 'no_row', `No row of the ${statement} is named as ${label}`);
    const value = year === undefined ? undefined : row.item.values[year];
    if (year === undefined || value === undefined)
      return absence(
        concept,
        year,
        'no_figure',
        `No figure of ${label} for ${year ?? 'the year it grows from'}`,
      );
    if (countsBySize(concept) && hasBothSigns(row.item))
      return absence(
        concept,
        year,
        'both_signs',
        `'${row.item.name}' is printed above and below zero: its sign does not say what was spent`,
      );
    return figureOf(row, concept, year, value);
  };
};
