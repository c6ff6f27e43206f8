import { FREQUENCIES, OUTCOME_WORDS, type CompiledData, type Frequency } from '@fde/contracts';
import { writeXlsx } from '@fde/spreadsheet';
import { compileStatements, toCsv, toWorkbook, withConcepts } from '@fde/statements';
import { InvalidArgumentError, type Command } from 'commander';
import { writeWhole } from '../files/write-whole.js';
import type { Terminal } from '../terminal.js';
import { compileFrequency } from './compile-frequency.js';
import { inputsOf } from './inputs-of.js';
import { loadReports, type LoadedReport } from './load-reports.js';

const FORMATS = ['json', 'csv', 'xlsx'] as const;
export type Format = (typeof FORMATS)[number];

interface CompileFlags {
  readonly out: string;
  readonly format: Format;
  readonly company?: string;
  readonly years?: number;
  readonly asOf?: string;
  readonly frequency?: Frequency;
}

export function addCompile(program: Command, terminal: Terminal): void {
  program
    .command('compile')
    .description(
      'Compiles the results of extract for the reports of ONE company into multi-year statements.',
    )
    .argument('<files...>', 'results of extract (JSON), in any order')
    .requiredOption('--out <file>', 'the array of compiled statements')
    .option('--format <format>', FORMATS.join(', '), oneFormat, 'json')
    .option('--company <name>', "name of the company; by default the newest report's")
    .option('--years <n>', 'newest years to keep; by default all', positive)
    .option('--as-of <date>', 'only reports published by this day (YYYY-MM-DD)', day)
    .option(
      '--frequency <frequency>',
      `${FREQUENCIES.join(', ')}: also takes interim reports (extract --interim), and derives what none prints`,
      oneFrequency,
    )
    .action(async (files: string[], flags: CompileFlags) => {
      if (flags.frequency !== undefined && (flags.company ?? flags.years) !== undefined)
        throw new Error('--company and --years do not go with --frequency: leave them out.');
      if (flags.frequency !== undefined)
        return compileFrequency(files, { ...flags, frequency: flags.frequency }, terminal);
      const reports = await loadReports(files);
      if (reports.length === 0)
        throw new Error(`${OUTCOME_WORDS.nothing_there}: none of the files contains a statement.`);
      const compiled = compileStatements(inputsOf(reports), {
        ...(flags.company === undefined ? {} : { companyName: flags.company }),
        ...(flags.years === undefined ? {} : { maxYears: flags.years }),
        ...(flags.asOf === undefined ? {} : { asOf: flags.asOf }),
      }).map(withConcepts);
      if (compiled.length === 0) throw new Error(nothingKnown(flags.asOf));
      await writeWhole(flags.out, await rendered(compiled, flags.format, reports));
      terminal.err(`${endInWords(compiled, isAllWanted(flags) ? reports : [])}\n`);
      for (const report of reports)
        terminal.err(
          `document ${report.documentId}: ${report.name}, fiscal year ${report.fiscalYear}\n`,
        );
      for (const data of compiled)
        terminal.err(
          `${data.statement_type.replaceAll('_', ' ')}: ${data.line_items.length} rows, years ${data.years.join(', ')}\n`,
        );
    });
}

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** Where only some reports or years are wanted, the others are not missed. */
const isAllWanted = ({ asOf, years }: CompileFlags): boolean =>
  asOf === undefined && years === undefined;

/** The outcome in a word of the closed set, with what was compiled and what stands in no statement. */
function endInWords(compiled: readonly CompiledData[], reports: readonly LoadedReport[]): string {
  const used = new Set(
    compiled.flatMap((data) => (data.reports ?? []).map(({ document_id: id }) => id)),
  );
  const left = reports.filter(({ documentId }) => !used.has(documentId)).length;
  const statements = `${counted(compiled.length, 'statement was', 'statements were')} compiled`;
  return left === 0
    ? `${OUTCOME_WORDS.found}: ${statements}`
    : `${OUTCOME_WORDS.partly_read}: ${statements}, ${counted(left, 'report', 'reports')} left out`;
}

/**
 * All years that were compiled; --years has chosen them. The workbook has a sheet per statement and
 * one for lineage.
 */
async function rendered(
  compiled: readonly CompiledData[],
  format: Format,
  reports: readonly LoadedReport[],
): Promise<string | Uint8Array> {
  if (format === 'json') return `${JSON.stringify(compiled, null, 1)}\n`;
  if (format === 'csv') return toCsv(compiled, { years: Infinity });
  const names = new Map(reports.map((report) => [report.documentId, report.name]));
  return writeXlsx(toWorkbook(compiled, { years: Infinity, documentName: (id) => names.get(id) }));
}

function oneFormat(text: string): Format {
  const format = FORMATS.find((known) => known === text.toLowerCase());
  if (format === undefined) throw new InvalidArgumentError(`Give one of ${FORMATS.join(', ')}.`);
  return format;
}

function oneFrequency(text: string): Frequency {
  const frequency = FREQUENCIES.find((known) => known === text.toLowerCase());
  if (frequency === undefined)
    throw new InvalidArgumentError(`Give one of ${FREQUENCIES.join(', ')}.`);
  return frequency;
}

function positive(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new InvalidArgumentError('Give a whole number of at least 1.');
  return value;
}

function day(text: string): string {
  const time = Date.parse(`${text}T00:00:00Z`);
  // What JavaScript takes for a later day (30 February) is none.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text)
    throw new InvalidArgumentError('Give a day, such as 2022-12-31.');
  return text;
}

const nothingKnown = (asOf: string | undefined): string =>
  asOf === undefined
    ? `${OUTCOME_WORDS.nothing_there}: none of the files contains numbers.`
    : `${OUTCOME_WORDS.nothing_there}: none of the reports was published by ${asOf}.`;
