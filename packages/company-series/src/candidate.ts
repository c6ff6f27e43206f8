import {
  canonicalType,
  type LeftOutAbout,
  type LeftOutReason,
  type RawStatement,
} from '@fde/contracts';
import type { DocumentRecord, ExtractionRecord } from '@fde/event-log';
import { applyReviews, publishedBy, type CompileInput } from '@fde/statements';

/** Why something is not compiled: as a kind, and in words. */
export interface Against {
  readonly why: LeftOutReason;
  readonly about?: LeftOutAbout;
  readonly reason: string;
}

/** An extraction with its document: it may be compiled. */
export interface Candidate {
  readonly document: DocumentRecord;
  readonly extraction: ExtractionRecord;
}

export const typeOf = ({ extraction }: Candidate): string =>
  canonicalType(extraction.statement_type);

/** The file that an extraction was read from; undefined if a client sent it, or before 0.2.0. */
const fileOf = ({ raw_data: raw }: ExtractionRecord): string | undefined =>
  (raw as Partial<RawStatement> | null)?.reading?.document_sha256;

/** Read from a file that the site has replaced, and not found again in the new one. */
export const isOfOlderFile = (
  { document, extraction }: Candidate,
  all: readonly Candidate[],
): boolean => {
  const read = fileOf(extraction);
  if (document.sha256 === null || read === undefined || read === document.sha256) return false;
  return all.some(
    (other) => other.document.id === document.id && fileOf(other.extraction) === document.sha256,
  );
};

export const isTagged = ({ extraction }: Candidate): boolean =>
  (extraction.raw_data as Partial<RawStatement> | null)?.method === 'tagged';

/** The review in which a person said that this is not the company's statement. */
export const setAsideBy = ({ extraction }: Candidate): number | undefined =>
  (extraction.raw_data as Partial<RawStatement> | null)?.set_aside_by;

/** With people's verdicts applied; what was read stays in the record. */
const settled = (extraction: ExtractionRecord): ExtractionRecord => ({
  ...extraction,
  raw_data: applyReviews(extraction.raw_data, extraction.reviews ?? []),
});

export const inputOf = ({ document, extraction }: Candidate): CompileInput => ({
  documentId: document.id,
  extractionId: extraction.id,
  fiscalYear: document.fiscal_year,
  filingDate: document.filing_date,
  discoveredAt: document.discovery?.discovered_at ?? null,
  statementType: canonicalType(extraction.statement_type),
  raw: extraction.raw_data as RawStatement,
});

/** Why a person keeps a report out of the series. */
export const reasonOfPerson = ({ id, left_out: leftOut }: DocumentRecord): [number, Against][] => {
  if (leftOut === null || leftOut === undefined) return [];
  const isAnothers = leftOut.why === 'another_company';
  const said = isAnothers
    ? "a person said that it is another company's report"
    : 'a person left it out of the series';
  const why = isAnothers ? 'another_company' : 'left_out';
  if (leftOut.comment === null) return [[id, { why, about: { settled: true }, reason: said }]];
  const about = { comment: leftOut.comment, settled: true } as const;
  return [[id, { why, about, reason: `${said}: ${leftOut.comment}` }]];
};

/** A report that was not published yet stands in for no other. */
const publishedOn = (candidates: readonly Candidate[], day: string): readonly Candidate[] => {
  const dated = candidates.map((candidate) => ({ ...inputOf(candidate), candidate }));
  return publishedBy(dated, day).map(({ candidate }) => candidate);
};

/** The extractions of reports; with a day (ISO), of those that were published by then. */
export const candidatesOf = (
  reports: readonly DocumentRecord[],
  extractions: readonly ExtractionRecord[],
  asOf: string | undefined,
): readonly Candidate[] => {
  const byId = new Map(reports.map((document) => [document.id, document]));
  const all = extractions.flatMap((extraction): Candidate[] => {
    const document = byId.get(extraction.document_id);
    return document === undefined ? [] : [{ document, extraction: settled(extraction) }];
  });
  return asOf === undefined ? all : publishedOn(all, asOf);
};
