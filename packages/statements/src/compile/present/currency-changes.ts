import type { CompiledData } from '@fde/contracts';
import { compareYears } from '../input/normalize-raw.js';
import type { RegimeTable } from './regime-table.js';

type CurrencyChange = NonNullable<CompiledData['currency_changes']>[number];

/** The years in one currency, newest first. */
interface CurrencyYears {
  readonly currency: string;
  readonly years: readonly string[];
}

/** Full years by currency, in the order of the newest year of each. */
const byCurrency = (tables: readonly RegimeTable[]): CurrencyYears[] => {
  const full = tables.filter(({ regime }) => regime.apart === undefined && regime.currency !== '');
  const currencies = [...new Set(full.map(({ regime }) => regime.currency))];
  return currencies
    .map((currency) => {
      const own = full.filter(({ regime }) => regime.currency === currency);
      const years = [...new Set(own.flatMap(({ data }) => data.years))];
      return { currency, years: years.toSorted((a, b) => compareYears(b, a)) };
    })
    .toSorted((a, b) => compareYears(b.years[0] ?? '', a.years[0] ?? ''));
};

/**
 * The change of a company's reporting currency: its newer years stand in one table, its older ones
 * in another. Reports in two currencies for the same newest year are not a change.
 */
export const currencyChanges = (tables: readonly RegimeTable[]): CurrencyChange[] => {
  const all = byCurrency(tables);
  return all.slice(1).flatMap((older, at) => {
    const newer = all[at];
    const [from, to, first] = [older.years[0], newer?.years[0], newer?.years.at(-1)];
    if (from === undefined || to === undefined || first === undefined || from === to) return [];
    const both = older.years.filter((year) => newer?.years.includes(year));
    return [{ year: first, from: older.currency, to: newer?.currency ?? '', years_in_both: both }];
  });
};
