import { STATEMENT_TYPES, type CanonicalStatementType, type RawStatement } from '@fde/contracts';

import { missingParts } from '../decide/place/missing-parts.js';
import { nameAbove } from '../decide/place/name-above.js';
import { namesTheGroup } from '../language/group-title.js';
import { netIncomeTie } from '../identities/across-statements.js';
import type { Candidate } from '../table/over-pages/candidates.js';
import { isHeadedAsParents, linesAbove } from './lines-above.js';
import type { DroppedCandidate, ReadCandidate } from './read-tables.js';
import type { Considered } from './reading-result.js';
import { inkOf, traceReading } from './trace-reading.js';
import { CLOSES, TRIPLE } from './weights.js';

export type Triple = Partial<Record<CanonicalStatementType, ReadCandidate>>;

const pageOf = (draft: ReadCandidate): number =>
  draft.raw.pages[0] ?? draft.candidate.blocks[0]?.layout.page ?? 0;

/** Whose name stands above the title, or in it. */
const nameScore = (candidate: Candidate, company: string): number => {
  const name = nameAbove([...linesAbove(candidate), candidate.title ?? ''], company);
  if (name === undefined) return 0;
  return name === 'own' ? TRIPLE.ownCompany : TRIPLE.otherCompany;
};

/** Its title names this kind of statement; one of comprehensive income may be the income statement. */
const isTitled = ({ raw, candidate }: ReadCandidate): boolean => {
  const kind = candidate.heading?.kind;
  const type = raw.statement_type;
  return kind === type || (type === 'income_statement' && kind === 'comprehensive_income');
};

/** A whole statement under its own title, which nothing speaks against. */
const isOwnPlace = (draft: ReadCandidate): boolean =>
  isTitled(draft) &&
  draft.candidate.heading?.decoyWeight === 0 &&
  draft.coverage >= CLOSES &&
  missingParts(draft.raw).length === 0;

/**
 * A table without a title of its own, not far behind a whole statement that has one: a note, an
 * investee. A statement that follows is often the parent's.
 */
const isStandIn = (draft: ReadCandidate, drafts: readonly ReadCandidate[]): boolean =>
  !isTitled(draft) &&
  drafts.some(
    (other) =>
      other.raw.statement_type === draft.raw.statement_type &&
      pageOf(other) < pageOf(draft) &&
      pageOf(draft) - pageOf(other) <= TRIPLE.span &&
      isOwnPlace(other),
  );

const isOfGroup = ({ candidate: { title } }: ReadCandidate): boolean =>
  title !== undefined && namesTheGroup(title);

/**
 * A statement whose title does not name the group, where another whole one of its kind has a title
 * that does: the company's own, which belongs beside the company's other statements.
 */
const isOfCompany = (draft: ReadCandidate, drafts: readonly ReadCandidate[]): boolean =>
  !isOfGroup(draft) &&
  drafts.some(
    (other) =>
      other.raw.statement_type === draft.raw.statement_type &&
      isOfGroup(other) &&
      isOwnPlace(other),
  );

const ownScore = ({ raw, candidate, coverage, columnsName }: ReadCandidate): number => {
  const cells = raw.line_items.reduce((n, i) => n + Object.keys(i.values).length, 0);
  return (
    candidate.score +
    TRIPLE.proven * coverage +
    (raw.years.length >= 2 ? TRIPLE.severalYears : 0) +
    (missingParts(raw).length === 0 ? TRIPLE.whole : 0) +
    nameScore(candidate, raw.company_name) +
    (columnsName === 'part' ? TRIPLE.partColumns : 0) +
    (isHeadedAsParents(candidate) ? TRIPLE.headedAsParents : 0) +
    Math.min(cells, TRIPLE.cells.most) / TRIPLE.cells.perPoint
  );
};

const yearsScore = (a: RawStatement, b: RawStatement): number => {
  const shared = a.years.filter((y) => b.years.includes(y)).length;
  return shared >= Math.min(a.years.length, b.years.length, 2)
    ? TRIPLE.sameYears
    : TRIPLE.otherYears;
};

