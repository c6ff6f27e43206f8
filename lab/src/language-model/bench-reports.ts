import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PageText, RawStatement } from '@fde/contracts';
import { openPdf } from '@fde/pdf';
import { locateCandidates, pagesToShow, readStatements } from '@fde/statements';
import { demoReports, demoTruth, HARD_CASES } from '@fde/testing/fixture-reports';
import type { ReportTranscript } from '@fde/testing/stand-in-model';
import { estimateTokens } from '@fde/language-model';

export interface BenchReport {
  readonly transcript: ReportTranscript;
  readonly bytes: () => Uint8Array;
}

export interface EngineReading {
  readonly statements: readonly RawStatement[];
  /** The pages that the model is shown. */
  readonly shown: readonly PageText[];
  /** Pages besides these, and candidates that the model is not shown. */
  readonly beside: readonly PageText[];
  readonly tokensOfReport: number;
}

/** Pages without a statement, from which foreign answers are made. */
const MOST_BESIDE = 6;

/** Reports with transcripts: those of a corpus folder, if it exists, and the project's own fixtures. */
export const benchReports = async (corpus: string): Promise<BenchReport[]> => {
  const fixtures = [...(await fixtureReports()), ...(await hardCases())];
  const folder = join(corpus, 'truth');
  if (!existsSync(folder)) return fixtures;
  const real = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name): BenchReport => {
      const transcript = JSON.parse(readFileSync(join(folder, name), 'utf8')) as ReportTranscript;
      return {
        transcript,
        bytes: () => readFileSync(join(corpus, 'reports', transcript.document)),
      };
    });
  return [...real, ...fixtures];
};

const fixtureReports = async (): Promise<BenchReport[]> => {
  const [documents, truth] = await Promise.all([demoReports(), demoTruth()]);
  return truth.reports.flatMap((transcript): BenchReport[] => {
    const document = documents.find(
      (candidate) =>
        candidate.kind === 'annual_report' && candidate.fiscalYear === transcript.fiscal_year,
    );
    return document === undefined ? [] : [{ transcript, bytes: () => document.bytes }];
  });
};

/** Reports that need character recognition are left out: the stand-in does not see pictures. */
const hardCases = async (): Promise<BenchReport[]> => {
  const cases = HARD_CASES.filter((hard) => hard.recognised !== true);
  return Promise.all(
    cases.map(async (hard) => {
      const { truth, bytes } = await hard.report();
      return { transcript: { ...truth, document: hard.name }, bytes: () => bytes };
    }),
  );
};

/** What the engine reads from a report, as in the service. */
export const readReport = async (bytes: Uint8Array): Promise<EngineReading> => {
  const document = await openPdf(bytes);
  try {
    const texts = Array.from({ length: document.pageCount }, (_, at) => document.plainText(at + 1));
    const located = locateCandidates(texts);
    const pages = located.pages.map((candidate) => document.pageText(candidate.page));
    const { statements } = readStatements(pages, {
      pageCount: document.pageCount,
      hints: located.hints,
    });
    const wanted = pagesToShow(statements, located.pages);
    const beside = [
      ...wanted.flatMap((page) => [page - 1, page + 1]),
      ...located.pages.map((candidate) => candidate.page),
    ].filter((page) => page >= 1 && page <= document.pageCount && !wanted.includes(page));
    return {
      beside: [...new Set(beside)].slice(0, MOST_BESIDE).map((page) => document.pageText(page)),
      statements,
      shown: wanted.map(
        (page) => pages.find((text) => text.page === page) ?? document.pageText(page),
      ),
      tokensOfReport: texts.reduce((sum, text) => sum + estimateTokens(text), 0),
    };
  } finally {
    document.close();
  }
};
