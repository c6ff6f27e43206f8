/**
 * All that other packages may know about the domain. Numbers are as printed, never multiplied by
 * the scale; pages count from 1; boxes are in points from the page's upper left corner. Nothing
 * here has a side effect.
 */

// From the text of pages to the three statements.

/** The pages of a report that are likely to hold statements, by their plain text, best first. */
export { likelyPages, pagesAfter, type CandidatePage } from './locate/likely-pages.js';
/** Places on those pages, once their words are known, where a statement may stand. */
export { locateCandidates, type CandidatePages } from './report/locate-candidates.js';
/**
 * What the whole report says about itself: name, years, currency, group; evidence for every
 * decision.
 */
export { reportHints } from './decide/report-hints.js';
/** The spine of reading: candidates in, the three proven statements out, each with its decisions. */
export { readStatements } from './report/read-report.js';
export type { Considered, ReadingContext, ReportReading } from './report/reading-result.js';
/** Where on a page a word, a row or a title stands, as evidence names it. */
export { placeOnPage } from './evidence/place-on-page.js';
/** Whether a title names the group, a decoy (condensed, parent only), an annual filing. */
export { isAnnualFiling, namesTheGroup } from './language/group-title.js';
export { isDecoy } from './language/decoys.js';

// What another reader (a language model, or tags) says about the same pages.

/** Pages as a language model is shown them, and what it says about them. */
export type { ModelRow, ModelStatement } from './reconcile/model-reading.js';
export { shownPage, type ShownLine, type ShownPage } from './reconcile/pages/shown-page.js';
export { pagesAsText } from './reconcile/pages/pages-as-text.js';
export { pagesToShow } from './reconcile/pages/pages-to-show.js';
export { linesOfItems } from './reconcile/line-index.js';
/** Joins both readings: what only the model read is never above 0.75, and nothing stands that no page prints. */
export { reconcileReport } from './reconcile/reconcile-report.js';
export type { Tally } from './reconcile/reading-status.js';
/** The places of rows that are known to be printed, such as those of a tagged report. */
export { placePrintedRows } from './report/place-printed-rows.js';
/** Holds the reading of a PDF against the tagged report of the same year, cell by cell. */
export { crossCheck } from './cross-check/cross-check.js';
export { pairRows } from './cross-check/pair-rows.js';
/** Proofs of statements that were not read here: their checks, and the confidence of each cell. */
export { proveReport } from './prove/prove-report.js';
export { setComprehensiveIncomeApart } from './prove/comprehensive-income.js';

// From the statements of many reports to one series.

/** The spine of compiling: one statement type of one company over all its reports. Throws RawStatementError. */
export { compileStatements } from './compile/compile-company.js';
export type { CompileInput, KnownReport } from './compile/input/compile-input.js';
/** Every report that printed a cell, what each said, which was taken and why. */
export { explainCell } from './compare/explain-cell.js';
/** What a compilation changed compared with the one before. */
export { statementChanges } from './compare/statement-changes.js';
/** Companies side by side on the rows that all of them have. */
export { compareCompanies, type ComparedCompany } from './compare/compare-companies.js';
/** Keys of rows by section path, and the scale of each row. */
export { rowKeys, type NamedRow } from './compare/row-keys.js';
export { rowScales } from './compare/row-scales.js';
/** The rows that have a name of their own in the taxonomy, with their standard concepts. */
export { NAMED_CONCEPTS } from './concepts/taxonomy.js';

// What a person should look at, and what follows from what a person says.

/** Doubtful figures and decisions, the most important first: of a new reading, and of what was compiled of many. */
export { reviewsAfterReading } from './review/reviews-after-reading.js';
export { reviewsAfterCompiling } from './review/reviews-after-compiling.js';
/** A statement with what people have settled of it, beside each number what was read. */
export { applyReviews } from './review/apply/apply-reviews.js';
/** Which identities a verdict closes and opens. */
export { changedIdentities, type ChangedIdentities } from './review/apply/changed-identities.js';
/** Why a verdict cannot be given; undefined if it can. */
export { verdictFault } from './review/apply/judge-verdict.js';
/** What a person is shown beside a question. */
export { showReview, type ShownReview } from './review/show-review.js';

// Compiled statements as files.

export type { ExportOptions } from './export/export-options.js';
export { toCsv } from './export/to-csv.js';
export { toJson } from './export/to-json.js';
/** A workbook as data; `@fde/spreadsheet` writes it. */
export { toWorkbook } from './export/to-workbook.js';
export type { CellModel, SheetModel, WorkbookModel } from './export/workbook-model.js';
