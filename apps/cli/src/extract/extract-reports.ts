import {
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
    board.failed(job.path, error instanceof Error ? error.message : 'unknown fault');
    return false;
  }
}

const SHORT_NAMES: Readonly<Record<string, string>> = {
  income_statement: 'income statement',
  balance_sheet: 'balance sheet',
  cash_flow_statement: 'cash flow statement',
};

function summary(reading: ReadingResult): string {
  const partial = reading.isPartial ? ', not all pages read: --max-seconds' : '';
  const seconds = `${(reading.milliseconds / 1000).toFixed(1)} s${reading.fromCache ? ', cached text' : ''}${partial}`;
  if (reading.statements.length === 0 && reading.refusal !== undefined)
    return `no statements found: ${reading.refusal.reason} (${seconds})`;
  if (reading.statements.length === 0)
    return reading.tagged === undefined
      ? `no statements found in ${reading.pageCount} pages (${seconds})`
      : `no statements found in its tables (${seconds})`;
  const found = reading.statements.map((statement) => {
    const name = SHORT_NAMES[statement.statement_type] ?? statement.statement_type;
    const place =
      statement.pages.length === 0 ? statement.method : `p. ${statement.pages.join(', ')}`;
    return `${name} ${place} (confidence ${statement.confidence.toFixed(3)})`;
  });
  return `${found.join('; ')} (${seconds})`;
}
