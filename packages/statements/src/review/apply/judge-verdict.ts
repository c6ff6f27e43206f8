import {
  MISSING_YEARS,
  REPORTING_COMPANY,
  type ReviewAnswer,
  type Question,
  type RawStatement,
} from '@fde/contracts';
import { setterOf, yearsIn } from './apply-decision.js';
import { isReadable } from '../readable-statement.js';

type QuestionSubject = Pick<Question, 'decision' | 'item'>;

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

const valueFault = (
  question: QuestionSubject,
  answer: ReviewAnswer,
  raw: RawStatement,
): string | undefined => {
  if (answer.value === null || answer.value === '') return 'A correction needs the printed value';
  if (question.item !== null)
    return typeof answer.value === 'number' ? undefined : 'The value of a figure must be a number';
  return decisionFault(question.decision ?? '', String(answer.value), raw);
};

const missingYearsFault = (
  { decision }: QuestionSubject,
  { verdict }: ReviewAnswer,
): string | undefined =>
  decision === MISSING_YEARS && (verdict === 'correct' || verdict === 'not-on-this-page')
    ? 'Missing years can be confirmed or put off; upload a report of them, or have one read, to fill them'
    : undefined;

const ownerFault = ({ value }: ReviewAnswer): string | undefined =>
  typeof value === 'string' && value.trim() !== ''
    ? undefined
    : 'Name the company whose report it is';

/** Why this verdict cannot be given here; undefined if it can. */
export const verdictFault = (
  question: QuestionSubject,
  answer: ReviewAnswer,
  raw: unknown,
): string | undefined => {
  if (answer.bbox !== null && answer.page === null) return 'A box needs its page';
  const fault = missingYearsFault(question, answer);
  if (fault !== undefined || answer.verdict !== 'correct') return fault;
  if (question.decision === REPORTING_COMPANY) return ownerFault(answer);
  return isReadable(raw)
    ? valueFault(question, answer, raw)
    : 'The raw data of the extraction is no longer a statement';
};
