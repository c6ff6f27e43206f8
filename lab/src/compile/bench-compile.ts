import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { RawStatement } from '@fde/contracts';
import { type CompileInput, compileStatements } from '@fde/statements';
import { growingCompany } from '@fde/statements/growing-company';

const HELP = `Usage: npm run compile -w lab -- [--extractions DIR] [--corpus DIR]

How long compiling takes, and how it grows. Exit 1 where a limit is missed.

  --extractions DIR  raw statements that the system read itself, one JSON per document: real series are compiled and scored
  --corpus DIR       the transcripts that they are scored by (../shared/corpus)`;

/** Milliseconds, and the exponent by which processor time grows with line items. */
const LIMITS = { tenReports: 200, twentyReports: 1000, fortyReports: 2000, growth: 1.1 } as const;
const RUNS = 5;

interface Spent {
  readonly wall: number;
  readonly cpu: number;
}

const spend = (work: () => void): Spent => {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  work();
  const used = process.cpuUsage(cpu);
  return { wall: performance.now() - start, cpu: (used.user + used.system) / 1000 };
};

/** The best of several runs: what the work takes when nothing else runs. */
const best = (work: () => void): Spent => {
  const runs = Array.from({ length: RUNS }, () => spend(work));
  return {
    wall: Math.min(...runs.map(({ wall }) => wall)),
    cpu: Math.min(...runs.map(({ cpu }) => cpu)),
  };
};

const threeStatements = (reports: number, rows: number): CompileInput[] =>
  (['income_statement', 'balance_sheet', 'cash_flow_statement'] as const).flatMap((type, at) =>
    growingCompany({ reports, rows, columns: type === 'balance_sheet' ? 2 : 3, seed: at + 1 }).map(
      (input) => ({
        ...input,
        extractionId: input.extractionId * 10 + at,
        raw: { ...input.raw, statement_type: type },
      }),
    ),
  );

const shown = ({ wall, cpu }: Spent): string =>
  `${wall.toFixed(0)} ms (${cpu.toFixed(0)} ms of CPU)`;

const timings = (): boolean => {
  const ten = threeStatements(10, 45);
  const first = spend(() => compileStatements(ten));
  const warm = best(() => compileStatements(ten));
  console.log(
    `10 reports, 3 statements, ${count(ten)} line items: ${shown(warm)}, limit ${LIMITS.tenReports} ms; in a process that has compiled nothing yet ${shown(first)}`,
  );
  const byReports = [10, 20, 40, 100].map((reports) => measured(reports, 77));
  const byRows = [100, 250, 500, 1_000].map((rows) => measured(10, rows));
  const [, twenty, forty] = byReports;
  if (!twenty || !forty) return false;
  console.log(`20 reports: ${twenty.wall.toFixed(0)} ms of ${LIMITS.twentyReports} ms`);
  console.log(`40 reports: ${forty.wall.toFixed(0)} ms of ${LIMITS.fortyReports} ms`);
  const growths = [
    growthOf('from 10 to 100 reports', byReports),
    growthOf('from 100 to 1,000 rows', byRows),
  ];
  return (
    warm.wall <= LIMITS.tenReports &&
    twenty.wall <= LIMITS.twentyReports &&
    forty.wall <= LIMITS.fortyReports &&
    growths.every((growth) => growth <= LIMITS.growth)
  );
};

interface Measured extends Spent {
  readonly items: number;
}

const measured = (reports: number, rows: number): Measured => {
  const inputs = threeStatements(reports, rows);
  const spent = best(() => compileStatements(inputs));
  const items = count(inputs);
  console.log(
    `${reports} reports of ${rows} rows, ${items} line items: ${shown(spent)}, ${((1000 * spent.cpu) / items).toFixed(1)} µs of CPU per item`,
  );
  return { ...spent, items };
};

const growthOf = (name: string, curve: readonly Measured[]): number => {
  const [low, high] = [curve[0], curve.at(-1)];
  if (!low || !high) return NaN;
  const growth = Math.log(high.cpu / low.cpu) / Math.log(high.items / low.items);
  console.log(
    `${name}: CPU grows as items^${growth.toFixed(2)}, limit ${LIMITS.growth}: ${growth <= LIMITS.growth ? 'reached' : 'NOT reached'}`,
  );
  return growth;
};

const count = (inputs: readonly CompileInput[]): number =>
  inputs.reduce((sum, { raw }) => sum + raw.line_items.length, 0);

/** Raw statements of one document: an array, or an object with `statements`. */
const statementsIn = (file: string): RawStatement[] => {
  const content = JSON.parse(readFileSync(file, 'utf8')) as
    RawStatement[] | { statements: RawStatement[] | Record<string, RawStatement> };
  return Array.isArray(content) ? content : Object.values(content.statements);
};

const scoreSeries = (corpus: string, extractions: string): void => {
  const directory = mkdtempSync(join(tmpdir(), 'fde-bench-'));
  try {
    for (const series of ['APPLE', 'SIE', 'LOBLAW']) {
      const files = readdirSync(extractions)
        .filter((file) => file.startsWith(`${series}_`) && file.endsWith('.json'))
        .toSorted();
      const inputs = files.flatMap((file, at) =>
        statementsIn(join(extractions, file)).map((raw, one) => ({
          documentId: at + 1,
          extractionId: 10 * at + one + 1,
          fiscalYear: raw.fiscal_year,
          raw,
        })),
      );
      if (inputs.length === 0) {
        console.log(`${series}: no extractions in ${extractions}`);
        continue;
      }
      const compiled = join(directory, `${series}.json`);
      writeFileSync(compiled, JSON.stringify(compileStatements(inputs)));
      console.log(
        `${series}: ${execFileSync('node', [join(corpus, 'score-compiled.mjs'), '--truth', join(corpus, 'truth'), '--series', series, '--compiled', compiled]).toString()}`,
      );
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};

const { values: args } = parseArgs({
  options: {
    corpus: { type: 'string', default: '../shared/corpus' },
    extractions: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (args.help) {
  console.log(HELP);
  process.exit(0);
}
const met = timings();
if (args.extractions !== undefined) {
  if (existsSync(args.corpus) && existsSync(args.extractions))
    scoreSeries(args.corpus, args.extractions);
  else
    console.log(
      `no corpus at ${args.corpus}, or no extractions at ${args.extractions}: the series are not scored`,
    );
}
process.exitCode = met ? 0 : 1;
