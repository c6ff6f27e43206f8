import { isInterimType } from '@fde/contracts';
import type { CompanyRecord, DocumentRecord, ExtractionRecord } from '@fde/event-log';
import type { CompileInput } from '@fde/statements';
import {
  candidatesOf,
  inputOf,
  isOfOlderFile,
  isTagged,
  reasonOfPerson,
  setAsideBy,
  typeOf,
  type Candidate,
} from './candidate.js';
import { judgeOwners, reasonOfOwner } from './judge-owners.js';

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

const isOut = (candidate: Candidate, all: readonly Candidate[]): boolean =>
  setAsideBy(candidate) !== undefined ||
  isOfOlderFile(candidate, all) ||
  all.some((other) => standsInFor(other, candidate));

/**
 * What is compiled beside the years: the extractions of half-year and quarterly reports of a company
 * that takes them, without those that a person left out, other companies' reports, copies and
 * statements found only in a replaced file. With a day (ISO), all of that among the reports published
 * by then. Pure.
 */
export const interimInputs = (
  documents: readonly DocumentRecord[],
  extractions: readonly ExtractionRecord[],
  company: InterimCompany,
  asOf?: string,
): readonly CompileInput[] => {
  if (!company.interim) return [];
  const reports = documents.filter(({ document_type: type }) => isInterimType(type));
  const others = new Set(
    [
      ...judgeOwners(reports, extractions, company).flatMap((one) => reasonOfOwner(one, company)),
      ...reports.flatMap(reasonOfPerson),
    ].map(([id]) => id),
  );
  const own = reports.filter(({ id }) => !others.has(id));
  const candidates = candidatesOf(own, extractions, asOf);
  return candidates.filter((candidate) => !isOut(candidate, candidates)).map(inputOf);
};
