import { fold } from '../../language/fold.js';
import type { RawStatement } from '@fde/contracts';

import { conceptOf } from '../../concepts/concept-of.js';
import { daysApart } from '../../language/dates/iso-date.js';
import { agreeEntities, type DecidedEntity } from '../../decide/place/agree-entities.js';
import { decideEntity, type EntitySeen } from '../../decide/place/decide-entity.js';
import { decidePlace, type PlaceSeen } from '../../decide/place/decide-place.js';
import { nameAbove } from '../../decide/place/name-above.js';
import { missingParts } from '../../decide/place/missing-parts.js';
import { decideSigns } from '../../decide/decide-signs.js';
import { SPAN } from '../../decide/place/weights.js';
import { SAME_END } from '../../decide/weights.js';
import { tellDecision } from '../../evidence/decision.js';
import { isDecoy } from '../../language/decoys.js';
import { namesSubsidiaries, namesTheGroup } from '../../language/group-title.js';
import type { Candidate } from '../../table/over-pages/candidates.js';
import { isDataLine, isRunningText, textOfLine, type ItemLine } from '../../page/index.js';
import { closesStatement } from '../../rows/line-kinds.js';
import type { Triple } from '../choose-triple.js';
import type { DroppedCandidate, ReadCandidate, Tables } from '../read-tables.js';
import { isHeadedAsParents, linesAbove } from '../lines-above.js';
import { areOtherParts } from '../sister-parts.js';
import { EXTRACTS, INTERIM_TITLES, RIVAL } from '../weights.js';
import { NO_YEARS } from '../why-dropped.js';

const foldedLine = (line: ItemLine): string => fold(textOfLine(line));

const pagesOf = ({ blocks }: Candidate): number[] => [...new Set(blocks.map((b) => b.layout.page))];

/**
 * Many reports have a single statement of comprehensive income, which is also their income
 * statement.
 */
const isOwnTitle = ({ type, heading }: Candidate): boolean =>
  heading?.kind === type ||
  (type === 'income_statement' && heading?.kind === 'comprehensive_income');

const rowsOf = ({ type, blocks }: Candidate): number =>
  blocks.reduce((points, block) => points + block.signs[type].score, 0);

/** Lines above the first row of a table without a title. */
const headLines = ({ blocks }: Candidate): string[] =>
  blocks.slice(0, 1).flatMap(({ layout, from, to }) => {
    const lines = layout.lines.slice(from, to);
    const first = lines.findIndex(isDataLine);
    return lines
      .slice(0, Math.max(0, first))
      .filter((l) => !isRunningText(l))
      .map(foldedLine);
  });

/**
 * Whether the head of an untitled table says that it is an extract or another entity's: a table of
 * the notes.
 */
const isHeadedAsOther = (candidate: Candidate): boolean =>
  candidate.heading === undefined &&
  headLines(candidate).some((line) => isDecoy(line) && !closesStatement(line));

const PROFITS: readonly (string | undefined)[] = [
  'net_income',
  'net_income_attributable_to_parent',
];

/** A statement of comprehensive income that is no income statement begins where that one ends. */
const beginsWithProfit = ({ heading }: Candidate, { line_items }: RawStatement): boolean => {
  const first = line_items.find(({ values }) => Object.keys(values).length > 0);
  return (
    heading?.kind === 'comprehensive_income' &&
    first !== undefined &&
    PROFITS.includes(conceptOf(first.name, 'income_statement')?.id)
  );
};

/** What is known of a table beside its place. */
interface TableSeen {
  readonly pages: readonly number[];
  readonly proven: number;
  readonly years?: number;
  /** Whether the report is on a part of a year, as far as its statements say. */
  readonly interim?: boolean;
}

/** Words in a title that make a statement an extract: in an interim report all statements are condensed. */
const extractsOf = (interim: boolean): readonly string[] =>
  interim ? EXTRACTS.filter((name) => !INTERIM_TITLES.includes(name)) : EXTRACTS;

