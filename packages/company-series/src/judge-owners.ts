import type { LeftOutAbout, RawStatement } from '@fde/contracts';
import type { CompanyRecord, DocumentRecord, ExtractionRecord } from '@fde/event-log';
import { judgeReports, type JudgedReport } from '@fde/statements';

export type ReportingCompany = Pick<CompanyRecord, 'name' | 'primary_ticker' | 'tickers'>;

/** Only what the service read itself: a client that stores statements knows whose they are. */
const isRead = ({ raw_data: data }: ExtractionRecord): boolean => {
  const raw = data as Partial<RawStatement> | null;
  return (
    raw?.reading !== undefined &&
    typeof raw.company_name === 'string' &&
    Array.isArray(raw.line_items) &&
    Array.isArray(raw.pages)
  );
};

const tickersOf = ({ primary_ticker: primary, tickers }: ReportingCompany): string[] => [
  ...new Set([
    ...(primary === null ? [] : [primary]),
    ...(tickers ?? []).map(({ ticker }) => ticker),
  ]),
];

/** Whose the reports of a company are, of those that the service read. Pure. */
export const judgeOwners = (
  documents: readonly DocumentRecord[],
  extractions: readonly ExtractionRecord[],
  company: ReportingCompany,
): readonly JudgedReport[] => {
  const reports = documents.map((document) => ({
    documentId: document.id,
    isFromSite: document.discovery !== null,
    isSaidOthers: document.left_out?.why === 'another_company',
    statements: extractions
      .filter((extraction) => extraction.document_id === document.id && isRead(extraction))
      .map(({ id, raw_data: raw, reviews }) => ({
        extractionId: id,
        raw: raw as RawStatement,
        reviews: reviews ?? [],
      })),
  }));
  return judgeReports(
    reports.filter(({ statements }) => statements.length > 0),
    { name: company.name, tickers: tickersOf(company) },
  );
};

/** Why a report is left out, if it is another company's. */
export const reasonOfOwner = (
  { documentId, owner, isLeftOut, printedName }: JudgedReport,
  { name }: Pick<ReportingCompany, 'name'>,
): [number, { why: 'another_company'; about?: LeftOutAbout; reason: string }][] => {
  if (!isLeftOut) return [];
  const isSaid = owner.evidence.some(({ source, says }) => source === 'person' && says === 'other');
  const said = printedName === undefined ? `does not mention ${name}` : `says ${printedName}`;
  const reason = isSaid
    ? `a person said that it is another company's report (it ${said})`
    : `another company's report: it ${said}, and the company is ${name}`;
  const about: LeftOutAbout = {
    ...(printedName === undefined ? {} : { printed_name: printedName }),
    ...(isSaid ? { settled: true } : {}),
  };
  return [[documentId, { why: 'another_company', about, reason }]];
};
