import type {
  CompiledData,
  RowMove,
  StandardisedCell,
  StandardisedLine,
  StandardisedPart,
  StandardisedStatement,
} from '@fde/contracts';

import { SECTIONS, type Section } from '../concepts/sections.js';
import { NAMED_CONCEPTS, type NamedConcept } from '../concepts/taxonomy.js';
import { roundedShare, withoutNoise } from '../evidence/digits.js';
import { stepOf } from '../identities/proof-row.js';
import { agrees } from '../identities/tolerance.js';
import type { ConceptId } from '../language/index.js';
import type { Addend } from './chain-sums.js';
import { homeOf, isLineOf } from './classify-line.js';
import { DERIVATIONS, type Derivation } from './derivations.js';
import { divide, type DividedTotal, type Division, type Line } from './divide.js';
import type { Moves } from './placement.js';
import { presentationsOf, type Presentation } from './presentation.js';
import { rowKeys } from './row-keys.js';
import { rowOfKey } from './row-of-key.js';
import { entersTotals, visibleFaults } from './visible-sums.js';
import { BY_PLACE, LINE } from './weights.js';

export const OTHER = 'other';

type Moved = readonly RowMove[];
type Columns = StandardisedStatement['columns'];
type Fault = Columns[string]['faults'][number];

/** A cell on its way: the line that it stands in, and its year. */
interface PlacedCell {
  readonly section: Section['id'];
  readonly concept: ConceptId | typeof OTHER;
  readonly year: string;
  readonly cell: StandardisedCell;
}

const opposite = (sign: 1 | -1): 1 | -1 => (sign === 1 ? -1 : 1);

/** A cell of the series as a part of a line. */
const partOf = (
  { line_items: items }: CompiledData,
  keys: readonly string[],
  row: number,
  year: string,
  { sign, counted }: Pick<StandardisedPart, 'sign' | 'counted'>,
): StandardisedPart[] => {
  const item = items[row];
  const value = item?.values[year];
  if (item === undefined || value === undefined) return [];
  const source = item.sources[year];
  return [
    {
      row,
      item: keys[row] ?? item.name,
      name: source?.name ?? item.name,
      sign,
      value,
      counted,
      ...(source === undefined
        ? {}
        : {
            document_id: source.document_id,
            extraction_id: source.extraction_id,
            page: source.page,
          }),
      confidence: source?.confidence ?? item.confidence,
    },
  ];
};

/** One column of one presentation, with the numbers of the series. */
class Column {
  constructor(
    private readonly data: CompiledData,
    private readonly presentation: Presentation,
    private readonly year: string,
    private readonly keys: readonly string[],
    private readonly division: Division,
  ) {}

  private rowOf(at: number): number {
    return this.presentation.rows[at]?.at ?? -1;
  }

  value(at: number): number | undefined {
    return this.data.line_items[this.rowOf(at)]?.values[this.year];
  }

  part(at: number, sign: 1 | -1, counted: boolean): StandardisedPart[] {
    return partOf(this.data, this.keys, this.rowOf(at), this.year, { sign, counted });
  }

