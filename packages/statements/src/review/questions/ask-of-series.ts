import {
  MISSING_YEARS,
  PLAIN_RESTATEMENT,
  SAME_DAY_OF_YEAR,
  type CompiledCellSource,
  type CompiledData,
  type CompiledLineItem,
  type Gap,
  type Question,
  type QuestionReason,
  type RawStatement,
} from '@fde/contracts';
import { figureQuestion } from './ask-of-statement.js';
import { boxesMeet, findRow, type FoundFigure } from '../find-figure.js';
import { isReviewed } from '../../prove/reading-doubt.js';
import { showPrinted } from '../printed-number.js';
import { daysApart } from '../../language/dates/iso-date.js';
import type { Period } from '../../periods/period.js';
import { periodOfYear } from '../../periods/statement-columns.js';
import { isReadable } from '../readable-statement.js';
import { weighFigures } from './weigh-figures.js';
import { OTHERS, SAME_POWER, SERIES_DOUBT, WHOLE } from '../weights.js';

/** Extractions by their ids, with verdicts applied. */
export type Statements = ReadonlyMap<number, RawStatement>;

/** Questions by the extraction that they are about. */
export type QuestionsOfExtractions = Map<number, Question[]>;

const addQuestion = (
  to: QuestionsOfExtractions,
  extractionId: number,
  question: Question,
): void => {
  to.set(extractionId, [...(to.get(extractionId) ?? []), question]);
};

const isThere = (
  source: CompiledCellSource,
  row: RawStatement['line_items'][number],
  year: string,
) => {
  const own = row.sources?.[year];
  if (own === undefined || own.page !== source.page) return false;
  return own.bbox !== undefined && source.bbox !== undefined && boxesMeet(own.bbox, source.bbox);
};

/** The figure of a report that a compiled cell shows: by its place, otherwise by its label. */
export const figureOfCell = (
  raw: RawStatement,
  item: Pick<CompiledLineItem, 'name' | 'section'>,
  year: string,
  source: CompiledCellSource,
): FoundFigure | undefined => {
  for (const [index, row] of raw.line_items.entries()) {
    const printed = Object.keys(row.values).find((one) => isThere(source, row, one));
    if (printed !== undefined) return { index, year: printed };
  }
  const name = { name: source.name ?? item.name, section: item.section, occurrence: 0, year };
  const index = findRow(raw, name);
  return index !== undefined && raw.line_items[index]?.values[year] !== undefined
    ? { index, year }
    : undefined;
};

type Restated = NonNullable<CompiledCellSource['restated']>;

/** What speaks against taking a restatement as it is printed. */
interface RestatementDoubt {
  readonly rule: string;
  readonly applies: (
    taken: number,
    { value }: Restated,
    years: { readonly taken: RawStatement; readonly other: RawStatement | undefined },
  ) => boolean;
}

const isPowerOfTen = (ratio: number): boolean => {
  const power = Math.log10(Math.abs(ratio));
  return Math.abs(power - Math.round(power)) < SAME_POWER && Math.round(power) !== 0;
};

const newestPeriod = (raw: RawStatement): Period | undefined =>
  periodOfYear(raw, String(raw.fiscal_year));

/** By the days on which their newest years end; their names count where a day is not known. */
const isOfEarlierYear = (one: RawStatement, other: RawStatement): boolean => {
  const [own, than] = [newestPeriod(one)?.end, newestPeriod(other)?.end];
  return own === undefined || than === undefined
    ? one.fiscal_year < other.fiscal_year
    : own < than && daysApart(own, than) > SAME_DAY_OF_YEAR;
};

/** The first that applies counts. Nothing against it: a newer report restates the figure. */
const AGAINST_RESTATEMENT: readonly RestatementDoubt[] = [
  { rule: 'opposite_sign', applies: (taken, { value }) => value !== 0 && taken === -value },
  {
    rule: 'power_of_ten',
    applies: (taken, { value }) => value !== 0 && taken !== 0 && isPowerOfTen(taken / value),
  },
  {
    rule: 'same_year',
    applies: (_taken, _restated, { taken, other }) =>
      other === undefined || !isOfEarlierYear(other, taken),
  },
];

/** The other report's number as it prints it, and how sentences name that report. */
const restatedReason = (
  rule: string,
  year: string,
  { printings = [], restated }: CompiledCellSource & { readonly restated: Restated },
  other: RawStatement | undefined,
): QuestionReason => {
  const { document_id, extraction_id, page, value } = restated;
  const printing = printings.find((one) => one.extraction_id === extraction_id);
  const printed = printing?.printed ?? value;
  const report = other === undefined ? 'Another report' : `Annual report ${other.fiscal_year}`;
  const place = typeof page === 'number' ? `, page ${page}` : '';
  return {
    about: 'restatement',
    says: `${report}${place}, prints ${showPrinted(printed, other)} for ${year}`,
    rule,
    value: printed,
    document_id,
    ...(typeof page === 'number' ? { page } : {}),
  };
};

/** Changes that the reports themselves explain. */
const SETTLED: readonly Restated['reason'][] = ['stock_split', 'amendment'];

