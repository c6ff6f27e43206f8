import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pagesAsText, reconcileReport, shownPage } from '@fde/statements';
import { CORRUPTIONS, StandInModel, type RecordedAnswer } from '@fde/testing/stand-in-model';
import {
  askStatements,
  budgetedModel,
  DEFAULT_PRICES,
  estimateTokens,
  FileSpendLedger,
  GeminiModel,
  OpenAiModel,
  type ModelAccess,
} from '@fde/language-model';
import { benchReports, readReport, type BenchReport } from './bench-reports.js';
import { seededRandom } from '@fde/testing/fixture-reports';
import { FOREIGN_KINDS } from './foreign-answers.js';
import { judgeForeign, type ForeignJudgement } from './judge-foreign.js';
import { judgeReconciled, type ReconciledJudgement } from './judge-reconciled.js';

const HELP = `Usage: npm run language-model -w lab -- [--corpus DIR] [--rate N] [--rounds N] [--foreign N]

Combines the engine's reading with that of a stand-in model that answers from transcripts and corrupts a share of its cells.
Prints what was caught, what was lost, and what a question costs; exits with 1 if a bound is exceeded.

  --corpus DIR  transcripts and their reports (../shared/corpus, if it exists)
  --rate N      share of the cells to corrupt (0.05)
  --rounds N    answers per report (3)
  --foreign N   answers per report with numbers that are printed elsewhere, or count something else (36)`;

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string', default: '../shared/corpus' },
    rate: { type: 'string', default: '0.05' },
    rounds: { type: 'string', default: '3' },
    foreign: { type: 'string', default: '36' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}
const MODEL = 'gemini-2.5-flash';
const BOUNDS = { caught: 0.99, lost: 0.001, unprinted: 0, medianTokens: 4000 };

