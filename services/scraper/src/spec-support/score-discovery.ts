import { OTHER_HOST } from '@fde/testing';
import { documentIdentity } from '../scrape-company/page/document-identity.js';
import type { Discovery } from '../cli/discover-site.js';

export interface Expected {
  /** Address (relative to `base`) to fiscal year of every annual report. */
  readonly annualReports: Readonly<Record<string, number>>;
  readonly others: Readonly<Record<string, string>>;
  readonly outcome: string;
  /** Beginnings of paths that must not be asked for. */
  readonly forbidden?: readonly string[];
  readonly mostRequests?: number;
}

export interface DiscoveryScore {
  readonly found: number;
  readonly yearsRight: number;
  readonly missed: readonly string[];
  readonly wronglyIncluded: readonly string[];
  readonly wrongYears: readonly string[];
  readonly wrongTypes: readonly string[];
  readonly wrongOutcome: string | undefined;
  /** Paths that were asked for although to ask is to act. */
  readonly deeds: readonly string[];
  /** Requests beyond what the site may be asked. */
  readonly tooMany: number;
}

/** Sets what was discovered on a site against what is on it. */
export const scoreDiscovery = (
  { documents, outcome }: Discovery,
  expected: Expected,
  base: string,
  requests: readonly string[] = [],
): DiscoveryScore => {
  // The other host is the same port of the machine, under its name.
  const otherHost = new URL(base).origin.replace('127.0.0.1', 'localhost');
  const identity = (address: string): string =>
    documentIdentity(new URL(address.replace(OTHER_HOST, otherHost), base));
  const byIdentity = new Map(documents.map((each) => [each.identity, each]));
  const annual = new Map(
    Object.entries(expected.annualReports).map(([address, year]) => [identity(address), year]),
  );
  const missed: string[] = [];
  const wrongYears: string[] = [];
  for (const [key, year] of annual) {
    const judgement = byIdentity.get(key)?.judgement;
    if (judgement?.documentType !== 'annual_report')
      missed.push(`${key}${judgement ? ` (judged ${judgement.documentType})` : ''}`);
    else if (judgement.fiscalYear !== year)
      wrongYears.push(`${key}: ${judgement.fiscalYear} instead of ${year}`);
  }
  const wronglyIncluded = documents
    .filter((each) => each.judgement.documentType === 'annual_report' && !annual.has(each.identity))
    .map(({ url, judgement }) => `${url} (${judgement.reasons[0]})`);
  const wrongTypes = Object.entries(expected.others).flatMap(([address, type]) => {
    const judged = byIdentity.get(identity(address))?.judgement.documentType;
    return judged === type ? [] : [`${address}: ${judged ?? 'not found'} instead of ${type}`];
  });
  return {
    found: annual.size - missed.length,
    yearsRight: annual.size - missed.length - wrongYears.length,
    missed,
    wronglyIncluded,
    wrongYears,
    wrongTypes,
    deeds: requests.filter((path) => expected.forbidden?.some((each) => path.startsWith(each))),
    tooMany: Math.max(0, requests.length - (expected.mostRequests ?? Infinity)),
    wrongOutcome:
      outcome === expected.outcome
        ? undefined
        : `ended with ${outcome} instead of ${expected.outcome}`,
  };
};

/** Empty where everything is right. */
export const mistakesOf = (score: DiscoveryScore): readonly string[] => [
  ...score.missed.map((each) => `missed ${each}`),
  ...score.wronglyIncluded.map((each) => `wrongly included ${each}`),
  ...score.wrongYears.map((each) => `wrong year ${each}`),
  ...score.wrongTypes.map((each) => `wrong type ${each}`),
  ...score.deeds.map((each) => `acted by ${each}`),
  ...(score.tooMany > 0 ? [`${score.tooMany} requests too many`] : []),
  ...(score.wrongOutcome ? [score.wrongOutcome] : []),
];
