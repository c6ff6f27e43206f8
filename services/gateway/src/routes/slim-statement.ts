import { NO_CURRENCY, type components } from '@fde/contracts/resources';
import { readableRows } from '@fde/statements';

type SlimStatement = components['schemas']['SlimStatement'];
type Stored = Readonly<Record<string, unknown>>;

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

/** Years as the statement orders them; if it names none, those of its rows, newest first. */
const yearsOf = ({ years }: Stored, items: SlimStatement['line_items']): string[] =>
  Array.isArray(years) && years.every(isText)
    ? years
    : [...new Set(items.flatMap(({ values }) => Object.keys(values)))].toSorted().toReversed();

/** The numbers of a stored statement and what is needed to read them; data of another shape has none. */
export const slimStatement = (data: Stored): SlimStatement => {
  const { currency, scale, apart, separate_statements: separate } = data;
  const items = readableRows(data).map(({ name, unit, is_total, values }) => ({
    name,
    unit,
    is_total,
    values,
  }));
  const others = Array.isArray(separate) ? separate.filter(isStored) : [];
  return {
    currency: isText(currency) ? currency : NO_CURRENCY,
    scale: typeof scale === 'number' ? scale : 1,
    years: yearsOf(data, items),
    line_items: items,
    ...(isText(apart) ? { apart } : {}),
    ...(others.length === 0 ? {} : { separate_statements: others.map(slimStatement) }),
  };
};
