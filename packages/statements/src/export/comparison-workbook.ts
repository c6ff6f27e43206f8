import type {
  CanonicalComparison,
  CanonicalMapping,
  ConvertedNumber,
  MeasuredCell,
} from '@fde/contracts';
import { exactMeasure } from '../measures/measure-cell.js';
import { columnName } from './column-name.js';
import {
  companyOf,
  currencyOf,
  MEDIAN,
  NOT_FOUND,
  originalOf,
  scaleOf,
  valueOf,
  type ComparedRow,
} from './compared-numbers.js';
import { nameOf, statementTitle, type ExportOptions } from './export-options.js';
import { measureFormat, measureFormula } from './measure-formulas.js';
import { formatOf, numberCell, textCell, yearCell } from './statement-sheet.js';
import { EMPTY, type CellModel, type SheetModel, type WorkbookModel } from './workbook-model.js';

const COLUMNS_BEFORE = 4;

const written = (value: number): string => (value < 0 ? `(${value})` : String(value));

/** The quotient of its two numbers, which stand in the formula. */
const quotientFormula = (
  { measure }: CanonicalComparison,
  { of, by }: MeasuredCell,
): string | undefined => {
  if (of === null || by === null) return undefined;
  const scales = of.scale === by.scale ? '' : `*${of.scale}/${by.scale}`;
  const ratio = `${written(of.value)}/${written(by.value)}${scales}`;
  return measureFormula(measure, ratio);
};

const linkOf = (
  mapping: CanonicalMapping,
  year: string,
  options: ExportOptions,
): string | undefined => {
  const parts = (mapping.cells?.[year]?.parts ?? []).filter(({ counted }) => counted);
  const [own, second] = parts;
  return own?.document_id === undefined || second !== undefined
    ? undefined
    : options.pageUrl?.(own.document_id, own.page ?? null);
};

/**
 * A converted number as its original times its rate; one that stays in its own currency has the code
 * of it beside it.
 */
const convertedCell = (
  { measure }: CanonicalComparison,
  { unit = 'money' }: CanonicalMapping,
  original: number,
  { value, rate, currency }: ConvertedNumber,
): CellModel => {
  const formatted = (number: number): string =>
    measure === 'amounts' ? formatOf(unit, number) : measureFormat(measure);
  if (value === null || rate === null) {
    const marked = formatted(original)
      .split(';')
      .map((part) => `${part} "${currency}"`)
      .join(';');
    return numberCell(original, marked, { hardCoded: true });
  }
  const formula = `${written(original)}*${rate}`;
  return { kind: 'formula', formula, value, format: formatted(value) };
};

const mappingCell = (
  comparison: CanonicalComparison,
  mapping: CanonicalMapping,
  year: string,
  options: ExportOptions,
): CellModel => {
  const { measure } = comparison;
  const value = originalOf(comparison, mapping, year);
  if (value === null) return EMPTY;
  const converted = mapping.converted?.[year];
  if (converted !== undefined) return convertedCell(comparison, mapping, value, converted);
  if (measure === 'amounts') {
    const link = linkOf(mapping, year, options);
    const style = { hardCoded: true, ...(link === undefined ? {} : { link }) };
    return numberCell(value, formatOf(mapping.unit ?? 'money', value), style);
  }
  const cell = mapping.measured?.[year];
  const formula = cell === undefined ? undefined : quotientFormula(comparison, cell);
  const format = measureFormat(measure);
  if (cell?.of === null || cell === undefined || formula === undefined)
    return numberCell(value, format);
  return { kind: 'formula', formula, value: exactMeasure(measure, cell.of, cell.by), format };
};

/** The median as a formula over the companies' cells, where they are in one unit. */
const medianCell = (
  comparison: CanonicalComparison,
  row: ComparedRow,
  at: { readonly year: string; readonly column: number; readonly first: number },
): CellModel => {
  const { measure } = comparison;
  const exact = row.medians[at.year]?.value ?? null;
  if (exact === null) return EMPTY;
  const cells = row.companies.flatMap((mapping, place) => {
    const value = valueOf(comparison, mapping, at.year);
    if (value === null) return [];
    const scale = scaleOf(comparison, mapping);
    const cell = `${columnName(at.column)}${at.first + place}`;
    return [scale === 1 ? cell : `${cell}*${scale}`];
  });
  const format =
    measure === 'amounts'
      ? formatOf(row.companies.find(({ found }) => found)?.unit ?? 'money', exact)
      : measureFormat(measure);
  return {
    kind: 'formula',
    formula: `MEDIAN(${cells.join(',')})`,
    value: exact,
    format,
    bold: true,
  };
};

