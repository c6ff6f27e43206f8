/** `npm run quarters -w lab -- FOLDER`: holds columns and derived quarters of tagged filings against their tags. */
import type { Frequency, PeriodSeries, RawStatement, StatementColumn } from '@fde/contracts';
import { compilePeriods, type CompileInput } from '@fde/statements';
import { readStatements, readTaggedReports } from '@fde/tagged-report';
import { TaggedReportError } from '@fde/tagged-report/errors';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withoutColumns } from './hidden-column.js';
import { judgeDerived, type Judged } from './judge-derived.js';
import { lostColumns } from './lost-columns.js';
import { isSpan, TaggedSpans } from './tagged-spans.js';

const HELP = `npm run quarters -w lab -- FOLDER
Reads the annual and quarterly filings of companies, compiles quarters, halves and twelve months, and holds them against the tags:
columns that nearly all concepts of a statement are tagged for and that it lacks; derived numbers for whose time some filing has a tag;
and, hidden one after the other, each printed column that the others allow to derive.

  FOLDER  a folder with a folder per company, each with inline XBRL documents (10-Q, 10-K)

equal: as tagged; rounded: as tagged but for the rounding of its parts; doubted: another number, marked by its confidence;
differs: another number that is not marked. Exits with 1 if a number differs or a column is lost.`;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', default: false } },
});

const REPORT = /\.x?html?$/i;
const DERIVED: readonly Frequency[] = ['quarter', 'half', 'ttm'];
/** The lengths of printed columns in days, and the series in which such a column stands. */
const LENGTHS = [
  { shortest: 80, longest: 122, frequency: 'quarter' },
  { shortest: 160, longest: 207, frequency: 'half' },
  { shortest: 330, longest: 380, frequency: 'ttm' },
] as const;
/** Two printings of one time may begin or end so many days apart. */
const ONE_TIME = 10;
const DAY_MS = 86_400_000;

interface Company {
  readonly name: string;
  readonly inputs: readonly CompileInput[];
  readonly facts: TaggedSpans;
  readonly lost: readonly string[];
  readonly refused: readonly string[];
}

const inputsOf = (statements: readonly RawStatement[], document: number): CompileInput[] =>
  statements.map((raw, at) => ({
    documentId: document,
    extractionId: 10 * document + at,
    fiscalYear: raw.fiscal_year,
    raw,
  }));

const readCompany = async (folder: string, name: string): Promise<Company> => {
  const facts = new TaggedSpans();
  const inputs: CompileInput[] = [];
  const lost: string[] = [];
  const refused: string[] = [];
  const files = readdirSync(join(folder, name)).filter((file) => REPORT.test(file));
  for (const [at, file] of files.toSorted().entries()) {
    try {
      const [report] = await readTaggedReports(join(folder, name, file));
      const { statements } = readStatements(report);
      const own = facts.add(report);
      inputs.push(...inputsOf(statements, at + 1));
      for (const raw of statements)
        lost.push(
          ...lostColumns(raw, statements, own).map(
            (one) => `${file}: ${raw.statement_type} ${one}`,
          ),
        );
    } catch (error) {
      if (!(error instanceof TaggedReportError)) throw error;
      refused.push(`${file}: ${error.message}`);
    }
  }
  return { name, inputs, facts, lost, refused };
};

const compiled = (inputs: readonly CompileInput[], frequency: Frequency): PeriodSeries[] =>
  inputs.length === 0 ? [] : compilePeriods(inputs, frequency);

/** A printed time of flows, and the series in which it would stand if it were derived. */
interface PrintedTime {
  readonly start: string;
  readonly end: string;
  readonly frequency: Frequency;
}

const timeOf = ({ period: { start, end } }: StatementColumn): PrintedTime[] => {
  if (start === undefined || end === undefined) return [];
  const days = (Date.parse(end) - Date.parse(start)) / DAY_MS + 1;
  const length = LENGTHS.find(({ shortest, longest }) => days >= shortest && days <= longest);
  return length === undefined ? [] : [{ start, end, frequency: length.frequency }];
};

const printedTimes = (inputs: readonly CompileInput[]): PrintedTime[] => {
  const times: PrintedTime[] = [];
  for (const time of inputs.flatMap(({ raw: { columns = [] } }) => columns.flatMap(timeOf)))
    if (
      !times.some(({ start, end }) => isSpan({ kind: 'duration', ...time }, start, end, ONE_TIME))
    )
      times.push(time);
  return times;
};

/** What the series makes of a printed column that it does not see. */
const judgeHidden = (
  { inputs, facts }: Company,
  { start, end, frequency }: PrintedTime,
): Judged[] => {
  const isHidden = (one: { start?: string | null; end?: string }): boolean =>
    typeof one.start === 'string' &&
    one.end !== undefined &&
    isSpan({ kind: 'duration', start: one.start, end: one.end }, start, end, ONE_TIME);
  const left = inputs
    .map((input) => ({ ...input, raw: withoutColumns(input.raw, isHidden) }))
    .filter(({ raw }) => raw.years.length > 0);
  return compiled(left, frequency).flatMap((series) => judgeDerived(series, facts, isHidden));
};

const VERDICTS = ['equal', 'rounded', 'doubted', 'differs', 'no_fact'] as const;

const counted = (judged: readonly Judged[]): string =>
  VERDICTS.map(
    (verdict) => `${judged.filter((one) => one.verdict === verdict).length} ${verdict}`,
  ).join(', ');

const isFault = ({ verdict }: Judged): boolean => verdict === 'differs';

const shows = ({ verdict }: Judged): boolean => verdict === 'differs' || verdict === 'doubted';

const main = async (folder: string): Promise<boolean> => {
  const all = { derived: [] as Judged[], hidden: [] as Judged[], lost: 0, statements: 0 };
  const names = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  for (const { name } of names) {
    const company = await readCompany(folder, name);
    const derived = DERIVED.flatMap((frequency) =>
      compiled(company.inputs, frequency).flatMap((series) => judgeDerived(series, company.facts)),
    );
    const hidden = printedTimes(company.inputs).flatMap((time) => judgeHidden(company, time));
    console.log(
      `${name}: ${company.inputs.length} statements, ${company.lost.length} columns lost`,
    );
    console.log(`    derived: ${counted(derived)}; hidden: ${counted(hidden)}`);
    const faults = [...derived, ...hidden]
      .filter(shows)
      .map((one) => `${one.verdict}: ${one.says}`);
    for (const line of [...company.refused, ...company.lost, ...faults]) console.log(`    ${line}`);
    all.derived.push(...derived);
    all.hidden.push(...hidden);
    all.lost += company.lost.length;
    all.statements += company.inputs.length;
  }
  console.log(`${names.length} companies, ${all.statements} statements, ${all.lost} columns lost`);
  console.log(`derived: ${counted(all.derived)}\nhidden: ${counted(all.hidden)}`);
  return all.lost === 0 && ![...all.derived, ...all.hidden].some(isFault);
};

const [path] = positionals;
if (flags.help || path === undefined) {
  console.log(HELP);
  process.exitCode = flags.help ? 0 : 2;
} else if (!(await main(path))) process.exitCode = 1;
