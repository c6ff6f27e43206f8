/** `npm run entity -w lab`: whether reports are told apart from those of other companies. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { RawStatement } from '@fde/contracts';
import {
  compareNames,
  judgeReports,
  locateCandidates,
  type JudgedReport,
  type Mentions,
} from '@fde/statements';
import { mentionsOf, type ReportText, TextCache } from '@fde/report-reader/lab';
import { readReport } from '@fde/report-reader';
import { knownReports, type KnownReport, type NamesOfFiles } from './known-reports.js';

const HELP = `Usage: npm run entity -w lab -- [FOLDER...] [options]
Measures whether a report is recognised as its own company's, and stopped as another's.

  FOLDER         holds reports/, and truth/ or truth*.json with the company of each (../shared/corpus, hard, wild, world)
  --names FILE   companies by how the names of files begin: {"AMD": "Advanced Micro Devices"}
  --pairs N      random pairs of a report and another company (200)
  --seed N       of the random numbers (1)
  --cache DIR    where the text of pages is kept
  --readings DIR leaves out reports whose file there (as \`fde extract\` writes it) has no statement
  --cached       only reports whose text is kept
  --verbose      every name, question and pair that went wrong`;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    names: { type: 'string' },
    pairs: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    cache: { type: 'string', default: join(tmpdir(), 'fde-entity') },
    readings: { type: 'string' },
    cached: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** A report as it was read. */
interface Sample extends KnownReport {
  readonly document: string;
  readonly text: ReportText;
  readonly decision: NonNullable<RawStatement['decisions']>['company_name'];
}

const textOf = async (path: string): Promise<ReportText | undefined> => {
  const cache = new TextCache(flags.cache);
  const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');
  const cached = await cache.find(sha256);
  if (cached !== undefined || flags.cached) return cached;
  await readReport(path, { cacheDirectory: flags.cache });
  return cache.find(sha256);
};

/** Where nothing is read, nothing can be compiled. */
const hasNoStatements = (document: string): boolean => {
  if (flags.readings === undefined) return false;
  const file = join(flags.readings, `${document}.json`);
  return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as unknown[]).length === 0;
};

const sampleOf = async (known: KnownReport): Promise<Sample[]> => {
  const document = basename(known.path, '.pdf');
  const text = hasNoStatements(document) ? undefined : await textOf(known.path);
  if (text === undefined) return [];
  const decision = locateCandidates(text.plainTexts).hints.company;
  return [{ ...known, document, text, decision }];
};

const recordOf = (mentions: Mentions | undefined): NonNullable<RawStatement['reading']> => ({
  document_sha256: '',
  document_pages: 0,
  ...(mentions === undefined ? {} : { mentions: { ...mentions, tickers: [] } }),
});

type Judged = Pick<JudgedReport, 'owner' | 'isLeftOut'>;

const inWords = ({ owner: { value, evidence } }: Judged): string =>
  `${value} (${evidence.map((e) => `${e.source} ${e.text ?? ''} ${e.weight.toFixed(2)}`).join('; ')})`;

/** As if the report had been uploaded to a company of this name. */
const judge = ({ text, decision }: Sample, company: string): Judged => {
  const raw: RawStatement = {
    statement_type: 'balance_sheet',
    company_name: decision?.value ?? '',
    fiscal_year: 0,
    currency: '',
    scale: 1,
    years: [],
    fiscal_year_ends: {},
    pages: [],
    method: 'layout',
    confidence: 0,
    checks: [],
    line_items: [],
    reading: recordOf(mentionsOf(text, { companyName: company }).mentions),
    decisions: decision === undefined ? {} : { company_name: decision },
  };
  const report = {
    documentId: 1,
    isFromSite: false,
    isSaidOthers: false,
    statements: [{ extractionId: 1, raw, reviews: [] }],
  };
  const [judged] = judgeReports([report], { name: company, tickers: [] });
  if (judged === undefined) throw new Error('nothing was judged');
  return judged;
};

const isSameName = (one: string, other: string): boolean =>
  !['none', 'sharedWord'].includes(compareNames(one, other));

/** Numbers that look random and are the same for the same seed (mulberry32). */
const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
};

const pairsOf = (samples: readonly Sample[], count: number): (readonly [Sample, string])[] => {
  const random = randomFrom(Number(flags.seed));
  const any = (): Sample | undefined => samples[Math.floor(random() * samples.length)];
  const pairs: (readonly [Sample, string])[] = [];
  for (let tries = 0; pairs.length < count && tries < 50 * count; tries += 1) {
    const [one, other] = [any(), any()];
    if (one !== undefined && other !== undefined && !isSameName(one.company, other.company))
      pairs.push([one, other.company]);
  }
  return pairs;
};

const tell = (title: string, wrong: readonly string[], of: number): void => {
  console.log(`${title}: ${of - wrong.length} of ${of}`);
  if (flags.verbose) for (const line of wrong) console.log(`  ${line}`);
};

const nameFault = ({ document, company, decision }: Sample): string[] =>
  decision !== undefined && isSameName(decision.value, company)
    ? []
    : [
        `${document}: "${decision?.value ?? ''}" (${decision?.doubt ?? 'certain'}), is "${company}"`,
      ];

const measure = async (): Promise<void> => {
  const names = (
    flags.names === undefined ? {} : JSON.parse(readFileSync(flags.names, 'utf8'))
  ) as NamesOfFiles;
  const folders = positionals.length > 0 ? positionals : ['../shared/corpus', '../shared/hard'];
  const samples: Sample[] = [];
  for (const known of folders.flatMap((folder) => knownReports(folder, names)))
    samples.push(...(await sampleOf(known)));
  const sure = samples.filter(({ decision }) => decision?.doubt === undefined);
  tell('names right', samples.flatMap(nameFault), samples.length);
  tell('names right where they are certain', sure.flatMap(nameFault), sure.length);
  const own = samples.map((sample) => ({ ...sample, judged: judge(sample, sample.company) }));
  const linesOf = (value: Judged['owner']['value']): string[] =>
    own
      .filter(({ judged }) => judged.owner.value === value)
      .map(({ document, company, judged }) => `${document}: ${company}: ${inWords(judged)}`);
  tell('own reports not stopped', linesOf('other'), own.length);
  tell('own reports not asked about', linesOf('ask'), own.length);
  const pairs = pairsOf(samples, Number(flags.pairs));
  const missed = pairs
    .map(([sample, company]) => ({ sample, company, judged: judge(sample, company) }))
    .filter(({ judged }) => !judged.isLeftOut)
    .map(({ sample, company, judged }) => `${sample.document} for ${company}: ${inWords(judged)}`);
  tell('pairs of a report and another company stopped', missed, pairs.length);
};

if (flags.help) console.log(HELP);
else await measure();