  /** A row, or the rows that it sums up in other years, where this year prints those alone. */
  private counted(at: number, sign: 1 | -1): StandardisedPart[] {
    const found: StandardisedPart[] = [];
    const seen = new Set<number>();
    // Without recursion: thousands of subtotals may stand in each other.
    const open: Addend[] = [{ at, sign }];
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      const own = this.part(one.at, one.sign, true);
      found.push(...own);
      if (own.length > 0 || seen.has(one.at)) continue;
      seen.add(one.at);
      const { sign: outer } = one;
      const parts = (this.division.sums.get(one.at) ?? []).toReversed();
      open.push(
        ...parts.map((part) => ({ at: part.at, sign: outer === part.sign ? 1 : -1 }) as const),
      );
    }
    return found;
  }

  /** What is deducted stands above zero in its own line: there its row enters with the other sign. */
  private signIn(section: Section['id'], sign: 1 | -1, isExpense = false): 1 | -1 {
    return isExpense || this.division.deducted.has(section) ? opposite(sign) : sign;
  }

  private lineCell(one: Line, isExpense: boolean): StandardisedCell | undefined {
    const sign = this.signIn(one.section, one.sign, isExpense);
    const own = this.counted(one.at, sign);
    if (own.length === 0) return undefined;
    const rows = new Set(own.map(({ row }) => row));
    const details = one.details
      .flatMap((at) => this.part(at, 1, false))
      .filter(({ row }) => !rows.has(row));
    // No sum could prove numbers per share and of shares.
    const needsProof = (one.line?.concept.unit ?? 'money') === 'money';
    const doubt = needsProof && !one.isProven ? BY_PLACE : 0;
    const sure = (one.line?.confidence ?? LINE.other) - doubt;
    return {
      value: withoutNoise(own.reduce((sum, part) => sum + part.sign * part.value, 0)),
      confidence: roundedShare(Math.min(sure, ...own.map((part) => part.confidence ?? 1))),
      parts: [...own, ...details],
    };
  }

  private line(one: Line): PlacedCell[] {
    const { line, section } = one;
    const isExpense = line !== undefined && isDeducted(line.concept);
    const cell = this.lineCell(one, isExpense);
    if (cell === undefined) return [];
    return [{ section, concept: line?.concept.id ?? OTHER, year: this.year, cell }];
  }

  private total({ at, concept, section, ...total }: DividedTotal): PlacedCell[] {
    const sign = this.signIn(section, 1, total.isDeducted);
    const [own] = this.part(at, sign, true);
    if (own === undefined) return [];
    const confidence = roundedShare(Math.min(own.confidence ?? 1, total.confidence));
    const details = total.details.flatMap((one) => this.part(one, 1, false));
    const cell = { value: withoutNoise(sign * own.value), confidence, parts: [own, ...details] };
    return [{ section, concept, year: this.year, cell }];
  }

  /** All that the year gives: its totals, and its lines. */
  cells(): PlacedCell[] {
    const { totals, lines } = this.division;
    return [
      ...totals.flatMap((total) => this.total(total)),
      ...lines.flatMap((line) => this.line(line)),
    ];
  }

  fault({ concept, at, parts }: DividedTotal): Fault[] {
    const printed = this.value(at);
    const values = parts.flatMap((part) => {
      const counted = this.counted(part.at, part.sign);
      return counted.map((one) => one.sign * one.value);
    });
    if (printed === undefined || values.length === 0) return [];
    const sum = withoutNoise(values.reduce((done, value) => done + value, 0));
    const step = stepOf(printed, ...values);
    return agrees(sum, printed, { addends: values.length, step })
      ? []
      : [{ concept, printed, sum }];
  }
}

/** Shown above zero and deducted, as most income statements print it. */
const isDeducted = ({ sign, statement }: NamedConcept): boolean =>
  sign === -1 && statement === 'income_statement';

/** Two cells of one concept and year as one. */
export const joinCells = (a: StandardisedCell, b: StandardisedCell): StandardisedCell => ({
  value: withoutNoise(a.value + b.value),
  confidence: Math.min(a.confidence, b.confidence),
  parts: [...a.parts, ...b.parts],
});

type Cells = Map<string, Map<string, StandardisedCell>>;

const keyOf = (section: string, concept: string): string => `${section}|${concept}`;

const addCell = (cells: Cells, { section, concept, year, cell }: PlacedCell): void => {
  const key = keyOf(section, concept);
  const line = cells.get(key) ?? new Map<string, StandardisedCell>();
  const known = line.get(year);
  line.set(year, known === undefined ? cell : joinCells(known, cell));
  cells.set(key, line);
};

/** All cells of a concept in one year: it may stand in more than one section. */
const cellOf = (cells: Cells, concept: ConceptId, year: string): StandardisedCell | undefined => {
  const found = [...cells].flatMap(([key, line]) =>
    key.endsWith(`|${concept}`) ? (line.get(year) ?? []) : [],
  );
  return found.length === 0 ? undefined : found.reduce(joinCells);
};

/** The line in which each row counts, in the newest year in which it does. */
const linesOfRows = (
  cells: Cells,
  years: readonly string[],
): ReadonlyMap<number, { readonly key: string; readonly sign: 1 | -1 }> => {
  const found = new Map<number, { readonly key: string; readonly sign: 1 | -1 }>();
  for (const year of years)
    for (const [key, line] of cells)
      for (const { row, sign, counted } of line.get(year)?.parts ?? [])
        if (counted && !found.has(row)) found.set(row, { key, sign });
  return found;
};

/**
 * Nil that an older report prints, in a line that the newest report of the year leaves out: it
 * changes no sum, and is not unknown.
 */
