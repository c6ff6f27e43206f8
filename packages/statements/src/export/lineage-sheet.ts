import type { CompiledCellSource, CompiledData, CompiledLineItem } from '@fde/contracts';
import { nameOf, statementTitle } from './export-options.js';
import type { ExportOptions } from './export-options.js';
import { writeTerm } from '../evidence/in-writing.js';
import { formatOf, numberCell, textCell, yearCell } from './statement-sheet.js';
import { EMPTY } from './workbook-model.js';
import type { CellModel, SheetModel } from './workbook-model.js';

const HEAD: readonly (readonly [string, number])[] = [
  ['Statement', 22],
  ['Section', 30],
  ['Line item', 44],
  ['Unit', 10],
  ['Fiscal year', 11],
  ['Value', 14],
  ['Status', 12],
  ['Document', 30],
  ['Document id', 11],
  ['Extraction id', 12],
  ['Page', 8],
  ['Printed as', 40],
  ['Confidence', 11],
  ['Older value', 14],
  ['Older document', 30],
  ['Change', 12],
  ['Reason', 14],
  ["On today's basis", 15],
  ['Read before review', 15],
  ['Printed', 14],
  ['Part of', 40],
];

const optionalNumber = (value: number | undefined, item: CompiledLineItem): CellModel =>
  value === undefined ? EMPTY : numberCell(value, formatOf(item.unit, value));

/** In what the number differs from older ones, from the page, and from what was read. */
const differences = (
  item: CompiledLineItem,
  source: CompiledCellSource,
  options: ExportOptions,
): CellModel[] => [
  optionalNumber(source.restated?.value, item),
  source.restated ? textCell(nameOf(options, source.restated.document_id)) : EMPTY,
  optionalNumber(source.restated?.change, item),
  textCell(writeTerm(source.restated?.reason ?? source.adjusted?.reason ?? '')),
  optionalNumber(source.adjusted?.value, item),
  optionalNumber(source.read?.value ?? undefined, item),
  optionalNumber(source.printed, item),
  textCell(source.of_which ?? ''),
];

const row = (
  data: CompiledData,
  item: CompiledLineItem,
  year: string,
  value: number,
  source: CompiledCellSource,
  status: string,
  options: ExportOptions,
): CellModel[] => {
  const link = options.pageUrl?.(source.document_id, source.page);
  const style = link ? { link } : {};
  return [
    textCell(statementTitle(data.statement_type)),
    textCell(item.section ?? ''),
    textCell(item.name === '' ? '(subtotal)' : item.name),
    textCell(writeTerm(item.unit)),
    yearCell(year),
    numberCell(value, formatOf(item.unit, value)),
    textCell(status),
    textCell(nameOf(options, source.document_id), style),
    numberCell(source.document_id, '0'),
    numberCell(source.extraction_id, '0'),
    source.page === null ? EMPTY : numberCell(source.page, '0', style),
    textCell(source.name ?? item.name),
    numberCell(source.confidence, '0.000'),
    ...differences(item, source, options),
  ];
};

const CONVERTED: readonly string[] = ['unit_scale', 'sign_convention'];

const statusOf = ({ restated, adjusted, method, standing }: CompiledCellSource): string => {
  if (method === 'reviewed') return 'reviewed';
  if (standing === 'of_which') return 'of which';
  if (restated) return 'restated';
  return CONVERTED.includes(adjusted?.reason ?? '') ? 'converted' : 'as printed';
};

const rowsOf = (data: CompiledData, options: ExportOptions): CellModel[][] =>
  data.line_items.flatMap((item) =>
    data.years.flatMap((year) => {
      const [value, source, superseded] = [
        item.values[year],
        item.sources[year],
        item.superseded?.[year],
      ];
      if (value !== undefined && source)
        return [row(data, item, year, value, source, statusOf(source), options)];
      return superseded
        ? [row(data, item, year, superseded.value, superseded.source, 'superseded', options)]
        : [];
    }),
  );

/** The statements of a company, and how their reports are named and linked. */
interface LineageCompany {
  readonly statements: readonly CompiledData[];
  readonly options: ExportOptions;
}

/** Every number of the workbook with its document, page, confidence and, where restated, the older number. */
export const lineageSheet = (companies: readonly LineageCompany[], name: string): SheetModel => {
  const isAlone = companies.length === 1;
  const head = isAlone ? HEAD : [...HEAD, ['Company', 30] as const];
  return {
    name,
    widths: head.map(([, width]) => width),
    frozenRows: 1,
    frozenColumns: 0,
    rows: [
      head.map(([title]) => textCell(title, { bold: true })),
      ...companies.flatMap(({ statements, options }) =>
        statements.flatMap((data) =>
          rowsOf(data, options).map((cells) =>
            isAlone ? cells : [...cells, textCell(data.company_name)],
          ),
        ),
      ),
    ],
  };
};
