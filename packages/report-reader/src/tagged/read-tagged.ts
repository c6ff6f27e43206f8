import { readStatements, readTaggedReport, type TaggedReading } from '@fde/tagged-report';
import type { ReadReport } from '../child/protocol.js';
import { hashOfFiles } from './hash-of-files.js';

/** Reads a tagged report from its tags; the result has the form of a PDF's reading. */
export async function readTagged(path: string): Promise<ReadReport> {
  const sha256 = await hashOfFiles(path);
  const report = await readTaggedReport(path);
  const reading = readStatements(report);
  const years = reading.statements.map(({ fiscal_year }) => fiscal_year);
  return {
    sha256,
    pageCount: 0,
    scannedPages: 0,
    statements: reading.statements,
    companyName: reading.facts.companyName ?? null,
    fiscalYear: years.length === 0 ? (reading.facts.fiscalYear ?? null) : Math.max(...years),
    candidates: [],
    considered: [],
    problems: problemsOf(reading),
    unreadPages: [],
    isPartial: false,
    shownPages: [],
    fromCache: false,
    tagged: { ...reading.facts, contradictions: contradictionsOf(reading) },
    peakRssBytes: process.resourceUsage().maxRSS * 1024,
  };
}

const MOST_TOLD = 50;

function contradictionsOf({ contradictions }: TaggedReading): string[] {
  return contradictions.slice(0, MOST_TOLD).map(({ concept, contextRef, facts }) => {
    const values = [...new Set(facts.map(({ value }) => String(value)))];
    return `${concept} in ${contextRef} is ${values.join(' and ')}`;
  });
}

function problemsOf(reading: TaggedReading): string[] {
  return [
    ...reading.problems.slice(0, MOST_TOLD),
    ...contradictionsOf(reading).map((told) => `the report contradicts itself: ${told}`),
  ];
}