const addNil = (cells: Cells, data: CompiledData, keys: readonly string[]): void => {
  for (const [row, { key, sign }] of linesOfRows(cells, data.years))
    for (const year of data.years) {
      const line = cells.get(key);
      if (data.line_items[row]?.values[year] !== 0 || line === undefined || line.has(year))
        continue;
      const [part] = partOf(data, keys, row, year, { sign, counted: true });
      if (part !== undefined)
        line.set(year, { value: 0, confidence: part.confidence ?? 1, parts: [part] });
    }
};

type Terms = Derivation['from'];

/** The lines of a derivation that are there. */
const termsIn = (cells: Cells, terms: Terms, year: string) =>
  terms.flatMap(([concept, sign]) => {
    const cell = cellOf(cells, concept, year);
    return cell === undefined ? [] : [{ concept, sign, cell }];
  });

const derivedCell = (
  cells: Cells,
  { from, unless, also = [] }: Derivation,
  year: string,
): StandardisedCell | undefined => {
  if (unless !== undefined && cellOf(cells, unless, year) !== undefined) return undefined;
  const terms = termsIn(cells, from, year);
  if (terms.length < from.length) return undefined;
  const used = [...terms, ...termsIn(cells, also, year)];
  const countedIn = (cell: StandardisedCell, sign: 1 | -1): StandardisedPart[] =>
    cell.parts
      .filter(({ counted }) => counted)
      .map((part) => ({ ...part, sign: (part.sign * sign) as 1 | -1 }));
  return {
    value: withoutNoise(used.reduce((sum, { sign, cell }) => sum + sign * cell.value, 0)),
    confidence: Math.min(...used.map(({ cell }) => cell.confidence)),
    parts: used.flatMap(({ sign, cell }) => countedIn(cell, sign)),
    derived: used.map(({ concept, sign }) => ({ concept, sign })),
  };
};

const derive = (cells: Cells, data: CompiledData): void => {
  for (const derivation of DERIVATIONS[data.statement_type])
    for (const year of data.years) {
      if (cellOf(cells, derivation.concept, year) !== undefined) continue;
      const cell = derivedCell(cells, derivation, year);
      const section = SECTIONS.find(({ totals }) => totals.includes(derivation.concept))?.id;
      if (cell === undefined || section === undefined) continue;
      addCell(cells, { section, concept: derivation.concept, year, cell });
    }
};

const BY_ID = new Map(NAMED_CONCEPTS.map((concept) => [concept.id, concept]));

/** A total of every industry within its section; those of banks have lines of their own. */
const isInnerTotal = ({ total, industry }: NamedConcept): boolean =>
  total === true && industry === undefined;

/**
 * The lines of a section in order: its own, lines that stand elsewhere with most companies, others,
 * totals. What stands elsewhere comes before a total within the section: the result of associates
 * is part of the income from continuing operations.
 */
const orderOf = ({ id, statement, lines, totals }: Section): string[] => {
  const ofStatement = NAMED_CONCEPTS.filter((concept) => concept.statement === statement);
  const own = ofStatement.filter((concept) => concept.section === id);
  const innerTotal = own.findIndex((one) => isInnerTotal(one) && !totals.includes(one.id));
  const beforeIt = innerTotal < 0 ? own : own.slice(0, innerTotal);
  const foreign = ofStatement.filter((one) => homeOf(one) !== id && homeOf(one) !== undefined);
  const further = [...beforeIt, ...foreign, ...own.slice(beforeIt.length)].map((one) => one.id);
  const named = [...lines, ...further].filter((one) => !totals.includes(one));
  return [...new Set<string>([...named, OTHER, ...totals])];
};

const lineOf = (
  section: Section,
  id: string,
  cells: ReadonlyMap<string, StandardisedCell>,
): StandardisedLine => {
  const concept = BY_ID.get(id as ConceptId);
  const kind =
    concept === undefined
      ? 'other'
      : section.totals.includes(concept.id) || concept.total === true
        ? 'total'
        : 'line';
  return {
    concept: id,
    section: section.id,
    label: concept?.label ?? section.other,
    kind,
    unit: concept?.unit ?? 'money',
    us_gaap: concept?.us_gaap ?? null,
    ifrs_full: concept?.ifrs_full ?? null,
    cells: Object.fromEntries(cells),
  };
};

const linesOf = (cells: Cells, sections: readonly Section[]): StandardisedLine[] =>
  sections.flatMap((section) =>
    orderOf(section).flatMap((id) => {
      const line = cells.get(keyOf(section.id, id));
      return line === undefined ? [] : [lineOf(section, id, line)];
    }),
  );

