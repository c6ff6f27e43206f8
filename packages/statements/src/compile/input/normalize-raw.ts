import { canonicalType, NO_CURRENCY, STATEMENT_TYPES } from '@fde/contracts';
import type {
  CanonicalStatementType,
  CellSource,
  RawLineItem,
  RawStatement,
  ReportingPeriod,
  Unit,
} from '@fde/contracts';
import { fold } from '../../language/index.js';
import { COUNT, PER_SHARE, PERCENT, SHARES } from '../../language/money/unit-words.js';
import { isIsoDate } from '../../language/dates/iso-date.js';
import { namesTotal } from '../../concepts/concept-of.js';
import { storedColumns } from '../../periods/stored-columns.js';
import { REVIEWED, withDoubtApart } from '../../prove/reading-doubt.js';
import { RawStatementError } from './raw-statement-error.js';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const shareOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise;
const UNITS: readonly Unit[] = ['money', 'per_share', 'shares', 'percent'];

/** The confidence of a client's numbers if it states none. */
const UNSTATED_CONFIDENCE = 0.5;

export interface RawDefaults {
  readonly fiscalYear: number;
  readonly statementType?: string;
  readonly extractionId?: number;
}

const typeOf = (raw: Json, defaults: RawDefaults): CanonicalStatementType | undefined => {
  const named = [textOf(raw['statement_type']), defaults.statementType ?? ''].map(canonicalType);
  return named.flatMap((name) => STATEMENT_TYPES.find((type) => type === name) ?? [])[0];
};

const unitOf = (item: Json, name: string, section: string | null): Unit => {
  const stated = UNITS.find((unit) => unit === item['unit']);
  if (stated) return stated;
  const label = fold(`${section ?? ''} ${name}`);
  if (COUNT().test(label) && SHARES().test(label)) return 'shares';
  if (PER_SHARE().test(label)) return 'per_share';
  return PERCENT().test(label) ? 'percent' : 'money';
};

/**
 * Numbers by year. A flat number, as clients post it, belongs to the report's fiscal year; null is
 * a blank cell.
 */
const valuesOf = (cells: unknown, defaults: RawDefaults, name: string): Record<string, number> => {
  if (typeof cells === 'number')
    return valuesOf({ [String(defaults.fiscalYear)]: cells }, defaults, name);
  if (cells === undefined || cells === null) return {};
  if (!isObject(cells))
    throw new RawStatementError(`the values of '${name}' are not an object`, defaults.extractionId);
  const values: Record<string, number> = {};
  for (const [year, value] of Object.entries(cells)) {
    if (value === null) continue;
    if (typeof value !== 'number' || !Number.isFinite(value))
      throw new RawStatementError(`'${name}' of ${year} is not a number`, defaults.extractionId);
    if (!/\d/.test(year))
      throw new RawStatementError(
        `'${name}' has a number under '${year}', which is not a year`,
        defaults.extractionId,
      );
    values[year.trim()] = value;
  }
  return values;
};

const isSource = (value: unknown): value is CellSource =>
  isObject(value) &&
  ((Number.isInteger(value['page']) && Number(value['page']) >= 1) ||
    isObject(value['fact']) ||
    value['method'] === REVIEWED ||
    value['doubt'] === 'untagged');

const sourcesOf = (sources: unknown): Record<string, CellSource> =>
  isObject(sources)
    ? Object.fromEntries(
        Object.entries(sources)
          .filter((entry): entry is [string, CellSource] => isSource(entry[1]))
          .map(([year, source]) => [year, withDoubtApart(source)]),
      )
    : {};

