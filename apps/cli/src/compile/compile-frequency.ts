import { OUTCOME_WORDS, type Frequency, type PeriodSeries } from '@fde/contracts';
import { writeXlsx } from '@fde/spreadsheet';
import { compilePeriods, periodsCsv, periodsWorkbook } from '@fde/statements';
import { writeWhole } from '../files/write-whole.js';
import type { Terminal } from '../terminal.js';
import { inputsOf } from './inputs-of.js';
import { loadReports } from './load-reports.js';

interface FrequencyFlags {
  readonly out: string;
  readonly format: 'json' | 'csv' | 'xlsx';
  readonly frequency: Frequency;
  readonly asOf?: string;
}

/**
 * Compiles annual and interim reports of one company at a frequency, and writes an array of series.
 * Throws if no file contains numbers.
 */
export async function compileFrequency(
  files: readonly string[],
  { out, format, frequency, asOf }: FrequencyFlags,
  terminal: Terminal,
): Promise<void> {
  const reports = await loadReports(files, { takesInterim: true });
  const options = asOf === undefined ? {} : { asOf };
  const series = compilePeriods(inputsOf(reports), frequency, options);
  if (series.length === 0)
    throw new Error(`${OUTCOME_WORDS.nothing_there}: none of the files contains numbers.`);
  await writeWhole(out, await rendered(series, format));
  for (const { documentId, name, fiscalYear } of reports)
    terminal.err(`document ${documentId}: ${name}, fiscal year ${fiscalYear}\n`);
  for (const one of series) terminal.err(`${inWords(one)}\n`);
}

async function rendered(
  series: readonly PeriodSeries[],
  format: FrequencyFlags['format'],
): Promise<string | Uint8Array> {
  if (format === 'json') return `${JSON.stringify(series, null, 1)}\n`;
  return format === 'csv' ? periodsCsv(series) : writeXlsx(periodsWorkbook(series));
}

/** What was compiled, and which checks fail. */
function inWords({
  statement_type: type,
  columns,
  line_items: items,
  checks,
}: PeriodSeries): string {
  const names = columns.map(({ name, printed }) => (printed ? name : `${name} (derived)`));
  const failed = checks.filter(({ holds }) => !holds).length;
  const tried = `${checks.length} checks, ${failed} of them failed`;
  return `${type.replaceAll('_', ' ')}: ${items.length} rows, ${names.join(', ')}; ${tried}`;
}
