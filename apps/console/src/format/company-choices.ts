import type { Company } from '@fde/contracts/resources';

/** A company in a list to choose from. */
export interface CompanyChoice {
  readonly value: string;
  readonly label: string;
}

type Named = Pick<Company, 'id' | 'name'> & Partial<Pick<Company, 'primary_ticker'>>;

const timesOf = (names: readonly string[]): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
};

/**
 * Companies by their names, to choose from. Those of one name are told apart by their symbols,
 * "Meridian plc (MER)", and by their ids where they have none or share it, "Meridian plc (12)".
 */
export function companyChoices(companies: readonly Named[]): CompanyChoice[] {
  const names = timesOf(companies.map(({ name }) => name));
  const symbolOf = ({ name, primary_ticker: symbol }: Named): string => `${name} (${symbol ?? ''})`;
  const symbols = timesOf(companies.map(symbolOf));
  const labelOf = (company: Named): string => {
    if (names.get(company.name) === 1) return company.name;
    const known = typeof company.primary_ticker === 'string';
    const bySymbol = symbolOf(company);
    return known && symbols.get(bySymbol) === 1 ? bySymbol : `${company.name} (${company.id})`;
  };
  return companies.map((company) => ({ value: String(company.id), label: labelOf(company) }));
}
