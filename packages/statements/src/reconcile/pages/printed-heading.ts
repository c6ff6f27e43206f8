import { NO_CURRENCY } from '@fde/contracts/resources';
import { currencyIn, moneyNamesIn, scaleIn } from '../../language/money/money.js';
import { datesIn } from '../../language/dates/dates.js';
import { median } from '../../page/index.js';
import type { AnchoredRow } from '../anchor-rows.js';
import type { ModelStatement } from '../model-reading.js';
import type { ShownLine } from '../shown-page.js';
import { yearsOverColumns } from '../years-over-columns.js';
import { isIsoDate } from '../../language/dates/iso-date.js';
import { HEAD_LINES } from '../weights.js';

/**
 * What the pages say about the years, the currency and the scale of a statement that only a model
 * read.
 */
export interface PrintedHeading {
  /** By position of the model's columns; undefined if its pages do not print the year. */
  readonly years: readonly (string | undefined)[];
  readonly currency: string;
  readonly scale: number;
  /** What is not printed, or printed otherwise than the model says: for people. */
  readonly doubts: readonly string[];
}

/** Currency and scale printed with the report's other statements. */
export interface KnownUnit {
  readonly currency: string | undefined;
  readonly scale: number | undefined;
}

const SCALES = [1, 1000, 1_000_000, 1_000_000_000];

export const textOf = (line: ShownLine): string => [line.label, ...line.cells].join(' ');

/** The lines over the first row, from the top of its page. */
export const linesAbove = (
  anchored: readonly AnchoredRow[],
  lines: readonly ShownLine[],
): readonly ShownLine[] => {
  const [first] = anchored.toSorted((a, b) => a.line.page - b.line.page || a.line.row - b.line.row);
  return lines.filter(({ page, row }) => page === first?.line.page && row < (first?.line.row ?? 0));
};

/** Where the model's columns stand: the right edges of their numbers, in most rows. */
const edgesOf = (anchored: readonly AnchoredRow[], columns: number): (number | undefined)[] =>
  Array.from({ length: columns }, (_, at) => {
    const edges = anchored.flatMap(({ row, line }) => {
      const printed = line.numbers.filter((number) => number.value === row.values[at]);
      return printed.length === 1 ? printed.map(({ edge }) => edge) : [];
    });
    return edges.length === 0 ? undefined : median(edges);
  });

/** The year over each of the model's columns. */
export const printedYears = (
  model: ModelStatement,
  anchored: readonly AnchoredRow[],
  lines: readonly ShownLine[],
): (string | undefined)[] =>
  yearsOverColumns(linesAbove(anchored, lines), edgesOf(anchored, model.years.length));

const isPlainYear = (year: string): boolean => /^(?:19|20)\d{2}$/.test(year);

const eachOnce = (years: readonly (string | undefined)[]): (string | undefined)[] =>
  years.map((year, at) => (years.indexOf(year) === at ? year : undefined));

/** The printed years; if none stands over a column, the model's, if the pages print it at all. */
const yearsOf = (
  model: ModelStatement,
  over: readonly (string | undefined)[],
  lines: readonly ShownLine[],
): (string | undefined)[] => {
  const text = lines.map(textOf).join('\n');
  return eachOnce(
    model.years.map((year, at) => {
      // "Group", "Company": a column without a year.
      if (!isPlainYear(year)) return undefined;
      return over[at] ?? (!over.includes(year) && text.includes(year) ? year : undefined);
    }),
  );
};

const doubtsOfYears = (model: ModelStatement, over: readonly (string | undefined)[]): string[] =>
  model.years.flatMap((year, at) => {
    const printed = over[at];
    if (printed === undefined) return [`No year is printed over the column ${year}.`];
    return printed === year ? [] : [`The column ${year} is printed as ${printed}.`];
  });

interface Finding<T> {
  readonly value: T;
  readonly doubts: readonly string[];
}

/**
 * What is printed; otherwise what the model says, in doubt. `agrees` is whether the print allows
 * the model's value.
 */
const preferPrinted = <T extends string | number>(
  what: string,
  printed: T | undefined,
  model: T | undefined,
  unknown: T,
): Finding<T> => {
  if (printed === undefined)
    return { value: model ?? unknown, doubts: [`No ${what} is printed with this statement.`] };
  return {
    value: printed,
    doubts:
      model === undefined || model === printed
        ? []
        : [`The ${what} is printed as ${printed}, the model says ${model}.`],
  };
};

const currencyOf = (
  model: ModelStatement,
  heads: readonly string[],
  known: KnownUnit,
): Finding<string> => {
  const own = /^[A-Z]{3}$/.test(model.currency) && model.currency !== NO_CURRENCY;
  const names = heads.flatMap(moneyNamesIn);
  // A bare "$" says that it is a dollar; the model may say which.
  const printed =
    known.currency ??
    heads.map(currencyIn).find((code) => code !== undefined) ??
    (names.some((codes) => codes.includes(model.currency)) ? model.currency : undefined);
  return preferPrinted('currency', printed, own ? model.currency : undefined, NO_CURRENCY);
};

const scaleOf = (
  model: ModelStatement,
  heads: readonly string[],
  known: KnownUnit,
): Finding<number> => {
  const printed = heads.map(scaleIn).find((scale) => scale !== undefined) ?? known.scale;
  return preferPrinted('scale', printed, SCALES.includes(model.scale) ? model.scale : undefined, 1);
};

/**
 * Year, scale and currency come from the print; what is not printed leaves the statement in doubt.
 */
export const printedHeading = (
  model: ModelStatement,
  anchored: readonly AnchoredRow[],
  lines: readonly ShownLine[],
  known: KnownUnit,
): PrintedHeading => {
  const above = linesAbove(anchored, lines);
  const over = printedYears(model, anchored, lines);
  const heads = [...above.toReversed(), ...lines.slice(0, HEAD_LINES)].map(textOf);
  const currency = currencyOf(model, heads, known);
  const scale = scaleOf(model, heads, known);
  return {
    years: yearsOf(model, over, lines),
    currency: currency.value,
    scale: scale.value,
    doubts: [...doubtsOfYears(model, over), ...currency.doubts, ...scale.doubts],
  };
};

/** Ends of fiscal years that the model gives, as far as the pages print such a day. */
export const printedEnds = (
  model: ModelStatement,
  years: readonly (string | undefined)[],
  lines: readonly ShownLine[],
): Readonly<Record<string, string>> => {
  const days = new Set(
    lines.flatMap((line) => datesIn(textOf(line))).map(({ month, day }) => `${month}.${day}`),
  );
  return Object.fromEntries(
    years.flatMap((year, at) => {
      const end = model.period_ends[at];
      if (year === undefined || !isIsoDate(end) || year !== model.years[at]) return [];
      const [, month, day] = end.split('-').map(Number);
      return days.has(`${month}.${day}`) ? [[year, end] as const] : [];
    }),
  );
};
