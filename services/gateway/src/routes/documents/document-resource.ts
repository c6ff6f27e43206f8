import { isFiscalPart, type Document, type components } from '@fde/contracts';
import type { DocumentFields, DocumentRecord, ListedDocument, RecordReader } from '@fde/event-log';

const discoveryOf = ({ discovery }: ListedDocument): Document['discovery'] =>
  discovery && {
    page: discovery.page,
    via: discovery.via,
    also_at: [...discovery.also_at],
    discovered_at: discovery.discovered_at,
    changed_at: discovery.changed_at,
    vanished_at: discovery.vanished_at,
  };

type Parts = Pick<DocumentRecord, 'company_id' | 'fiscal_part'>;

/** Whether documents of a company say their part of the year: only while it takes interim reports. */
const showsParts = async (
  documents: readonly Parts[],
  records: Pick<RecordReader, 'company'>,
): Promise<boolean> => {
  const one = documents.find(({ fiscal_part: part }) => isFiscalPart(part));
  return one !== undefined && (await records.company(one.company_id))?.interim === true;
};

/** A document as clients see it. */
const resourceOf = (document: ListedDocument, withPart: boolean): Document => ({
  id: document.id,
  company_id: document.company_id,
  url: document.url,
  fiscal_year: document.fiscal_year,
  document_type: document.document_type,
  filing_date: document.filing_date,
  file_path: document.file_path,
  metadata: document.metadata,
  title: document.title,
  language: document.language,
  variant: document.variant,
  fiscal_year_uncertain: document.fiscal_year_uncertain,
  pages: document.pages,
  statements: document.statements,
  duplicate_of: document.duplicate_of,
  duplicate_reason: document.duplicate_reason,
  discovery: discoveryOf(document),
  sha256: document.sha256,
  size: document.size,
  classification:
    document.classification === null
      ? null
      : {
          confidence: document.classification.confidence,
          reasons: [...document.classification.reasons],
          decided_by: document.decided_by,
        },
  left_out: document.left_out ?? null,
  ...(withPart && isFiscalPart(document.fiscal_part) ? { fiscal_part: document.fiscal_part } : {}),
  created_at: document.created_at.toISOString(),
  updated_at: document.updated_at.toISOString(),
});

/** Documents of one company as clients see them. */
export const documentResources = async (
  documents: readonly ListedDocument[],
  records: Pick<RecordReader, 'company'>,
): Promise<Document[]> => {
  const withPart = await showsParts(documents, records);
  return documents.map((document) => resourceOf(document, withPart));
};

export const documentResource = async (
  document: ListedDocument,
  records: Pick<RecordReader, 'company'>,
): Promise<Document> => resourceOf(document, await showsParts([document], records));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Without `url` a document is known by `metadata.source_url` where that is sent, otherwise by none
 * (decisions.md).
 */
const urlOf = (body: components['schemas']['DocumentCreate']): string =>
  body.url ?? textOf(body.metadata?.['source_url']);

export const newDocument = (body: components['schemas']['DocumentCreate']): DocumentFields => ({
  company_id: body.company_id,
  url: urlOf(body),
  fiscal_year: body.fiscal_year,
  document_type: body.document_type,
  filing_date: body.filing_date ?? null,
  file_path: body.file_path ?? null,
  metadata: body.metadata ?? null,
});

type DocumentChange = Partial<
  Omit<DocumentFields, 'company_id'> & Pick<DocumentRecord, 'title' | 'left_out'>
>;

const leftOutOf = (
  leftOut: NonNullable<components['schemas']['DocumentUpdate']['left_out']> | null,
): NonNullable<DocumentRecord['left_out']> | null =>
  leftOut === null ? null : { why: leftOut.why, comment: leftOut.comment ?? null };

/** The change an update body asks for: only what is sent; a company_id is ignored. */
export const documentChange = (body: components['schemas']['DocumentUpdate']): DocumentChange => ({
  ...(body.url === undefined ? {} : { url: body.url }),
  ...(body.fiscal_year === undefined ? {} : { fiscal_year: body.fiscal_year }),
  ...(body.document_type === undefined ? {} : { document_type: body.document_type }),
  ...(body.filing_date === undefined ? {} : { filing_date: body.filing_date }),
  ...(body.file_path === undefined ? {} : { file_path: body.file_path }),
  ...(body.metadata === undefined ? {} : { metadata: body.metadata }),
  ...(body.title === undefined ? {} : { title: body.title }),
  ...(body.left_out === undefined ? {} : { left_out: leftOutOf(body.left_out) }),
});