const nearScore = (pages: number): number =>
  pages <= TRIPLE.span
    ? TRIPLE.near - pages / TRIPLE.pagesPerPointNear
    : -Math.min(TRIPLE.farthest, TRIPLE.near + (pages - TRIPLE.span) / TRIPLE.pagesPerPointFar);

type Pair = readonly [ReadCandidate | undefined, ReadCandidate | undefined];

const pairScore = ([a, b]: Pair, companys: ReadonlySet<ReadCandidate>): number => {
  if (a === undefined || b === undefined) return 0;
  const isMixed = (companys.has(a) && isOfGroup(b)) || (companys.has(b) && isOfGroup(a));
  return (
    nearScore(Math.abs(pageOf(a) - pageOf(b))) +
    yearsScore(a.raw, b.raw) +
    (a.raw.scale === b.raw.scale ? TRIPLE.sameScale : 0) +
    (isMixed ? TRIPLE.groupAndCompany : 0)
  );
};

const tieScore = ({ income_statement: income, cash_flow_statement: cash }: Triple): number =>
  income !== undefined && cash !== undefined && netIncomeTie(income.raw, cash.raw).length > 0
    ? TRIPLE.netIncomeTies
    : 0;

const scoreOf = (
  t: Triple,
  ownScores: ReadonlyMap<ReadCandidate, number>,
  companys: ReadonlySet<ReadCandidate>,
): number =>
  STATEMENT_TYPES.reduce((s, type) => {
    const draft = t[type];
    return s + (draft === undefined ? 0 : (ownScores.get(draft) ?? 0));
  }, 0) +
  pairScore([t.income_statement, t.balance_sheet], companys) +
  pairScore([t.balance_sheet, t.cash_flow_statement], companys) +
  pairScore([t.income_statement, t.cash_flow_statement], companys) +
  tieScore(t);

/** Every way to choose one table per type. A type without tables is left open. */
const triplesOf = (drafts: readonly ReadCandidate[]): Triple[] =>
  STATEMENT_TYPES.reduce<Triple[]>(
    (triples, type) => {
      const own = drafts.filter((d) => d.raw.statement_type === type);
      return own.length === 0
        ? triples
        : triples.flatMap((t) => own.map((draft) => ({ ...t, [type]: draft })));
    },
    [{}],
  );

/**
 * The income statement, balance sheet and cash flow statement that belong together: the three with
 * the best sum of their own scores, of how close they stand and of what ties them. This alone rules
 * out extracts, selected data, segments and pro-forma tables.
 */
export const chooseTriple = (drafts: readonly ReadCandidate[]): Triple => {
  const ownScores = new Map(
    drafts.map((draft) => [
      draft,
      ownScore(draft) + (isStandIn(draft, drafts) ? TRIPLE.standIn : 0),
    ]),
  );
  const companys = new Set(drafts.filter((draft) => isOfCompany(draft, drafts)));
  let best: Triple = {};
  let highest = -Infinity;
  for (const triple of triplesOf(drafts)) {
    const score = scoreOf(triple, ownScores, companys);
    if (score > highest) [best, highest] = [triple, score];
  }
  return best;
};

/** What the explanation says about a table. */
export const describeTable = (table: ReadCandidate, triple: Triple): Considered => {
  const chosen = Object.values(triple).includes(table);
  return {
    statement_type: table.raw.statement_type,
    pages: table.raw.pages,
    score: Number(table.candidate.score.toFixed(1)),
    proven: Number(table.coverage.toFixed(2)),
    chosen,
    reasons: table.candidate.reasons,
    rules: chosen ? traceReading(table.traced) : [],
    ink: chosen ? inkOf(table.traced) : [],
  };
};

/** A place that gave no table. */
export const describeDropped = ({ candidate, why }: DroppedCandidate): Considered => ({
  statement_type: candidate.type,
  pages: [...new Set(candidate.blocks.map(({ layout }) => layout.page))],
  score: Number(candidate.score.toFixed(1)),
  proven: 0,
  chosen: false,
  reasons: [`no table: ${why}`, ...candidate.reasons],
  rules: [],
  ink: [],
});