/** Rows that stand in no line in any year, or in one that a year has no total over. */
const furtherOf = (
  data: CompiledData,
  lines: readonly StandardisedLine[],
): StandardisedStatement['further'] => {
  const rows = lines
    .filter((line) => entersTotals({ lines }, line))
    .flatMap(({ cells }) =>
      Object.values(cells).flatMap(({ parts }) => parts.map(({ row }) => row)),
    );
  const placed = new Set(rows);
  return data.line_items.flatMap(({ name }, row) => (placed.has(row) ? [] : [{ row, name }]));
};

/** The columns with the faults that show: totals that the lines above them do not give. */
const withVisibleFaults = (columns: Columns, lines: readonly StandardisedLine[]): Columns =>
  Object.fromEntries(
    Object.entries(columns).map(([year, { faults: own }]) => {
      const known = new Set(own.map(({ concept }) => concept));
      const more = visibleFaults({ lines }, year).filter(({ concept }) => !known.has(concept));
      const faults = [...own, ...more];
      return [year, { adds_up: faults.length === 0, faults }];
    }),
  );

/** The rows that were moved, by their place, with the concepts that a person gave them. */
const movedRows = (moves: readonly RowMove[]): Moves =>
  new Map(
    moves.flatMap(({ row, concept }) => {
      const named = BY_ID.get(concept as ConceptId);
      return typeof row !== 'number' || named === undefined ? [] : [[row, named] as const];
    }),
  );

/** The moves of a statement, each with the row that it moves; null where the series has none. */
const movesWithin = (
  { statement_type: type, line_items: items }: CompiledData,
  moves: Moved,
): Moved => {
  const rowOf = rowOfKey(items);
  return moves
    .filter((move) => move.statement_type === type)
    .map((move) => ({ ...move, row: rowOf(move.item) ?? null }));
};

/** The cells of all columns, and whether each column adds up. */
const columnsOf = (
  data: CompiledData,
  keys: readonly string[],
  moved: Moves,
): { readonly cells: Cells; readonly columns: Columns } => {
  const cells: Cells = new Map();
  const columns: Columns = {};
  for (const presentation of presentationsOf(data)) {
    const division = divide(data.statement_type, presentation, moved);
    for (const year of presentation.rules) {
      const column = new Column(data, presentation, year, keys, division);
      for (const placed of column.cells()) addCell(cells, placed);
      const faults = division.totals.flatMap((total) => column.fault(total));
      columns[year] = { adds_up: faults.length === 0, faults };
    }
  }
  addNil(cells, data, keys);
  derive(cells, data);
  return { cells, columns };
};

const makeStandardised = (data: CompiledData, moves: Moved): StandardisedStatement => {
  const own = moves.length === 0 ? [] : movesWithin(data, moves);
  const keys = rowKeys(data.line_items);
  const sections = SECTIONS.filter(({ statement }) => statement === data.statement_type);
  const { cells, columns } = columnsOf(data, keys, movedRows(own));
  const lines = linesOf(cells, sections);
  return {
    statement_type: data.statement_type,
    currency: data.currency,
    scale: data.scale,
    years: data.years,
    sections: sections.map(({ id, label }) => ({ id, label })),
    lines,
    further: furtherOf(data, lines),
    columns: withVisibleFaults(columns, lines),
    moves: [...own],
    targets: NAMED_CONCEPTS.flatMap(({ id }) => (isLineOf(id, data.statement_type) ? [id] : [])),
  };
};

/** The view of a statement, and the moves that it shows. */
interface View {
  readonly moves: Moved;
  readonly standardised: StandardisedStatement;
}

/** A workbook asks for the same view three times: for its sheet, for its ratios, and for their formulas. */
const LATEST = new WeakMap<CompiledData, View>();

const areSame = (a: Moved, b: Moved): boolean => a === b || (a.length === 0 && b.length === 0);

/**
 * A compiled statement on the concepts that are the same for every company. The rows of each column
 * are divided as the report that rules it adds them up; rows that a person moved stand in the line
 * that they were moved to.
 */
export const standardise = (
  data: CompiledData,
  moves: readonly RowMove[] = [],
): StandardisedStatement => {
  const latest = LATEST.get(data);
  if (latest !== undefined && areSame(latest.moves, moves)) return latest.standardised;
  const standardised = makeStandardised(data, moves);
  LATEST.set(data, { moves, standardised });
  return standardised;
};
