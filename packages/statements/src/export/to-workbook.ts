import { STATEMENT_TYPES } from '@fde/contracts';
import type { CompiledData } from '@fde/contracts';
import { selectYears } from '../compile/present/select-years.js';
import { statementTitle, yearsOf } from './export-options.js';
import type { ExportOptions } from './export-options.js';
import { lineageSheet } from './lineage-sheet.js';
import { sheetNames } from './sheet-names.js';
import { statementSheet } from './statement-sheet.js';
import type { WorkbookModel } from './workbook-model.js';

const LINEAGE = 'Lineage';

const titleOf = (data: CompiledData, separate: boolean): string =>
  separate
    ? `${statementTitle(data.statement_type)} ${data.currency} ${data.years.at(-1) ?? ''}-${data.years[0] ?? ''}`
    : statementTitle(data.statement_type);

const orderOf = (data: CompiledData): number => STATEMENT_TYPES.indexOf(data.statement_type);

/**
 * The statements of one company as a workbook: a sheet per statement (income statement, balance
 * sheet, cash flow statement, in this order), one for each separate statement in another currency
 * or with another fiscal year end, and a lineage sheet that names the document and page of every
 * number and links to it.
 */
export const toWorkbook = (
  statements: readonly CompiledData[],
  options: ExportOptions = {},
): WorkbookModel => {
  const views = statements
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map((data) => selectYears(data, yearsOf(options)));
  const tables = [
    ...views.map((data) => ({ data, separate: false })),
    ...views.flatMap((data) =>
      (data.separate_statements ?? []).map((other) => ({ data: other, separate: true })),
    ),
  ];
  const names = sheetNames([
    ...tables.map(({ data, separate }) => titleOf(data, separate)),
    LINEAGE,
  ]);
  const lineageName = names.pop() ?? LINEAGE;
  const sheets = tables.map(({ data, separate }, at) =>
    statementSheet(data, names[at] ?? titleOf(data, separate), options),
  );
  return {
    sheets: [
      ...sheets,
      lineageSheet(
        tables.map(({ data }) => data),
        lineageName,
        options,
      ),
    ],
  };
};
