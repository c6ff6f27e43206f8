// Runs the benchmarks of speed one after the other and writes docs/benchmarks.md: npm run benchmarks -w lab [-- --only NAME,...]
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { STEPS } from './steps.mjs';

/**
 * `ended`: it ended well, within its time.
 *
 * @import { BenchRow, BenchStep } from './steps.mjs'
 * @typedef {{ ended: boolean, printed: string, rows: readonly BenchRow[] }} StepResult
 */

const REPORT = 'docs/benchmarks.md';
const LAST_LINES = 25;
const GIB = 2 ** 30;

const HELP = `Usage: npm run benchmarks -w lab -- [--only NAME,...]

Runs the benchmarks of speed one after the other, in under half an hour, and writes ${REPORT}: date, machine, commit, ratios,
and what was missed.

  --only  only these, by their names: ${STEPS.map(({ script }) => script).join(', ')}`;

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, help: { type: 'boolean' } },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}
const only = options.only?.split(',');
const folder = mkdtempSync(join(tmpdir(), 'fde-bench-'));

/**
 * What a step printed, whether it succeeded, and its rows.
 *
 * @type {(step: BenchStep, index: number) => Promise<StepResult>}
 */
const runStep = ({ script, options: args, rows, minutes }, index) =>
  new Promise((resolve) => {
    const file = join(folder, `${index}.json`);
    const all = ['run', '--silent', script, '-w', 'lab', '--'];
    const own = [...args, ...(rows ? ['--json', file] : [])];
    const child = spawn('npm', [...all, ...own], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    let printed = '';
    child.stdout.on('data', (data) => {
      process.stdout.write(data);
      printed += data;
    });
    const late = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    }, minutes * 60_000);
    child.once('exit', (code) => {
      clearTimeout(late);
      resolve({ ended: code === 0, printed, rows: rows && code === 0 ? readRows(file) : [] });
    });
  });

/** @type {(file: string) => BenchRow[]} */
const readRows = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @type {(text: string | null) => string} */
const cell = (text) => String(text ?? '').replaceAll('|', '\\|');
/** @type {(row: BenchRow) => string} */
const valueOf = ({ value, unit }) =>
  `${value < 20 ? value.toFixed(2) : Math.round(value).toLocaleString('en')} ${unit}`;
/** @type {(row: BenchRow) => string} */
const resultOf = ({ reached }) => (reached === null ? '' : reached ? 'reached' : '**missed**');

/** @type {(rows: readonly BenchRow[]) => string} */
const tableOf = (rows) =>
  [
    '| measure | value | aim | | |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(
      (row) =>
        `| ${cell(row.measure)} | ${valueOf(row)} | ${cell(row.aim)} | ${resultOf(row)} | ${cell(row.note)} |`,
    ),
  ].join('\n');

/** @type {(step: BenchStep, result: StepResult) => string} */
const sectionOf = ({ title, script }, { ended, printed, rows }) => {
  const lines = printed.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
  const body = rows.length > 0 ? tableOf(rows) : `\`\`\`text\n${lines}\n\`\`\``;
  const said = ended ? '' : 'It did not end: what it printed last is below.\n\n';
  return `## ${title}\n\n\`npm run ${script} -w lab\`\n\n${said}${body}\n`;
};

/**
 * What a step printed, its columns apart by one space.
 *
 * @type {(printed: string) => string[]}
 */
const linesOf = (printed) => printed.split('\n').map((line) => line.trim().replace(/\s+/g, ' '));

/** @type {(results: readonly [BenchStep, StepResult][]) => string[]} */
const missedOf = (results) =>
  results.flatMap(([step, { ended, printed, rows }]) => [
    ...(ended ? [] : [`- \`npm run ${step.script} -w lab\` did not end.`]),
    ...linesOf(printed)
      .filter((line) => line.includes('NOT reached'))
      .map((line) => `- \`${line}\``),
    ...rows
      .filter(({ reached }) => reached === false)
      .map((row) => `- ${row.measure}: ${valueOf(row)}; wanted ${row.aim}.`),
  ]);

/** @type {(loadBefore: number) => string} */
const headOf = (loadBefore) => {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const machine = `${cpus().length} processors (${cpus()[0]?.model}), ${Math.round(totalmem() / GIB)} GiB`;
  return `# Benchmarks

Written by \`npm run benchmarks -w lab\` on ${new Date().toISOString().slice(0, 10)}, commit ${commit}, Node.js ${process.version}, ${machine}.
Before it began ${loadBefore.toFixed(1)} processes were at work on the machine; where that is more than its processors can do,
rates and times say little, and only ratios within one run and processor times can be compared.
`;
};

const [loadBefore = 0] = loadavg();
/** @type {[BenchStep, StepResult][]} */
const results = [];
for (const [index, step] of STEPS.entries()) {
  if (only !== undefined && !only.includes(step.script)) continue;
  console.log(`\n== ${step.title} (npm run ${step.script} -w lab)`);
  results.push([step, await runStep(step, index)]);
}
const missed = missedOf(results);
const closing = missed.length === 0 ? 'Nothing: every aim was reached.' : missed.join('\n');
writeFileSync(
  REPORT,
  [
    headOf(loadBefore),
    ...results.map(([step, result]) => sectionOf(step, result)),
    `## What was missed\n\n${closing}\n`,
  ].join('\n'),
);
execFileSync('npx', ['prettier', '--write', '--log-level', 'warn', REPORT]);
rmSync(folder, { recursive: true, force: true });
console.log(`\n${REPORT} is written; ${missed.length} aims were missed.`);
