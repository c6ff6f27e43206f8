import {
  MISSING_YEARS,
  REPORTING_COMPANY,
  type ReviewAnswer,
  type Question,
  type RawStatement,
} from '@fde/contracts';
import { setterOf, yearsIn } from './apply-decision.js';
import { isReadable } from '../readable-statement.js';

type Asked = Pick<Question, 'decision' | 'item'>;

const CURRENCY = /^[A-Z]{3}$/;

const yearsFault = (value: string, raw: RawStatement): string | undefined => {
  const years = yearsIn(value);
  if (years.length !== raw.years.length)
    return `The statement has ${raw.years.length} columns: give as many years, separated by commas`;
  if (new Set(years).size !== years.length) return 'Each column needs a year of its own';
  return years.every((year) => /\d/.test(year)) ? undefined : 'Each year needs a number';
};

const decisionFault = (decision: string, value: string, raw: RawStatement): string | undefined => {
  if (setterOf(decision) === undefined)
    return `The ${decision.replaceAll('_', ' ')} can be confirmed, or the statement set aside; it cannot be given a value`;
  if (decision === 'scale') return Number(value) > 0 ? undefined : 'A scale is a number above 0';
  if (decision === 'currency')
    return CURRENCY.test(value) ? undefined : 'A currency is an ISO 4217 code such as EUR';
  return decision === 'years' ? yearsFault(value, raw) : undefined;
};

const valueFault = (asked: Asked, given: ReviewAnswer, raw: RawStatement): string | undefined => {
  if (given.value === null || given.value === '') return 'A correction needs the printed value';
  if (asked.item !== null)
    return typeof given.value === 'number' ? undefined : 'The value of a figure must be a number';
  return decisionFault(asked.decision ?? '', String(given.value), raw);
};

const missingYearsFault = ({ decision }: Asked, { verdict }: ReviewAnswer): string | undefined =>
  decision === MISSING_YEARS && (verdict === 'correct' || verdict === 'not-on-this-page')
    ? 'Missing years can be confirmed or put off; upload a report of them, or have one read, to fill them'
    : undefined;

const ownerFault = ({ value }: ReviewAnswer): string | undefined =>
  typeof value === 'string' && value.trim() !== ''
    ? undefined
    : 'Name the company whose report it is';

/** Why this verdict cannot be given here; undefined if it can. */
export const verdictFault = (
  asked: Asked,
  given: ReviewAnswer,
  raw: unknown,
): string | undefined => {
  if (given.bbox !== null && given.page === null) return 'A box needs its page';
  const fault = missingYearsFault(asked, given);
  if (fault !== undefined || given.verdict !== 'correct') return fault;
  if (asked.decision === REPORTING_COMPANY) return ownerFault(given);
  return isReadable(raw)
    ? valueFault(asked, given, raw)
    : 'The raw data of the extraction is no longer a statement';
};
