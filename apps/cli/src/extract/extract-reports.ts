import { OUTCOME_WORDS, outcomeOfCode, ServiceError, type RawStatement } from '@fde/contracts';
import {
  endOfReading,
  readReport,
  type ReadingLimits,
  type ReadingResult,
  type RecognitionSettings,
} from '@fde/report-reader';
import { join } from 'node:path';
import { makeFolder } from '../files/make-folder.js';
import { writeWhole } from '../files/write-whole.js';
import type { ExitCode } from '../outcome.js';
import type { Terminal } from '../terminal.js';
import { explainReading } from './explain-reading.js';
import { refuseInterim } from './refuse-interim.js';
import { ProgressBoard } from './progress-board.js';

export interface ExtractJob {
  readonly path: string;
  /** Name of the result without extension. */
  readonly name: string;
}

export interface ExtractRequest {
  readonly jobs: readonly ExtractJob[];
  readonly directory: string;
  readonly explain: boolean;
  /** Statements of a part of a year are results too. */
  readonly interim: boolean;
  readonly parallel: number;
  readonly limits: Partial<ReadingLimits>;
  readonly recognition: RecognitionSettings;
  readonly cacheDirectory: string | undefined;
  readonly signal: AbortSignal;
  readonly terminal: Terminal;
}

/**
 * Reads all reports, a few at a time. One that fails is named on stderr, and the others are still
 * read.
 */
export async function extractReports(request: ExtractRequest): Promise<ExitCode> {
  // Before minutes of reading, not after them.
  await makeFolder(request.directory);
  const board = new ProgressBoard(request.terminal, request.jobs.length);
  const waiting = [...request.jobs];
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      if (request.signal.aborted) return;
      if (!(await extractOne(job, request, board))) failed++;
    }
  };
  await Promise.all(Array.from({ length: Math.min(request.parallel, request.jobs.length) }, work));
  board.end();
  if (request.signal.aborted) return 130;
  return failed === 0 ? 0 : 1;
}

async function extractOne(
  job: ExtractJob,
  request: ExtractRequest,
  board: ProgressBoard,
): Promise<boolean> {
  try {
    const reading = await readReport(job.path, {
      limits: request.limits,
      recognition: request.recognition,
      signal: request.signal,
      onProgress: (progress) => board.show(job.name, progress),
      ...(request.cacheDirectory === undefined ? {} : { cacheDirectory: request.cacheDirectory }),
    });
    if (!request.interim) refuseInterim(reading);
    await writeWhole(
      join(request.directory, `${job.name}.json`),
      `${JSON.stringify(reading.statements, null, 1)}\n`,
    );
    board.done(job.name, summary(reading));
    if (request.explain) request.terminal.out(explainReading(job.path, reading));
    return true;
  } catch (error) {
    board.failed(job.path, failureOf(error));
    return false;
  }
}

const SHORT_NAMES: Readonly<Record<string, string>> = {
  income_statement: 'income statement',
  balance_sheet: 'balance sheet',
  cash_flow_statement: 'cash flow statement',
};

const placeOf = ({ statement_type: type, pages, method, confidence }: RawStatement): string => {
  const name = SHORT_NAMES[type] ?? type;
  const place = pages.length === 0 ? method : `p. ${pages.join(', ')}`;
  return `${name} ${place} (confidence ${confidence.toFixed(3)})`;
};

const nothingFound = (reading: ReadingResult): string => {
  if (reading.refusal !== undefined) return `no statements found: ${reading.refusal.reason}`;
  return reading.tagged === undefined
    ? `no statements found in ${reading.pageCount} pages`
    : 'no statements found in its tables';
};

/** The outcome in a word of the closed set, what was found where, and how long it took. */
function summary(reading: ReadingResult): string {
  const { statements, isPartial } = reading;
  const types = statements.map(({ statement_type: type }) => type);
  const { outcome } = endOfReading(types, reading);
  const partial = isPartial ? ', not all pages read: --max-seconds' : '';
  const seconds = `${(reading.milliseconds / 1000).toFixed(1)} s${reading.fromCache ? ', cached text' : ''}${partial}`;
  const found =
    statements.length === 0 ? nothingFound(reading) : statements.map(placeOf).join('; ');
  return `${OUTCOME_WORDS[outcome]}: ${found} (${seconds})`;
}

/** The first line of the program's own error, which a service writes to its log. */
const causeOf = ({ cause }: Error): string =>
  cause instanceof Error ? ` (${cause.message.split('\n', 1)[0] ?? ''})` : '';

/** An error with its outcome: a file that may not be taken is refused, anything else failed. */
const failureOf = (error: unknown): string => {
  const outcome = error instanceof ServiceError ? outcomeOfCode(error.code) : 'failed';
  const reason = error instanceof Error ? error.message + causeOf(error) : 'unknown fault';
  return `${OUTCOME_WORDS[outcome]}: ${reason}`;
};