const itemOf = (
  item: unknown,
  at: number,
  type: CanonicalStatementType,
  defaults: RawDefaults,
): RawLineItem => {
  if (!isObject(item))
    throw new RawStatementError(`line item ${at + 1} is not an object`, defaults.extractionId);
  const name = typeof item['name'] === 'string' ? item['name'] : '';
  const section = textOf(item['section']) || null;
  const level = item['indentation_level'];
  return {
    name,
    ...(item['name_inferred'] === true ? { name_inferred: true } : {}),
    values: valuesOf(item['values'], defaults, name),
    indentation_level: typeof level === 'number' && level >= 0 ? Math.floor(level) : 0,
    is_total: typeof item['is_total'] === 'boolean' ? item['is_total'] : namesTotal(name, type),
    section,
    unit: unitOf(item, name, section),
    ...(typeof item['confidence'] === 'number'
      ? { confidence: shareOr(item['confidence'], UNSTATED_CONFIDENCE) }
      : {}),
    sources: sourcesOf(item['sources']),
  };
};

/** Line items as the pipeline stores them, or the flat `extracted_data` of a client: name to number. */
const itemsOf = (raw: Json, type: CanonicalStatementType, defaults: RawDefaults): RawLineItem[] => {
  const list = raw['line_items'];
  if (Array.isArray(list)) return list.map((item, at) => itemOf(item, at, type, defaults));
  if (list !== undefined && list !== null)
    throw new RawStatementError('line_items is not an array', defaults.extractionId);
  const flat = isObject(raw['extracted_data']) ? raw['extracted_data'] : undefined;
  if (!flat) throw new RawStatementError('it has no line_items', defaults.extractionId);
  return Object.entries(flat).map(([name, values], at) =>
    itemOf({ name, values }, at, type, defaults),
  );
};

const isScale = (value: unknown): value is number => typeof value === 'number' && value > 0;

const scaleOf = (raw: Json): number => (isScale(raw['scale']) ? raw['scale'] : 1);

/** A scale that a person settled needs no other report to confirm it. */
const settledScale = (raw: Json, decisions: Json): RawStatement['decisions'] => {
  const scale = decisions['scale'];
  const id = isObject(scale) ? scale['review_id'] : undefined;
  return typeof id === 'number'
    ? { scale: { value: String(scaleOf(raw)), evidence: [], review_id: id } }
    : {};
};

/** Periods that a person settled are doubted no more. */
const settledPeriods = (decisions: Json): RawStatement['decisions'] =>
  Object.fromEntries(
    (['period', 'years'] as const).flatMap((name) => {
      const made = decisions[name];
      const id = isObject(made) ? made['review_id'] : undefined;
      const value = isObject(made) ? textOf(made['value']) : '';
      return typeof id === 'number' ? [[name, { value, evidence: [], review_id: id }]] : [];
    }),
  );

/** An amended report rules the one that it replaces. */
const statedPublication = (decisions: Json): RawStatement['decisions'] => {
  const publication = decisions['publication'];
  return isObject(publication) && typeof publication['value'] === 'string'
    ? { publication: { value: publication['value'], evidence: [] } }
    : {};
};

/** The decisions that the series depends on. */
const decisionsOf = (raw: Json): Pick<RawStatement, 'decisions'> => {
  const stored = isObject(raw['decisions']) ? raw['decisions'] : {};
  const decisions = {
    ...settledScale(raw, stored),
    ...settledPeriods(stored),
    ...statedPublication(stored),
  };
  return Object.keys(decisions).length === 0 ? {} : { decisions };
};

/**
 * Items in one unit: amounts of a year whose column is in another unit are converted to the
 * statement's.
 */
const inOneUnit = (raw: Json, items: RawLineItem[]): RawLineItem[] => {
  const scales = isObject(raw['year_scales']) ? raw['year_scales'] : {};
  const times = new Map(
    Object.entries(scales).flatMap(([year, own]) =>
      isScale(own) ? [[year, own / scaleOf(raw)] as const] : [],
    ),
  );
  if (times.size === 0) return items;
  return items.map((item) =>
    item.unit === 'money'
      ? {
          ...item,
          values: Object.fromEntries(
            Object.entries(item.values).map(([year, value]) => [
              year,
              value * (times.get(year) ?? 1),
            ]),
          ),
        }
      : item,
  );
};

