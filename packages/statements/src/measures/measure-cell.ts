import type { Measure, MeasureAbsence, MeasuredAmount, MeasuredCell, Unit } from '@fde/contracts';
import type { YearBefore } from '../ratios/years-before.js';

/** Decimals of a measure: a thousandth of a percent is more than printed figures can say. */
const DECIMALS = 6;

/** How a measure is computed. */
type MeasureKind =
  | { readonly kind: 'amounts' }
  /** Per year over a number of years, compounded where they are several. */
  | { readonly kind: 'growth'; readonly years: number }
  /** Money divided by what the base gives for the year. */
  | { readonly kind: 'quotient' };

export const MEASURES: Readonly<Record<Measure, MeasureKind>> = {
  amounts: { kind: 'amounts' },
  growth: { kind: 'growth', years: 1 },
  growth_3_years: { kind: 'growth', years: 3 },
  growth_5_years: { kind: 'growth', years: 5 },
  common_size: { kind: 'quotient' },
  per_share: { kind: 'quotient' },
};

/** A number with how sure it is. */
export interface SureAmount extends MeasuredAmount {
  readonly confidence: number;
}

/** A row of numbers that can be measured. */
export interface MeasurableRow {
  readonly unit: Unit;
  /** As it is shown. */
  readonly shown: (year: string) => SureAmount | undefined;
  /** On the basis of today, above zero where it is what statements deduct: what growth compares. */
  readonly grown: (year: string) => SureAmount | undefined;
}

/** What numbers of a year are divided by, or why there is nothing. */
export type BaseOf = (year: string) => SureAmount | MeasureAbsence;

/** What a row is measured against. */
export interface MeasureContext {
  readonly measure: Measure;
  /** The years that the series has. */
  readonly years: readonly string[];
  readonly yearBefore: YearBefore;
  readonly baseOf: BaseOf;
}

/** The quotient to its last digit: what a formula in a workbook gives. */
export const exactMeasure = (
  measure: Measure,
  of: MeasuredAmount,
  by: MeasuredAmount | null,
): number => {
  const kind = MEASURES[measure];
  if (by === null) return of.value;
  const ratio = (of.value * of.scale) / (by.value * by.scale);
  return kind.kind === 'growth' ? ratio ** (1 / kind.years) - 1 : ratio;
};

const withoutConfidence = ({ year, value, scale }: SureAmount): MeasuredAmount => ({
  year,
  value,
  scale,
});

const absentCell = (absent: MeasureAbsence, of?: SureAmount, by?: SureAmount): MeasuredCell => ({
  value: null,
  confidence: null,
  of: of === undefined ? null : withoutConfidence(of),
  by: by === undefined ? null : withoutConfidence(by),
  absent,
});

/** Clients may store any number, and JSON has no infinity. */
const filledCell = (measure: Measure, of: SureAmount, by: SureAmount): MeasuredCell => {
  const value = exactMeasure(measure, of, by);
  return Number.isFinite(value)
    ? {
        value: Number(value.toFixed(DECIMALS)),
        confidence: Math.min(of.confidence, by.confidence),
        of: withoutConfidence(of),
        by: withoutConfidence(by),
        absent: null,
      }
    : absentCell(
        {
          reason: 'out_of_range',
          message: 'The numbers are too large or too small to be divided',
        },
        of,
        by,
      );
};

const noFigure = (year: string): MeasureAbsence => ({
  reason: 'no_figure',
  message: `The row has no number of ${year}`,
});

const notAboveZero = ({ year, value }: MeasuredAmount): MeasureAbsence => ({
  reason: 'not_above_zero',
  message: `What it is divided by, of ${year}, is ${value === 0 ? 'zero' : 'below zero'}: the quotient would say nothing`,
});

const changesSign = (year: string): MeasureAbsence => ({
  reason: 'changes_sign',
  message: `The row is below zero in ${year} and was above it before: a growth would say nothing`,
});

const growthOf = (
  row: MeasurableRow,
  year: string,
  span: number,
  { measure, years, yearBefore }: MeasureContext,
): MeasuredCell => {
  const of = row.grown(year);
  if (of === undefined) return absentCell(noFigure(year));
  const before = yearBefore(year, span);
  if (before === undefined || !years.includes(before)) {
    const message = `The series has no year that ended ${span} ${span === 1 ? 'year' : 'years'} before ${year}`;
    return absentCell({ reason: 'no_year_before', message }, of);
  }
  const by = row.grown(before);
  if (by === undefined)
    return absentCell(
      { reason: 'no_figure_before', message: `The row has no number of ${before}` },
      of,
    );
  if (!(by.value > 0)) return absentCell(notAboveZero(by), of, by);
  if (of.value < 0) return absentCell(changesSign(year), of, by);
  // To zero it is a loss of all in one year, and compounds to no rate over several.
  if (span > 1 && of.value === 0) return absentCell(notAboveZero(of), of, by);
  return filledCell(measure, of, by);
};

const quotientOf = (
  row: MeasurableRow,
  year: string,
  { measure, baseOf }: MeasureContext,
): MeasuredCell => {
  const of = row.shown(year);
  if (of === undefined) return absentCell(noFigure(year));
  if (row.unit !== 'money')
    return absentCell({ reason: 'other_unit', message: 'The row is no amount of money' }, of);
  const by = baseOf(year);
  if ('reason' in by) return absentCell(by, of);
  if (!(by.value > 0)) return absentCell(notAboveZero(by), of, by);
  return filledCell(measure, of, by);
};

/** A number of one row and year on a measure, with what it is computed from; or why there is none. */
export const measureCell = (
  row: MeasurableRow,
  year: string,
  context: MeasureContext,
): MeasuredCell => {
  const kind = MEASURES[context.measure];
  if (kind.kind === 'growth') return growthOf(row, year, kind.years, context);
  if (kind.kind === 'quotient') return quotientOf(row, year, context);
  const of = row.shown(year);
  if (of === undefined) return absentCell(noFigure(year));
  const { confidence, value } = of;
  return { value, confidence, of: withoutConfidence(of), by: null, absent: null };
};
