/** What the columns of a comparison are, and in which currency its money is; as the API takes it. */
export interface ComparedSettings {
  readonly align?: 'calendar';
  readonly currency?: string;
  readonly rate?: readonly string[];
}

/** As the address says. */
export function settingsFrom(parameters: URLSearchParams): ComparedSettings {
  const [currency, rate] = [parameters.get('currency'), parameters.getAll('rate')];
  return {
    ...(parameters.get('align') === 'calendar' ? { align: 'calendar' } : {}),
    ...(currency === null || rate.length === 0 ? {} : { currency, rate }),
  };
}

/** The same as parameters of an address. */
export const settingsEntries = ({ rate = [], ...others }: ComparedSettings): [string, string][] => [
  ...Object.entries(others),
  ...rate.map((one): [string, string] => ['rate', one]),
];

const RATE = /^[A-Z]{3}:\d{4}(-\d{2}){0,2}:(average|closing):\d+(\.\d+)?$/;

/** A row of a table as the API takes it: "USD;2024;average;0,9239". With a comma between columns numbers have points. */
const rateFrom = (row: string): string => {
  const cells = row.split(row.includes(';') ? ';' : row.includes('\t') ? '\t' : ',');
  return cells.map((cell) => cell.trim().replace(',', '.')).join(':');
};

/** A table of rates: currency, year, average or closing, rate. `fault` is the first row that is none. */
export function ratesFrom(text: string): { readonly rates: string[]; readonly fault?: string } {
  const rows = text.split('\n').filter((row) => row.trim() !== '');
  const fault = rows.find((row) => !RATE.test(rateFrom(row)));
  return { rates: rows.map(rateFrom), ...(fault === undefined ? {} : { fault: fault.trim() }) };
}

/** The table of rates again, a row each. */
export const tableOfRates = (rates: readonly string[]): string =>
  rates.map((rate) => rate.replaceAll(':', ',')).join('\n');