/** The currency of a row's numbers; all of them where some are not converted. */
const currenciesOf = (comparison: CanonicalComparison, mapping: CanonicalMapping): string => {
  const years = comparison.years.filter((year) => valueOf(comparison, mapping, year) !== null);
  const shown = years.map((year) => currencyOf(comparison, mapping, year));
  const own = mapping.currency ?? companyOf(comparison, mapping)?.currency ?? '';
  return shown.length === 0 ? own : [...new Set(shown)].join(', ');
};

/** Of a sheet, from 1: title, unit, heads. */
const HEAD_ROWS = 3;

const itemRows = (
  comparison: CanonicalComparison,
  row: ComparedRow,
  first: number,
  options: ExportOptions,
): CellModel[][] => [
  ...row.companies.map((mapping) => {
    const company = companyOf(comparison, mapping);
    return [
      textCell(row.label),
      textCell(company?.company_name ?? ''),
      textCell(currenciesOf(comparison, mapping)),
      textCell(mapping.found ? (mapping.name ?? '') : NOT_FOUND),
      ...comparison.years.map((year) => mappingCell(comparison, mapping, year, options)),
    ];
  }),
  [
    textCell(row.label, { bold: true }),
    textCell(`${MEDIAN}, in ones`, { bold: true }),
    EMPTY,
    EMPTY,
    ...comparison.years.map((year, at) =>
      medianCell(comparison, row, { year, column: COLUMNS_BEFORE + at, first }),
    ),
  ],
];

const TITLES = {
  amounts: 'amounts in the scale of each company',
  growth: 'growth of one year',
  growth_3_years: 'compound growth of three years',
  growth_5_years: 'compound growth of five years',
  common_size: 'share of revenue or of total assets',
  per_share: "per share, on today's shares",
} as const;

const titleOf = ({ statement_type: type, measure, align }: CanonicalComparison): string =>
  `${statementTitle(type)}: ${TITLES[measure]}${align === 'calendar' ? ', by calendar year' : ''}`;

const comparisonSheet = (comparison: CanonicalComparison, options: ExportOptions): SheetModel => {
  const size = comparison.companies.length + 1;
  const scales = comparison.companies
    .map(({ company_name: name, currency, scale }) => `${name}: ${currency} × ${scale}`)
    .join('; ');
  return {
    name: 'Comparison',
    widths: [36, 24, 9, 40, ...comparison.years.map(() => 14)],
    frozenRows: HEAD_ROWS,
    frozenColumns: 2,
    rows: [
      [textCell(titleOf(comparison), { bold: true })],
      [textCell(scales, { italic: true })],
      [
        ...['Line item', 'Company', 'Currency', 'Row'].map((text) =>
          textCell(text, { bold: true }),
        ),
        ...comparison.years.map((year) => yearCell(year, { bold: true })),
      ],
      ...comparison.line_items.flatMap((row, at) =>
        itemRows(comparison, row, HEAD_ROWS + 1 + at * size, options),
      ),
    ],
  };
};

const FISCAL_HEAD = [
  ['Company', 24],
  ['Calendar year', 14],
  ['Fiscal year', 14],
  ['Ends on', 14],
] as const;

/** Which fiscal year of a company stands in a calendar year, and its last day. */
const fiscalYearsSheet = ({ companies, years }: CanonicalComparison): SheetModel => ({
  name: 'Fiscal years',
  widths: FISCAL_HEAD.map(([, width]) => width),
  frozenRows: 1,
  frozenColumns: 0,
  rows: [
    FISCAL_HEAD.map(([title]) => textCell(title, { bold: true })),
    ...companies.flatMap(({ company_name: name, fiscal_years: own }) =>
      years.flatMap((year) => {
        const { fiscal_year: fiscal, end } = own[year] ?? {};
        return fiscal === undefined
          ? []
          : [[textCell(name), yearCell(year), yearCell(fiscal), textCell(end ?? '')]];
      }),
    ),
  ],
});