const seenOf = (candidate: Candidate, table: TableSeen): PlaceSeen => {
  const { heading, blocks } = candidate;
  const { pages, proven, years = 0, interim = false } = table;
  const extracts = extractsOf(interim);
  return {
    pages,
    years,
    rows: rowsOf(candidate),
    proven,
    headedAsOther: isHeadedAsOther(candidate),
    refersToNotes: blocks.some((b) => b.layout.lines.some((l) => closesStatement(foldedLine(l)))),
    ...(heading !== undefined && isOwnTitle(candidate)
      ? {
          title: {
            text: heading.text,
            strength: heading.strength,
            against: heading.decoyWeight,
            ofExtract: heading.decoys.some((d) => extracts.includes(d)),
          },
        }
      : {}),
  };
};

/** The other statements of a set of three. */
const SISTERS = 2;

const sharePages = (a: Candidate, b: Candidate): boolean => {
  const pages = new Set(pagesOf(a));
  return pagesOf(b).some((page) => pages.has(page));
};

/** A place whose columns were not understood. */
const isUnread = ({ candidate: { foreign }, why }: DroppedCandidate): boolean =>
  why === NO_YEARS && foreign === undefined;

/** Whether such a place has more of a statement's rows than the one that was read. */
const isRicher = ({ candidate }: DroppedCandidate, chosen: Candidate): boolean =>
  candidate.type === chosen.type &&
  !sharePages(candidate, chosen) &&
  rowsOf(candidate) > rowsOf(chosen);

const isNear = (a: Candidate, b: Candidate): boolean =>
  pagesOf(a).some((page) => pagesOf(b).some((other) => Math.abs(page - other) <= SPAN));

/** Whether a statement has its like in a set of which another statement is richer than the one that was read. */
const isOfUnreadSet = (
  chosen: Candidate,
  sisters: readonly ReadCandidate[],
  unread: readonly DroppedCandidate[],
): boolean => {
  const richer = sisters.flatMap((sister) => unread.filter((u) => isRicher(u, sister.candidate)));
  return unread
    .filter(({ candidate: c }) => c.type === chosen.type && rowsOf(c) >= RIVAL.rows)
    .filter(({ candidate: c }) => !sharePages(c, chosen))
    .some(({ candidate: c }) => richer.some((other) => isNear(c, other.candidate)));
};

/** Whether a richer set of statements, or a richer table of this one, could not be read. */
const isPoorer = (
  chosen: Candidate,
  sisters: readonly ReadCandidate[],
  unread: readonly DroppedCandidate[],
): boolean => unread.some((one) => isRicher(one, chosen)) || isOfUnreadSet(chosen, sisters, unread);

/** Whether some statement of a set says that it is of a part of a year. */
const isInterim = (triple: Triple): boolean =>
  Object.values(triple).some(({ raw }) => raw.period === 'interim');

const placeOf = (raw: RawStatement, chosen: ReadCandidate, triple: Triple, tables: Tables) => {
  const sisters = Object.values(triple).filter((other) => other !== chosen);
  const table = { pages: raw.pages, proven: chosen.coverage, years: raw.years.length };
  const seen = {
    ...seenOf(chosen.candidate, { ...table, interim: isInterim(triple) }),
    beginsWithProfit: beginsWithProfit(chosen.candidate, raw),
  };
  return decidePlace(seen, {
    sisters: sisters.flatMap((other) => other.raw.pages[0] ?? []),
    sistersAreTitled:
      sisters.length === SISTERS && sisters.every(({ candidate }) => isOwnTitle(candidate)),
    unread: tables.unread
      .filter((c) => c.type === raw.statement_type && c.foreign === undefined)
      .filter((c) => !sharePages(c, chosen.candidate))
      .map((c) => seenOf(c, { pages: pagesOf(c), proven: 0 })),
    richerUnread: isPoorer(chosen.candidate, sisters, tables.dropped.filter(isUnread)),
    missing: missingParts(chosen.raw),
    besideHalf: sisters.some(
      (other) =>
        sharePages(other.candidate, chosen.candidate) && missingParts(other.raw).length > 0,
    ),
  });
};

const largestOf = (raw: RawStatement): number => {
  const newest = raw.years.toSorted().at(-1) ?? '';
  const money = raw.line_items.filter((item) => (item.unit ?? 'money') === 'money');
  return Math.max(0, ...money.map((item) => Math.abs(item.values[newest] ?? 0)));
};

/**
 * Whether only heads of statements call the company so, and the report calls it otherwise elsewhere: they may be those
 * of another registrant.
 */
