export { toCsv } from './to-csv.js';
export { toJson } from './to-json.js';
export { toWorkbook } from './to-workbook.js';
export type { ExportOptions } from './export-options.js';
export { guardFormula } from './guard-formula.js';
export type { CellModel, CellStyle, SheetModel, WorkbookModel } from './workbook-model.js';
