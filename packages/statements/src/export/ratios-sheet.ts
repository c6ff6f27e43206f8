import {
  applicableRatios,
  type CompiledData,
  type RatedCompany,
  type RatioFigure,
} from '@fde/contracts';
import { countsBySize } from '../ratios/find-figures.js';
import { rateCompanies } from '../ratios/rate-companies.js';
import { definitionOf, RATIOS, termsOf, type Ratio, type Term } from '../ratios/ratio-table.js';
import { shareCount, shareScales } from '../ratios/share-count.js';
import { writeScale } from '../evidence/in-writing.js';
import { columnName } from './column-name.js';
import type { ExportOptions } from './export-options.js';
import { sheetReference } from './sheet-reference.js';
import { standardisedPlaces, type StandardisedPlaces } from './standardised-sheet.js';
import { textCell, WIDTHS, yearCell } from './statement-sheet.js';
import { EMPTY, type CellModel, type SheetModel } from './workbook-model.js';

/** A statement and the name of the sheet that shows it on the concepts of every company. */
export interface StandardisedSheetName {
  readonly data: CompiledData;
  readonly sheet: string;
}

const FORMATS: Readonly<Record<Ratio['unit'], string>> = {
  share: '0.0%;-0.0%;0.0%',
  times: '0.00;-0.00;0.00',
  days: '0.0;-0.0;0.0',
  per_share: '0.00;-0.00;0.00',
  amount: '#,##0.###;-#,##0.###;0',
};

interface Places extends StandardisedPlaces, StandardisedSheetName {}

/** A number of a formula: how it is written, and what it is. */
interface Operand {
  readonly text: string;
  readonly value: number;
}

const written = (value: number): string => (value < 0 ? `(${value})` : String(value));

/** The cells of a concept's lines; a number that they do not show is written out. */
const textOf = (places: Places | undefined, { concept, year, value }: RatioFigure): string => {
  const column = columnName((places?.statement.years.indexOf(year) ?? -1) + 1);
  const lines = (places?.statement.lines ?? []).flatMap((line, at) => {
    const cell = line.concept === concept ? line.cells[year] : undefined;
    const row = places?.rowOfLine.get(at);
    return cell === undefined || row === undefined ? [] : [{ value: cell.value, row }];
  });
  const sum = lines.reduce((all, line) => all + line.value, 0);
  if (places === undefined || lines.length === 0 || sum !== value) return written(value);
  const cells = lines.map(({ row }) => sheetReference(places.sheet, `${column}${row}`));
  return cells.length === 1 ? (cells[0] ?? '') : `(${cells.join('+')})`;
};

/** `unit` is what the result counts in: an amount stands in the scale of its statement. */
const operandOf = (
  all: readonly Places[],
  term: Term,
  figure: RatioFigure,
  unit: number,
): Operand => {
  const places = all.find(({ data }) => data.statement_type === figure.statement_type);
  const count =
    places !== undefined && term.concept.unit === 'shares'
      ? shareCount(places.data, shareScales(places.data), figure)
      : undefined;
  const scale = (count?.scale ?? places?.data.scale ?? 1) / unit;
  const isTurned = countsBySize(term.concept) && figure.value < 0;
  const number = count?.value ?? figure.value;
  const own = textOf(places, { ...figure, value: number });
  const signed = isTurned ? `(-${own})` : own;
  return {
    text: scale === 1 ? signed : `${signed}*${scale}`,
    value: (isTurned ? -number : number) * scale,
  };
};

const sumOf = (
  operands: readonly Operand[],
  signs: readonly { readonly sign: 1 | -1 }[],
): Operand => ({
  text: operands
    .map(({ text }, at) => {
      const isTaken = signs[at]?.sign === -1;
      return isTaken ? `-${text}` : at === 0 ? text : `+${text}`;
    })
    .join(''),
  value: operands.reduce((sum, { value }, at) => sum + (signs[at]?.sign ?? 1) * value, 0),
});

/** What a tax leaves of the profit that it is taken from, as a factor. */
const shareLeft = ([tax, profit]: readonly Operand[]): Operand => ({
  text: `*(1-(${tax?.text ?? ''})/(${profit?.text ?? ''}))`,
  value: 1 - (tax?.value ?? NaN) / (profit?.value ?? NaN),
});

