/** `npm run printed -w lab -- [FOLDER...]`: prints tagged reports, reads the PDFs and compares every tagged number. */
import type { CanonicalStatementType, RawStatement } from '@fde/contracts';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { folderOf, jobsOf, readAll } from '../golden/read-folders.js';
import { sureCells } from '../golden/sure-cells.js';
import { readStatements, readTaggedReports } from '@fde/tagged-report';
import type { Transcript } from '../transcript.js';
import { tallyCells, wrongPeriodEnds } from './cell-tally.js';
import { readReport } from '@fde/report-reader';
import { picturePages } from './picture-pages.js';
import { PAPERS, ReportPrinter } from './print-report.js';
import { taggedStatements } from './tagged-statements.js';

const HELP = `npm run printed -w lab -- [FOLDER...] [options]
Prints each tagged report (XHTML with inline XBRL) with Chromium on three paper sizes in different fonts, reads the PDFs, compares
every tagged number of the three statements: row, signed number, year and its end, scale, currency.

  FOLDER        holds tagged reports, also in folders below it (../shared/ixbrl/sec ../shared/ixbrl/packages)
  --only NAME   only reports whose name begins with NAME
  --verbose     list every wrong or missing cell, and every sure one that is wrong
  --out DIR     keep the PDFs, their transcripts (for golden and score.mjs) and texts there (out/printed)
  --pictures    also make a variant of pictures only, of the statement pages, for recognition
  --jobs N      processes that read (2)

CHROMIUM_PATH names another browser than Debian's; infra/ci/ensure-chromium.sh installs that.`;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    verbose: { type: 'boolean', default: false },
    out: { type: 'string', default: 'out/printed' },
    pictures: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
});

const DEFAULT_FOLDERS = ['../shared/ixbrl/sec', '../shared/ixbrl/packages'];

const taggedReports = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.x?html?$/.test(name))
    .map((name) => join(folder, name))
    .filter((path) => basename(path).startsWith(flags.only))
    .filter((path) => readFileSync(path, 'utf8').includes(':nonFraction'))
    .toSorted();

const nameOf = (path: string): string => basename(path).replace(/\.x?html?$/, '');

