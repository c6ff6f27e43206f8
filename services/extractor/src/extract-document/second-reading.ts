import type { RawStatement } from '@fde/contracts';
import {
  askStatements,
  LanguageModelError,
  type AnswerCost,
  type ModelAccess,
  type DocumentPart,
  type StatementPages,
} from '@fde/language-model';
import type { ReadReport } from '@fde/report-reader';
import { pagesAsText, reconcileReport, shownPage, type Tally } from '@fde/statements';

export interface StatementsReader {
  readonly access: ModelAccess;
  readonly maxOutputTokens: number;
  /** What happens when the model fails for good: the engine's reading is stored and marked, or the task fails. */
  readonly fallback: 'engine' | 'none';
}

/** The outcome of asking the model; reported in metadata and in the task's result. */
export type ModelOutcome =
  | {
      readonly status: 'read';
      readonly model: string;
      readonly cost: AnswerCost;
      readonly fromCache: boolean;
      readonly tally: Tally;
      readonly pages: readonly number[];
    }
  | {
      readonly status: 'failed';
      readonly model: string;
      readonly code: string;
      readonly message: string;
    }
  /** Nothing in the report is worth asking about. */
  | { readonly status: 'not_asked'; readonly model: string };

export interface JoinedReading {
  readonly statements: readonly RawStatement[];
  /** Undefined if no model is configured. */
  readonly outcome: ModelOutcome | undefined;
}

export interface SecondReadingTask {
  readonly report: ReadReport;
  readonly companyName: string;
  readonly documentId: number;
  /** The last attempt: faults that would be retried are final. */
  readonly lastAttempt: boolean;
  readonly signal: AbortSignal;
  /** A small PDF of the pages. */
  readonly cut: (pages: readonly number[]) => Promise<Uint8Array>;
}

/**
 * The text of pages that have any, and pages cut from the PDF for the others, which recognition may
 * have misread.
 */
const partsOf = async ({ report, cut }: SecondReadingTask): Promise<StatementPages> => {
  const readable = report.shownPages.filter(
    (page) => page.quality === 'good' && page.origin === 'text',
  );
  const pictures = report.shownPages
    .filter((page) => !readable.includes(page))
    .map((page) => page.page);
  const parts: DocumentPart[] =
    readable.length === 0 ? [] : [{ kind: 'text', text: pagesAsText(readable.map(shownPage)) }];
  if (pictures.length > 0)
    parts.push({
      kind: 'pdf',
      bytes: await cut(pictures),
      pageCount: pictures.length,
      contentHash: `${report.sha256}:${pictures.join(',')}`,
    });
  return { parts, pages: pictures.length > 0 ? pictures : readable.map((page) => page.page) };
};

const marked = (statement: RawStatement, message: string): RawStatement => ({
  ...statement,
  notes: [...(statement.notes ?? []), `Read by the layout alone: ${message}`],
});

/**
 * Lets a language model read the pages that the engine found, and joins both readings. A transient
 * fault is thrown, so that the task is tried again; a permanent one, or the last attempt, ends as
 * `fallback` says.
 */
export const readAgain = async (
  reader: StatementsReader,
  task: SecondReadingTask,
): Promise<JoinedReading> => {
  const { report, signal } = task;
  const { model } = reader.access.model;
  if (report.shownPages.length === 0)
    return { statements: report.statements, outcome: { status: 'not_asked', model } };
  try {
    const answer = await askStatements(reader.access, await partsOf(task), {
      maxOutputTokens: reader.maxOutputTokens,
      signal,
      documentId: task.documentId,
    });
    const joined = reconcileReport({
      layout: report.statements,
      model: answer.statements,
      pages: report.shownPages.map(shownPage),
      modelName: model,
      companyName: report.companyName ?? task.companyName,
    });
    const pages = report.shownPages.map((page) => page.page);
    return {
      statements: joined.statements,
      outcome: {
        status: 'read',
        model,
        cost: answer.cost,
        fromCache: answer.fromCache,
        tally: joined.tally,
        pages,
      },
    };
  } catch (error) {
    if (
      !(error instanceof LanguageModelError) ||
      reader.fallback === 'none' ||
      (error.retryable && !task.lastAttempt)
    )
      throw error;
    // If nothing was read at all there is nothing to fall back on: "no statements" would hide the
    // fault.
    if (report.statements.length === 0) throw error;
    return {
      statements: report.statements.map((statement) => marked(statement, error.message)),
      outcome: { status: 'failed', model, code: error.code, message: error.message },
    };
  }
};
