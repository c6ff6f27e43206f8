import {
  MISSING_YEARS,
  REPORTING_COMPANY,
  type Question,
  type QuestionReason,
} from './review-facts.js';

type QuestionSubject = Pick<Question, 'decision' | 'item' | 'value' | 'reasons'>;

/** Where a question stands: questions of one cause may lie in one statement, or across a company. */
export interface QuestionPlace {
  readonly extraction_id: number;
  readonly company_id: number;
  readonly statement_type: string;
}

/** What a question without a reason is: nobody doubted the figure, a person corrects it. */
export const CORRECTION = 'correction';

/** The rule of a restatement that a newer report prints and nothing speaks against. */
export const PLAIN_RESTATEMENT = 'restatement';

/** What a review is about, for filters: the first of its reasons. */
export const kindOfQuestion = ({ reasons }: Pick<Question, 'reasons'>): string =>
  reasons[0]?.about ?? CORRECTION;

const isPlain = ({ about, rule }: QuestionReason): boolean =>
  about === 'restatement' && rule === PLAIN_RESTATEMENT;

/**
 * Whether a question needs no person: a newer report restates the figure, and nothing else is in
 * doubt. It is recorded as accepted.
 */
export const isAcceptedByItself = ({ reasons }: Pick<Question, 'reasons'>): boolean =>
  reasons.length > 0 && reasons.every(isPlain);

/** Doubts about a reading whose cause lies in the whole statement, not in one row. */
const OF_THE_STATEMENT: readonly string[] = [
  'facing-pages',
  'ambiguous-columns',
  'unnamed-columns',
  'other-unit',
  'cut-label',
  'partly-reread',
  'untagged',
];

/** Each of these is a question of its own, whatever else is asked. */
const ALONE: readonly string[] = ['lapsed', MISSING_YEARS, REPORTING_COMPANY];

const rowOf = ({ item }: QuestionSubject): readonly unknown[] =>
  item === null ? [] : [item.section, item.name, item.occurrence];

type CauseRule = (
  subject: QuestionSubject,
  reason: QuestionReason,
  at: QuestionPlace,
) => readonly unknown[];

/** By kind of reason: what two questions share if one answer fits both. */
const CAUSES: Readonly<Record<QuestionReason['about'], CauseRule>> = {
  decision: ({ decision, value }, { rule }, at) => [at.company_id, decision, value, rule],
  identity: (_, { rule, says }, at) => [at.extraction_id, rule, says],
  reading: (subject, { rule = '' }, at) => [
    at.extraction_id,
    rule,
    ...(OF_THE_STATEMENT.includes(rule) ? [] : rowOf(subject)),
  ],
  gap: (subject, { rule }, at) => [at.company_id, at.statement_type, rule, ...rowOf(subject)],
  restatement: (_, { rule, document_id: id }, at) => [at.extraction_id, rule, id],
  tagged_report: (_, { rule }, at) => [at.extraction_id, rule],
};

/**
 * What like questions have in common, as one text: one answer may settle all that share it. Empty
 * if the question is alone of its kind.
 */
export const causeOfQuestion = (subject: QuestionSubject, at: QuestionPlace): string => {
  const [reason] = subject.reasons;
  const isAlone = ALONE.includes(reason?.rule ?? '') || ALONE.includes(subject.decision ?? '');
  if (reason === undefined || isAlone) return '';
  return JSON.stringify([reason.about, ...CAUSES[reason.about](subject, reason, at)]);
};
