import { canonicalType, type EventData, type SettledReview } from '@fde/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../database/database.js';
import type { Projection } from '../../projections/projection.js';
import { settledOf } from '../../reviews/settled-of.js';
import type { StoredEvent } from '../../events/stored-event.js';
import { json, jsonOrNull } from '../../record-basics/row-values.js';

type Extracted = EventData<'StatementExtracted'>['extraction'];

const writeStatement = async (
  { id, document_id, statement_type, raw_data, confidence_score, metadata }: Extracted,
  event: StoredEvent,
  db: Executor,
): Promise<void> => {
  const row = {
    statement_type,
    canonical_type: canonicalType(statement_type),
    raw_data: json(raw_data),
    confidence_score,
    metadata: jsonOrNull(metadata),
    updated_at: event.occurredAt,
    version: event.version,
  };
  await db
    .insertInto('extractions')
    .values({ id, document_id, ...row, created_at: event.occurredAt, reviews: null })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(row).where('extractions.version', '<', event.version),
    )
    .execute();
};

/** The reviews of a row without these; null if none is left. */
const without = (ids: readonly number[]) => sql<string | null>`(
  select jsonb_agg(one order by at) from jsonb_array_elements(reviews) with ordinality as list(one, at)
  where not (one ->> 'review_id')::int = any(${ids}::int[]))`;

const withReview = (review: SettledReview) => sql<string>`
  coalesce(${without([review.review_id])}, '[]'::jsonb) || ${JSON.stringify([review])}::jsonb`;

/** The row keeps what was read, with people's verdicts beside it. */
const writeReviews = async (
  extractionId: number,
  change: { readonly reviews?: ReturnType<typeof without> },
  event: StoredEvent,
  db: Executor,
): Promise<void> => {
  const seen = change.reviews === undefined ? {} : { ...change, updated_at: event.occurredAt };
  await db
    .updateTable('extractions')
    .set({ ...seen, version: event.version })
    .where('id', '=', extractionId)
    .where('version', '<', event.version)
    .execute();
};

export const extractionsProjection: Projection = {
  name: 'extractions',
  tables: ['extractions'],
  handles: [
    'StatementExtracted',
    'ExtractionChanged',
    'ExtractionRemoved',
    'ReviewsAsked',
    'FigureReviewed',
    'DecisionReviewed',
    'ReviewUndone',
    'ReviewsLapsed',
  ],
  async apply(event, db) {
    switch (event.type) {
      case 'StatementExtracted':
      case 'ExtractionChanged':
        return writeStatement(event.data.extraction, event, db);
      case 'ExtractionRemoved':
        await db.deleteFrom('extractions').where('id', '=', event.data.id).execute();
        return;
      case 'ReviewsAsked':
        return writeReviews(event.data.extraction_id, {}, event, db);
      case 'FigureReviewed':
      case 'DecisionReviewed': {
        const review = settledOf(event);
        const change = review === undefined ? {} : { reviews: withReview(review) };
        return writeReviews(event.data.extraction_id, change, event, db);
      }
      case 'ReviewUndone':
        return writeReviews(
          event.data.extraction_id,
          { reviews: without([event.data.review_id]) },
          event,
          db,
        );
      case 'ReviewsLapsed':
        return writeReviews(
          event.data.extraction_id,
          { reviews: without(event.data.review_ids) },
          event,
          db,
        );
      default:
    }
  },
};