/** The ratio as a formula, and what it gives. */
const formulaOf = ({ formula }: Ratio, operands: readonly Operand[]): Operand => {
  if (formula.kind === 'growth') {
    const [now, before] = operands;
    const ratio = `(${now?.text ?? ''})/(${before?.text ?? ''})`;
    const value = (now?.value ?? NaN) / (before?.value ?? NaN);
    return formula.years === 1
      ? { text: `${ratio}-1`, value: value - 1 }
      : {
          text: `(${ratio})^(1/${formula.years})-1`,
          value: value ** (1 / formula.years) - 1,
        };
  }
  if (formula.kind === 'amount') return sumOf(operands, formula.above);
  const { above, below, times = 1, afterTax } = formula;
  const top = sumOf(operands.slice(0, above.length), above);
  const bottom = sumOf(operands.slice(above.length, above.length + below.length), below);
  const left = afterTax === true ? shareLeft(operands.slice(-2)) : { text: '', value: 1 };
  return {
    text: `${times === 1 ? '' : `${times}*`}(${top.text})${left.text}/(${bottom.text})`,
    value: (times * top.value * left.value) / bottom.value,
  };
};

/** The statement in whose currency and scale an amount stands: that of its first row. */
const statementOf = (ratio: Ratio, places: readonly Places[]): CompiledData | undefined => {
  if (ratio.unit !== 'amount') return undefined;
  const [first] = termsOf(ratio);
  return places.find(({ data }) => data.statement_type === first?.concept.statement)?.data;
};

const labelOf = (ratio: Ratio, places: readonly Places[]): string => {
  const data = statementOf(ratio, places);
  return data === undefined
    ? ratio.label
    : `${ratio.label} (${data.currency} in ${writeScale(data.scale)})`;
};

const ratioCell = (
  ratio: Ratio,
  year: string,
  rated: RatedCompany,
  places: readonly Places[],
): CellModel => {
  const result = rated.ratios[ratio.id]?.[year];
  if (result === undefined || result.value === null) return EMPTY;
  const unit = statementOf(ratio, places)?.scale ?? 1;
  const operands = termsOf(ratio).flatMap((term, at) => {
    const figure = rated.figures[result.figures[at] ?? ''];
    return figure === undefined ? [] : [operandOf(places, term, figure, unit)];
  });
  const { text, value } = formulaOf(ratio, operands);
  return { kind: 'formula', formula: text, value, format: FORMATS[ratio.unit] };
};

const reasonsOf = (ratio: Ratio, { ratios }: RatedCompany, years: readonly string[]): string => {
  const results = ratios[ratio.id] ?? {};
  return [...new Set(years.flatMap((year) => results[year]?.absent?.message ?? []))].join('; ');
};

const ratiosOf = (rated: RatedCompany | undefined): readonly Ratio[] => {
  const applicable = applicableRatios(RATIOS.map(definitionOf), rated === undefined ? [] : [rated]);
  const ids = new Set(applicable.map(({ id }) => id));
  return RATIOS.filter(({ id }) => ids.has(id));
};

/**
 * The ratios of a company as formulas over its standardised sheets, which stand in the same
 * workbook; why a cell is empty stands in the remarks.
 */
export const ratiosSheet = (
  companyName: string,
  statements: readonly StandardisedSheetName[],
  name: string,
  options: ExportOptions,
): SheetModel => {
  const places = statements.map((one) => ({ ...one, ...standardisedPlaces(one.data, options) }));
  const [rated] = rateCompanies([
    {
      companyId: 0,
      companyName,
      statements: statements.map(({ data }) => ({ id: null, data })),
      moves: options.moves ?? [],
    },
  ]).companies;
  const years = rated?.years ?? [];
  return {
    name,
    widths: [WIDTHS.label, ...years.map(() => WIDTHS.year), WIDTHS.remarks],
    frozenRows: 2,
    frozenColumns: 1,
    rows: [
      [textCell(`${companyName} – ratios`, { bold: true })],
      [
        textCell('Ratio', { bold: true }),
        ...years.map((year) => yearCell(year, { bold: true })),
        textCell('Remarks', { bold: true }),
      ],
      ...ratiosOf(rated).map((ratio) => [
        textCell(labelOf(ratio, places)),
        ...years.map((year) => (rated ? ratioCell(ratio, year, rated, places) : EMPTY)),
        textCell(rated ? reasonsOf(ratio, rated, years) : '', { italic: true }),
      ]),
    ],
  };
};
