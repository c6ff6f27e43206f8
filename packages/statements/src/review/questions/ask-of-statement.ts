import type {
  Check,
  Period,
  Question,
  QuestionReason,
  RawLineItem,
  RawStatement,
  ReadingDoubt,
} from '@fde/contracts';
import { isOfFigures, mostInDoubt, weakestOf } from '../../evidence/decision.js';
import { roundedShare } from '../../evidence/digits.js';
import { isReviewed } from '../../prove/reading-doubt.js';
import { nameFigure, placeOf, type FoundFigure } from '../find-figure.js';
import { joinQuestions } from './questions.js';
import { showPrinted } from '../printed-number.js';
import { isReadable } from '../readable-statement.js';
import { weighFigures, type FigureWeights } from './weigh-figures.js';
import { SERIES_DOUBT, SURE_ENOUGH, WHOLE } from '../weights.js';

const READING: Readonly<Record<ReadingDoubt, string>> = {
  'facing-pages':
    'Label and number stand on two pages and were joined by the heights of their rows',
  'ambiguous-columns': 'The header allows two sets of columns, and the sums of both close',
  'unnamed-columns': 'Beside it stands a column that the header does not explain',
  'other-unit': "Its column states another unit than the newest year's",
  'cut-number': 'It may be the end of a longer number',
  'cut-label': 'A part of its label was not found',
  'partly-reread': 'The two readers of a garbled page differ near it',
  repaired: 'A digit that recognition confuses was changed so that the sums close',
  'decimal-point': 'Recognition may have lost its decimal point',
  contradicted: 'A tagged report states the same fact with another value',
  untagged: 'It is printed among tagged numbers without a tag of its own',
  'tag-differs': 'Its tag contradicts what is printed',
};

const DECISION: Readonly<Record<string, string>> = {
  ambiguous: 'the header allows another reading',
  guessed: 'nothing printed with the statement says so',
  disputed: 'two places say two things',
  incomplete: 'part of what is printed was not read',
  substitute: "the statement's own page was not read",
};

const isFailing = ({ holds, severity }: Check): boolean => !holds && severity !== 'warning';

const failingOf = (raw: RawStatement, { index, year }: FoundFigure): Check[] =>
  raw.checks.filter(
    (check) => isFailing(check) && check.year === year && (check.rows ?? []).includes(index),
  );

/** A person gave the cell another number than was read; a number that is confirmed is the page's. */
const isEntered = (item: RawLineItem | undefined, year: string): boolean => {
  const source = item?.sources?.[year];
  return isReviewed(source) && source?.read?.value !== item?.values[year];
};

/** A sum that fails because of what a person entered says so: the page itself may add up. */
const failureOf = (raw: RawStatement, { description, rows = [], year }: Check): string => {
  const name = rows.map((row) => raw.line_items[row]).find((row) => isEntered(row, year))?.name;
  return name === undefined
    ? `${description} fails`
    : `${description} fails with the number that a person entered for ${name}`;
};

const reasonsOf = (raw: RawStatement, at: FoundFigure): QuestionReason[] => {
  const source = raw.line_items[at.index]?.sources?.[at.year];
  const failing = failingOf(raw, at).map((check): QuestionReason => ({
    about: 'identity',
    says: failureOf(raw, check),
    rule: check.kind,
  }));
  const doubt = source?.doubt;
  const reading: QuestionReason[] =
    doubt === undefined ? [] : [{ about: 'reading', says: READING[doubt], rule: doubt }];
  if (failing.length + reading.length > 0) return [...reading, ...failing];
  const method = source?.method ?? raw.method;
  return [
    { about: 'reading', says: `No identity proves what was read (${method})`, rule: 'unproven' },
  ];
};

/**
 * Only the figure's own doubt: what a doubtful decision takes off all figures is asked about once,
 * as the decision.
 */
const ownDoubt = (raw: RawStatement, { index, year }: FoundFigure): number => {
  const item = raw.line_items[index];
  const confidence = item?.sources?.[year]?.confidence ?? item?.confidence ?? 1;
  const own = Math.min(1, confidence / Math.max(Number.EPSILON, weakestOf(raw.decisions)));
  return roundedShare(1 - own);
};