const isNamedByHeadsAlone = ({ decisions }: RawStatement): boolean => {
  const name = decisions?.['company_name'];
  return (
    name?.doubt === 'disputed' && (name.evidence ?? []).every(({ source }) => source === 'head')
  );
};

const entitySeen = ({ raw, candidate, columnsName }: ReadCandidate): EntitySeen => {
  const above = linesAbove(candidate);
  const name = nameAbove(above, raw.company_name);
  const title = candidate.title ?? '';
  return {
    page: raw.pages[0] ?? 0,
    ...(candidate.title === undefined ? {} : { title }),
    titleNamesGroup: namesTheGroup(title) || namesSubsidiaries(title),
    nameAboveNamesGroup: above.some(namesSubsidiaries),
    nameAboveIsOwn: name === 'own',
    nameAboveIsOther: name === 'other' || isNamedByHeadsAlone(raw),
    titleNamesPart:
      (candidate.heading?.decoys ?? []).some((d) => RIVAL.parts.includes(d)) ||
      isHeadedAsParents(candidate),
    ...(columnsName === undefined ? {} : { columnsName }),
    size: largestOf(raw),
    isFlows: raw.statement_type === 'cash_flow_statement',
  };
};

/** Whether two statements end on the same day, as far as both name it. */
const endTogether = (a: RawStatement, b: RawStatement): boolean => {
  const [x, y] = [a, b].map((raw) => raw.fiscal_year_ends[String(raw.fiscal_year)]);
  return x === undefined || y === undefined || daysApart(x, y) <= SAME_END;
};

/** A table of many years beside a statement of two or three: a review of years, not another entity. */
const isReviewOfYears = (chosen: RawStatement, other: RawStatement): boolean =>
  other.years.length >= chosen.years.length + RIVAL.yearsOfReview;

/**
 * Whether another table is a whole statement of the same kind and period, but with other figures.
 */
const isRival = (chosen: ReadCandidate, other: ReadCandidate): boolean =>
  other.raw.statement_type === chosen.raw.statement_type &&
  other.raw.fiscal_year === chosen.raw.fiscal_year &&
  other.raw.period === chosen.raw.period &&
  endTogether(chosen.raw, other.raw) &&
  !areOtherParts(chosen.raw, other.raw) &&
  other.candidate.foreign === undefined &&
  isOwnTitle(other.candidate) &&
  !beginsWithProfit(other.candidate, other.raw) &&
  (other.candidate.heading?.decoyWeight ?? 0) < RIVAL.decoys &&
  other.coverage >= RIVAL.proven &&
  rowsOf(other.candidate) >= RIVAL.rows &&
  missingParts(other.raw).length === 0 &&
  !isReviewOfYears(chosen.raw, other.raw) &&
  !sharePages(chosen.candidate, other.candidate) &&
  largestOf(chosen.raw) !== largestOf(other.raw);

/** A chosen statement with the decision on whose figures it shows. */
const entityOf = (chosen: ReadCandidate, tables: Tables): DecidedEntity => {
  const seen = entitySeen(chosen);
  const rivals = tables.drafts.filter((other) => isRival(chosen, other)).map(entitySeen);
  return {
    page: seen.page,
    decision: decideEntity(seen, rivals),
    rivals: rivals.map(({ page }) => page),
  };
};

/** The statements with the decisions on where they stand and whose figures they show. */
export const withDecisions = (
  statements: readonly RawStatement[],
  triple: Triple,
  tables: Tables,
): RawStatement[] => {
  const chosen = statements.flatMap((raw) => {
    const own = triple[raw.statement_type];
    return own === undefined ? [] : [{ raw, own }];
  });
  const entities = agreeEntities(chosen.map(({ own }) => entityOf(own, tables)));
  return chosen.map(({ raw, own }, at) => {
    const place = tellDecision(placeOf(raw, own, triple, tables));
    const entity = entities[at];
    const signs = decideSigns(raw);
    const more = {
      ...(entity === undefined ? {} : { entity: tellDecision(entity) }),
      ...(signs === undefined ? {} : { sign_convention: tellDecision(signs) }),
    };
    return { ...raw, decisions: { ...raw.decisions, place, ...more } };
  });
};
