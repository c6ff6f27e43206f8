import { STATEMENT_TYPES, type CanonicalStatementType, type RawStatement } from '@fde/contracts';

import { netIncomeTie } from '../identities/ties.js';
import type { Draft } from './read-place.js';
import type { Candidate } from '../locate/candidates.js';

/** A candidate that was read. */
export interface ReadCandidate extends Draft {
  readonly candidate: Candidate;
}

export type Triple = Partial<Record<CanonicalStatementType, ReadCandidate>>;

/** Primary statements stand close together; extracts elsewhere do not. */
const SPAN = 14;

const pageOf = (draft: ReadCandidate): number =>
  draft.raw.pages[0] ?? draft.candidate.blocks[0]?.layout.page ?? 0;

const ownScore = (draft: ReadCandidate): number => {
  const cells = draft.raw.line_items.reduce((n, i) => n + Object.keys(i.values).length, 0);
  const columns = draft.raw.years.length;
  return (
    draft.candidate.score + 9 * draft.coverage + (columns >= 2 ? 2 : 0) + Math.min(cells, 60) / 20
  );
};

const sameYears = (a: RawStatement, b: RawStatement): number =>
  a.years.filter((y) => b.years.includes(y)).length >= Math.min(a.years.length, b.years.length, 2)
    ? 1.5
    : -3;

const pairScore = (a: ReadCandidate | undefined, b: ReadCandidate | undefined): number => {
  if (a === undefined || b === undefined) return 0;
  const apart = Math.abs(pageOf(a) - pageOf(b));
  const near = apart <= SPAN ? 2 - apart / 10 : -Math.min(8, 2 + (apart - SPAN) / 6);
  return near + sameYears(a.raw, b.raw) + (a.raw.scale === b.raw.scale ? 0.3 : 0);
};

const tieScore = (triple: Triple): number => {
  const [income, cash] = [triple.income_statement, triple.cash_flow_statement];
  return income !== undefined && cash !== undefined && netIncomeTie(income.raw, cash.raw).length > 0
    ? 4
    : 0;
};

const scoreOf = (t: Triple): number =>
  STATEMENT_TYPES.reduce((s, type) => s + (t[type] === undefined ? 0 : ownScore(t[type])), 0) +
  pairScore(t.income_statement, t.balance_sheet) +
  pairScore(t.balance_sheet, t.cash_flow_statement) +
  pairScore(t.income_statement, t.cash_flow_statement) +
  tieScore(t);

/**
 * The income statement, balance sheet and cash flow statement that belong together: the best sum of what each says for
 * itself, of their closeness and of what ties them. This alone leaves out extracts, selected data, segments and pro-forma tables.
 */
export const chooseTriple = (drafts: readonly ReadCandidate[]): Triple => {
  const of = (type: CanonicalStatementType): (ReadCandidate | undefined)[] => {
    const found = drafts.filter((d) => d.raw.statement_type === type);
    return found.length === 0 ? [undefined] : found;
  };
  let best: Triple = {};
  let score = -Infinity;
  for (const income of of('income_statement'))
    for (const balance of of('balance_sheet'))
      for (const cash of of('cash_flow_statement')) {
        const triple: Triple = {
          ...(income === undefined ? {} : { income_statement: income }),
          ...(balance === undefined ? {} : { balance_sheet: balance }),
          ...(cash === undefined ? {} : { cash_flow_statement: cash }),
        };
        const s = scoreOf(triple);
        if (s > score) {
          best = triple;
          score = s;
        }
      }
  return best;
};
