import { decide, type Decision, type Evidence } from '../evidence/decision.js';
import {
  ANGLO,
  CONTINENTAL,
  SPACED,
  SPACED_POINT,
  SWISS,
  type NumberStyle,
} from './number-grammar.js';
import { STYLE } from './weights.js';

interface Form {
  readonly source: string;
  readonly says: NumberStyle;
  readonly pattern: RegExp;
  /** For each number of this form. */
  readonly weight: number;
}

/**
 * What numbers of one form say about the style. A number with two separators can be read in only
 * one way. A single separator before three digits may be a decimal mark, and is one if the number
 * is below one ("0.602"). The first form that fits counts.
 */
const FORMS: readonly Form[] = [
  { source: 'two groups', says: ANGLO, pattern: /\d,\d{2,3},\d{3}(?!\d)/, weight: STYLE.clear },
  { source: 'group and decimals', says: ANGLO, pattern: /\d,\d{3}\.\d/, weight: STYLE.clear },
  {
    source: 'two groups',
    says: CONTINENTAL,
    pattern: /\d\.\d{3}\.\d{3}(?!\d)/,
    weight: STYLE.clear,
  },
  { source: 'group and decimals', says: CONTINENTAL, pattern: /\d\.\d{3},\d/, weight: STYLE.clear },
  { source: 'apostrophes', says: SWISS, pattern: /\d['’]\d{3}(?!\d)/, weight: STYLE.likely },
  { source: 'spaces', says: SPACED, pattern: /\d[ \u00a0\u202f]\d{3}(?!\d)/, weight: STYLE.likely },
  { source: 'one group', says: ANGLO, pattern: /[1-9]\d{0,2},\d{3}(?!\d)/, weight: STYLE.likely },
  {
    source: 'one group',
    says: CONTINENTAL,
    pattern: /(?<![\d.])[1-9]\d{0,2}\.\d{3}(?!\d)/,
    weight: STYLE.likely,
  },
];

const countMatching = (texts: readonly string[], pattern: RegExp): number =>
  texts.filter((t) => pattern.test(t)).length;

/** For pages that group by spaces: which mark stands before decimals. */
const spacedBy = (texts: readonly string[]): NumberStyle =>
  countMatching(texts, /\d\.\d{1,2}(?!\d)/) > countMatching(texts, /\d,\d{1,2}(?!\d)/)
    ? SPACED_POINT
    : SPACED;

const evidenceOf = (texts: readonly string[]): Evidence<NumberStyle>[] => {
  const counts = new Map<Form, number>();
  for (const text of texts) {
    const form = FORMS.find(({ pattern }) => pattern.test(text));
    if (form !== undefined) counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  return [...counts].map(([{ source, says, weight }, n]) => ({
    source,
    says: says === SPACED ? spacedBy(texts) : says,
    weight: weight * n,
    text: `${n} numbers`,
  }));
};

/**
 * How a page writes its numbers, judged by all of them together. If none is telling (small
 * numbers), every style reads them alike and the anglo style is taken. A style that only a few
 * numbers show is still not a guess: only evidence for another style is a doubt.
 */
export const decideNumberStyle = (texts: readonly string[]): Decision<NumberStyle> => {
  const decision = decide(evidenceOf(texts)) ?? { value: ANGLO, evidence: [] };
  const { value, evidence, doubt } = decision;
  const style = [ANGLO, CONTINENTAL, SPACED, SPACED_POINT, SWISS].find(
    (s) => s.grouping === value.grouping && s.decimal === value.decimal,
  );
  return {
    value: style ?? ANGLO,
    evidence,
    ...(doubt === 'disputed' ? { doubt } : {}),
  };
};

/** A style as people write it. */
export const showStyle = ({ grouping, decimal }: NumberStyle): string =>
  `1${grouping}234${decimal}5`;
