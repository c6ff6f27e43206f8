import type { CanonicalStatementType, Check, CompiledLineItem } from '@fde/contracts';
import { findCanonical } from '../../concepts/find-canonical.js';
import { compareYears } from '../input/normalize-raw.js';

interface Term {
  readonly index: number;
  readonly name: string;
  readonly value: number;
}
interface Identity {
  readonly kind: Check['kind'];
  readonly severity: 'error' | 'warning';
  readonly year: string;
  readonly total: Term;
  readonly addends: readonly Term[];
  readonly slack: number;
}

type Find = (id: string, year: string) => Term | undefined;

const finder = (type: CanonicalStatementType, items: readonly CompiledLineItem[]): Find => {
  const found = findCanonical(type, items);
  return (id, year) => {
    const match = found.get(id);
    const item = match && items[match.index];
    const value = item?.values[year];
    return match && item && value !== undefined
      ? { index: match.index, name: item.name, value }
      : undefined;
  };
};

const toCheck = ({ kind, severity, year, total, addends, slack }: Identity): Check => {
  const expected = Number(addends.reduce((sum, term) => sum + term.value, 0).toPrecision(15));
  return {
    kind,
    year,
    severity,
    expected,
    actual: total.value,
    holds: Math.abs(expected - total.value) <= slack,
    description: `${total.name} = ${addends.map((term) => term.name).join(' + ')}`,
    rows: [total.index, ...addends.map((term) => term.index)],
  };
};

/** Rounding: one unit of the table for each printed number that was rounded on its own. */
const balance = (find: Find, year: string, unit: number): Identity[] => {
  const assets = find('total_assets', year);
  const claims = find('total_liabilities_and_equity', year);
  const [liabilities, equity] = [
    find('total_liabilities', year),
    find('total_equity', year) ?? find('equity_attributable_to_parent', year),
  ];
  if (assets && claims)
    return [
      { kind: 'balance', severity: 'error', year, total: assets, addends: [claims], slack: unit },
    ];
  return assets && liabilities && equity
    ? [
        {
          kind: 'balance',
          severity: 'error',
          year,
          total: assets,
          addends: [liabilities, equity],
          slack: 2 * unit,
        },
      ]
    : [];
};

const cashFlow = (find: Find, year: string, unit: number): Identity[] => {
  const [change, opening, closing] = [
    find('net_change_in_cash', year),
    find('opening_cash', year),
    find('closing_cash', year),
  ];
  const parts = ['operating_cash_flow', 'investing_cash_flow', 'financing_cash_flow'].flatMap(
    (id) => find(id, year) ?? [],
  );
  const effect = find('exchange_rate_effect', year);
  const foots: Identity[] =
    change && parts.length === 3 ? [footing(year, change, parts, effect, unit)] : [];
  const closes: Identity[] =
    change && opening && closing ? [closing_(year, closing, opening, change, effect, unit)] : [];
  return [...foots, ...closes];
};

const sum = (terms: readonly Term[]): number =>
  terms.reduce((total, term) => total + term.value, 0);

/**
 * Exchange effects stand above or below the net change; both footings are right where they close. Where no such row
 * is known the footing is a warning: an addend may be missing from it.
 */
const footing = (
  year: string,
  change: Term,
  parts: readonly Term[],
  effect: Term | undefined,
  unit: number,
): Identity => {
  const slack = 2 * unit;
  const withEffect = effect ? [...parts, effect] : parts;
  const addends = effect && Math.abs(sum(parts) - change.value) <= slack ? parts : withEffect;
  return {
    kind: 'cash_flow_foot',
    severity: effect ? 'error' : 'warning',
    year,
    total: change,
    addends,
    slack,
  };
};

const closing_ = (
  year: string,
  closing: Term,
  opening: Term,
  change: Term,
  effect: Term | undefined,
  unit: number,
): Identity => {
  const slack = 2 * unit;
  const plain = [opening, change];
  const addends =
    effect &&
    Math.abs(sum(plain) - closing.value) > slack &&
    Math.abs(sum(plain) + effect.value - closing.value) <= slack
      ? [...plain, effect]
      : plain;
  return { kind: 'closing_cash', severity: 'warning', year, total: closing, addends, slack };
};

const openings = (find: Find, years: readonly string[], unit: number): Identity[] =>
  years.slice(0, -1).flatMap((year, at) => {
    const before = years[at + 1] as string;
    const [opening, closed] = [find('opening_cash', year), find('closing_cash', before)];
    const successive = !/^\d{4}$/.test(year) || Number(year) - Number(before) === 1;
    return opening && closed && successive
      ? [
          {
            kind: 'opening_cash' as const,
            severity: 'warning' as const,
            year,
            total: opening,
            addends: [{ ...closed, name: `${closed.name} of ${before}` }],
            slack: unit,
          },
        ]
      : [];
  });

/**
 * Derived checks over the compiled table: assets balance, cash flow foots, cash closes, and each year opens with the
 * cash the year before closed with (a warning: restricted cash moves, and years may come from different reports).
 */
export const checkTable = (
  type: CanonicalStatementType,
  items: readonly CompiledLineItem[],
  years: readonly string[],
  unit = 1,
): Check[] => {
  const find = finder(type, items);
  const newestFirst = [...years].sort((a, b) => compareYears(b, a));
  if (type === 'balance_sheet')
    return newestFirst.flatMap((year) => balance(find, year, unit)).map(toCheck);
  if (type === 'cash_flow_statement')
    return [
      ...newestFirst.flatMap((year) => cashFlow(find, year, unit)),
      ...openings(find, newestFirst, unit),
    ].map(toCheck);
  return newestFirst.flatMap((year) => income(find, year, unit)).map(toCheck);
};

const income = (find: Find, year: string, unit: number): Identity[] => {
  const [revenue, cost, gross] = [
    find('revenue', year),
    find('cost_of_revenue', year),
    find('gross_profit', year),
  ];
  if (!revenue || !cost || !gross) return [];
  const addend =
    cost.value > 0 && revenue.value > 0 && gross.value < revenue.value
      ? { ...cost, value: -cost.value, name: `less ${cost.name}` }
      : cost;
  return [
    {
      kind: 'difference',
      severity: 'error',
      year,
      total: gross,
      addends: [revenue, addend],
      slack: 2 * unit,
    },
  ];
};
