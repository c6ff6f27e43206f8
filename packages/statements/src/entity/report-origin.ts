import { REPORTING_COMPANY, type RawStatement, type SettledReview } from '@fde/contracts';

import { CERTAIN } from '../evidence/weights.js';
import { compareNames } from './compare-names.js';
import type { PrintedName, ReportOrigin } from './decide-owner.js';
import { MOST_OF_OTHER_NAME } from './weights.js';

/** One statement that was read from a report, with what people said about it. */
interface ReadStatement {
  readonly extractionId: number;
  readonly raw: RawStatement;
  readonly reviews: readonly SettledReview[];
}

/** Registers whose numbers belong to one company alone. */
const REGISTERS: readonly string[] = ['cik', 'lei'];

type Named = Pick<RawStatement, 'company_name' | 'decisions' | 'reading'>;

const decided = ({ decisions }: Named) => decisions?.company_name;

/** Names by what speaks for them, the one decided on first. */
const namesOf = (raw: Named): PrintedName[] => {
  const decision = decided(raw);
  if (decision === undefined)
    // Statements that were read before names were decisions have nothing else.
    return raw.reading?.mentions === undefined && raw.company_name !== ''
      ? [{ name: raw.company_name, share: 1 }]
      : [];
  const weights = new Map<string, number>();
  for (const { says, weight } of decision.against ?? [])
    weights.set(says, (weights.get(says) ?? 0) + weight);
  const own = Math.max(
    CERTAIN,
    decision.evidence.reduce((sum, { weight }) => sum + weight, 0),
  );
  return [
    { name: decision.value, share: 1 },
    ...[...weights].map(([name, weight]) => ({
      name,
      share: Math.min(MOST_OF_OTHER_NAME, weight / own),
    })),
  ];
};

const identifiersOf = (raw: Named): string[] =>
  (decided(raw)?.evidence ?? []).flatMap(({ source, text }) =>
    REGISTERS.includes(source) && text !== undefined
      ? [`${source} ${text.replace(/^0+/, '')}`]
      : [],
  );

const verdictOf = (statements: readonly ReadStatement[]): 'own' | 'others' | undefined => {
  const settled = statements
    .flatMap(({ reviews }) => reviews)
    .filter(({ decision }) => decision === REPORTING_COMPANY)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .at(-1);
  if (settled === undefined) return undefined;
  const { given, read } = settled;
  if (given.verdict === 'confirm') return 'own';
  // Someone may answer with the company's own name.
  return given.verdict === 'correct' &&
    compareNames(String(given.value), String(read.value)) === 'equal'
    ? 'own'
    : 'others';
};

/** What is known of a stored report. */
export interface KnownReport {
  readonly statements: readonly ReadStatement[];
  /** A crawl of the company's site found it. */
  readonly isFromSite: boolean;
  /** A person said of the document that it is another company's, whatever reviews say. */
  readonly isSaidOthers: boolean;
}

/** What the statements of one report say about whose it is; the report that has most of them named. */
export const originOf = ({ statements, isFromSite, isSaidOthers }: KnownReport): ReportOrigin => {
  const raw = (statements.find((one) => decided(one.raw) !== undefined) ?? statements[0])?.raw;
  const mentions = statements.map((one) => one.raw.reading?.mentions).find((m) => m !== undefined);
  const verdict = isSaidOthers ? 'others' : verdictOf(statements);
  const made = raw === undefined ? undefined : decided(raw);
  return {
    names: raw === undefined ? [] : namesOf(raw),
    isNameCertain: made !== undefined && made.doubt === undefined,
    ...(mentions === undefined ? {} : { mentions }),
    identifiers: raw === undefined ? [] : identifiersOf(raw),
    isFromSite,
    sharesFigures: false,
    ...(verdict === undefined ? {} : { verdict }),
  };
};
