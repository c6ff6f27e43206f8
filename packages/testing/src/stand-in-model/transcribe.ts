import { fold } from '@fde/contracts/text';
import type { ReceivedLine, ShownPages } from './shown-pages.js';
import type {
  ReportTranscript,
  TranscriptRow,
  TranscriptStatement,
  TranscriptType,
} from './transcript.js';

/** The answer that the question for statements asks for. */
export interface AnsweredRow {
  page: number;
  row: number;
  label: string;
  level: number;
  total: boolean;
  values: (number | null)[];
}
export interface AnsweredStatement {
  type: TranscriptType;
  company_name: string;
  currency: string;
  scale: number;
  years: string[];
  period_ends: string[];
  rows: AnsweredRow[];
}
export interface TranscribedAnswer {
  statements: AnsweredStatement[];
}

const letters = (text: string): string => fold(text).replace(/[^a-z]/g, '');

const valuesOf = (row: TranscriptRow): number[] =>
  Object.values(row.values ?? {}).filter((value) => value !== null);

/** How well a printed line fits a row of the transcript: its numbers first, then its label. */
const fit = (line: ReceivedLine, row: TranscriptRow): number => {
  const values = valuesOf(row);
  const printed = values.filter((value) => line.numbers.includes(value)).length;
  if (values.length > 0 && printed < values.length) return printed / (values.length * 4);
  const [mine, theirs] = [letters(row.label), letters(line.label)];
  return (
    1 +
    (mine === theirs
      ? 1
      : theirs !== '' && (mine.endsWith(theirs) || mine.startsWith(theirs))
        ? 0.5
        : 0)
  );
};

const answerRow = (
  row: TranscriptRow,
  years: readonly string[],
  lines: readonly ReceivedLine[],
  after: number,
): { row: AnsweredRow; at: number } => {
  let best = -1;
  let bestFit = 0.5;
  lines.forEach((line, at) => {
    // The transcript is in printed order: a line above the last match is used only if no line below fits.
    const score = fit(line, row) - (at <= after ? 0.8 : 0) - Math.abs(at - after) / 10_000;
    if (score > bestFit) [best, bestFit] = [at, score];
  });
  const line = lines[best];
  return {
    at: best === -1 ? after : best,
    row: {
      page: line?.page ?? 0,
      row: line?.row ?? 0,
      label: row.label,
      level: row.indentation_level,
      total: row.kind === 'total',
      values: years.map((year) => row.values?.[year] ?? null),
    },
  };
};

const answerStatement = (
  transcript: ReportTranscript,
  type: TranscriptType,
  statement: TranscriptStatement,
  shown: ShownPages,
): AnsweredStatement => {
  const lines = shown.lines.filter((line) => statement.pages.includes(line.page));
  let after = -1;
  const rows = statement.line_items
    .filter((row) => valuesOf(row).length > 0)
    .map((item) => {
      const answered = answerRow(item, statement.years, lines, after);
      after = answered.at;
      return answered.row.page === 0
        ? { ...answered.row, page: statement.pages[0] ?? 0 }
        : answered.row;
    });
  return {
    type,
    company_name: transcript.company,
    currency: statement.currency,
    scale: statement.scale,
    years: [...statement.years],
    period_ends: [...statement.period_ends],
    rows,
  };
};

/** Share of a transcript's numbers that are on the pages shown. */
const presence = (transcript: ReportTranscript, shown: ShownPages): number => {
  const printed = new Set(
    shown.lines.flatMap((line) => line.numbers.map((value) => `${line.page}:${value}`)),
  );
  let found = 0;
  let all = 0;
  for (const statement of Object.values(transcript.statements)) {
    for (const value of statement.line_items.flatMap(valuesOf)) {
      all += 1;
      if (statement.pages.some((page) => printed.has(`${page}:${value}`))) found += 1;
    }
  }
  return all === 0 ? 0 : found / all;
};

/** What a perfect model would answer: the shown part of the transcript of the report whose numbers are on the pages. */
export const transcribe = (
  transcripts: readonly ReportTranscript[],
  shown: ShownPages,
): TranscribedAnswer => {
  const onlyPictures = shown.lines.length === 0;
  const best = transcripts
    .map((transcript) => ({ transcript, score: onlyPictures ? 1 : presence(transcript, shown) }))
    .toSorted((a, b) => b.score - a.score)[0];
  if (best === undefined || best.score < 0.2) return { statements: [] };
  const entries = Object.entries(best.transcript.statements) as [
    TranscriptType,
    TranscriptStatement,
  ][];
  return {
    statements: entries
      .filter(([, statement]) => statement.pages.some((page) => shown.pages.includes(page)))
      .map(([type, statement]) => answerStatement(best.transcript, type, statement, shown)),
  };
};
