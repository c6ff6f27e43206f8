import type { CrossCheck, RawLineItem, RawStatement } from '@fde/contracts';

import { pairRows } from './pair-rows.js';
import { AGREED, DIFFERING, SAME_END_DAYS } from './weights.js';
import { daysApart } from '../language/dates/iso-date.js';

type Finding = CrossCheck['cells'][number];

interface Row {
  readonly label: string;
  /** By the year's name in the PDF's reading. */
  readonly values: Readonly<Record<string, number>>;
  readonly item: RawLineItem;
}

const isSameEnd = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && daysApart(a, b) <= SAME_END_DAYS;

/**
 * The tagged statement's years under the names that the PDF's reading gives them: matched by their
 * ends, otherwise by their names.
 */
const yearsIn = (reading: RawStatement, tagged: RawStatement): ReadonlyMap<string, string> =>
  new Map(
    tagged.years.flatMap((year) => {
      const end = tagged.fiscal_year_ends[year];
      const same = reading.years.find((own) => isSameEnd(reading.fiscal_year_ends[own], end));
      const own = same ?? (reading.years.includes(year) ? year : undefined);
      return own === undefined ? [] : [[year, own] as const];
    }),
  );

const rowsOf = (
  items: readonly RawLineItem[],
  nameOf: (year: string) => string | undefined = (year) => year,
): Row[] =>
  items.map((item) => ({
    label: item.name,
    item,
    values: Object.fromEntries(
      Object.entries(item.values).flatMap(([year, value]) => {
        const name = nameOf(year);
        return name === undefined ? [] : [[name, value]];
      }),
    ),
  }));

/** What is wrong with every amount of a reading; per-share amounts and counts are not affected. */
const faultOfAll = (reading: RawStatement, tagged: RawStatement): string | undefined => {
  if (reading.currency !== tagged.currency)
    return `currency ${reading.currency}, tagged ${tagged.currency}`;
  return reading.scale === tagged.scale
    ? undefined
    : `scale ${reading.scale}, tagged ${tagged.scale}`;
};

type Said = 'agrees' | 'differs';

interface Verdict {
  /** Rows of the reading with the years that agree and that differ. */
  readonly verdicts: ReadonlyMap<RawLineItem, ReadonlyMap<string, Said>>;
  readonly check: Omit<CrossCheck, 'document_id'>;
}

const factOf = (item: RawLineItem, year: string): Partial<Finding> => {
  const fact = item.sources?.[year]?.fact;
  return {
    ...(item.concept === undefined ? {} : { concept: item.concept.name }),
    ...(fact === undefined ? {} : { fact: fact.id }),
  };
};

interface Frame {
  readonly whole: string | undefined;
  /** The reading's years under the names that the tagged statement gives them. */
  readonly taggedName: ReadonlyMap<string, string>;
}

/** What differs in one cell, or is missing; undefined if both agree. */
const findingIn = (
  row: Row,
  own: Row | undefined,
  year: string,
  { whole, taggedName }: Frame,
): Finding | undefined => {
  const value = row.values[year] ?? 0;
  const found = own?.values[year];
  const isMoney = (row.item.unit ?? 'money') === 'money';
  const reason = isMoney && value !== 0 ? whole : undefined;
  if (found === value && reason === undefined) return undefined;
  return {
    name: row.label,
    year,
    tagged: value,
    ...(found === undefined ? {} : { given: found }),
    ...factOf(row.item, taggedName.get(year) ?? year),
    ...(reason === undefined ? {} : { reason }),
  };
};

interface RowVerdict {
  readonly said: ReadonlyMap<string, Said>;
  readonly findings: readonly Finding[];
}

const judgeRow = (row: Row, own: Row | undefined, frame: Frame): RowVerdict => {
  const said = new Map<string, Said>();
  const findings: Finding[] = [];
  for (const year of Object.keys(row.values)) {
    const finding = findingIn(row, own, year, frame);
    if (finding !== undefined) findings.push(finding);
    if (finding === undefined) said.set(year, 'agrees');
    else if (finding.given !== undefined) said.set(year, 'differs');
  }
  return { said, findings };
};

const judge = (reading: RawStatement, tagged: RawStatement): Verdict => {
  const years = yearsIn(reading, tagged);
  const frame: Frame = {
    whole: faultOfAll(reading, tagged),
    taggedName: new Map([...years].map(([name, own]) => [own, name])),
  };
  const printed = rowsOf(tagged.line_items, (year) => years.get(year));
  const pairs = pairRows(printed, rowsOf(reading.line_items));
  const verdicts = new Map<RawLineItem, ReadonlyMap<string, Said>>();
  const cells: Finding[] = [];
  for (const row of printed) {
    const own = pairs.get(row);
    const { said, findings } = judgeRow(row, own, frame);
    cells.push(...findings);
    if (own !== undefined) verdicts.set(own.item, said);
  }
  const read = rowsOf(reading.line_items).filter(({ item }) => !verdicts.has(item));
  return { verdicts, check: { ...tallyCells(printed, cells), ...extraOf(read, frame) } };
};

/** Cells of rows that only the reading has, in years that both have. */
const extraOf = (
  rows: readonly Row[],
  { taggedName }: Frame,
): Pick<CrossCheck, 'extra' | 'extra_cells'> => {
  const cells = rows.flatMap(({ label, values }) =>
    Object.entries(values)
      .filter(([year]) => taggedName.has(year))
      .map(([year, value]) => ({ name: label, year, given: value })),
  );
  return cells.length === 0 ? {} : { extra: cells.length, extra_cells: cells };
};

const tallyCells = (printed: readonly Row[], cells: Finding[]): Verdict['check'] => {
  const all = printed.reduce((sum, { values }) => sum + Object.keys(values).length, 0);
  const differ = cells.filter((cell) => cell.given !== undefined).length;
  return { agree: all - cells.length, differ, missing: cells.length - differ, cells };
};

const judgeItem = (
  item: RawLineItem,
  verdict: ReadonlyMap<string, Said> | undefined,
): RawLineItem => {
  if (verdict === undefined || item.sources === undefined) return item;
  const sources = Object.fromEntries(
    Object.entries(item.sources).map(([year, source]) => {
      const said = verdict.get(year);
      if (said === undefined) return [year, source];
      const before = source.confidence ?? 1;
      return [
        year,
        { ...source, confidence: said === 'agrees' ? AGREED : Math.min(before, DIFFERING) },
      ];
    }),
  );
  const all = Object.entries(sources)
    .filter(([year]) => item.values[year] !== undefined)
    .map(([, { confidence = 1 }]) => confidence);
  return { ...item, sources, confidence: Math.min(1, ...all) };
};

/**
 * Compares a reading of a PDF with the tagged report of the same year, cell by cell. A cell that
 * agrees is as sure as the tag; one that differs is in doubt, whatever its sums say. Statements
 * that the tagged report lacks stay as they are.
 */
export const crossCheck = (
  readings: readonly RawStatement[],
  tagged: readonly RawStatement[],
  documentId?: number,
): RawStatement[] =>
  readings.map((statement) => {
    const truth = tagged.find((one) => one.statement_type === statement.statement_type);
    if (truth === undefined) return statement;
    const { verdicts, check } = judge(statement, truth);
    return {
      ...statement,
      line_items: statement.line_items.map((item) => judgeItem(item, verdicts.get(item))),
      cross_check: {
        ...(documentId === undefined ? {} : { document_id: documentId }),
        ...check,
      },
    };
  });
