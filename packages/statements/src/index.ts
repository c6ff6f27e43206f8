/**
 * Everything that other packages may know about the domain. Numbers are as printed, never
 * multiplied by the scale; pages count from 1; boxes are in points from the page's upper left
 * corner. Nothing here has a side effect.
 */

// From the text of the pages to the three statements.

/** The pages of a report that probably hold statements, judged by their plain text, best first. */
export { likelyPages, pagesAfter, type CandidatePage } from './locate/likely-pages.js';
/** Pages where the contents of a report say that its statements are. */
export { namedPages, type Front } from './locate/named-pages.js';
/**
 * The places on those pages where a statement may stand, once the positions of the words are known.
 */
export { locateCandidates, type CandidatePages } from './report/locate-candidates.js';
/**
 * What the whole report says about itself (name, years, currency, group): evidence for every
 * decision.
 */
export { reportHints } from './decide/report-hints.js';
export { AMENDED } from './decide/publication.js';
/**
 * The spine of reading: candidates in, the three proven statements out, each with its decisions.
 */
export { readStatements } from './report/read-report.js';
export type { Considered, ReadingContext, ReportReading } from './report/reading-result.js';
/** Why nothing can be read from a report: the language it is written in. */
export { refusalOf, type Refusal } from './report/tell/refusal.js';
/** What is to be said of a reading of which only some statements are taken. */
export { problemsOfTaken } from './report/tell/tell-problems.js';
/** Where a word, a row or a title stands on a page, in the form that evidence uses. */
export { placeOnPage } from './evidence/place-on-page.js';
/**
 * Whether a title names the group, something else (condensed, parent only), or an annual filing.
 */
export { isAnnualFiling, namesTheGroup } from './language/group-title.js';
export { isDecoy } from './language/decoys.js';

/** Work on the pages of a report, in the languages that they may be in. */
export { inLanguagesOf, makeLexicons } from './language/languages-in-use.js';

// What another reader (a language model, or tags) says about the same pages.

/** Pages in the form a language model is shown them, and what it says about them. */
export type { ModelRow, ModelStatement } from './reconcile/model-reading.js';
export { shownPage, type ShownLine, type ShownPage } from './reconcile/shown-page.js';
export { pagesAsText } from './reconcile/pages/pages-as-text.js';
export { pagesToShow } from './reconcile/pages/pages-to-show.js';
export { linesOfItems } from './reconcile/line-index.js';
/**
 * Joins both readings. What only the model read never exceeds 0.75, and a number that no page
 * prints is dropped.
 */
export { reconcileReport } from './reconcile/reconcile-report.js';
export type { Tally } from './reconcile/reading-status.js';
/** The places of rows that are known to be printed, such as those of a tagged report. */
export { placePrintedRows } from './report/place-printed-rows.js';
/** Compares the reading of a PDF with the tagged report of the same year, cell by cell. */
export { crossCheck } from './cross-check/cross-check.js';
export { pairRows } from './cross-check/pair-rows.js';
/** Proves statements that were not read here: their checks, and the confidence of each cell. */
export { proveReport } from './prove/prove-report.js';
/** The highest confidence that the doubts of a statement's decisions allow. */
export { mostInDoubt, weakestOf } from './evidence/decision.js';
export { setComprehensiveIncomeApart } from './prove/comprehensive-income.js';

// Whose report it is.

/** Where a report mentions a company; looked for when it is read. */
export { findMentions, type Mentions } from './entity/find-mentions.js';
/** How alike two names of companies are. */
export { compareNames, type Likeness } from './entity/compare-names.js';
/** Whether reports are the company's, another's, or a person should say. */
export { decideOwner } from './entity/decide-owner.js';
export { judgeReports, type JudgedReport, type ReportToJudge } from './entity/judge-reports.js';

/** In which quarter of which fiscal year the columns of an interim report end. */
export { placeInFiscalYears, type StatedYear } from './periods/fiscal-position.js';
/** What a column covers, how long that is next to a year, and what its years are called. */
export { lengthKindOf, mayBeYear } from './periods/period.js';
export { nameYears, type NamedEnd } from './periods/name-years.js';
/** Whether a set of periods can be, with the alarms that it raises. */
export { periodAlarms, type PeriodAlarm } from './periods/period-alarms.js';
export { doubtPeriods } from './periods/doubt-periods.js';
export { nameOthers } from './periods/name-columns.js';

// From the statements of many reports to one series.

/**
 * The spine of compiling: one statement type of one company over all its reports. Throws
 * RawStatementError.
 */
