import type { RawStatement } from '@fde/contracts';
import type { ReviewRecord } from '@fde/event-log';

/** How often people settled what a rule doubted or decided, and with which verdict. */
export interface RuleTally {
  readonly rule: string;
  readonly corrected: number;
  readonly notOnThePage: number;
  readonly confirmed: number;
  /** Those in which the rule was wrong. */
  readonly reviews: readonly number[];
}

type Decisions = RawStatement['decisions'];

/** What decided: the places that said so, the strongest first. */
const sourcesOf = (decisions: Decisions, decision: string): string => {
  const made = Object.entries(decisions ?? {}).find(([name]) => name === decision)?.[1];
  const [strongest] = made?.evidence ?? [];
  return strongest === undefined ? 'nothing printed' : strongest.source;
};

/** The rules or the decision behind a review, by the names that reading gives them. */
const rulesOf = (review: ReviewRecord, decisions: Decisions): readonly string[] =>
  review.decision === null
    ? [...new Set(review.reasons.map(({ about, rule }) => `${about}: ${rule ?? 'unnamed'}`))]
    : [`${review.decision}: ${sourcesOf(decisions, review.decision)}`];

export interface SettledFigure {
  readonly review: ReviewRecord;
  /** As they were read, not as people settled them. */
  readonly decisions: Decisions;
}

const countOf = (reviews: readonly ReviewRecord[], verdict: string): number =>
  reviews.filter(({ given }) => given?.verdict === verdict).length;

const isWrong = ({ given }: ReviewRecord): boolean =>
  given?.verdict === 'correct' || given?.verdict === 'not-on-this-page';

/** One entry for each rule that was wrong at least once, the most often wrong first. Pure. */
export const tallyRules = (settled: readonly SettledFigure[]): RuleTally[] => {
  const byRule = new Map<string, ReviewRecord[]>();
  for (const { review, decisions } of settled)
    for (const rule of rulesOf(review, decisions))
      byRule.set(rule, [...(byRule.get(rule) ?? []), review]);
  return [...byRule]
    .map(([rule, reviews]) => ({
      rule,
      corrected: countOf(reviews, 'correct'),
      notOnThePage: countOf(reviews, 'not-on-this-page'),
      confirmed: countOf(reviews, 'confirm'),
      reviews: reviews.filter(isWrong).map(({ id }) => id),
    }))
    .filter(({ reviews }) => reviews.length > 0)
    .toSorted((a, b) => b.reviews.length - a.reviews.length || a.rule.localeCompare(b.rule));
};
