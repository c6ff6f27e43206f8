import type { CompiledData, StandardisedLine, StandardisedStatement } from '@fde/contracts';

import { writeScale } from '../evidence/in-writing.js';
import { standardise } from '../standard/standardise.js';
import { termsOfTotal } from '../standard/visible-sums.js';
import { columnName } from './column-name.js';
import { statementTitle, type ExportOptions } from './export-options.js';
import { formatOf, numberCell, textCell, WIDTHS, yearCell } from './statement-sheet.js';
import { EMPTY, type CellModel, type CellStyle, type SheetModel } from './workbook-model.js';

/** The page of a cell that shows one printed row. */
const pageOf = (
  line: StandardisedLine,
  year: string,
  options: ExportOptions,
): string | undefined => {
  const counted = line.cells[year]?.parts.filter((part) => part.counted) ?? [];
  const [own, ...others] = counted;
  return own?.document_id === undefined || others.length > 0
    ? undefined
    : options.pageUrl?.(own.document_id, own.page ?? null);
};

const remarkOf = ({ cells }: StandardisedLine): string =>
  Object.values(cells).some(({ derived }) => derived !== undefined)
    ? 'derived where no report prints it'
    : '';

/** A sheet on its way: where each line of the statement stands in it. */
interface Layout {
  readonly statement: StandardisedStatement;
  readonly rowOfLine: ReadonlyMap<number, number>;
  readonly options: ExportOptions;
}

const formulaOf = (
  { statement, rowOfLine }: Layout,
  line: StandardisedLine,
  year: string,
  column: number,
): string | undefined => {
  const terms = termsOfTotal(statement, line, year);
  return terms
    ?.map(({ line: at, sign }, place) => {
      const cell = `${columnName(column)}${rowOfLine.get(at) ?? 0}`;
      return sign < 0 ? `-${cell}` : place === 0 ? cell : `+${cell}`;
    })
    .join('');
};

const lineRow = (layout: Layout, line: StandardisedLine): CellModel[] => {
  const style: CellStyle = line.kind === 'total' ? { bold: true, topBorder: true } : {};
  const cells = layout.statement.years.map((year, at): CellModel => {
    const value = line.cells[year]?.value;
    if (value === undefined) return EMPTY;
    const format = formatOf(line.unit, value);
    const formula = formulaOf(layout, line, year, at + 1);
    if (formula !== undefined) return { kind: 'formula', formula, value, format, ...style };
    const link = pageOf(line, year, layout.options);
    return numberCell(value, format, {
      ...style,
      hardCoded: true,
      ...(link === undefined ? {} : { link }),
    });
  });
  return [
    textCell(line.label, { ...style, indent: 1 }),
    ...cells,
    textCell(remarkOf(line), { italic: true }),
  ];
};

const headOf = (data: CompiledData): CellModel[][] => [
  [
    textCell(`${data.company_name} – ${statementTitle(data.statement_type)}, standardised`, {
      bold: true,
    }),
  ],
  [
    textCell(
      `${data.currency} in ${writeScale(data.scale)}, except per-share figures and share counts; expenses are above zero and deducted`,
      { italic: true },
    ),
  ],
  [
    textCell('Line item', { bold: true }),
    ...data.years.map((year) => yearCell(year, { bold: true })),
    textCell('Remarks', { bold: true }),
  ],
];

/** Rows above the lines: title, unit, years. */
const HEAD_ROWS = 3;

/** Where each line of a standardised statement stands in its sheet, from 1, and the headings between them. */
export interface StandardisedPlaces {
  readonly statement: StandardisedStatement;
  readonly rowOfLine: ReadonlyMap<number, number>;
  readonly headings: readonly (string | undefined)[];
}

export const standardisedPlaces = (
  data: CompiledData,
  options: ExportOptions,
): StandardisedPlaces => {
  const statement = standardise(data, options.moves ?? []);
  const rowOfLine = new Map<number, number>();
  const headings: (string | undefined)[] = [];
  let row = HEAD_ROWS;
  for (const [at, line] of statement.lines.entries()) {
    const isNew = statement.lines[at - 1]?.section !== line.section;
    headings.push(
      isNew ? statement.sections.find(({ id }) => id === line.section)?.label : undefined,
    );
    row += isNew ? 2 : 1;
    rowOfLine.set(at, row);
  }
  return { statement, rowOfLine, headings };
};

/**
 * A statement on the concepts of every company as a sheet, with the columns of the printed one; a
 * total is a formula where its lines add up to it.
 */
export const standardisedSheet = (
  data: CompiledData,
  name: string,
  options: ExportOptions,
): SheetModel => {
  const { statement, headings, rowOfLine } = standardisedPlaces(data, options);
  const head = headOf(data);
  const layout = { statement, rowOfLine, options };
  const body = statement.lines.flatMap((line, at) => {
    const heading = headings[at];
    return [
      ...(heading === undefined ? [] : [[textCell(heading, { bold: true })]]),
      lineRow(layout, line),
    ];
  });
  return {
    name,
    widths: [WIDTHS.label, ...data.years.map(() => WIDTHS.year), WIDTHS.remarks],
    rows: [...head, ...body],
    frozenRows: head.length,
    frozenColumns: 1,
  };
};
