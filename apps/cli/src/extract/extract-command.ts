import { DEFAULT_READING_LIMITS } from '@fde/report-reader';
import { InvalidArgumentError, type Command } from 'commander';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { defaultCacheDirectory } from '../cache-directory.js';
import { interruption } from '../interrupt.js';
import type { Outcome } from '../outcome.js';
import type { Terminal } from '../terminal.js';
import { UsageError } from '../usage-error.js';
import { extractReports, type ExtractJob } from './extract-reports.js';

interface ExtractFlags {
  readonly out: string;
  readonly explain?: true;
  readonly interim?: true;
  readonly jobs: number;
  readonly timeout: number;
  readonly maxSeconds: number;
  readonly ocrLanguages: readonly string[];
  readonly secondReader: boolean;
  readonly cache: string | false;
}

export function addExtract(program: Command, terminal: Terminal, outcome: Outcome): void {
  const command = program
    .command('extract')
    .description(
      'Reads the three statements of each report into DIR/REPORT.json, an array of raw_data objects.',
    )
    .argument(
      '<reports...>',
      'annual reports: PDF, tagged documents (XHTML), report packages (zip or folder), web pages (HTML)',
    );
  addOptions(command).action(async (reports: string[], flags: ExtractFlags) => {
    const interrupted = interruption();
    try {
      outcome.code = await extractReports({
        jobs: nameResults(reports),
        directory: flags.out,
        explain: flags.explain === true,
        interim: flags.interim === true,
        parallel: flags.jobs,
        limits: { timeoutMs: flags.timeout * 1000, recognitionMs: flags.maxSeconds * 1000 },
        recognition: { languages: flags.ocrLanguages, secondReader: flags.secondReader },
        cacheDirectory: flags.cache === false ? undefined : flags.cache,
        signal: interrupted.signal,
        terminal,
      });
    } finally {
      interrupted.release();
    }
  });
}

function addOptions(command: Command): Command {
  return command
    .requiredOption('--out <dir>', 'folder for the results; created if missing')
    .option(
      '--explain',
      'print which pages were considered, why these were chosen, by which rules they were read, which checks hold',
    )
    .option(
      '--interim',
      'also give the statements of quarterly and half-year reports (period: interim)',
    )
    .option(
      '--jobs <n>',
      'reports read at the same time',
      positive,
      Math.min(4, availableParallelism()),
    )
    .option('--timeout <seconds>', 'time limit for one report', positive, 600)
    .option(
      '--max-seconds <seconds>',
      'time for recognising pages that are pictures; what was read by then is the result',
      positive,
      DEFAULT_READING_LIMITS.recognitionMs / 1000,
    )
    .option(
      '--ocr-languages <list>',
      'languages of such pages, as tesseract names them: eng,deu (FDE_OCR_LANGUAGES)',
      namesOf,
      namesOf(process.env['FDE_OCR_LANGUAGES'] ?? 'eng'),
    )
    .option(
      '--no-second-reader',
      'read the numbers of such pages once, though a second engine is installed',
    )
    .option(
      '--cache <dir>',
      'folder that caches the text of reports (FDE_CACHE_DIR)',
      defaultCacheDirectory(),
    )
    .option('--no-cache', 'do not use the cache');
}

const EXTENSION = /\.(?:pdf|x?html?|xht|zip|xbri?)$/i;

/** REPORT.pdf gives REPORT.json; two reports of one name would overwrite each other. */
function nameResults(reports: readonly string[]): ExtractJob[] {
  const jobs = reports.map((path) => ({ path, name: basename(path).replace(EXTENSION, '') }));
  const seen = new Map<string, string>();
  for (const { path, name } of jobs) {
    const other = seen.get(name);
    if (other !== undefined)
      throw new UsageError(`${other} and ${path} would both be written to ${name}.json.`);
    seen.set(name, path);
  }
  return jobs;
}

/** eng,deu and eng+deu alike. */
function namesOf(list: string): string[] {
  return list.split(/[\s,+]+/).filter((name) => name !== '');
}

function positive(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new InvalidArgumentError('Give a whole number of at least 1.');
  return value;
}
