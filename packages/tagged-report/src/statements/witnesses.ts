import type { CanonicalStatementType } from '@fde/contracts';
import type { Context, Fact, Period, TaggedUnit } from '../model.js';
import type { TaggedReport } from '../tagged-report.js';
import { unitOf } from './line-items.js';
import { dayBefore, isRestatement } from './primary-context.js';
import { columnPeriods, type TablesRead } from './tables-read.js';
import type { RowValue, StatementRow } from './tables/table-rows.js';

/** A tagged number of a statement, with what its tag refers to. */
interface TaggedCell {
  readonly fact: Fact;
  readonly context: Context;
  readonly unit: TaggedUnit | undefined;
  readonly printed: number;
  /** What most numbers of its column cover. */
  readonly column: Period;
  /** Whether most numbers of its column are restated, or all before a restatement. */
  readonly inRestated: boolean;
}

/** What all the tags of a statement have in common. */
interface Common {
  readonly type: CanonicalStatementType;
  readonly currency: string;
  readonly scale: number;
  /** How many years it has. */
  readonly years: number;
}

/** Why a tag and what is printed around it cannot both be right; undefined if they can. */
type Witness = (cell: TaggedCell, row: readonly TaggedCell[], common: Common) => string | undefined;

const showPeriod = (period: Period): string =>
  period.kind === 'duration'
    ? `${period.start} to ${period.end}`
    : period.kind === 'instant'
      ? period.end
      : 'forever';

/** Whether a cell has what most cells of its row have; where two of two differ, neither has. */
const isLikeRow = (
  cell: TaggedCell,
  row: readonly TaggedCell[],
  featureOf: (cell: TaggedCell) => string | number,
): boolean => {
  const alike = row.filter((other) => featureOf(other) === featureOf(cell)).length;
  return alike === row.length || 2 * alike > row.length;
};

const unreadable: Witness = ({ fact }) => fact.problem;

/** In a column of years, a balance is that of the last day, or that of the day before the first. */
const mayStandIn = (column: Period, own: Period): boolean => {
  if (column.kind === 'instant') return own.kind === 'instant' && own.end === column.end;
  if (column.kind === 'forever' || own.kind === 'forever') return false;
  if (own.kind === 'instant') return [column.end, dayBefore(column.start)].includes(own.end);
  return own.start === column.start && own.end === column.end;
};

/** Whether a number is of the whole time of its column, of the last day, or of the day before the first. */
const kindOf = ({ context: { period }, column }: TaggedCell): string => {
  const isOpening =
    period.kind === 'instant' && column.kind === 'duration' && period.end !== column.end;
  return isOpening ? 'opening' : period.kind;
};

const otherPeriod: Witness = (cell, row) => {
  const { context, column } = cell;
  return mayStandIn(column, context.period) && isLikeRow(cell, row, kindOf)
    ? undefined
    : `its tag is of ${showPeriod(context.period)}, its column of ${showPeriod(column)}`;
};

const membersOf = ({ context }: TaggedCell): string =>
  context.dimensions
    .filter((dimension) => !isRestatement(dimension))
    .map(
      ({ axis, member }) => `${axis.local}=${typeof member === 'string' ? member : member.local}`,
    )
    .join(' ');

/** A part of the group in one year alone: no other number of the row says that it is the part. */
const isAlone = (cell: TaggedCell, row: readonly TaggedCell[], { years }: Common): boolean =>
  years > 1 && row.length === 1 && membersOf(cell) !== '';

const otherMembers: Witness = (cell, row, common) =>
  isLikeRow(cell, row, membersOf) && !isAlone(cell, row, common)
    ? undefined
    : `its tag is of "${membersOf(cell)}", the others of its row are not`;

const restatementOf = ({ context }: TaggedCell): string =>
  context.dimensions
    .filter(isRestatement)
    .map(({ member }) => (typeof member === 'string' ? member : member.local))
    .join(' ');

/** A restated number among others that are not, or the other way round: neither its column nor its row is so. */
const otherRestatement: Witness = (cell, row) => {
  const own = restatementOf(cell);
  return (own !== '') === cell.inRestated || isLikeRow(cell, row, restatementOf)
    ? undefined
    : `its tag is ${own === '' ? 'not restated' : `of "${own}"`}, the others around it are not so`;
};