interface Measured extends ReconciledJudgement {
  readonly document: string;
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly tokensOfReport: number;
  readonly costUsd: number;
  readonly milliseconds: number;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-language-model-'));
const spending = {
  ledger: new FileSpendLedger(folder),
  limits: { perDay: null, perDocument: null },
  prices: DEFAULT_PRICES,
  now: Date.now,
};
const modelsOf = (standIn: StandInModel): ModelAccess[] =>
  [
    new GeminiModel({
      apiKey: 'stand-in',
      model: MODEL,
      baseUrl: standIn.geminiUrl,
      timeoutMs: 60_000,
      thinkingBudget: undefined,
      now: Date.now,
    }),
    new OpenAiModel({
      apiKey: 'stand-in',
      model: MODEL,
      baseUrl: standIn.openAiUrl,
      timeoutMs: 60_000,
      now: Date.now,
    }),
  ].map((adapter) => ({ model: budgetedModel(adapter, spending), cache: undefined }));

const lastAnswer = (standIn: StandInModel): RecordedAnswer => {
  const answer = standIn.answers.at(-1);
  if (answer === undefined) throw new Error('the stand-in has not been asked');
  return answer;
};

type Reading = Awaited<ReturnType<typeof readReport>>;

/** Asks once, combines the answer with the engine's reading, and judges the result. */
const measureRound = async (
  report: BenchReport,
  reading: Reading,
  access: ModelAccess,
  standIn: StandInModel,
): Promise<Measured> => {
  const pages = reading.shown.map(shownPage);
  const { statements: model, cost } = await askStatements(
    access,
    {
      parts: [{ kind: 'text', text: pagesAsText(pages) }],
      pages: pages.map((page) => page.page),
    },
    { maxOutputTokens: 30_000 },
  );
  const startedAt = performance.now();
  const joined = reconcileReport({
    layout: reading.statements,
    model,
    pages,
    modelName: MODEL,
    companyName: report.transcript.company,
  });
  const milliseconds = performance.now() - startedAt;
  return {
    ...judgeReconciled(lastAnswer(standIn), joined.statements, pages),
    document: report.transcript.document,
    tokensIn: cost.tokensIn,
    tokensOut: cost.tokensOut,
    costUsd: cost.costUsd ?? 0,
    tokensOfReport: reading.tokensOfReport,
    milliseconds,
  };
};

/** Answers whose numbers are printed elsewhere in the report, or count something else. */
const measureForeign = (
  { transcript }: BenchReport,
  reading: Reading,
  { right }: RecordedAnswer,
): ForeignJudgement[] => {
  const pages = [...reading.shown, ...reading.beside].map(shownPage);
  return judgeForeign(
    {
      document: transcript.document,
      layout: reading.statements,
      right: right.statements,
      pages: pages.toSorted((a, b) => a.page - b.page),
      modelName: MODEL,
      random: seededRandom(transcript.fiscal_year),
    },
    Number(options.foreign),
  );
};

const measure = async (report: BenchReport, rounds: number, rate: number): Promise<Measured[]> => {
  const standIn = await StandInModel.start({
    transcripts: [report.transcript],
    countTokens: estimateTokens,
  });
  try {
    const reading = await readReport(report.bytes());
    const measured: Measured[] = [];
    const models = modelsOf(standIn);
    for (let round = 0; round < rounds; round += 1) {
      standIn.misbehave({ kind: 'corrupt', rate, kinds: CORRUPTIONS, seed: 1000 * (round + 1) });
      const access = models[round % models.length];
      if (access === undefined) throw new Error('no model to ask');
      measured.push(await measureRound(report, reading, access, standIn));
    }
    foreign.push(...measureForeign(report, reading, lastAnswer(standIn)));
    return measured;
  } finally {
    await standIn.stop();
  }
};

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
const totalOf = (measured: readonly Measured[], of: (one: Measured) => number): number =>
  measured.reduce((sum, one) => sum + of(one), 0);
const formatPercent = (share: number): string => `${(100 * share).toFixed(3)} %`;

const print = (measured: readonly Measured[]): boolean => {
  for (const document of new Set(measured.map((one) => one.document))) {
    const own = measured.filter((one) => one.document === document);
    console.log(
      `${document.padEnd(30)} corrupted ${String(totalOf(own, (m) => m.corrupted)).padStart(4)}  missed ${totalOf(own, (m) => m.missed)}  good ${String(totalOf(own, (m) => m.good)).padStart(5)}  lost ${totalOf(own, (m) => m.lost)}  unprinted ${totalOf(own, (m) => m.unprinted)}  tokens in ${own[0]?.tokensIn} of ${own[0]?.tokensOfReport}, out ${own[0]?.tokensOut}`,
    );
    for (const cell of new Set(
      own.flatMap((one) => [
        ...one.missedCells.map((text) => `  missed: ${text}`),
        ...one.lostCells.map((text) => `  lost: ${text}`),
      ]),
    ))
      console.log(cell);
  }
  const [corrupted, missed, good, lost] = [
    totalOf(measured, (m) => m.corrupted),
    totalOf(measured, (m) => m.missed),
    totalOf(measured, (m) => m.good),
    totalOf(measured, (m) => m.lost),
  ];
  const caught = corrupted === 0 ? 1 : 1 - missed / corrupted;
  const lostShare = good === 0 ? 1 : lost / good;
  const unprinted = totalOf(measured, (m) => m.unprinted);
  const [tokens, whole] = [
    medianOf(measured.map((m) => m.tokensIn)),
    medianOf(measured.map((m) => m.tokensOfReport)),
  ];
  console.log(`
${new Set(measured.map((m) => m.document)).size} reports, ${measured.length} answers with ${formatPercent(Number(options.rate))} of the cells corrupted
corruptions caught or corrected   ${formatPercent(caught)} (${corrupted - missed} of ${corrupted}; bound ${formatPercent(BOUNDS.caught)})
good cells lost                   ${formatPercent(lostShare)} (${lost} of ${good}; bound ${formatPercent(BOUNDS.lost)})
stored numbers that no page prints ${unprinted} of ${totalOf(measured, (m) => m.stored)} (bound ${BOUNDS.unprinted})
input tokens per report, median   ${tokens} (bound ${BOUNDS.medianTokens}); the whole report ${whole}: ${(whole / tokens).toFixed(0)} times as much
output tokens per report, median  ${medianOf(measured.map((m) => m.tokensOut))}; cost per report, median $${medianOf(measured.map((m) => m.costUsd)).toFixed(4)} with ${MODEL}
joining the readings, median      ${medianOf(measured.map((m) => m.milliseconds)).toFixed(0)} ms
(tokens are an upper estimate: each digit and mark counts as one)`);
  return (
    caught >= BOUNDS.caught &&
    lostShare < BOUNDS.lost &&
    unprinted <= BOUNDS.unprinted &&
    tokens < BOUNDS.medianTokens
  );
};

const printForeign = (): boolean => {
  const tooSure = foreign.flatMap((one) => one.tooSure);
  for (const cell of tooSure.slice(0, MOST_PRINTED)) console.log(`too sure: ${cell}`);
  const kinds = FOREIGN_KINDS.map((kind) => {
    const own = foreign.filter((one) => one.kind === kind);
    const sum = (of: (one: ForeignJudgement) => number): number =>
      own.reduce((all, one) => all + of(one), 0);
    return `  ${kind.padEnd(20)} ${own.length} answers, ${sum((one) => one.stored)} numbers stored, ${sum((one) => one.ofModel)} on the model's word, ${sum((one) => one.tooSure.length)} above 0.75`;
  });
  console.log(
    `\n${foreign.length} answers with numbers from elsewhere, or under another heading (bound 0)\n${kinds.join('\n')}`,
  );
  return tooSure.length === 0 && foreign.length > 0;
};

const measured: Measured[] = [];
const foreign: ForeignJudgement[] = [];
/** How many faulty cells are printed one by one. */
const MOST_PRINTED = 20;
for (const report of await benchReports(options.corpus))
  measured.push(...(await measure(report, Number(options.rounds), Number(options.rate))));
rmSync(folder, { recursive: true });
const held = [print(measured), printForeign()];
if (held.includes(false)) process.exitCode = 1;