/** Years in printed order, then those that only cells name, newest first. */
const yearsOf = (raw: Json, items: readonly RawLineItem[]): string[] => {
  const stated = Array.isArray(raw['years'])
    ? raw['years'].map((year) => String(year).trim()).filter((year) => year !== '')
    : [];
  const used = new Set(items.flatMap((item) => Object.keys(item.values)));
  return [...new Set([...stated, ...[...used].toSorted((a, b) => compareYears(b, a))])];
};

/** Order of fiscal year names: by their number first ("2018/19" after "2017/18"), then by text. */
export const compareYears = (a: string, b: string): number => {
  const [left, right] = [
    Number(a.match(/\d{4}/)?.[0] ?? NaN),
    Number(b.match(/\d{4}/)?.[0] ?? NaN),
  ];
  if (Number.isFinite(left) && Number.isFinite(right) && left !== right) return left - right;
  return a < b ? -1 : a > b ? 1 : 0;
};

/** Empty if the report states none: it then takes the currency of the other reports. */
const currencyOf = (value: unknown): string => {
  const code = textOf(value).toUpperCase();
  return code === NO_CURRENCY ? '' : code;
};

const endsOf = (value: unknown): Record<string, string> =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, string] =>
            typeof entry[1] === 'string' && !Number.isNaN(Date.parse(entry[1])),
        ),
      )
    : {};

/** The members of a stored list that have the right type. */
const listOf = <T>(list: unknown, isOne: (value: unknown) => value is T): T[] =>
  Array.isArray(list) ? list.filter(isOne) : [];

const isPage = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1;
const isCheck = (value: unknown): value is RawStatement['checks'][number] =>
  isObject(value) && typeof value['kind'] === 'string' && typeof value['holds'] === 'boolean';
const isText = (value: unknown): value is string => typeof value === 'string';

const PERIODS: readonly ReportingPeriod[] = ['annual', 'interim', 'stub'];
const periodOf = (value: unknown): Pick<RawStatement, 'period'> => {
  const period = PERIODS.find((one) => one === value);
  return period === undefined ? {} : { period };
};

const isDay = (value: unknown): value is string => typeof value === 'string' && isIsoDate(value);

const coverDates = (value: unknown): Pick<RawStatement, 'cover_dates'> => {
  const days = listOf(value, isDay);
  return days.length === 0 ? {} : { cover_dates: days };
};

/**
 * Raw data with everything filled in that the interface leaves optional: years from the cells, unit
 * from the label, money scale 1, no checks; the currency is empty if none is stated. Returns
 * undefined for a statement that is not one of the three primary ones. Throws RawStatementError if
 * line items are missing or a value is not a finite number.
 */
export const normalizeRaw = (raw: unknown, defaults: RawDefaults): RawStatement | undefined => {
  if (!isObject(raw)) throw new RawStatementError('it is not an object', defaults.extractionId);
  const statementType = typeOf(raw, defaults);
  if (!statementType) return undefined;
  const items = inOneUnit(raw, itemsOf(raw, statementType, defaults));
  const year = raw['fiscal_year'];
  return {
    statement_type: statementType,
    company_name: textOf(raw['company_name']),
    fiscal_year: typeof year === 'number' && Number.isInteger(year) ? year : defaults.fiscalYear,
    currency: currencyOf(raw['currency']),
    scale: scaleOf(raw),
    years: yearsOf(raw, items),
    fiscal_year_ends: endsOf(raw['fiscal_year_ends']),
    ...storedColumns(raw),
    ...periodOf(raw['period']),
    ...decisionsOf(raw),
    ...coverDates(raw['cover_dates']),
    pages: listOf(raw['pages'], isPage),
    method: textOf(raw['method']) || 'client',
    confidence: shareOr(raw['confidence'], UNSTATED_CONFIDENCE),
    checks: listOf(raw['checks'], isCheck),
    notes: listOf(raw['notes'], isText),
    line_items: items,
  };
};