/** Prints the reports that are not printed yet, and writes a transcript of each. */
const printAll = async (paths: readonly string[], out: string): Promise<void> => {
  for (const folder of ['reports', 'truth']) mkdirSync(join(out, folder), { recursive: true });
  const printer = new ReportPrinter();
  try {
    for (const path of paths) {
      const [report] = await readTaggedReports(path);
      const { statements } = readStatements(report);
      for (const paper of PAPERS) {
        const name = `${nameOf(path)}-${paper.name}`;
        const truth = taggedStatements(`${name}.pdf`, statements);
        writeFileSync(join(out, 'truth', `${name}.json`), JSON.stringify(truth, null, 1));
        const target = join(out, 'reports', `${name}.pdf`);
        if (existsSync(target)) continue;
        const started = performance.now();
        await printer.print(path, paper, `${target}.part`);
        renameSync(`${target}.part`, target);
        console.error(`printed ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
      }
    }
  } finally {
    await printer.close();
  }
};

const PICTURES = 'pictures';

/**
 * Makes the variants of pictures, from the pages where the engine finds the statements in the Letter print and the
 * pages before and after: a browser may print a title at the foot of the page before.
 */
const drawAll = async (paths: readonly string[], out: string): Promise<void> => {
  for (const path of paths) {
    const [name, target] = [`${nameOf(path)}-letter`, `${nameOf(path)}-${PICTURES}`];
    const file = join(out, 'reports', `${target}.pdf`);
    const truth = readFileSync(join(out, 'truth', `${name}.json`), 'utf8');
    writeFileSync(join(out, 'truth', `${target}.json`), truth);
    if (existsSync(file)) continue;
    const bytes = readFileSync(join(out, 'reports', `${name}.pdf`));
    const { statements } = await readReport(bytes);
    const pages = new Set(
      statements.flatMap((raw) => raw.pages.flatMap((page) => [page - 1, page, page + 1])),
    );
    writeFileSync(
      file,
      await picturePages(
        bytes,
        [...pages].filter((page) => page > 0).toSorted((a, b) => a - b),
      ),
    );
    console.error(`drew ${target}`);
  }
};

interface Sum {
  right: number;
  wrong: number;
  missing: number;
  sure: number;
  sureAndWrong: number;
  /** Years given with another end than the tags say. */
  wrongEnds: number;
}

const emptySum = (): Sum => ({
  right: 0,
  wrong: 0,
  missing: 0,
  sure: 0,
  sureAndWrong: 0,
  wrongEnds: 0,
});

const compare = (truth: Transcript, statements: readonly RawStatement[], lines: string[]): Sum => {
  const sum = emptySum();
  for (const [type, printed] of Object.entries(truth.statements)) {
    const raw = statements.find((statement) => statement.statement_type === type);
    const tally = tallyCells(printed, raw);
    const cells = raw === undefined ? { sure: 0, wrong: [] } : sureCells(raw, printed);
    sum.right += tally.right;
    sum.wrong += tally.wrong.length;
    sum.missing += tally.missing.length;
    sum.sure += cells.sure;
    sum.sureAndWrong += cells.wrong.length;
    const ends = raw === undefined ? [] : wrongPeriodEnds(printed, raw);
    sum.wrongEnds += ends.length;
    lines.push(...ends.map((end) => `    end      ${type} ${end}`));
    lines.push(...tally.wrong.map((cell) => `    wrong    ${type} ${cell}`));
    lines.push(...tally.missing.map((cell) => `    missing  ${type} ${cell}`));
    lines.push(...cells.wrong.map((cell) => `    SURE     ${type} ${cell}`));
  }
  const absent = (Object.keys(FOUND) as CanonicalStatementType[]).filter(
    (type) => truth.statements[type] === undefined,
  );
  if (absent.length > 0) lines.push(`    no tags of ${absent.join(', ')}`);
  return sum;
};

const FOUND: Readonly<Record<CanonicalStatementType, true>> = {
  income_statement: true,
  balance_sheet: true,
  cash_flow_statement: true,
};

const describe = (name: string, sum: Sum): string => {
  const all = sum.right + sum.wrong + sum.missing;
  const percent = all === 0 ? '-' : ((100 * sum.right) / all).toFixed(2);
  return `${name}: ${percent} % of ${all} tagged cells right, ${sum.wrong} wrong, ${sum.missing} missing; ${sum.sureAndWrong} of ${sum.sure} sure cells wrong, ${sum.wrongEnds} period ends wrong`;
};

const readPrinted = async (paths: readonly string[], out: string): Promise<void> => {
  const variants = [...PAPERS.map(({ name }) => name), ...(flags.pictures ? [PICTURES] : [])];
  const names = new Set(
    paths.flatMap((path) => variants.map((variant) => `${nameOf(path)}-${variant}`)),
  );
  const jobs = jobsOf(folderOf(out, undefined)).filter((job) => names.has(job.document));
  const total = emptySum();
  const readings = join(out, 'readings');
  mkdirSync(readings, { recursive: true });
  const options = {
    textFolder: join(out, 'text'),
    withRecognition: flags.pictures,
    fresh: false,
    freshRecognition: false,
    jobs: Math.max(1, Number(flags.jobs)),
    timeoutMs: flags.pictures ? 600_000 : 120_000,
  };
  await readAll(jobs, options, ({ document }, answer) => {
    if ('fault' in answer) console.error(`${document}: ${answer.fault}`);
    const statements = 'fault' in answer ? [] : answer.reading.statements;
    writeFileSync(join(readings, `${document}.json`), JSON.stringify(statements, null, 1));
    const truth = JSON.parse(
      readFileSync(join(out, 'truth', `${document}.json`), 'utf8'),
    ) as Transcript;
    const lines: string[] = [];
    const sum = compare(truth, statements, lines);
    for (const key of Object.keys(total) as (keyof Sum)[]) total[key] += sum[key];
    console.log([describe(document, sum), ...(flags.verbose ? lines : [])].join('\n'));
  });
  console.log(describe('all', total));
};

if (flags.help) {
  console.log(HELP);
} else {
  const folders = positionals.length > 0 ? positionals : DEFAULT_FOLDERS;
  const paths = folders.filter((folder) => existsSync(folder)).flatMap(taggedReports);
  await printAll(paths, flags.out);
  if (flags.pictures) await drawAll(paths, flags.out);
  await readPrinted(paths, flags.out);
}
