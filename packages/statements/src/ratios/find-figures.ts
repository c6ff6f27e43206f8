import type {
  CompiledCellSource,
  CompiledData,
  RatioAbsence,
  RatioFigure,
  RowMove,
  StandardisedCell,
} from '@fde/contracts';
import { corroborate } from '../compare/corroborate.js';
import { rowKeys } from '../standard/row-keys.js';
import { standardMatches, type StandardMatch } from '../standard/standard-matches.js';
import type { NamedConcept } from '../concepts/taxonomy.js';

/** A cell that a ratio is computed from, or why there is none. */
export type Finding =
  | {
      readonly found: true;
      readonly key: string;
      readonly figure: RatioFigure;
      /** All rows that it stands for, with those that its rows add up. */
      readonly rows: readonly number[];
    }
  | { readonly found: false; readonly absent: RatioAbsence };

/** A figure by what it is and its year; what is deducted is refused where its signs do not tell, unless any sign will do. */
export type FindFigure = (
  concept: NamedConcept,
  year: string | undefined,
  signs?: 'any_sign',
) => Finding;

export interface Lines {
  readonly data: CompiledData;
  readonly keys: readonly string[];
  readonly found: ReadonlyMap<string, StandardMatch>;
}

/** All printings of a cell stand at its explanation; here the one that was taken is enough. */
const withoutPrintings = ({ printings: _all, ...source }: CompiledCellSource): CompiledCellSource =>
  source;

/** What counts by its size, on whichever side of zero a company prints it. */
export const countsBySize = ({ sign, side }: NamedConcept): boolean =>
  sign === -1 || side === 'liabilities';

/** On the basis of the newest report: some reports print what is deducted above zero, others below. */
const valueIn = ({ data }: Lines, { value, parts }: StandardisedCell, year: string): number => {
  const [own, second] = parts.filter(({ counted }) => counted);
  const adjusted = own && data.line_items[own.row]?.sources[year]?.adjusted;
  const isTurned = second === undefined && adjusted?.reason === 'sign_convention';
  return isTurned && own !== undefined && adjusted.value === -own.value ? -value : value;
};

const hasBothSigns = (lines: Lines, { cells }: StandardMatch): boolean => {
  const signs = Object.entries(cells).map(([year, cell]) => Math.sign(valueIn(lines, cell, year)));
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

const figureOf = (
  lines: Lines,
  match: StandardMatch,
  year: string,
  cell: StandardisedCell,
): Finding => {
  const { concept } = match;
  const counted = cell.parts.filter((part) => part.counted);
  const index = counted[0]?.row ?? match.index;
  const source = lines.data.line_items[index]?.sources[year];
  const isOneRow = counted.length === 1 && cell.derived === undefined;
  return {
    found: true,
    key: `${concept.id}:${year}`,
    rows: [index, ...cell.parts.map(({ row }) => row)],
    figure: {
      concept: concept.id,
      statement_type: concept.statement,
      year,
      item: lines.keys[index] ?? '',
      section: lines.data.line_items[index]?.section ?? null,
      index,
      value: valueIn(lines, cell, year),
      confidence: Math.min(match.confidence, cell.confidence),
      ...(isOneRow ? {} : { parts: cell.parts }),
      ...(cell.derived === undefined ? {} : { derived: cell.derived }),
      // A sum stands on the pages of its parts, not on that of its first row.
      ...(source === undefined || !isOneRow ? {} : { source: withoutPrintings(source) }),
    },
  };
};

/** The rows of each statement with what they are. */
export const linesOf = (
  statements: readonly CompiledData[],
  moves: readonly RowMove[],
): ReadonlyMap<string, Lines> => {
  const all = statements.map((data) => ({ data, found: standardMatches(data, moves) }));
  return new Map(
    all.map(({ data, found }) => [
      data.statement_type,
      { data, keys: rowKeys(data.line_items), found: corroborate(data, found, all) },
    ]),
  );
};

/** Looks up figures of one company by what they are and their year. */
export const figureFinder =
  (byType: ReadonlyMap<string, Lines>): FindFigure =>
  (concept, year, signs) => {
    const label = concept.label.toLowerCase();
    const statement = inWords(concept.statement);
    const lines = byType.get(concept.statement);
    if (lines === undefined)
      return absence(concept, year, 'no_statement', `No ${statement} is compiled`);
    const match = lines.found.get(concept.id);
    if (match === undefined)
      return absence(concept, year, 'no_row', `No row of the ${statement} is named as ${label}`);
    const cell = year === undefined ? undefined : match.cells[year];
    if (year === undefined || cell === undefined)
      return absence(
        concept,
        year,
        'no_figure',
        `No figure of ${label} for ${year ?? 'the year it grows from'}`,
      );
    if (signs === undefined && countsBySize(concept) && hasBothSigns(lines, match))
      return absence(
        concept,
        year,
        'both_signs',
        `'${match.names.join(' + ')}' is printed above and below zero: its sign does not say what was spent`,
      );
    return figureOf(lines, match, year, cell);
  };
