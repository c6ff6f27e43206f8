import { REPORTING_COMPANY, type Question } from '@fde/contracts';

import type { Decision } from '../evidence/decision.js';
import { compareNames } from './compare-names.js';
import { decideOwner, type Owner, type OwnerSought, type ReportOrigin } from './decide-owner.js';
import { originOf, type KnownReport } from './report-origin.js';
import { figuresOf, shareFigures, type Figures } from './shared-figures.js';
import { OWNER_DOUBT } from './weights.js';

/** A report as it was stored for a company. */
export interface ReportToJudge extends KnownReport {
  readonly documentId: number;
}

/** Whose report it is, and the question to a person if that is not certain. */
export interface JudgedReport {
  readonly documentId: number;
  readonly owner: Decision<Owner>;
  /**
   * Another's, or a report in which nothing shows that it is the company's: it is left out until a
   * person answers.
   */
  readonly isLeftOut: boolean;
  /** What the report calls its company; absent if no name was read. */
  readonly printedName?: string;
  /** Asked on one of its statements. */
  readonly question?: { readonly extractionId: number; readonly question: Question };
}

interface Company {
  readonly name: string;
  readonly tickers: readonly string[];
}

interface Judged {
  readonly report: ReportToJudge;
  readonly origin: ReportOrigin;
  readonly figures: Figures;
  readonly owner: Decision<Owner>;
}

const namesSaid = (origins: readonly ReportOrigin[], verdict: ReportOrigin['verdict']): string[] =>
  origins.flatMap(({ names: [printed], verdict: said }) =>
    said === verdict && printed !== undefined ? [printed.name] : [],
  );

/**
 * What people's answers add to what is known of the company. Its own name stays its own: it was
 * misread in a report of another.
 */
const soughtOf = (company: Company, origins: readonly ReportOrigin[]): OwnerSought => ({
  ...company,
  aliases: namesSaid(origins, 'own'),
  others: namesSaid(origins, 'others').filter(
    (name) => compareNames(name, company.name) !== 'equal',
  ),
  identifiers: [],
});

const isOwn = ({ owner }: Judged): boolean => owner.value === 'same';

/** Judges again those that are in question, by the reports that are known to be the company's. */
const judgeByOthers = (judged: readonly Judged[], sought: OwnerSought): Judged[] => {
  const own = judged.filter(isOwn);
  const identifiers = own.flatMap(({ origin }) => origin.identifiers);
  return judged.map((one) => {
    if (isOwn(one) || one.origin.verdict !== undefined) return one;
    const sharesFigures = own.some(({ figures }) => shareFigures(figures, one.figures));
    const owner = decideOwner({ ...one.origin, sharesFigures }, { ...sought, identifiers });
    return { ...one, owner };
  });
};

/** Until no further report turns out to be the company's. */
const judgeAll = (judged: readonly Judged[], sought: OwnerSought): readonly Judged[] => {
  const again = judgeByOthers(judged, sought);
  return again.filter(isOwn).length > judged.filter(isOwn).length ? judgeAll(again, sought) : again;
};

/** A person answered, for this report or for its name. */
const isSettled = ({ evidence }: Decision<Owner>): boolean =>
  evidence.some(({ source }) => source === 'person');

/** Sources of what was looked for in the whole report. */
const SOUGHT: readonly string[] = ['neverMentioned', 'notMentionedOnFew'];

const isLeftOut = ({ value, evidence }: Decision<Owner>): boolean =>
  value === 'other' ||
  (value === 'ask' &&
    evidence.every(({ says }) => says === 'other') &&
    evidence.some(({ source }) => SOUGHT.includes(source)));

/** A name that ends in a full stop ("Apple Inc.") ends its sentence, too. */
const closed = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

const saysOf = (printed: string | undefined, company: Company): string => {
  const said =
    printed === undefined
      ? `The report does not mention ${company.name}`
      : `The report says ${printed}; the company is ${company.name}`;
  return `${closed(said)} Whose is it?`;
};

const questionOf = (
  { report, origin, owner }: Judged,
  company: Company,
): JudgedReport['question'] => {
  const [first] = report.statements.toSorted((a, b) => a.extractionId - b.extractionId);
  if (first === undefined) return undefined;
  if (owner.value === 'same' || isSettled(owner)) return undefined;
  const doubt = OWNER_DOUBT[owner.value];
  const says = saysOf(origin.names[0]?.name, company);
  return {
    extractionId: first.extractionId,
    question: {
      decision: REPORTING_COMPANY,
      item: null,
      value: company.name,
      page: first.raw.pages[0] ?? null,
      bbox: null,
      doubt,
      weight: 1,
      reasons: [{ about: 'decision', says, rule: `${owner.value}_company` }],
    },
  };
};

/**
 * Whose the reports of a company are. People's answers hold for other reports of the same name, and
 * reports that share their figures with the company's own are its own under any name. Pure.
 */
export const judgeReports = (
  reports: readonly ReportToJudge[],
  company: Company,
): readonly JudgedReport[] => {
  const origins = reports.map(originOf);
  const sought = soughtOf(company, origins);
  const judged = reports.flatMap((report, at): Judged[] => {
    const origin = origins[at];
    if (origin === undefined) return [];
    const figures = figuresOf(report.statements.map(({ raw }) => raw));
    return [{ report, origin, figures, owner: decideOwner(origin, sought) }];
  });
  return judgeAll(judged, sought).map((one) => {
    const question = questionOf(one, company);
    const printedName = one.origin.names[0]?.name;
    return {
      documentId: one.report.documentId,
      owner: one.owner,
      isLeftOut: isLeftOut(one.owner),
      ...(printedName === undefined ? {} : { printedName }),
      ...(question === undefined ? {} : { question }),
    };
  });
};