const askRestated = (
  item: CompiledLineItem,
  year: string,
  source: CompiledCellSource,
  raw: RawStatement,
  statements: Statements,
): Question[] => {
  const { restated } = source;
  if (restated === undefined || SETTLED.includes(restated.reason)) return [];
  const other = statements.get(restated.extraction_id ?? 0);
  const taken = item.values[year] ?? restated.value;
  const years = { taken: raw, other };
  const against = AGAINST_RESTATEMENT.find(({ applies }) => applies(taken, restated, years));
  const at = figureOfCell(raw, item, year, source);
  const row = at === undefined ? undefined : raw.line_items[at.index];
  const value = at === undefined ? undefined : row?.values[at.year];
  if (at === undefined || value === undefined || isReviewed(row?.sources?.[at.year])) return [];
  const weights = weighFigures(raw.statement_type, raw.line_items, raw.years);
  return [
    {
      ...figureQuestion(raw, at, value),
      doubt: SERIES_DOUBT.restatement,
      weight: weights(at.index, at.year),
      reasons: [
        restatedReason(against?.rule ?? PLAIN_RESTATEMENT, year, { ...source, restated }, other),
      ],
    },
  ];
};

/** A row that a report does not print is not a fault; what may have been missed is asked about. */
const isAskable = ({ kind, reason, line_item: item }: Gap): boolean =>
  (kind === 'missing_total' || kind === 'missing_line_item') &&
  reason === 'row_not_read' &&
  item !== undefined;

const askGap = (data: CompiledData, gap: Gap, raw: RawStatement): Question => {
  const weights = weighFigures(data.statement_type, data.line_items, data.years);
  const row = data.line_items.findIndex(({ name }) => name === gap.line_item);
  return {
    decision: null,
    item: {
      name: gap.line_item ?? '',
      section: gap.section ?? null,
      occurrence: 0,
      year: gap.year,
    },
    value: null,
    page: gap.page ?? raw.pages[0] ?? null,
    bbox: null,
    doubt: SERIES_DOUBT.gap,
    weight: gap.kind === 'missing_total' ? 1 : row < 0 ? OTHERS.least : weights(row, gap.year),
    reasons: [
      {
        about: 'gap',
        says: gap.detail ?? `The series has no ${gap.line_item ?? 'number'} in ${gap.year}`,
        rule: gap.kind,
      },
    ],
  };
};

/** Another statement of the company may hold the year; no report at all is what a person can tell. */
const isMissingYear = ({ kind, reason }: Gap): boolean =>
  kind === 'missing_year' && reason !== 'set_apart';

/** The year of the table that follows a missing one, which has no end but only a name: its report is the nearest that could have printed it. */
const yearAfter = ({ years }: CompiledData, missing: string): string | undefined =>
  years.filter((year) => Number.parseInt(year, 10) > Number(missing)).at(-1);

const missingReason = ({ year, reason, detail, document_id }: Gap): QuestionReason => ({
  about: 'gap',
  says: `The series has no ${year}. ${detail ?? ''}`.trimEnd(),
  rule: reason ?? 'missing_year',
  ...(document_id === undefined ? {} : { document_id }),
});

const askMissingYears = (gaps: readonly Gap[], raw: RawStatement): Question => ({
  decision: MISSING_YEARS,
  item: null,
  value: gaps.map(({ year }) => year).join(', '),
  page: raw.pages[0] ?? null,
  bbox: null,
  doubt: SERIES_DOUBT.gap,
  weight: WHOLE,
  reasons: gaps.map(missingReason),
});

/** Years that the series lacks, asked together where one statement follows them. */
const askYears = (data: CompiledData, statements: Statements, to: QuestionsOfExtractions): void => {
  const before = new Map<string, Gap[]>();
  for (const gap of data.gaps.filter(isMissingYear)) {
    const next = yearAfter(data, gap.year);
    if (next !== undefined) before.set(next, [...(before.get(next) ?? []), gap]);
  }
  for (const [next, gaps] of before) {
    const id = data.data_lineage[next]?.source_extraction_id;
    const raw = id === undefined ? undefined : statements.get(id);
    if (id !== undefined && isReadable(raw)) addQuestion(to, id, askMissingYears(gaps, raw));
  }
};

const askTable = (data: CompiledData, statements: Statements, to: QuestionsOfExtractions): void => {
  for (const item of data.line_items) {
    for (const [year, source] of Object.entries(item.sources)) {
      const raw = statements.get(source.extraction_id);
      if (!isReadable(raw)) continue;
      for (const question of askRestated(item, year, source, raw, statements))
        addQuestion(to, source.extraction_id, question);
    }
  }
  for (const gap of data.gaps.filter(isAskable)) {
    const id = data.data_lineage[gap.year]?.source_extraction_id;
    const raw = id === undefined ? undefined : statements.get(id);
    if (id !== undefined && isReadable(raw)) addQuestion(to, id, askGap(data, gap, raw));
  }
};

/**
 * What the compiled series doubts: figures that another report prints otherwise (plain restatements
 * by a newer one are recorded as accepted), those it lacks, and whole years that it lacks.
 */
export const askOfSeries = (data: CompiledData, statements: Statements): QuestionsOfExtractions => {
  const questions: QuestionsOfExtractions = new Map();
  for (const table of [data, ...(data.separate_statements ?? [])])
    askTable(table, statements, questions);
  askYears(data, statements, questions);
  return questions;
};
