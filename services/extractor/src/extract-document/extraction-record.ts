import { ServiceError, type RawStatement } from '@fde/contracts';
import type { ExtractionFields } from '@fde/event-log';
import type { ReadReport } from '@fde/report-reader';
import type { ModelOutcome } from './second-reading.js';

/** An event that carries a statement must stay well below the broker's limit for one message. */
const MOST_BYTES = 700 * 1024;
/** There are many similar checks that hold; those that fail are always kept. */
const MOST_HELD_CHECKS = 400;

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/**
 * Keeps a statement storable by dropping checks that hold if there are very many. Throws
 * `statement_too_large`.
 */
export const boundedStatement = (statement: RawStatement): RawStatement => {
  if (sizeOf(statement) <= MOST_BYTES) return statement;
  let held = 0;
  const checks = statement.checks.filter(
    (check) => !check.holds || (held += 1) <= MOST_HELD_CHECKS,
  );
  const slim = {
    ...statement,
    checks,
    notes: [
      ...(statement.notes ?? []),
      `${statement.checks.length - checks.length} checks that hold are not listed.`,
    ],
  };
  if (sizeOf(slim) <= MOST_BYTES) return slim;
  throw new ServiceError(
    'statement_too_large',
    `The ${statement.statement_type} read on pages ${statement.pages.join(', ')} has ${statement.line_items.length} rows, too many for a statement.`,
  );
};

type ReadingFacts = Pick<ReadReport, 'sha256' | 'pageCount' | 'mentions'>;

type ReadingRecord = NonNullable<RawStatement['reading']>;

/** What asking a language model cost and changed; why it failed; nothing if none was asked. */
const modelRecord = (outcome: ModelOutcome | undefined): Partial<ReadingRecord> => {
  if (outcome === undefined || outcome.status === 'not_asked') return {};
  if (outcome.status === 'failed') {
    const { model, code, message } = outcome;
    return { language_model: { status: 'failed', model, error_code: code, message } };
  }
  const { cost, tally } = outcome;
  return {
    model: outcome.model,
    tokens_used: cost.tokensIn + cost.tokensOut,
    tokens_in: cost.tokensIn,
    tokens_out: cost.tokensOut,
    tokens_estimated: cost.tokensEstimated,
    cost_usd: cost.costUsd,
    latency_ms: Math.round(cost.latencyMs),
    requests: cost.requests,
    pages_shown: [...outcome.pages],
    reconciliation: {
      agreed: tally.agreed,
      layout_only: tally.layoutOnly,
      model_only: tally.modelOnly,
      differing: tally.differing,
      dropped_numbers: tally.droppedNumbers,
      dropped_rows: tally.droppedRows,
    },
  };
};

/**
 * Nothing here depends on when or how often the document was read, so that reading it again changes
 * no record.
 */
const readingRecord = (
  { sha256, pageCount, mentions }: ReadingFacts,
  outcome: ModelOutcome | undefined,
): ReadingRecord => ({
  document_sha256: sha256,
  document_pages: pageCount,
  ...(mentions === undefined ? {} : { mentions: { ...mentions, tickers: [...mentions.tickers] } }),
  ...modelRecord(outcome),
});

/**
 * One question covers all statements of a report; tokens and counts are those of the whole
 * question.
 */
export const extractionRecord = (
  documentId: number,
  statement: RawStatement,
  facts: ReadingFacts,
  outcome: ModelOutcome | undefined,
): ExtractionFields => ({
  document_id: documentId,
  statement_type: statement.statement_type,
  raw_data: boundedStatement({ ...statement, reading: readingRecord(facts, outcome) }),
  confidence_score: statement.confidence,
  metadata: null,
});