const showUnit = (unit: TaggedUnit | undefined): string => {
  const below = unit?.denominators ?? [];
  return [unit?.numerators.join('*') ?? 'no unit', ...below].join('/');
};

const unitNameOf = ({ unit }: TaggedCell): string => showUnit(unit);

/** Concepts that are no amounts of money say so in their names. */
const COUNTS = /Share|Unit|Number|Percent|Rate|Ratio/;

const otherUnit: Witness = (cell, row, { currency }) => {
  const own = unitNameOf(cell);
  const isStranger =
    unitOf(cell.unit) === 'money'
      ? currencyOf(cell) !== currency
      : !COUNTS.test(cell.fact.concept.local);
  return isStranger || !isLikeRow(cell, row, unitNameOf)
    ? `its tag is in ${own}, its statement in ${currency}`
    : undefined;
};

const scaleOf = ({ fact }: TaggedCell): number => fact.scale;

/** A zero is a zero in any scale. */
const otherScale: Witness = (cell, row, { scale }) => {
  if (cell.printed === 0) return undefined;
  const counted = row.filter(({ printed }) => printed !== 0);
  const isStranger = unitOf(cell.unit) === 'money' && scaleOf(cell) !== scale;
  return isStranger || !isLikeRow(cell, counted, scaleOf)
    ? `its tag has scale ${scaleOf(cell)}, its statement ${scale}`
    : undefined;
};

/** Whether tag and print have the same sign: a payment in brackets is tagged as a positive payment. */
const relationOf = ({ fact, printed }: TaggedCell): 1 | -1 =>
  fact.sign === (printed < 0 ? -1 : 1) ? 1 : -1;

/** In a cash flow statement, the name of a concept says which way its tag counts. */
const DIRECTIONS: readonly { readonly name: RegExp; readonly relation: 1 | -1 }[] = [
  { name: /^(?:Payments(?:To|Of|For)|Repayments|PurchaseOf)/, relation: -1 },
  { name: /^(?:Proceeds|NetCashProvided|CashFlowsFrom|NetIncomeLoss$|ProfitLoss$)/, relation: 1 },
];

const directionOf = ({ concept }: Fact, type: CanonicalStatementType): 1 | -1 | undefined =>
  type === 'cash_flow_statement'
    ? DIRECTIONS.find(({ name }) => name.test(concept.local))?.relation
    : undefined;

/** Concepts whose rows print without a sign what their tags count as negative: "Loss for the year 500". */
const MAY_REVERSE =
  /Loss|Deficit|Expens|Cost|Charge|Tax|Paid|Payment|Dividend|Decrease|Creditor|Liabilit|Provision|Depreciation|Amorti/;

/** A number without bracket or minus is no negative one, unless its concept's name allows it. */
const isPlain = ({ fact, printed }: TaggedCell): boolean =>
  printed > 0 && !MAY_REVERSE.test(fact.concept.local);

/** Which relation its concept or its print demands of a number, whatever the others of its row have. */
const expectedRelation = (cell: TaggedCell, type: CanonicalStatementType): 1 | -1 | undefined =>
  directionOf(cell.fact, type) ?? (isPlain(cell) ? 1 : undefined);

const otherSign: Witness = (cell, row, { type }) => {
  if (cell.printed === 0) return undefined;
  const counted = row.filter(({ printed }) => printed !== 0);
  const expected = expectedRelation(cell, type);
  const isLike =
    counted.length > 1
      ? isLikeRow(cell, counted, relationOf)
      : expected === undefined || expected === relationOf(cell);
  return isLike ? undefined : `it is printed as ${cell.printed}, its tag says ${cell.fact.value}`;
};

const WITNESSES: readonly Witness[] = [
  unreadable,
  otherPeriod,
  otherMembers,
  otherRestatement,
  otherUnit,
  otherScale,
  otherSign,
];

const currencyOf = ({ unit }: TaggedCell): string => unit?.numerators[0]?.replace(/^.*:/, '') ?? '';

/** Columns whose numbers bear witness to each other: what each covers, and its number in a row. */
interface Columns {
  readonly periods: ReadonlyMap<string, Period>;
  readonly valuesIn: (row: StatementRow) => ReadonlyMap<string, RowValue>;
  /** Those whose numbers are mostly restated. */
  readonly restated: ReadonlySet<string>;
}

