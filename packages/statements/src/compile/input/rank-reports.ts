import { daysApart } from '../../language/dates/iso-date.js';
import { compareYears } from './normalize-raw.js';
import { isAmended, newestEnd, publicationOf } from './publication.js';
import type { RankedInput } from './ranked-input.js';
import { SAME_END_DAYS } from './weights.js';

export type { RankedInput } from './ranked-input.js';

/** The name of its newest year, for reports whose ends are not known. */
const newestYear = ({ raw, input }: RankedInput): string =>
  raw.years.toSorted(compareYears).at(-1) ?? String(input.fiscalYear);

/** Confidence from which a statement may rule others: it is more likely right than wrong. */
const SOUND = 0.5;

/** A statement whose sums fail, or that its reader doubts, does not rule one that closes. */
const isSound = ({ raw }: RankedInput): boolean =>
  raw.confidence >= SOUND &&
  raw.checks.every(
    (check) =>
      check.holds ||
      check.severity === 'warning' ||
      check.kind === 'closing_cash' ||
      check.kind === 'opening_cash',
  );

const countCells = ({ raw }: RankedInput): number =>
  raw.line_items.reduce((count, item) => count + Object.keys(item.values).length, 0);

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const publishedOn = (input: RankedInput): string => publicationOf(input)?.value ?? '';

/** Within one fiscal year: what an amended report replaces, the sounder, the later, the fuller, the surer. */
const byStanding = (a: RankedInput, b: RankedInput): number =>
  Number(isAmended(b)) - Number(isAmended(a)) ||
  Number(isSound(b)) - Number(isSound(a)) ||
  byText(publishedOn(b), publishedOn(a)) ||
  countCells(b) - countCells(a) ||
  b.raw.confidence - a.raw.confidence ||
  b.input.documentId - a.input.documentId ||
  b.input.extractionId - a.input.extractionId;

/** Two reports that close on about the same day are about one year, whatever they call it. */
const isOneYear = (a: RankedInput, b: RankedInput): boolean => {
  const [one, other] = [newestEnd(a), newestEnd(b)];
  return one === '' || other === ''
    ? newestYear(a) === newestYear(b)
    : daysApart(one, other) <= SAME_END_DAYS;
};

const byPeriod = (a: RankedInput, b: RankedInput): number => {
  if (isOneYear(a, b)) return 0;
  const [one, other] = [newestEnd(a), newestEnd(b)];
  return one === '' || other === ''
    ? compareYears(newestYear(b), newestYear(a))
    : byText(other, one);
};

/**
 * The order in which reports are aligned: first the report about the latest year. Of one fiscal year,
 * an amended report comes before its original, a statement that closes before one that does not, then
 * the one published later, the fuller, the surer, and the higher ids. Neither the order of arrival nor
 * the names of files matter.
 */
export const rankReports = (inputs: readonly RankedInput[]): RankedInput[] =>
  inputs.toSorted((a, b) => byPeriod(a, b) || byStanding(a, b));

/**
 * The order in which reports speak, first the one that rules what others also print: by the date of
 * publication. An amended report of an older year may be published after the report of the next one.
 */
export const speakingOrder = (ranked: readonly RankedInput[]): RankedInput[] => {
  const amended = ranked.filter(isAmended);
  return amended.reduce<RankedInput[]>(
    (order, one) => {
      const rest = order.filter((other) => other !== one);
      const at = rest.findIndex(
        (other) => isOneYear(one, other) || publishedOn(other) < publishedOn(one),
      );
      return rest.toSpliced(at < 0 ? rest.length : at, 0, one);
    },
    [...ranked],
  );
};
