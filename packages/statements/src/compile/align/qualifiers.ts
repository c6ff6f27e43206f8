import { wordsOf } from '../../language/in-any-language.js';
import { lexicons } from '../../language/index.js';
import { anyMeaning } from '../../language/meanings.js';
import type { ReportRow } from '../rows/row.js';
import { forLanguages } from '../../language/languages-in-use.js';

/** Words that make a label another item although the rest is alike. */
const MAKES_ANOTHER = forLanguages(() =>
  lexicons().flatMap((l) => wordsOf(l.labelWords.distinguishing)),
);

/** Whether the same such words stand in both labels. */
export const sameQualifiers = (row: ReportRow, other: ReportRow): boolean =>
  MAKES_ANOTHER().every((word) => row.label.stems.has(word) === other.label.stems.has(word));

const GAIN = forLanguages(() => anyMeaning('gain'));
const LOSS = forLanguages(() => anyMeaning('loss'));

/** 1 for a label that names only gains, -1 for only losses, 0 for all others. */
const directionOf = ({ label }: ReportRow): 1 | 0 | -1 => {
  const [gain, loss] = [GAIN().test(label.exact), LOSS().test(label.exact)];
  return gain === loss ? 0 : gain ? 1 : -1;
};

/**
 * Gains of one year and losses of another are one item only if their signs say so. A cash flow
 * statement signs everything it adds; an income statement may print "Loss on sale 33" without
 * brackets, and 33 beside a gain of 55 is wrong.
 */
export const sameDirection = (row: ReportRow, other: ReportRow): boolean => {
  const [own, theirs] = [directionOf(row), directionOf(other)];
  if (own * theirs !== -1 || row.report.type === 'cash_flow_statement') return true;
  const [gains, losses] = own === 1 ? [row, other] : [other, row];
  return (
    [...gains.values.values()].every((value) => value >= 0) &&
    [...losses.values.values()].every((value) => value <= 0)
  );
};

const CONTINUING = forLanguages(() => anyMeaning('continuing'));

/** Whether both name the continuing operations, or neither does: a subtotal is not the total. */
export const sameScope = (row: ReportRow, other: ReportRow): boolean =>
  CONTINUING().test(row.label.exact) === CONTINUING().test(other.label.exact);

const ACTS = forLanguages(() =>
  (['purchase', 'sale', 'repayment', 'issue', 'paid', 'received'] as const).map((act) =>
    anyMeaning(act),
  ),
);

/** Whether both say that money is lent or paid back, bought or sold; a label that says neither differs. */
export const sameAct = (row: ReportRow, other: ReportRow): boolean => {
  const [mine, theirs] = [row, other].map(({ label }) =>
    ACTS().map((act) => act.test(label.exact)),
  );
  return (
    mine?.some((said, at) => said && theirs?.[at] === true) === true ||
    (mine?.includes(true) === false && theirs?.includes(true) === false)
  );
};
