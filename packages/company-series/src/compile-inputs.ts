import { canonicalType, type RawStatement } from '@fde/contracts';
import type { CompiledStatementRecord, DocumentRecord, ExtractionRecord } from '@fde/event-log';
import {
  namesTheGroup,
  type CompileInput,
  type JudgedReport,
  type KnownReport,
} from '@fde/statements';
import {
  candidatesOf,
  isTagged,
  reasonOfPerson,
  typeOf,
  type Against,
  type Candidate,
} from './candidate.js';
import { judgeOwners, reasonOfOwner, type ReportingCompany } from './judge-owners.js';
import { reasonOfReading, sameReport, selectionOf, type Selection } from './selection.js';

const ANNUAL_REPORT = 'annual_report';
const PARENT_COMPANY = 'parent_company';

export const isAnnualReport = (document: DocumentRecord): boolean =>
  canonicalType(document.document_type) === ANNUAL_REPORT;

export interface CompileSelection extends Selection {
  /** Whose the reports are, as far as that was judged. */
  readonly owners: readonly JudgedReport[];
}

const titleOf = ({ extraction }: Candidate): string => {
  const title = (extraction.raw_data as Partial<RawStatement> | null)?.title;
  return typeof title === 'string' ? title : '';
};

/** By the document's name, unless the statement itself says that it is the group's. */
const isParentsOwn = (candidate: Candidate): boolean =>
  candidate.document.variant === PARENT_COMPANY && !namesTheGroup(titleOf(candidate));

/** If a year has a PDF and a tagged report, the tags are what the company filed. */
const isTaggedOfYear = (other: Candidate, than: Candidate): boolean =>
  isTagged(other) && !isTagged(than) && other.document.fiscal_year === than.document.fiscal_year;

/**
 * In a chapter without statements, tables that look like statements repeat those of the year's
 * report.
 */
const isReportOfChapter = (other: Candidate, than: Candidate): boolean =>
  than.document.statements === 'absent' &&
  other.document.statements === 'present' &&
  other.document.fiscal_year === than.document.fiscal_year &&
  !isParentsOwn(other);

/**
 * Another document of the year that is compiled in its place, of the candidates of its type.
 * Duplicates may be recognised after they were read: their earlier extractions must not count
 * twice, or as the group's.
 */
const otherInItsPlace = (
  candidate: Candidate,
  ofType: readonly Candidate[],
): Against | undefined => {
  const original = candidate.document.duplicate_of;
  if (original !== null && ofType.some(({ document }) => document.id === original))
    return sameReport(original);
  const tagged = ofType.find((other) => isTaggedOfYear(other, candidate));
  if (tagged !== undefined)
    return {
      why: 'tagged_report',
      about: { document_id: tagged.document.id },
      reason: `document ${tagged.document.id} is the tagged report of the same year`,
    };
  const report = ofType.find((other) => isReportOfChapter(other, candidate));
  if (report !== undefined)
    return {
      why: 'chapter',
      about: { document_id: report.document.id },
      reason: `a chapter of the annual report whose statements are in document ${report.document.id}`,
    };
  return isParentsOwn(candidate) && ofType.some((other) => !isParentsOwn(other))
    ? {
        why: 'parent_company',
        reason: 'the statements of the parent company alone, beside those of the group',
      }
    : undefined;
};

/** Why a candidate stays out, by what a person said of it and by what else there is. */
const reasonAgainst = (candidate: Candidate, all: readonly Candidate[]): Against | undefined =>
  reasonOfReading(candidate, all) ??
  otherInItsPlace(
    candidate,
    all.filter((other) => typeOf(other) === typeOf(candidate)),
  );

/**
 * What is compiled: the extractions of annual reports; those of every other kind of document stay
 * out, and so do reports that a person left out, other companies' reports, copies of a report,
 * statements found only in a replaced file, chapters without statements if another document has
 * them, and a parent company's own statements if the group's exist. With a day (ISO), all of that
 * among the reports published by then; whose a report is does not depend on the day. Pure.
 */
export const compileInputs = (
  documents: readonly DocumentRecord[],
  extractions: readonly ExtractionRecord[],
  company: ReportingCompany,
  asOf?: string,
): CompileSelection => {
  const reports = documents.filter(isAnnualReport);
  const owners = judgeOwners(reports, extractions, company);
  const others = new Map<number, Against>([
    ...owners.flatMap((one) => reasonOfOwner(one, company)),
    ...reports.flatMap(reasonOfPerson),
  ]);
  return {
    owners,
    ...selectionOf(candidatesOf(reports, extractions, asOf), others, reasonAgainst),
  };
};

/** The annual reports of a company, read or not: they explain gaps. Pure. */
export const knownReports = (documents: readonly DocumentRecord[]): KnownReport[] =>
  documents.filter(isAnnualReport).map((document) => ({
    documentId: document.id,
    fiscalYear: document.fiscal_year,
    isStored: document.file_path !== null,
  }));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The extractions that the cells of a compiled statement name; a client may have stored anything. */
const extractionsNamedBy = (data: Readonly<Record<string, unknown>>): readonly number[] => {
  const items = data['line_items'];
  return (Array.isArray(items) ? items : [])
    .filter(isObject)
    .map(({ sources }) => sources)
    .filter(isObject)
    .flatMap((sources) => Object.values(sources))
    .filter(isObject)
    .map((source) => source['extraction_id'])
    .filter((id) => typeof id === 'number');
};

/**
 * Compiled statements that have no source left: of types that are not compiled now, and whose
 * every cell is from extractions that are gone from the inputs. A statement whose cells name no
 * extraction was written by a client and stays, whatever its lineage says. Pure.
 */
export const withoutSource = (
  stored: readonly CompiledStatementRecord[],
  compiledTypes: readonly string[],
  inputs: readonly CompileInput[],
): readonly CompiledStatementRecord[] => {
  const known = new Set(inputs.map(({ extractionId }) => extractionId));
  return stored.filter(({ statement_type, data }) => {
    const named = extractionsNamedBy(data);
    return (
      !compiledTypes.includes(canonicalType(statement_type)) &&
      named.length > 0 &&
      named.every((id) => !known.has(id))
    );
  });
};
