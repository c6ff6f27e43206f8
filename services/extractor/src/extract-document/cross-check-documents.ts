import { canonicalType, type RawStatement } from '@fde/contracts';
import type {
  DocumentRecord,
  ExtractionFields,
  ExtractionRecord,
  RecordWriter,
} from '@fde/event-log';
import { crossCheck } from '@fde/statements';
import { boundedStatement } from './extraction-record.js';

const ANNUAL_REPORT = 'annual_report';
const TAGGED = 'tagged';

/** The result of comparing a reading with the company's other report of the year. */
export interface CrossChecked {
  readonly statements: readonly RawStatement[];
  /** Extractions of PDFs read earlier, checked against the tagged report just read. */
  readonly others: readonly ExtractionFields[];
}

const isRaw = (raw: unknown): raw is RawStatement =>
  typeof raw === 'object' && raw !== null && 'line_items' in raw && 'method' in raw;

const isTagged = (extraction: ExtractionRecord): boolean =>
  isRaw(extraction.raw_data) && extraction.raw_data.method === TAGGED;

/** The part of a transaction's records that it needs. */
export type CrossCheckRecords = Pick<RecordWriter, 'holdCompany' | 'documents' | 'extractions'>;

interface Sibling {
  readonly document: DocumentRecord;
  readonly extractions: readonly ExtractionRecord[];
}

const isAnnual = ({ document_type: type }: DocumentRecord): boolean =>
  canonicalType(type) === ANNUAL_REPORT;

/** The other annual reports of the same company and year, with their extractions. */
const siblingsOf = async (
  document: DocumentRecord,
  records: CrossCheckRecords,
): Promise<Sibling[]> => {
  const { items } = await records.documents(document.company_id, {
    fiscalYear: document.fiscal_year,
  });
  const others = items.filter((each) => each.id !== document.id && isAnnual(each));
  return Promise.all(
    others.map(async (each) => ({
      document: each,
      extractions: await records.extractions(each.id),
    })),
  );
};

const statementsOf = ({ extractions }: Sibling): RawStatement[] =>
  extractions.flatMap(({ raw_data: raw }) => (isRaw(raw) ? [raw] : []));

/** An extraction of a PDF with what the tagged report says about its cells. */
const checkedAgain = (
  extraction: ExtractionRecord,
  tagged: readonly RawStatement[],
  taggedId: number,
): ExtractionFields[] => {
  const { raw_data: raw } = extraction;
  if (!isRaw(raw)) return [];
  const [checked] = crossCheck([raw], tagged, taggedId);
  if (checked?.cross_check === undefined) return [];
  const { document_id, statement_type, confidence_score, metadata } = extraction;
  return [
    {
      document_id,
      statement_type,
      confidence_score,
      metadata,
      raw_data: boundedStatement(checked),
    },
  ];
};

/**
 * If a fiscal year has a PDF and a tagged report, the PDF's reading is compared with the tags,
 * whichever of the two is read last. Both may end at once, so the company is locked and the later
 * one sees what the other has stored. A report on part of the year has other numbers than one on the
 * year under the same name of a column: it is compared with none.
 */
export const crossCheckDocuments = async (
  document: DocumentRecord,
  statements: readonly RawStatement[],
  records: CrossCheckRecords,
): Promise<CrossChecked> => {
  if (statements.length === 0 || !isAnnual(document)) return { statements, others: [] };
  await records.holdCompany(document.company_id);
  const siblings = await siblingsOf(document, records);
  if (statements.some(({ method }) => method === TAGGED)) {
    const others = siblings.flatMap(({ extractions }) =>
      extractions
        .filter((extraction) => !isTagged(extraction))
        .flatMap((extraction) => checkedAgain(extraction, statements, document.id)),
    );
    return { statements, others };
  }
  const tagged = siblings.find(({ extractions }) => extractions.some(isTagged));
  return {
    statements:
      tagged === undefined
        ? statements
        : crossCheck(statements, statementsOf(tagged), tagged.document.id),
    others: [],
  };
};
