import type { OtherColumn, RawLineItem, RawStatement, StatementColumn } from '@fde/contracts';

import { SPAN } from '../decide/place/weights.js';
import { SAME_END } from '../decide/weights.js';
import { daysApart } from '../language/dates/iso-date.js';
import { monthsOf } from '../language/dates/periods.js';
import { fold } from '../language/index.js';
import { nameOthers } from '../periods/name-columns.js';
import { columnsOfStatement } from '../periods/statement-columns.js';
import type { Triple } from './choose-triple.js';
import type { ReadCandidate, Tables } from './read-tables.js';
import { SISTER } from './weights.js';

/** The months of a statement's own columns, where all of them are parts of a year; empty otherwise. */
const monthsOfParts = (raw: RawStatement): readonly number[] => {
  const own = columnsOfStatement(raw).filter(({ name }) => raw.years.includes(name));
  const months = own.flatMap(({ reason, period: { length } }) =>
    reason === 'part_of_year' && length !== undefined ? [monthsOf(length)] : [],
  );
  return months.length === own.length ? months : [];
};

const endOf = (raw: RawStatement): string | undefined =>
  raw.fiscal_year_ends[String(raw.fiscal_year)];

/** Whether two statements of parts of a year end together and are of other lengths: the quarter, and the half. */
export const areOtherParts = (one: RawStatement, other: RawStatement): boolean => {
  const [own, others] = [monthsOfParts(one), monthsOfParts(other)];
  const [end, otherEnd] = [endOf(one), endOf(other)];
  return (
    own.length > 0 &&
    others.length > 0 &&
    own.every((months) => !others.includes(months)) &&
    end !== undefined &&
    otherEnd !== undefined &&
    daysApart(end, otherEnd) <= SAME_END
  );
};

const labelOf = ({ name, section }: RawLineItem): string => fold(`${section ?? ''} ${name}`);

/** For each row of a sister the row of the statement with its label, each once and in order. */
const rowsOf = (own: RawStatement, sister: RawStatement): readonly (number | undefined)[] => {
  let from = 0;
  return sister.line_items.map((item) => {
    const at = own.line_items.findIndex(
      (one, index) => index >= from && labelOf(one) === labelOf(item),
    );
    if (at < 0) return undefined;
    from = at + 1;
    return at;
  });
};

/** Whether a table shows the rows of a statement once more, near to it, in the same unit. */
const isSister = (
  own: RawStatement,
  chosen: ReadCandidate,
  { raw, candidate }: ReadCandidate,
): boolean => {
  const rows = rowsOf(own, raw).filter((row) => row !== undefined).length;
  const apart = Math.abs((raw.pages[0] ?? NaN) - (own.pages[0] ?? NaN));
  return (
    raw.statement_type === own.statement_type &&
    candidate !== chosen.candidate &&
    apart > 0 &&
    apart <= SPAN &&
    raw.scale === chosen.raw.scale &&
    areOtherParts(own, raw) &&
    rows >= SISTER.share * Math.max(own.line_items.length, raw.line_items.length)
  );
};

const cellsOf = (column: string, own: RawStatement, sister: RawStatement): OtherColumn['cells'] => {
  const rows = rowsOf(own, sister);
  return sister.line_items.flatMap((item, at) => {
    const [value, source, row] = [item.values[column], item.sources?.[column], rows[at]];
    if (value === undefined || source === undefined) return [];
    return [{ name: item.name, ...(row === undefined ? {} : { row }), value, source }];
  });
};

const withSister = (own: RawStatement, sister: RawStatement): RawStatement => {
  const columns = columnsOfStatement(sister).filter(({ name }) => sister.years.includes(name));
  const described = columns.map(({ name: _name, ...column }): Omit<StatementColumn, 'name'> => ({
    ...column,
    is_fiscal_year: false,
  }));
  const named = nameOthers(
    described,
    columnsOfStatement(own).map(({ name }) => name),
  );
  const others = named.map(({ name }, at) => ({
    name,
    cells: cellsOf(columns[at]?.name ?? '', own, sister),
  }));
  return {
    ...own,
    columns: [...columnsOfStatement(own), ...named],
    other_columns: [...(own.other_columns ?? []), ...others],
  };
};

/**
 * Statements of an interim report with the columns of other parts of the year that it prints in a statement of their
 * own, on another page: the three months before the nine. Their cells stand beside the rows of the same labels.
 */
export const withSisterParts = (
  statements: readonly RawStatement[],
  triple: Triple,
  { drafts }: Tables,
): RawStatement[] =>
  statements.map((own) => {
    const chosen = triple[own.statement_type];
    const sister =
      chosen === undefined ? undefined : drafts.find((other) => isSister(own, chosen, other));
    return sister === undefined ? own : withSister(own, sister.raw);
  });
