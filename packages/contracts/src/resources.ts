/**
 * Resource types of the REST contract. `openapi.yaml` at the root is their only source: `npm run generate` writes
 * `generated/openapi.ts` from it, and `npm test` fails when the two differ.
 */
import type { components } from './generated/openapi.js';
import type { Unchanging } from './unchanging.js';

export type { components, operations, paths } from './generated/openapi.js';
export { isMissed, isSettled, namesMissingYears } from './outcomes.js';
export { applicableRatios, isOfOtherIndustry } from './ratios-of-industries.js';
export * from './period-series.js';
export { SAME_DAY_OF_YEAR, wholeYearsApart } from './fiscal-years.js';

type Schemas = components['schemas'];

export type CanonicalStatementType = Schemas['CanonicalStatementType'];
export type Unit = Schemas['Unit'];
/** [x0, y0, x1, y1] in PDF points on the page as displayed, origin top left, y downwards. */
export type BoundingBox = [number, number, number, number];
export type Check = Schemas['Check'];
export type CellSource = Schemas['CellSource'];
export type ReadingDoubt = Schemas['ReadingDoubt'];
export type RawLineItem = Schemas['RawLineItem'];
export type RawStatement = Schemas['RawStatement'];
/** The tagged fact that a cell prints. */
export type FactSource = Schemas['FactSource'];
export type RowConcept = Schemas['RowConcept'];
/** A PDF's reading compared with the tagged report of the same year. */
export type CrossCheck = Schemas['CrossCheck'];
/** Why a decision on a whole statement may be wrong. */
export type DecisionDoubt = Schemas['DecisionDoubt'];
/** What was decided on a whole statement, on what evidence, and what spoke against it. */
export type ReadingDecision = Schemas['ReadingDecision'];
export type DecisionEvidence = Schemas['DecisionEvidence'];
export type ReadingDecisions = Schemas['ReadingDecisions'];
/** Why one cell of a compiled statement holds what it holds. */
export type CellExplanation = Schemas['CellExplanation'];
export type CellPrinting = Schemas['CellPrinting'];
export type ItemUnit = Schemas['ItemUnit'];
export type ReportingPeriod = Schemas['ReportingPeriod'];
/** What a column of numbers covers: a day, or the time between two days. */
export type Period = Schemas['Period'];
export type PeriodLength = Schemas['PeriodLength'];
/** One printed column of numbers. */
export type StatementColumn = Schemas['StatementColumn'];
/** Where a column of an interim report lies in the fiscal years of its company. */
export type FiscalPosition = Schemas['FiscalPosition'];
export type OtherColumn = Schemas['OtherColumn'];
export type ColumnBasis = Schemas['ColumnBasis'];
export type ColumnScope = Schemas['ColumnScope'];
export type NoFiscalYear = Schemas['NoFiscalYear'];
export type LineageEntry = Schemas['LineageEntry'];
export type CompiledCellSource = Schemas['CompiledCellSource'];
export type CompiledLineItem = Schemas['CompiledLineItem'];
export type CompiledData = Schemas['CompiledData'];
export type Gap = Schemas['Gap'];
/** A compiled statement on the concepts that are the same for every company. */
export type StandardisedStatement = Schemas['StandardisedStatement'];
export type StandardisedLine = Schemas['StandardisedLine'];
export type StandardisedCell = Schemas['StandardisedCell'];
export type StandardisedPart = Schemas['StandardisedPart'];
export type RowMove = Schemas['RowMove'];
/** What is shown of each number of a statement: the number, its growth, its share, or per share. */
export type Measure = Schemas['Measure'];
export type Alignment = Schemas['Alignment'];
export type ComparedYear = Schemas['ComparedYear'];
export type RateKind = Schemas['RateKind'];
export type ConvertedNumber = Schemas['ConvertedNumber'];
export type MeasuredAmount = Schemas['MeasuredAmount'];
export type MeasuredCell = Schemas['MeasuredCell'];
export type MeasuredLine = Schemas['MeasuredLine'];
export type MeasureAbsence = Schemas['MeasureAbsence'];
export type MeasureBase = Schemas['MeasureBase'];
/** The median of compared companies in a year. */
export type ComparisonMedian = Schemas['ComparisonMedian'];
export type MeasuredStatement = Schemas['MeasuredStatement'];
/** What a compilation changed compared with the one before. */
export type StatementChanges = Schemas['StatementChanges'];
/** An interim report that a compilation took for the first time. */
export type InterimReportTaken = Schemas['InterimReportTaken'];
export type ChangedCell = Schemas['ChangedCell'];
export type Company = Schemas['Company'];
export type Document = Schemas['Document'];
export type Extraction = Schemas['Extraction'];
export type CompiledStatement = Schemas['CompiledStatement'];
export type TaskStatus = Schemas['TaskStatus'];
/** The result of each operation's tasks. */
export interface TaskResults {
  extract_company: Unchanging<Schemas['ExtractCompanyResult']>;
  scrape_company: Unchanging<Schemas['ScrapeResult']>;
  recompile_company: Unchanging<Schemas['CompileResult']>;
  process_company_documents: Unchanging<Schemas['ProcessCompanyDocumentsResult']>;
  process_document: Unchanging<Schemas['ProcessDocumentResult']>;
  download_document: Unchanging<Schemas['DownloadResult']>;
  classify_document: Unchanging<Schemas['ClassifyResult']>;
  extract_document: Unchanging<Schemas['ExtractResult']>;
}
/** What a person should review, and the verdicts. */
export type Review = Schemas['Review'];
export type ReviewDetail = Schemas['ReviewDetail'];
export type ReviewVerdict = Schemas['ReviewVerdict'];
export type ReviewState = Schemas['ReviewState'];
export type DecisionName = Schemas['DecisionName'];
export type ErrorCode = Schemas['ErrorCode'];
export type CanonicalMapping = Schemas['CanonicalMapping'];
export type CanonicalComparison = Schemas['CanonicalComparison'];
/** A figure by its company, concept and year, or why there is none. */
export type Figure = Schemas['Figure'];
export type FigureSource = Schemas['FigureSource'];
export type FigureAbsence = Schemas['FigureAbsence'];
/** A figure that words of a search name. */
export type FoundFigure = Schemas['FoundFigure'];
export type RatioId = Schemas['RatioId'];
export type RatioDefinition = Schemas['RatioDefinition'];
export type RatioFigure = Schemas['RatioFigure'];
export type RatioAbsence = Schemas['RatioAbsence'];
export type RatioValue = Schemas['RatioValue'];
export type RatedCompany = Schemas['RatedCompany'];
export type RatioTable = Schemas['RatioTable'];

/** Why a figure changed that a person corrected, or whose correction was undone. */
export const CHANGED_BY_PERSONS: readonly Schemas['ChangedCell']['reason'][] = [
  'correction',
  'correction_undone',
];

/** ISO 4217 for "no currency": the report names none. */
export const NO_CURRENCY = 'XXX';

export const STATEMENT_TYPES = [
  'income_statement',
  'balance_sheet',
  'cash_flow_statement',
] as const satisfies readonly CanonicalStatementType[];
