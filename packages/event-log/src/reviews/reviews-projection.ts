import {
  canonicalType,
  causeOfQuestion,
  isAcceptedByItself,
  kindOfQuestion,
  type EventData,
  type Question,
} from '@fde/contracts';
import { sql } from 'kysely';
import type { Executor } from '../database/database.js';
import type { StoredEvent } from '../events/stored-event.js';
import type { Projection } from '../projections/projection.js';
import { json, jsonOrNull } from '../record-basics/row-values.js';
import { answerOf } from './settled-of.js';

type Questions = EventData<'ReviewsAsked'>;

/** Decimals of an importance: those of a doubt and of a weight together. */
const DECIMALS = 8;

const importanceOf = (doubt: number, weight: number): number =>
  Number((doubt * weight).toFixed(DECIMALS));

/** What a question is without a person's word. */
const unsettledState = (question: Pick<Question, 'reasons'>): 'open' | 'accepted' =>
  isAcceptedByItself(question) ? 'accepted' : 'open';

const rowOf =
  (data: Questions, event: StoredEvent) => (question: Questions['reviews'][number]) => ({
    id: question.id,
    extraction_id: data.extraction_id,
    document_id: data.document_id,
    company_id: data.company_id,
    statement_type: canonicalType(data.statement_type),
    decision: question.decision,
    item: jsonOrNull(question.item),
    value: jsonOrNull(question.value),
    page: question.page,
    bbox: jsonOrNull(question.bbox),
    doubt: question.doubt,
    weight: question.weight,
    importance: importanceOf(question.doubt, question.weight),
    reasons: json(question.reasons),
    kind: kindOfQuestion(question),
    cause: causeOfQuestion(question, data),
    state: unsettledState(question),
    given: null,
    created_at: event.occurredAt,
    updated_at: event.occurredAt,
    version: event.version,
  });

/** Of a question that is asked again; the time when it came stays, and that it was put off. */
const CHANGED_BY_A_QUESTION = [
  'value',
  'page',
  'bbox',
  'doubt',
  'weight',
  'importance',
  'reasons',
  'kind',
  'cause',
  'updated_at',
  'version',
] as const;

const ask = async (data: Questions, event: StoredEvent, db: Executor): Promise<void> => {
  const ids = data.reviews.map(({ id }) => id);
  await db
    .deleteFrom('reviews')
    .where('extraction_id', '=', data.extraction_id)
    .where('state', '<>', 'settled')
    .where('version', '<', event.version)
    .where(sql<boolean>`not id = any(${ids}::int[])`)
    .execute();
  if (ids.length === 0) return;
  await db
    .insertInto('reviews')
    .values(data.reviews.map(rowOf(data, event)))
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((row) => ({
          ...Object.fromEntries(
            CHANGED_BY_A_QUESTION.map((name) => [name, row.ref(`excluded.${name}`)]),
          ),
          state: row
            .case()
            .when('reviews.state', '=', 'skipped')
            .then(row.ref('reviews.state'))
            .else(row.ref('excluded.state'))
            .end(),
        }))
        .where('reviews.state', '<>', 'settled')
        .where('reviews.version', '<', event.version),
    )
    .execute();
};

const reopen = async (ids: readonly number[], event: StoredEvent, db: Executor): Promise<void> => {
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'reasons'])
    .where('id', 'in', [...ids])
    .execute();
  for (const state of ['open', 'accepted'] as const) {
    const those = rows.filter((row) => unsettledState(row) === state).map(({ id }) => id);
    if (those.length > 0) await setUnsettled(those, state, event, db);
  }
};

const setUnsettled = async (
  ids: readonly number[],
  state: 'open' | 'accepted',
  event: StoredEvent,
  db: Executor,
): Promise<void> => {
  await db
    .updateTable('reviews')
    .set({ state, given: null, updated_at: event.occurredAt, version: event.version })
    .where('id', 'in', [...ids])
    .where('version', '<', event.version)
    .execute();
};

/** The queue of what a person should review, with the verdicts. */
export const reviewsProjection: Projection = {
  name: 'reviews',
  tables: ['reviews'],
  handles: [
    'ReviewsAsked',
    'FigureReviewed',
    'DecisionReviewed',
    'ReviewUndone',
    'ReviewsLapsed',
    'ExtractionRemoved',
  ],
  async apply(event, db) {
    switch (event.type) {
      case 'ReviewsAsked':
        return ask(event.data, event, db);
      case 'FigureReviewed':
      case 'DecisionReviewed':
        await db
          .updateTable('reviews')
          .set({
            state: event.data.verdict === 'skip' ? 'skipped' : 'settled',
            given: json(answerOf(event)),
            updated_at: event.occurredAt,
            version: event.version,
          })
          .where('id', '=', event.data.review_id)
          .where('version', '<', event.version)
          .execute();
        return;
      case 'ReviewUndone':
        return reopen([event.data.review_id], event, db);
      case 'ReviewsLapsed':
        return reopen(event.data.review_ids, event, db);
      case 'ExtractionRemoved':
        await db.deleteFrom('reviews').where('extraction_id', '=', event.data.id).execute();
        return;
      default:
    }
  },
};