export { compileStatements } from './compile/compile-company.js';
export { publishedBy } from './compile/input/published-by.js';
export type { CompileInput, KnownReport } from './compile/input/compile-input.js';
/** The same statements by quarters, halves, the last twelve months or years. */
export { compilePeriods, placePeriods, type UnplacedReport } from './interim/compile-periods.js';
/** What is printed of parts of years, and what a compilation changed of it. */
export { periodChanges, printedPeriods } from './interim/period-changes.js';
/** Every report that printed a cell, what each one printed, which value was taken and why. */
export { explainCell } from './compare/explain-cell.js';
/** What a compilation changed compared with the one before. */
export { statementChanges } from './compare/statement-changes.js';
/** Companies side by side, on the rows that all of them have. */
export type { ComparedCompany } from './compare/compare-companies.js';
export { disputedRate, readRate, type Conversion } from './compare/exchange-rates.js';
export { compareOnMeasures } from './measures/compare-on-measures.js';
/** The ratios of companies, each with its formula, its figures and where they stand. */
export { rateCompanies, type CompanyToRate } from './ratios/rate-companies.js';
/** A compiled statement on the concepts that are the same for every company. */
export { standardise } from './standard/standardise.js';
export { withConcepts } from './standard/with-concepts.js';
export { isLineOf } from './standard/classify-line.js';
/** The keys of rows (by section path), and the scale of each row. */
export { rowKeys, type NamedRow } from './standard/row-keys.js';
export { rowOfKey } from './standard/row-of-key.js';
export { rowScales } from './compare/row-scales.js';
/** The rows that the taxonomy names, with their standard concepts. */
export { NAMED_CONCEPTS } from './concepts/taxonomy.js';

// Stored statements as clients read them.

/** The rows of a stored statement that have a name and numbers; clients may have stored anything. */
export { objectOf, readableRows, type ReadableRow } from './compare/stored/readable-rows.js';
export { itemUnitsOf } from './compare/stored/item-units.js';
/** A compiled statement as clients see it, and the text that they are sent. */
export {
  compiledAnswer,
  compiledNumbersOf,
  type StoredCompiledStatement,
} from './compare/stored/compiled-answer.js';

// What a person should review, and what follows from the verdict.

/**
 * Doubtful figures and decisions, the most important first: of a new reading, and of the years
 * compiled from many.
 */
export { reviewsAfterReading } from './review/reviews-after-reading.js';
export { reviewsAfterCompiling } from './review/reviews-after-compiling.js';
/** A statement with the verdicts applied; beside each settled number stands what was read. */
export { applyReviews } from './review/apply/apply-reviews.js';
/** The identities that hold, or no longer hold, because of a verdict. */
export { changedIdentities, type ChangedIdentities } from './review/apply/changed-identities.js';
/** Why a verdict cannot be given; undefined if it can. */
export { verdictFault } from './review/apply/judge-verdict.js';
/** A number as a person copies it from a page, and how the pages write numbers. */
export { numberStyleOf, readPrinted } from './review/printed-number.js';
/** The question that a person's correction answers, whether or not the figure is in doubt. */
export { questionOfFigure } from './review/questions/question-of-figure.js';
/** What a person sees beside a question. */
export { showReview, type ShownReview } from './review/show-review.js';

// Compiled statements as files.

export type { ExportOptions } from './export/export-options.js';
export { toCsv } from './export/to-csv.js';
/** Figures by company, concept and year, each with its page, and as tidy CSV. */
export { figureConcept, nearestConcepts } from './figures/figure-concepts.js';
/** Figures that the words of a search name, and their numbers. */
export { figureQuestion } from './figures/named-figures.js';
export { readNamedFigures, type ReadFigure } from './figures/read-named-figures.js';
export { meansYears } from './figures/years-of-query.js';
export { listFigures, type FigureQuery, type FiguresCompany } from './figures/list-figures.js';
export { FIGURE_COLUMNS, type FigureColumn } from './figures/figure-columns.js';
export { figuresCsv, figuresHead } from './figures/figures-csv.js';
export { writeNumber } from './evidence/in-writing.js';
export { toJson } from './export/to-json.js';
/** A statement as growth, common size, or per share, and the files of it. */
export { measureStatement, type StatementToMeasure } from './measures/measure-statement.js';
export { periodsCsv } from './export/periods-csv.js';
export { periodsWorkbook } from './export/periods-workbook.js';
export { measuredCsv } from './export/measured-csv.js';
export { measuredWorkbook } from './export/measured-workbook.js';
export {
  standardisedWorkbook,
  toCompaniesWorkbook,
  type WorkbookCompany,
} from './export/to-workbook.js';
export { comparisonCsv } from './export/comparison-csv.js';
export { comparisonWorkbook } from './export/comparison-workbook.js';
/** A workbook as data; `@fde/spreadsheet` writes it. */
export { columnName } from './export/column-name.js';
export { toWorkbook } from './export/to-workbook.js';
export type { CellModel, SheetModel, WorkbookModel } from './export/workbook-model.js';
