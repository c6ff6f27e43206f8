import { invalid } from './validation-fault.js';

/** Columns of one statement: what exports and views are made for. The schema bounds those of one row. */
const MAX_YEARS = 200;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The years that the line items of a statement as a client sent it have numbers of. */
const yearsOfItems = (statement: Readonly<Record<string, unknown>>): ReadonlySet<string> => {
  const years = new Set<string>();
  const items: unknown = statement['line_items'];
  if (!Array.isArray(items)) return years;
  for (const item of items.filter(isObject)) {
    const values = item['values'];
    if (isObject(values)) for (const year of Object.keys(values)) years.add(year);
  }
  return years;
};

/**
 * The statement, where its rows together have at most 200 years; each may have fewer and all of them thousands. Throws
 * InvalidRequest otherwise. `field` is where the statement stands in the body.
 */
export const requireFewYears = <S extends Readonly<Record<string, unknown>> | undefined>(
  field: 'raw_data' | 'data' | 'compiled_data',
  statement: S,
): S => {
  if (statement !== undefined && yearsOfItems(statement).size > MAX_YEARS)
    throw invalid(
      ['body', field],
      `Line items should have numbers of at most ${MAX_YEARS} years together`,
      'too_long',
    );
  return statement;
};
