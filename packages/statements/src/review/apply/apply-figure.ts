import type {
  BoundingBox,
  CellSource,
  RawLineItem,
  RawStatement,
  SettledReview,
} from '@fde/contracts';
import { findRow } from '../find-figure.js';
import { REVIEWED } from '../../prove/reading-doubt.js';

const boxOf = (bbox: readonly number[] | null): BoundingBox | undefined => {
  const [x0, y0, x1, y1] = bbox ?? [];
  return x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined
    ? undefined
    : [x0, y0, x1, y1];
};

/** The number that counts after the review; undefined if none is printed. */
const settledValue = ({ given, read }: SettledReview): number | undefined => {
  if (given.verdict === 'not-on-this-page') return undefined;
  const value = given.verdict === 'correct' ? given.value : read.value;
  return typeof value === 'number' ? value : undefined;
};

/** What the service read of the cell, kept beside the number that counts. */
const readOf = (item: RawLineItem | undefined, year: string): NonNullable<CellSource['read']> => {
  const { page, bbox, confidence, method, doubt } = item?.sources?.[year] ?? {};
  return {
    value: item?.values[year] ?? null,
    ...(page === undefined ? {} : { page }),
    ...(bbox === undefined ? {} : { bbox }),
    ...(confidence === undefined ? {} : { confidence }),
    ...(method === undefined ? {} : { method }),
    ...(doubt === undefined ? {} : { doubt }),
  };
};

const sourceOf = (
  item: RawLineItem | undefined,
  year: string,
  { review_id, given, read }: SettledReview,
): CellSource => {
  const before = item?.sources?.[year];
  const page = given.page ?? before?.page ?? read.page ?? undefined;
  const bbox = given.page === null ? (before?.bbox ?? boxOf(read.bbox)) : boxOf(given.bbox);
  return {
    ...(page === undefined ? {} : { page }),
    ...(bbox === undefined ? {} : { bbox }),
    ...(before?.fact === undefined ? {} : { fact: before.fact }),
    confidence: 1,
    method: REVIEWED,
    read: readOf(item, year),
    review_id,
  };
};

const withoutYear = (values: RawLineItem['values'], year: string): RawLineItem['values'] =>
  Object.fromEntries(Object.entries(values).filter(([other]) => other !== year));

const settleCell = (item: RawLineItem, year: string, review: SettledReview): RawLineItem => {
  const value = settledValue(review);
  const others = withoutYear(item.values, year);
  return {
    ...item,
    values: value === undefined ? others : { ...others, [year]: value },
    sources: { ...item.sources, [year]: sourceOf(item, year, review) },
  };
};

/** A row that was not read is added last, so that the others keep their place. */
const addRow = (raw: RawStatement, review: SettledReview): RawStatement => {
  const value = settledValue(review);
  if (review.item === null || value === undefined) return raw;
  const { name, section, year } = review.item;
  const item: RawLineItem = {
    name,
    section,
    values: { [year]: value },
    indentation_level: 0,
    is_total: false,
    unit: 'money',
    sources: { [year]: sourceOf(undefined, year, review) },
  };
  return { ...raw, line_items: [...raw.line_items, item] };
};

/** The statement with the figure that a person says is printed; unchanged if the figure is gone. */
export const applyToFigure = (raw: RawStatement, review: SettledReview): RawStatement => {
  const { item } = review;
  if (item === null) return raw;
  const index = findRow(raw, item);
  if (index === undefined) return addRow(raw, review);
  const isPrinted = raw.line_items[index]?.values[item.year] !== undefined;
  if (!isPrinted && settledValue(review) === undefined) return raw;
  return {
    ...raw,
    line_items: raw.line_items.map((row, at) =>
      at === index ? settleCell(row, item.year, review) : row,
    ),
  };
};
