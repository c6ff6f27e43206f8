import type { components, CrossCheck, RawStatement, TaskResults } from '@fde/contracts';
import type { ExtractionRecord } from '@fde/event-log';
import { endOfReading, taggedResource, type ReadReport } from '@fde/report-reader';
import type { ModelOutcome } from './second-reading.js';

/** With the other fields, far below the broker's limit for one message. */
const MOST_BYTES = 600 * 1024;

/**
 * A statement as the task's result carries it: all numbers; the places on the page are in the
 * extraction.
 */
const shortStatement = ({
  checks,
  line_items,
  cross_check,
  ...header
}: RawStatement): components['schemas']['ExtractedStatement'] => ({
  ...header,
  ...(cross_check === undefined ? {} : { cross_check: shortCheck(cross_check) }),
  checks_tried: checks.length,
  checks_failed: checks.filter((check) => !check.holds && check.severity !== 'warning').length,
  line_items: line_items.map(({ sources: _places, ...item }) => item),
});

const MOST_CELLS = 50;

const shortCheck = (check: CrossCheck): CrossCheck => ({
  ...check,
  cells: check.cells.slice(0, MOST_CELLS),
});

const modelResult = (
  outcome: ModelOutcome,
): NonNullable<TaskResults['extract_document']['language_model']> => {
  switch (outcome.status) {
    case 'not_asked':
      return { status: 'not_asked', model: outcome.model };
    case 'failed':
      return {
        status: 'failed',
        model: outcome.model,
        error_code: outcome.code,
        message: outcome.message,
      };
    case 'read': {
      const { cost, tally, fromCache } = outcome;
      return {
        status: 'read',
        model: outcome.model,
        from_cache: fromCache,
        pages_shown: outcome.pages,
        tokens_in: fromCache ? 0 : cost.tokensIn,
        tokens_out: fromCache ? 0 : cost.tokensOut,
        cost_usd: fromCache ? 0 : cost.costUsd,
        latency_ms: fromCache ? 0 : Math.round(cost.latencyMs),
        agreed: tally.agreed,
        layout_only: tally.layoutOnly,
        model_only: tally.modelOnly,
        differing: tally.differing,
        dropped_numbers: tally.droppedNumbers,
        dropped_rows: tally.droppedRows,
      };
    }
  }
};

export interface ResultParts {
  readonly taskId: string;
  readonly companyId: number;
  readonly documentId: number;
  readonly report: ReadReport & { readonly milliseconds: number };
  readonly statements: readonly RawStatement[];
  readonly outcome: ModelOutcome | undefined;
  readonly stored: readonly ExtractionRecord[];
}

/** Result of the task: `success` with the extracted statements, or `no_statements` with the reasons. */
export const extractionResult = (parts: ResultParts): TaskResults['extract_document'] => {
  const { report, statements, outcome, stored } = parts;
  const extractions = stored.map((record, at) => {
    const statement = statements[at];
    return {
      extraction_id: record.id,
      statement_type: record.statement_type,
      confidence_score: record.confidence_score,
      ...(statement === undefined ? {} : { data: shortStatement(statement) }),
    };
  });
  const fits = Buffer.byteLength(JSON.stringify(extractions)) <= MOST_BYTES;
  return {
    task_id: parts.taskId,
    company_id: parts.companyId,
    document_id: parts.documentId,
    status: stored.length === 0 ? 'no_statements' : 'success',
    ...endOfReading(
      stored.map(({ statement_type: type }) => type),
      report,
    ),
    extractions: fits ? extractions : extractions.map(({ data: _large, ...rest }) => rest),
    ...(report.refusal === undefined ? {} : { refusal: { ...report.refusal } }),
    problems: report.problems,
    ...(report.tagged === undefined ? {} : { tagged: taggedResource(report.tagged) }),
    pages_read: report.candidates.map((candidate) => candidate.page),
    document_pages: report.pageCount,
    text_from_cache: report.fromCache,
    reading_ms: Math.round(report.milliseconds),
    ...(outcome === undefined ? {} : { language_model: modelResult(outcome) }),
  };
};