const cellsOf = (
  row: StatementRow,
  report: TaggedReport,
  { periods, valuesIn, restated }: Columns,
): TaggedCell[] =>
  [...valuesIn(row)].flatMap(([name, { fact, printed }]) => {
    const context = report.contexts.get(fact?.contextRef ?? '');
    const column = periods.get(name);
    if (fact === undefined || context === undefined || column === undefined) return [];
    const unit = report.units.get(fact.unitRef ?? '');
    return [{ fact, context, unit, printed, column, inRestated: restated.has(name) }];
  });

/** The ends of the columns whose numbers are mostly restated. */
const restatedEnds = ({ rows }: TablesRead, { contexts }: TaggedReport): ReadonlySet<string> => {
  const balance = new Map<string, number>();
  for (const { values } of rows)
    for (const [end, { fact }] of values) {
      const context = contexts.get(fact?.contextRef ?? '');
      if (context === undefined) continue;
      const vote = context.dimensions.some(isRestatement) ? 1 : -1;
      balance.set(end, (balance.get(end) ?? 0) + vote);
    }
  return new Set([...balance].flatMap(([end, votes]) => (votes > 0 ? [end] : [])));
};

/** The columns of a statement, by their ends. */
const ownColumns = (read: TablesRead, report: TaggedReport): Columns => ({
  periods: columnPeriods(read),
  valuesIn: ({ values }) => values,
  restated: restatedEnds(read, report),
});

/** The columns beside them for other parts of the year, by their keys. */
const partColumns = ({ tables }: TablesRead): Columns => {
  const parts = tables
    .flatMap(({ columns: { others } }) => [...others.values()])
    .flatMap(({ key, column: { reason, period } }): [string, Period][] => {
      const { start, end } = period;
      return reason !== 'part_of_year' || start === undefined || end === undefined
        ? []
        : [[key, { kind: 'duration', start, end }]];
    });
  return { periods: new Map(parts), valuesIn: ({ beside }) => beside, restated: new Set() };
};

/** A tag that contradicts what is printed around it. */
export interface Difference {
  readonly fact: Fact;
  readonly label: string;
  readonly why: string;
}

/** Asks every tag of a statement whether it fits its text, its column, its row and its statement. */
export const differencesIn = (
  read: TablesRead,
  report: TaggedReport,
  money: { readonly currency: string; readonly power: number },
): Difference[] => {
  return [ownColumns(read, report), partColumns(read)].flatMap((columns) => {
    const common: Common = {
      type: read.type,
      currency: money.currency,
      scale: money.power,
      years: columns.periods.size,
    };
    return read.rows.flatMap((row) => {
      const cells = cellsOf(row, report, columns);
      return cells.flatMap((cell) => {
        const why = WITNESSES.map((witness) => witness(cell, cells, common)).find(
          (one) => one !== undefined,
        );
        return why === undefined ? [] : [{ fact: cell.fact, label: row.label, why }];
      });
    });
  });
};

/** Whether nothing around a number says which sign its tag should have: it alone of its row is no zero. */
const hasLoneSign = (
  cell: TaggedCell,
  row: readonly TaggedCell[],
  type: CanonicalStatementType,
): boolean =>
  cell.printed !== 0 &&
  expectedRelation(cell, type) === undefined &&
  row.every((other) => other === cell || other.printed === 0);

/** Whether nothing around a number says that it is the part of the group that its tag says: its row has no other. */
const hasLoneMembers = (cell: TaggedCell, row: readonly TaggedCell[]): boolean =>
  row.length === 1 && membersOf(cell) !== '';

/**
 * The tags of a statement whose sign or members neither print nor row can confirm; a calculation of the taxonomy still
 * can.
 */
export const loneTagsIn = (read: TablesRead, report: TaggedReport): Fact[] => {
  const columns = ownColumns(read, report);
  return read.rows.flatMap((row) => {
    const cells = cellsOf(row, report, columns);
    return cells
      .filter((cell) => hasLoneSign(cell, cells, read.type) || hasLoneMembers(cell, cells))
      .map(({ fact }) => fact);
  });
};
