import {
  documentFacts,
  readStatements,
  readTaggedReports,
  type TaggedReading,
  type TaggedReport,
} from '@fde/tagged-report';
import type { ReadReport } from '../reading-protocol.js';
import { hashOfFiles } from './hash-of-files.js';

/** Reads a tagged report from its tags; the result has the form of a PDF's reading. */
export async function readTagged(path: string): Promise<ReadReport> {
  const sha256 = await hashOfFiles(path);
  const [report, ...others] = await readTaggedReports(path);
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
    problems: [...others.map(describeOther), ...problemsOf(reading)],
    unreadPages: [],
    isPartial: false,
    shownPages: [],
    fromCache: false,
    tagged: { ...reading.facts, contradictions: contradictionsOf(reading) },
    peakRssBytes: process.resourceUsage().maxRSS * 1024,
  };
}

/** A package or a folder with several reports: the newest is read here, and the others are named. */
function describeOther(other: TaggedReport): string {
  const { period } = documentFacts(other);
  const names = other.documents.map(({ name }) => name).join(', ');
  const year = period === undefined ? '' : ` of the year to ${period.end}`;
  return `another report${year} is in the same package and not read with this one: ${names}`;
}

const MOST_LISTED = 50;

function contradictionsOf({ contradictions }: TaggedReading): string[] {
  return contradictions.slice(0, MOST_LISTED).map(({ concept, contextRef, facts }) => {
    const values = [...new Set(facts.map(({ value }) => String(value)))];
    return `${concept} in ${contextRef} is ${values.join(' and ')}`;
  });
}

function problemsOf(reading: TaggedReading): string[] {
  return [
    ...reading.problems.slice(0, MOST_LISTED),
    ...contradictionsOf(reading).map(
      (contradiction) => `the report contradicts itself: ${contradiction}`,
    ),
  ];
}
