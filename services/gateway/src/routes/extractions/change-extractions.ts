import type { components } from '@fde/contracts';
import type {
  DocumentRecord,
  ExtractionFields,
  ExtractionRecord,
  RecordReader,
  RecordWriter,
} from '@fde/event-log';
import { reviewsAfterReading } from '@fde/statements';
import { requireFewYears } from '../../contract/statement-limits.js';
import { expectedVersion, recordTag } from '../../replies/entity-tag.js';
import { empty, json } from '../../replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute } from '../route.js';
import { rawDataFrom } from './extracted-data.js';
import { extractionResource } from './extraction-resource.js';

interface ExtractionBody {
  readonly raw_data?: Record<string, unknown>;
  readonly extracted_data?: Record<string, number>;
}

/**
 * The raw statement of a body: as sent, or built from its names and numbers; undefined if it has
 * neither.
 */
const rawDataOf = async (
  records: RecordReader,
  body: ExtractionBody,
  facts: {
    readonly document: DocumentRecord;
    readonly statementType: string;
    readonly confidence: number | null;
  },
): Promise<Record<string, unknown> | undefined> => {
  if (body.raw_data !== undefined || body.extracted_data === undefined)
    return requireFewYears('raw_data', body.raw_data);
  const company = await records.company(facts.document.company_id);
  return rawDataFrom(body.extracted_data, {
    statementType: facts.statementType,
    companyName: company?.name ?? '',
    fiscalYear: facts.document.fiscal_year,
    confidence: facts.confidence,
  });
};

/** Doubts of a client's statement go to review, like those of one that was read. */
const askOf = async (
  records: RecordWriter,
  extraction: ExtractionRecord,
): Promise<ExtractionRecord> => {
  const { id, raw_data: raw, reviews } = extraction;
  const { questions, lapsed } = reviewsAfterReading(raw, reviews ?? []);
  await records.askReviews(id, questions, lapsed);
  return (await records.extraction(id)) ?? extraction;
};

export const createExtraction: ApiRoute<'createExtraction'> = async (
  { body, context },
  { eventLog },
) => {
  const extraction = await eventLog.transaction(context, async ({ records }) => {
    const document = present(
      'document',
      body.document_id,
      await records.document(body.document_id),
    );
    const confidence = body.confidence_score ?? null;
    const rawData = await rawDataOf(records, body, {
      document,
      statementType: body.statement_type,
      confidence,
    });
    const fields: ExtractionFields = {
      document_id: body.document_id,
      statement_type: body.statement_type,
      raw_data: rawData ?? {},
      confidence_score: confidence,
      metadata: body.metadata ?? null,
    };
    return askOf(records, await records.addExtraction(fields, 'client'));
  });
  return json(201, extractionResource(extraction), {
    ETag: recordTag('extraction', extraction),
    Location: `/api/v1/extractions/${extraction.id}`,
  });
};

type Change = Partial<Pick<ExtractionFields, 'raw_data' | 'confidence_score' | 'metadata'>>;

const changeOf = async (
  records: RecordReader,
  extraction: ExtractionRecord,
  body: components['schemas']['ExtractionUpdate'],
): Promise<Change> => {
  const document = present(
    'document',
    extraction.document_id,
    await records.document(extraction.document_id),
  );
  // The earlier confidence does not apply to numbers that a client wrote.
  const isRewritten = body.raw_data !== undefined || body.extracted_data !== undefined;
  const before = isRewritten ? null : extraction.confidence_score;
  const confidence = body.confidence_score === undefined ? before : body.confidence_score;
  const rawData = await rawDataOf(records, body, {
    document,
    statementType: extraction.statement_type,
    confidence,
  });
  return {
    ...(rawData === undefined ? {} : { raw_data: rawData }),
    ...(confidence === extraction.confidence_score ? {} : { confidence_score: confidence }),
    ...(body.metadata === undefined ? {} : { metadata: body.metadata }),
  };
};

export const updateExtraction: ApiRoute<'updateExtraction'> = async (
  { path, header, body, context },
  { eventLog },
) => {
  const id = path['extraction-id'];
  const extraction = await eventLog.transaction(context, async ({ records }) => {
    const before = present('extraction', id, await records.extraction(id));
    const version = expectedVersion(header['If-Match'], 'extraction', before);
    const changed = await records.changeExtraction(
      id,
      await changeOf(records, before, body),
      version,
    );
    return changed.version === before.version ? changed : askOf(records, changed);
  });
  return json(200, extractionResource(extraction), { ETag: recordTag('extraction', extraction) });
};

export const deleteExtraction: ApiRoute<'deleteExtraction'> = async (
  { path, header, context },
  { eventLog },
) => {
  const id = path['extraction-id'];
  await eventLog.transaction(context, async ({ records }) => {
    const version = expectedVersion(
      header['If-Match'],
      'extraction',
      present('extraction', id, await records.extraction(id)),
    );
    await records.removeExtraction(id, version);
  });
  return empty(204);
};