const askFigure = (raw: RawStatement, at: FoundFigure, weights: FigureWeights): Question[] => {
  const item = raw.line_items[at.index];
  const source = item?.sources?.[at.year];
  const value = item?.values[at.year];
  if (value === undefined || isReviewed(source)) return [];
  const doubt = ownDoubt(raw, at);
  if (source?.doubt === undefined && 1 - doubt >= SURE_ENOUGH) return [];
  return [
    {
      ...figureQuestion(raw, at, value),
      doubt: roundedShare(Math.max(doubt, 1 - mostInDoubt(source?.doubt))),
      weight: weights(at.index, at.year),
      reasons: reasonsOf(raw, at),
    },
  ];
};

/** A question about a figure as it stands in its statement. */
export const figureQuestion = (
  raw: RawStatement,
  at: FoundFigure,
  value: number | null,
): Pick<Question, 'decision' | 'item' | 'value' | 'page' | 'bbox'> => {
  const { page, bbox } = placeOf(raw.line_items[at.index]?.sources?.[at.year]);
  return {
    decision: null,
    item: nameFigure(raw, at),
    value,
    page,
    bbox: bbox === null ? null : [...bbox],
  };
};

/**
 * Three and nine months stand beside each other, and either may be called by the year: an interim
 * report is compiled by the days of its columns, and where each says how long it is, all are known.
 */
const isSettledByDays = ({ period, columns = [] }: RawStatement, decision: string): boolean =>
  decision === 'years' &&
  period === 'interim' &&
  columns.length > 0 &&
  columns.every((column) => column.period?.kind === 'duration' && hasLength(column.period));

const hasLength = ({ start, length }: Period): boolean =>
  start !== undefined || length !== undefined;

const askDecisions = (raw: RawStatement): Question[] =>
  Object.entries(raw.decisions ?? {}).flatMap(([decision, made]) =>
    made.doubt === undefined ||
    !isOfFigures(decision) ||
    (made.doubt === 'ambiguous' && isSettledByDays(raw, decision))
      ? []
      : [
          {
            decision,
            item: null,
            value: made.value,
            page:
              made.evidence.find(({ page }) => page !== undefined)?.page ?? raw.pages[0] ?? null,
            bbox: null,
            doubt: roundedShare(1 - mostInDoubt(made.doubt)),
            weight: WHOLE,
            reasons: [
              { about: 'decision', says: DECISION[made.doubt] ?? made.doubt, rule: made.doubt },
            ],
          },
        ],
  );

/** Figures that the year's tagged report states otherwise. */
const askTagged = (raw: RawStatement, weights: FigureWeights): Question[] =>
  (raw.cross_check?.cells ?? []).flatMap(({ name, year, tagged, given, reason }) => {
    const index = raw.line_items.findIndex(
      (item) => item.name === name && item.values[year] === given,
    );
    const at = { index, year };
    if (given === undefined || index < 0 || isReviewed(raw.line_items[index]?.sources?.[year]))
      return [];
    return [
      {
        ...figureQuestion(raw, at, given),
        doubt: SERIES_DOUBT.taggedReport,
        weight: weights(index, year),
        reasons: [taggedReason(raw, tagged, reason)],
      },
    ];
  });

const taggedReason = (raw: RawStatement, tagged: number, reason?: string): QuestionReason => {
  const document = raw.cross_check?.document_id;
  return {
    about: 'tagged_report',
    says: `The tagged report of the year says ${showPrinted(tagged, raw)}${reason === undefined ? '' : ` (${reason})`}`,
    rule: reason ?? 'value',
    value: tagged,
    ...(document === undefined ? {} : { document_id: document }),
  };
};

/**
 * What a person should review in one statement of one report, the most important first: doubtful
 * decisions, figures whose reading or arithmetic is doubtful, and figures that the year's tagged
 * report contradicts. Nothing that a person settled, and nothing from raw data that is not a
 * statement.
 */
export const askOfStatement = (raw: unknown): Question[] => {
  if (!isReadable(raw) || raw.set_aside_by !== undefined) return [];
  const weights = weighFigures(raw.statement_type, raw.line_items, raw.years);
  const figures = raw.line_items.flatMap(({ values }, index) =>
    Object.keys(values).flatMap((year) => askFigure(raw, { index, year }, weights)),
  );
  return joinQuestions(askDecisions(raw), figures, askTagged(raw, weights));
};
