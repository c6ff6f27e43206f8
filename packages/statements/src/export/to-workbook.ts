import { STATEMENT_TYPES } from '@fde/contracts';
import type { CompiledData } from '@fde/contracts';
import { selectYears } from '../compile/present/select-years.js';
import { statementTitle, yearsOf } from './export-options.js';
import type { ExportOptions } from './export-options.js';
import { lineageSheet } from './lineage-sheet.js';
import { sheetNames } from './sheet-names.js';
import { standardisedSheet } from './standardised-sheet.js';
import { statementSheet } from './statement-sheet.js';
import type { SheetModel, WorkbookModel } from './workbook-model.js';

const LINEAGE = 'Lineage';

/** Titles that fit the 31 characters of a sheet's name. */
const standardisedTitle = (data: CompiledData): string =>
  `${statementTitle(data.statement_type).replace(/ statement$/, '')}, standardised`;

const titleOf = (data: CompiledData, separate: boolean): string =>
  separate
    ? `${statementTitle(data.statement_type)} ${data.currency} ${data.years.at(-1) ?? ''}-${data.years[0] ?? ''}`
    : statementTitle(data.statement_type);

const orderOf = (data: CompiledData): number => STATEMENT_TYPES.indexOf(data.statement_type);

/** A sheet on its way: its title, and what it is under the name that it gets. */
interface Draft {
  readonly title: string;
  readonly draw: (name: string) => SheetModel;
}

const printedDraft =
  (options: ExportOptions, separate: boolean) =>
  (data: CompiledData): Draft => ({
    title: titleOf(data, separate),
    draw: (name) => statementSheet(data, name, options),
  });

/** A client may give a statement any type; concepts are those of the three. */
const standardisedDraft =
  (options: ExportOptions) =>
  (data: CompiledData): Draft[] =>
    STATEMENT_TYPES.includes(data.statement_type)
      ? [
          {
            title: standardisedTitle(data),
            draw: (name) => standardisedSheet(data, name, options),
          },
        ]
      : [];

/**
 * The statements of one company as a workbook: a sheet per statement (income statement, balance
 * sheet, cash flow statement, in this order), one for each separate statement in another currency
 * or with another fiscal year end, the standardised statements, and a lineage sheet that names the document and page of every
 * number and links to it.
 */
export const toWorkbook = (
  statements: readonly CompiledData[],
  options: ExportOptions = {},
): WorkbookModel => {
  const views = statements
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map((data) => selectYears(data, yearsOf(options)));
  const separate = views.flatMap((data) => data.separate_statements ?? []);
  const drafts: readonly Draft[] = [
    ...views.map(printedDraft(options, false)),
    ...separate.map(printedDraft(options, true)),
    ...views.flatMap(standardisedDraft(options)),
    { title: LINEAGE, draw: (name) => lineageSheet([...views, ...separate], name, options) },
  ];
  const names = sheetNames(drafts.map(({ title }) => title));
  return { sheets: drafts.map(({ title, draw }, at) => draw(names[at] ?? title)) };
};

/** One statement on the concepts of every company, and where its numbers stand. */
export const standardisedWorkbook = (
  data: CompiledData,
  options: ExportOptions = {},
): WorkbookModel => {
  const view = selectYears(data, yearsOf(options));
  const [name = '', lineage = ''] = sheetNames([standardisedTitle(view), LINEAGE]);
  return {
    sheets: [standardisedSheet(view, name, options), lineageSheet([view], lineage, options)],
  };
};
