import { STATEMENT_TYPES } from '@fde/contracts';
import type { CompiledData } from '@fde/contracts';
import { selectYears } from '../compile/present/select-years.js';
import { statementTitle, yearsOf } from './export-options.js';
import type { ExportOptions } from './export-options.js';
import { lineageSheet } from './lineage-sheet.js';
import { ratiosSheet } from './ratios-sheet.js';
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

const isPrimary = ({ statement_type: type }: CompiledData): boolean =>
  STATEMENT_TYPES.includes(type);

/** A company whose statements stand in a workbook. */
export interface WorkbookCompany {
  readonly name: string;
  readonly statements: readonly CompiledData[];
  readonly options: ExportOptions;
}

/** What is drawn of a company: its views, and the sheets with their titles. */
interface CompanyDrafts {
  readonly company: WorkbookCompany;
  readonly views: readonly CompiledData[];
  readonly separate: readonly CompiledData[];
  readonly drafts: readonly Draft[];
}

const draftsOf = (company: WorkbookCompany): CompanyDrafts => {
  const { options } = company;
  const views = company.statements
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map((data) => selectYears(data, yearsOf(options)));
  const separate = views.flatMap((data) => data.separate_statements ?? []);
  const drafts = [
    ...views.map(printedDraft(options, false)),
    ...separate.map(printedDraft(options, true)),
    ...views.flatMap(standardisedDraft(options)),
  ];
  return { company, views, separate, drafts };
};

/** The sheet of ratios, over the standardised sheets under the names that they got. */
const ratiosOf = (
  { company, views, drafts }: CompanyDrafts,
  names: readonly string[],
  name: string,
): SheetModel => {
  const primary = views.filter(isPrimary);
  const sheets = names.slice(drafts.length - primary.length, drafts.length);
  const named = primary.map((data, at) => ({ data, sheet: sheets[at] ?? '' }));
  return ratiosSheet(company.name, named, name, company.options);
};

/** Characters of a company's name that leave room for the title of a sheet. */
const LONGEST_COMPANY = 8;

/** Words that say enough where a company stands before them. */
const SHORT_TITLES: readonly (readonly [string, string])[] = [
  ['Income statement', 'Income'],
  ['Balance sheet', 'Balance'],
  ['Cash flow statement', 'Cash flow'],
  ['standardised', 'standard'],
];

const shortTitle = (company: string, title: string): string =>
  `${company.slice(0, LONGEST_COMPANY).trim()} ${SHORT_TITLES.reduce(
    (text, [long, short]) => text.replace(long, short),
    title,
  )}`;

/**
 * The statements of companies as a workbook: of each a sheet per statement (income statement, balance
 * sheet, cash flow statement, in this order), one for each separate statement in another currency
 * or with another fiscal year end, the standardised statements, and its ratios as formulas over
 * them; at the end a lineage sheet that names the document and page of every number and links to it.
 */
export const toCompaniesWorkbook = (companies: readonly WorkbookCompany[]): WorkbookModel => {
  const all = companies.map(draftsOf);
  const isAlone = all.length === 1;
  const titlesOf = ({ company, views, drafts }: CompanyDrafts): string[] =>
    [...drafts.map(({ title }) => title), ...(views.some(isPrimary) ? ['Ratios'] : [])].map(
      (title) => (isAlone ? title : shortTitle(company.name, title)),
    );
  const names = sheetNames([...all.flatMap(titlesOf), LINEAGE]);
  let from = 0;
  const sheets = all.flatMap((one) => {
    const own = names.slice(from, from + titlesOf(one).length);
    from += own.length;
    const drawn = one.drafts.map(({ title, draw }, at) => draw(own[at] ?? title));
    return one.views.some(isPrimary) ? [...drawn, ratiosOf(one, own, own.at(-1) ?? '')] : drawn;
  });
  const lineage = all.map(({ company, views, separate }) => ({
    statements: [...views, ...separate],
    options: company.options,
  }));
  return { sheets: [...sheets, lineageSheet(lineage, names.at(-1) ?? LINEAGE)] };
};

/** The statements of one company as a workbook. */
export const toWorkbook = (
  statements: readonly CompiledData[],
  options: ExportOptions = {},
): WorkbookModel =>
  toCompaniesWorkbook([{ name: statements[0]?.company_name ?? '', statements, options }]);

/** One statement on the concepts of every company, and where its numbers stand. */
export const standardisedWorkbook = (
  data: CompiledData,
  options: ExportOptions = {},
): WorkbookModel => {
  const view = selectYears(data, yearsOf(options));
  const [name = '', lineage = ''] = sheetNames([standardisedTitle(view), LINEAGE]);
  return {
    sheets: [
      standardisedSheet(view, name, options),
      lineageSheet([{ statements: [view], options }], lineage),
    ],
  };
};
