import type { Check, RawLineItem, RawStatement } from '@fde/contracts';
import { roundedShare } from '../../evidence/digits.js';
import { stepOf } from '../../identities/proof-row.js';
import { agrees } from '../../identities/tolerance.js';
import { proveStatement } from '../../prove/prove-statement.js';
import { isReviewed } from '../../prove/reading-doubt.js';

/**
 * Ties with the report's other statements name one row of this one; they are tried again with its
 * present number.
 */
const isAcross = ({ kind, rows = [] }: Check): boolean =>
  kind === 'net_income_tie' || (kind === 'closing_cash' && rows.length === 1);

const tiedAgain = (raw: RawStatement, check: Check): Check[] => {
  const actual = raw.line_items[check.rows?.[0] ?? -1]?.values[check.year];
  if (actual === undefined || check.expected === undefined) return [];
  const holds = agrees(check.expected, actual, {
    addends: 1,
    step: stepOf(actual, check.expected),
  });
  return [{ ...check, actual, holds }];
};

/** The statement proven from its own numbers, with the ties to others that were found when it was read. */
export const provenNow = (raw: RawStatement): RawStatement =>
  proveStatement(
    raw,
    raw.checks.filter(isAcross).flatMap((check) => tiedAgain(raw, check)),
  );

/**
 * What a confidence becomes if its proof changes from one strength to another; unchanged if it does
 * not.
 */
const moveConfidence = (confidence: number, was: number, is: number): number =>
  was === is
    ? confidence
    : roundedShare(Math.min(is, (confidence * is) / Math.max(Number.EPSILON, was)));

const confidenceOf = (item: RawLineItem | undefined, year: string): number =>
  item?.sources?.[year]?.confidence ?? item?.confidence ?? 0;

const itemAgain = (
  item: RawLineItem,
  was: RawLineItem | undefined,
  is: RawLineItem | undefined,
): RawLineItem => {
  const sources = Object.fromEntries(
    Object.entries(item.sources ?? {}).map(([year, source]) => [
      year,
      isReviewed(source) || source.confidence === undefined
        ? source
        : {
            ...source,
            confidence: moveConfidence(
              source.confidence,
              confidenceOf(was, year),
              confidenceOf(is, year),
            ),
          },
    ]),
  );
  const own = Object.keys(item.values).flatMap((year) => sources[year]?.confidence ?? []);
  return {
    ...item,
    ...(item.sources === undefined ? {} : { sources }),
    ...(own.length === 0 ? {} : { confidence: Math.min(...own) }),
  };
};

/**
 * The settled statement with its checks tried again, and the confidences that follow: a figure is
 * as sure as before, unless what proves it, or the decisions it depends on, have changed. What a
 * person settled stays at 1.
 */
export const proveAgain = (read: RawStatement, settled: RawStatement): RawStatement => {
  const [was, is] = [provenNow(read), provenNow(settled)];
  return {
    ...settled,
    checks: is.checks,
    confidence: moveConfidence(read.confidence, was.confidence, is.confidence),
    line_items: settled.line_items.map((item, at) =>
      itemAgain(item, was.line_items[at], is.line_items[at]),
    ),
  };
};
