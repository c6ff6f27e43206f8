import {
  STATEMENT_TYPES,
  type CompiledData,
  type Measure,
  type MeasuredLine,
  type MeasuredStatement,
  type RowMove,
  type StandardisedStatement,
} from '@fde/contracts';
import { endsOf, yearBeforeIn } from '../ratios/years-before.js';
import { standardise } from '../standard/standardise.js';
import { printedRows, standardRows } from './measurable-rows.js';
import { measureBase } from './measure-base.js';
import { measureCell, type MeasurableRow, type MeasureContext } from './measure-cell.js';

/** A statement, and how it is measured. */
export interface StatementToMeasure {
  readonly data: CompiledData;
  /** All statements of the company: a cash flow statement is a share of the revenue of another one. */
  readonly statements: readonly CompiledData[];
  readonly moves?: readonly RowMove[];
  readonly measure: Measure;
  readonly rows: MeasuredStatement['rows'];
  /** The id of a statement that is stored. */
  readonly id?: number;
}

const UNITS: Readonly<Record<Measure, MeasuredStatement['unit']>> = {
  amounts: 'amount',
  growth: 'share',
  growth_3_years: 'share',
  growth_5_years: 'share',
  common_size: 'share',
  per_share: 'per_share',
};

const isPrimary = ({ statement_type: type }: CompiledData): boolean =>
  STATEMENT_TYPES.includes(type);

/** What growth, shares and numbers per share of a statement are computed with. */
export const measureContext = (
  measure: Measure,
  data: CompiledData,
  statements: readonly CompiledData[],
  moves: readonly RowMove[],
): MeasureContext & Pick<MeasuredStatement, 'base'> => {
  const primary = statements.filter(isPrimary);
  const { years } = data;
  return {
    measure,
    years,
    yearBefore: yearBeforeIn(years, endsOf([data])),
    ...measureBase(measure, data, { statements: primary, moves }),
  };
};

const cellsOf = (row: MeasurableRow, context: MeasureContext): MeasuredLine['cells'] =>
  Object.fromEntries(context.years.map((year) => [year, measureCell(row, year, context)]));

const printedLines = (
  data: CompiledData,
  standardised: StandardisedStatement | undefined,
  context: MeasureContext,
): MeasuredLine[] => {
  const rows = printedRows(data, standardised);
  return data.line_items.flatMap((item, index) => {
    const row = rows[index];
    if (row === undefined) return [];
    const { name, section, unit, is_total } = item;
    const cells = cellsOf(row, context);
    return [{ name, section, section_id: null, concept: null, index, unit, is_total, cells }];
  });
};

const standardLines = (
  data: CompiledData,
  standardised: StandardisedStatement,
  context: MeasureContext,
): MeasuredLine[] => {
  const rows = standardRows(data, standardised);
  return standardised.lines.flatMap(({ concept, section, label, kind, unit }, at) => {
    const row = rows[at];
    if (row === undefined) return [];
    return [
      {
        name: label,
        section: standardised.sections.find(({ id }) => id === section)?.label ?? null,
        section_id: section,
        concept,
        index: null,
        unit,
        is_total: kind === 'total',
        cells: cellsOf(row, context),
      },
    ];
  });
};

/**
 * A statement as growth, as shares of revenue or total assets, or per share of today. Every cell
 * names the numbers that it is computed from; where they give none it is empty and says why. All
 * that shows such a number, the console, CSV and workbooks, takes it from here.
 */
export const measureStatement = ({
  data,
  statements,
  moves = [],
  measure,
  rows,
  id,
}: StatementToMeasure): MeasuredStatement => {
  const context = measureContext(measure, data, statements, moves);
  const standardised = isPrimary(data) ? standardise(data, moves) : undefined;
  const lines =
    rows === 'printed'
      ? printedLines(data, standardised, context)
      : standardised === undefined
        ? []
        : standardLines(data, standardised, context);
  return {
    statement_type: data.statement_type,
    compiled_statement_id: id ?? null,
    company_name: data.company_name,
    currency: data.currency,
    scale: data.scale,
    measure,
    rows,
    unit: UNITS[measure],
    base: context.base,
    years: [...data.years],
    lines,
  };
};
