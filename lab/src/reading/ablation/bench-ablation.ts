/** `npm run ablation -w lab -- [FOLDER...]`: disturbs real reports one way at a time, and counts what is then read wrong. */
import type { RawStatement } from '@fde/contracts';
import { seededRandom } from '@fde/testing/fixture-reports';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { folderOf, jobsOf, type ReportJob } from '../golden/read-folders.js';
import type { RecordedDocument } from '../golden/recorded-document.js';
import { readFrom, withRecorded } from '../golden/read-recorded.js';
import { RecordedRecogniser } from '../golden/recorded-recogniser.js';
import { ABLATIONS } from './ablations.js';
import type { Ablation } from './ablation.js';
import { AblationTally, faultLines } from './ablation-tally.js';
import { DisturbedDocument, DisturbedRecogniser } from './disturbed-document.js';
import { judgeAblation, type AblationVerdict } from './judge-ablation.js';
import { PrintedReport } from './printed-report.js';
import { trustedStatements } from './trusted-statements.js';

const HELP = `npm run ablation -w lab -- [FOLDER...] [options]
Disturbs the pages of real reports, one way at a time, reads them again and compares with the reading of the real report.
What is given as sure (0.999 or more) must be what is printed; what is not printed any more must be doubted.

  FOLDER          holds PDFs, or reports/ with PDFs (../shared/corpus ../shared/hard ../shared/wild); statements that truth/ or
                  truth.json says are read wrong are left out
  --ablation NAME this one alone; may be given several times
  --per-report N  ablations of each report, drawn by chance (3; 0: all)
  --seed N        the same seed gives the same ablations (1)
  --only NAME     this report alone
  --slowest S     reports whose reading takes more seconds of the processor are left out (5)
  --seconds S     the whole ends after so long (1800)
  --text DIR      where the text of pages is kept (FDE_GOLDEN_TEXT, or out/golden/text)
  --keep DIR      write the readings of statements that were lost or wrong
  --verbose       every fault, and doubted statements

right: found, nothing sure is wrong; doubted: less than half as many sure cells as undisturbed; lost: not found; wrong: sure
and wrong, or believed above 0.6 in place of a statement that is gone.

${ABLATIONS.map(({ name, what }) => `  ${name.padEnd(24)}${what}`).join('\n')}`;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ablation: { type: 'string', multiple: true },
    'per-report': { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    slowest: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1800' },
    text: { type: 'string' },
    keep: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const MICROSECONDS = 1e6;

const DEFAULT_FOLDERS = ['../shared/corpus', '../shared/hard', '../shared/wild'];
const recorded = {
  textFolder: flags.text ?? process.env['FDE_GOLDEN_TEXT'] ?? 'out/golden/text',
  fresh: false,
  freshRecognition: false,
};

/** A seed made from the name, so that a report's random choices do not depend on the reports before it. */
const hash = (text: string): number =>
  [...text].reduce((h, letter) => Math.imul(h ^ letter.charCodeAt(0), 16777619) >>> 0, 2166136261);

const chancesOf = (job: ReportJob, what: string): (() => number) =>
  seededRandom(hash(`${job.document} ${what} ${flags.seed}`));

/** The ablations to try on a report. */
const drawnFor = (job: ReportJob): readonly Ablation[] => {
  if (flags.ablation !== undefined)
    return ABLATIONS.filter(({ name }) => flags.ablation?.includes(name));
  const count = Number(flags['per-report']);
  if (count === 0) return ABLATIONS;
  const random = chancesOf(job, 'draw');
  return [...ABLATIONS]
    .map((ablation) => ({ ablation, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ ablation }) => ablation);
};

const keep = (job: ReportJob, name: string, statements: readonly RawStatement[]): void => {
  if (flags.keep === undefined) return;
  mkdirSync(flags.keep, { recursive: true });
  const path = join(flags.keep, `${job.document}.${name}.json`);
  writeFileSync(path, JSON.stringify(statements, null, 1));
};

/** Pages that were never recognised stay unread, so that an ablation takes only seconds. */
const recogniserOf = (document: RecordedDocument, isOpen: boolean): RecordedRecogniser =>
  new RecordedRecogniser(document, isOpen, 0);

/** Seconds of the processor since a measurement: a busy machine leaves out no other reports than an idle one. */
const processorSince = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / MICROSECONDS;
};

const readReal = async (job: ReportJob): Promise<readonly RawStatement[]> => {
  const { statements, seconds } = await withRecorded(
    job.path,
    recorded,
    async (document, isOpen) => {
      const start = process.cpuUsage();
      const reading = await readFrom(document, recogniserOf(document, isOpen), document.record);
      return { ...reading, seconds: processorSince(start) };
    },
  );
  return seconds > Number(flags.slowest) ? [] : trustedStatements(job, statements);
};

const disturb = (
  job: ReportJob,
  ablation: Ablation,
  statements: readonly RawStatement[],
): Promise<readonly AblationVerdict[] | undefined> =>
  withRecorded(job.path, recorded, async (document, isOpen) => {
    const report = new PrintedReport(document, statements);
    const disturbed = ablation.disturb(report, chancesOf(job, ablation.name));
    // Of a document of few pages nothing may be left to read.
    if (disturbed === undefined || disturbed.sheets.length === 0) return undefined;
    const changed = new DisturbedDocument(document, disturbed.sheets);
    const recogniser = recogniserOf(document, isOpen);
    const other = Object.assign(new DisturbedRecogniser(changed, recogniser), { skipped: [] });
    const reading = await readFrom(changed, other, document.record);
    const verdicts = statements.map((s) => judgeAblation(s, disturbed, reading.statements));
    if (verdicts.some(({ outcome }) => outcome === 'wrong' || outcome === 'lost'))
      keep(job, ablation.name, reading.statements);
    return verdicts;
  });

const measure = async (jobs: readonly ReportJob[]): Promise<void> => {
  const tally = new AblationTally();
  const end = performance.now() + 1000 * Number(flags.seconds);
  for (const job of jobs) {
    if (performance.now() > end) {
      console.log(`Time ran out before ${job.document}; allow more with --seconds.`);
      break;
    }
    const real = await readReal(job);
    for (const ablation of real.length === 0 ? [] : drawnFor(job)) {
      const verdicts = await disturb(job, ablation, real);
      if (verdicts === undefined) continue;
      tally.add(ablation.name, verdicts);
      const name = `${job.folder}/${job.document}`;
      for (const line of faultLines(name, ablation.name, verdicts, flags.verbose))
        console.log(line);
    }
  }
  console.log(`\n${tally.lines().join('\n')}`);
  process.exitCode = tally.wrong > 0 ? 1 : 0;
};

if (flags.help) console.log(HELP);
else {
  const folders = (positionals.length > 0 ? positionals : DEFAULT_FOLDERS).filter(existsSync);
  await measure(folders.map((path) => folderOf(path, flags.only)).flatMap(jobsOf));
}
