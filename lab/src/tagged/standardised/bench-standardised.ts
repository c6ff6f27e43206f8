/** `npm run standardised -w lab -- [PATH...]`: holds the standardised view against what companies tag. */
import type { RawStatement } from '@fde/contracts';
import { compileStatements } from '@fde/statements';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { groupBy } from '@fde/tagged-report/lab';
import { factsOf, readStatements, readTaggedReports } from '@fde/tagged-report';
import { judgeStandardised, type Judgement } from './judge-standardised.js';
import { joinTruths, truthOfTags, WANTED, withoutTags, type Truth } from './truth-of-tags.js';

const HELP = `npm run standardised -w lab -- [--tags] [--truth FILE] [PATH...]
Compiles series and compares nine concepts of the standardised view with an independent truth: for each concept how many company-years
print it, how many the view shows right, which it lacks and which are wrong.

  PATH          a folder of tagged reports: the reports of one company are a series, judged by their tags. The tags are taken away
                before compiling, so that labels, places and numbers alone decide (../shared/ixbrl/sec ../shared/ixbrl/packages);
                or, with --truth, a folder of one company's extractions, one JSON per document
  --truth FILE  {"FOLDER'S NAME": {"concept": {"year": amount}}}, in units of the currency
  --tags        leave the tags: they decide then

Exits with 1 if fewer than 98 of 100 company-years are right, or one is wrong.`;

const LEAST_RIGHT = 0.98;
const DEFAULT_PATHS = ['../shared/ixbrl/sec', '../shared/ixbrl/packages'];
const REPORT = /\.(?:x?html?|xht|zip|xbri)$/i;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', default: false },
    tags: { type: 'boolean', default: false },
    truth: { type: 'string' },
  },
});

/** The statements of one report. */
type Report = readonly RawStatement[];

interface Series {
  readonly name: string;
  readonly reports: readonly Report[];
  readonly truth: Truth;
}

const yearOf = (report: Report): number => report[0]?.fiscal_year ?? 0;

const compiled = (reports: readonly Report[]) =>
  compileStatements(
    reports.flatMap((report, document) =>
      report.map((raw, at) => ({
        documentId: document + 1,
        extractionId: 10 * (document + 1) + at,
        fiscalYear: yearOf(report),
        raw: flags.tags ? raw : withoutTags(raw),
      })),
    ),
  );

const taggedFiles = (path: string): string[] => {
  if (existsSync(join(path, 'META-INF'))) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || REPORT.test(entry.name))
    .map((entry) => join(path, entry.name))
    .toSorted();
};

/** A tagged report as it is compiled, and what its tags say. */
interface Tagged {
  readonly report: Report;
  readonly truth: Truth;
}

const readTagged = async (file: string): Promise<Tagged[]> => {
  const [tagged] = await readTaggedReports(file);
  const { statements } = readStatements(tagged);
  const contexts = new Map(
    factsOf(tagged).map(({ fact }) => [fact.id, tagged.contexts.get(fact.contextRef)]),
  );
  const truth = truthOfTags(statements, (fact) => contexts.get(fact)?.dimensions.length ?? 0);
  return statements.length === 0 ? [] : [{ report: statements, truth }];
};

/** The tagged reports of a folder, those of one company together. */
const taggedSeries = async (path: string): Promise<Series[]> => {
  const all: Tagged[] = [];
  for (const file of taggedFiles(path)) all.push(...(await readTagged(file)));
  const companies = groupBy(all, ({ report: [first] }) =>
    (first?.company_name ?? '').toLowerCase(),
  );
  return [...companies].map(([name, own]) => {
    const ordered = own.toSorted((a, b) => yearOf(a.report) - yearOf(b.report));
    return {
      name,
      reports: ordered.map(({ report }) => report),
      truth: joinTruths(ordered.map(({ truth }) => truth)),
    };
  });
};

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const extractedSeries = (path: string, truths: Readonly<Record<string, Truth>>): Series => ({
  name: basename(path),
  truth: truths[basename(path)] ?? {},
  reports: readdirSync(path)
    .filter((file) => file.endsWith('.json'))
    .map((file) => readJson(join(path, file)) as Report),
});

const shown = (amount: number): string => amount.toLocaleString('en-US');

const printSeries = ({ name, reports }: Series, { faults }: Judgement): void => {
  console.log(`${name}: ${reports.length} reports, ${faults.length} faults`);
  for (const { concept, year, printed, shown: amount, rows } of faults) {
    const found = amount === undefined ? 'nothing' : `${shown(amount)} (${rows.join(' + ')})`;
    console.log(`    ${concept} ${year}: ${shown(printed)} is printed, ${found} is shown`);
  }
};

/** One line a concept and one for all; false where too few are right or some are wrong. */
const summarise = (judgements: readonly Judgement[]): boolean => {
  const faults = judgements.flatMap((one) => one.faults);
  const line = (name: string, printed: number, own: typeof faults): boolean => {
    const wrong = own.filter((one) => one.shown !== undefined).length;
    const right = printed - own.length;
    const share = printed === 0 ? 1 : right / printed;
    console.log(
      `${name.padEnd(22)} ${right} of ${printed} right (${(100 * share).toFixed(1)} %), ${wrong} wrong`,
    );
    return share >= LEAST_RIGHT && wrong === 0;
  };
  const printedOf = (concept: string): number =>
    judgements.reduce((sum, one) => sum + (one.printed.get(concept) ?? 0), 0);
  for (const { concept } of WANTED)
    line(
      concept,
      printedOf(concept),
      faults.filter((one) => one.concept === concept),
    );
  const all = WANTED.reduce((sum, { concept }) => sum + printedOf(concept), 0);
  return line('all', all, faults);
};

const run = async (): Promise<void> => {
  const paths = (positionals.length > 0 ? positionals : DEFAULT_PATHS).filter(existsSync);
  const truths =
    flags.truth === undefined ? undefined : (readJson(flags.truth) as Record<string, Truth>);
  const judgements: Judgement[] = [];
  for (const path of paths) {
    const series = truths ? [extractedSeries(path, truths)] : await taggedSeries(path);
    for (const one of series) {
      const judgement = judgeStandardised(compiled(one.reports), one.truth);
      printSeries(one, judgement);
      judgements.push(judgement);
    }
  }
  process.exitCode = summarise(judgements) ? 0 : 1;
};

if (flags.help) console.log(HELP);
else await run();
