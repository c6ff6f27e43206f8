import { isInterimType, type LeftOutDocument } from '@fde/contracts';
import type { CompanyRecord, DocumentRecord, ExtractionRecord } from '@fde/event-log';
import {
  candidatesOf,
  isTagged,
  reasonOfPerson,
  typeOf,
  type Against,
  type Candidate,
} from './candidate.js';
import { judgeOwners, reasonOfOwner } from './judge-owners.js';
import { reasonOfReading, sameReport, selectionOf, type Selection } from './selection.js';

type InterimCompany = Pick<CompanyRecord, 'name' | 'primary_ticker' | 'tickers' | 'interim'>;

const isOnSamePart = ({ document: one }: Candidate, { document: other }: Candidate): boolean =>
  typeof one.fiscal_part === 'string' &&
  one.fiscal_part === other.fiscal_part &&
  one.fiscal_year === other.fiscal_year;

/** The tags are what the company filed; of a report in two languages one is read. */
const standsInFor = (other: Candidate, candidate: Candidate): boolean =>
  other.document.id !== candidate.document.id &&
  typeOf(other) === typeOf(candidate) &&
  (other.document.id === candidate.document.duplicate_of ||
    (isTagged(other) && !isTagged(candidate) && isOnSamePart(other, candidate)));

/** Why a candidate stays out, by what a person said of it and by what else there is: as of annual reports. */
const reasonAgainst = (candidate: Candidate, all: readonly Candidate[]): Against | undefined => {
  const against = reasonOfReading(candidate, all);
  if (against !== undefined) return against;
  const other = all.find((one) => standsInFor(one, candidate));
  if (other === undefined) return undefined;
  const { id } = other.document;
  if (id === candidate.document.duplicate_of) return sameReport(id);
  return {
    why: 'tagged_report',
    about: { document_id: id },
    reason: `document ${id} is the tagged report of the same part of the year`,
  };
};

/**
 * What is compiled beside the years: the extractions of half-year and quarterly reports of a company
 * that takes them, without those that a person left out, other companies' reports, copies and
 * statements found only in a replaced file; and which of them are not, and why. With a day (ISO), all
 * of that among the reports published by then. Pure.
 */
export const interimInputs = (
  documents: readonly DocumentRecord[],
  extractions: readonly ExtractionRecord[],
  company: InterimCompany,
  asOf?: string,
): Selection => {
  if (!company.interim) return { inputs: [], leftOut: [] };
  const reports = documents.filter(({ document_type: type }) => isInterimType(type));
  const others = new Map<number, Against>([
    ...judgeOwners(reports, extractions, company).flatMap((one) => reasonOfOwner(one, company)),
    ...reports.flatMap(reasonOfPerson),
  ]);
  return selectionOf(candidatesOf(reports, extractions, asOf), others, reasonAgainst);
};

const reasonUnread = ({ duplicate_of: original, statements }: DocumentRecord): Against => {
  if (original !== null) return sameReport(original);
  return statements === 'absent'
    ? { why: 'no_statements', reason: 'it contains no statements' }
    : { why: 'not_read', reason: 'none of its statements is read' };
};

/** The interim reports of a company that takes them of which nothing is read, each with the reason. Pure. */
export const unreadInterim = (
  documents: readonly DocumentRecord[],
  extractions: readonly ExtractionRecord[],
  { interim }: Pick<InterimCompany, 'interim'>,
): readonly LeftOutDocument[] => {
  const read = new Set(extractions.map(({ document_id: id }) => id));
  return documents
    .filter(({ id, document_type: type }) => interim && isInterimType(type) && !read.has(id))
    .map((document) => ({
      document_id: document.id,
      ...(reasonOfPerson(document)[0]?.[1] ?? reasonUnread(document)),
    }));
};