const CONVERSION_HEAD = [
  ['Line item', 36],
  ['Company', 24],
  ['Year', 11],
  ['Original', 14],
  ['Currency', 9],
  ['Rate', 12],
  ['Rate of', 14],
  ['Kind', 9],
  ['Converted', 14],
  ['Not converted, because', 60],
] as const;

const conversionRows = (comparison: CanonicalComparison, row: ComparedRow): CellModel[][] =>
  row.companies.flatMap((mapping) =>
    Object.entries(mapping.converted ?? {}).map(([year, converted]): CellModel[] => {
      const { value, rate, of, kind, absent } = converted;
      const original = originalOf(comparison, mapping, year) ?? 0;
      return [
        textCell(row.label),
        textCell(companyOf(comparison, mapping)?.company_name ?? ''),
        yearCell(year),
        numberCell(original, formatOf(mapping.unit ?? 'money', original)),
        textCell(mapping.currency ?? ''),
        rate === null ? EMPTY : numberCell(rate, 'General', { hardCoded: true }),
        textCell(of ?? ''),
        textCell(kind ?? ''),
        value === null ? EMPTY : numberCell(value, formatOf(mapping.unit ?? 'money', value)),
        textCell(absent?.message ?? ''),
      ];
    }),
  );

/** Each number that is in another currency than its company's, with its rate. */
const conversionSheet = (comparison: CanonicalComparison): SheetModel => ({
  name: 'Conversion',
  widths: CONVERSION_HEAD.map(([, width]) => width),
  frozenRows: 1,
  frozenColumns: 0,
  rows: [
    CONVERSION_HEAD.map(([title]) => textCell(title, { bold: true })),
    ...comparison.line_items.flatMap((row) => conversionRows(comparison, row)),
  ],
});

const LINEAGE_HEAD = [
  ['Line item', 36],
  ['Company', 24],
  ['Fiscal year', 11],
  ['Value', 14],
  ['Row', 44],
  ['Document', 30],
  ['Page', 8],
] as const;

const lineageRows = (
  comparison: CanonicalComparison,
  row: ComparedRow,
  options: ExportOptions,
): CellModel[][] =>
  row.companies.flatMap((mapping) => {
    const company = companyOf(comparison, mapping);
    return Object.entries(mapping.cells ?? {}).flatMap(([year, { parts }]) =>
      parts
        .filter(({ counted }) => counted)
        .map((part): CellModel[] => {
          const { document_id: id, page = null } = part;
          const link = id === undefined ? undefined : options.pageUrl?.(id, page);
          const style = link === undefined ? {} : { link };
          return [
            textCell(row.label),
            textCell(company?.company_name ?? ''),
            yearCell(company?.fiscal_years[year]?.fiscal_year ?? year),
            numberCell(part.value, formatOf(mapping.unit ?? 'money', part.value)),
            textCell(part.name),
            id === undefined ? EMPTY : textCell(nameOf(options, id), style),
            page === null ? EMPTY : numberCell(page, '0', style),
          ];
        }),
    );
  });

/** A comparison as a workbook: medians as formulas, own currencies named, a lineage sheet with the pages. */
export const comparisonWorkbook = (
  comparison: CanonicalComparison,
  options: ExportOptions = {},
): WorkbookModel => ({
  sheets: [
    comparisonSheet(comparison, options),
    ...(comparison.align === 'calendar' ? [fiscalYearsSheet(comparison)] : []),
    ...(comparison.converted_to === undefined ? [] : [conversionSheet(comparison)]),
    {
      name: 'Lineage',
      widths: LINEAGE_HEAD.map(([, width]) => width),
      frozenRows: 1,
      frozenColumns: 0,
      rows: [
        LINEAGE_HEAD.map(([title]) => textCell(title, { bold: true })),
        ...comparison.line_items.flatMap((row) => lineageRows(comparison, row, options)),
      ],
    },
  ],
});
