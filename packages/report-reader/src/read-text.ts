import type { PageRecogniser } from '@fde/pdf';
import type { CandidatePages, ReportReading as EngineReading } from '@fde/statements';
import type { ReadingHints, ReadingProgress, RecognitionSettings } from './reading-options.js';
import type { StatementEngine } from './statement-engine.js';
import type { ReportText } from './text/report-text.js';

export interface DocumentReading extends EngineReading {
  readonly text: ReportText;
  readonly located: CandidatePages;
  /** Recognition reached its limit before the last page: with more time there may be more. */
  readonly isPartial?: true;
}

export interface DocumentReadingOptions {
  readonly engine: StatementEngine;
  readonly hints: ReadingHints;
  readonly maxRecognisedPages: number;
  /** Starts character recognition if pages need it; a reading from a record brings its own. */
  readonly startRecogniser?: () => Promise<PageRecogniser>;
  /** Whether the time for recognition is up; the result is what was read by then. */
  readonly isOver: () => boolean;
  readonly recognition: RecognitionSettings;
  readonly onProgress: (progress: ReadingProgress) => void;
}

/** Reads statements from text alone; a repeated reading needs no more than this. */
export function readText(
  text: ReportText,
  located: CandidatePages,
  options: Pick<DocumentReadingOptions, 'engine' | 'hints' | 'onProgress'>,
): DocumentReading {
  options.onProgress({ phase: 'reading_statements', done: 0, total: 1 });
  const { companyName } = options.hints;
  const reading = options.engine.read(text.pages, {
    pageCount: text.pageCount,
    hints:
      companyName === undefined || located.hints.companyName !== undefined
        ? located.hints
        : { ...located.hints, companyName },
  });
  options.onProgress({ phase: 'reading_statements', done: 1, total: 1 });
  return { ...reading, text, located };
}
