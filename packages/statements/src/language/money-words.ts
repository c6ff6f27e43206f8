/** How a language states the unit of money. Sources of patterns, tested against folded text. */
export interface MoneyWords {
  /**
   * Multipliers with their names and abbreviations; a longer name before the shorter ones that it
   * begins with.
   */
  readonly scales: readonly (readonly [name: string, scale: number])[];
  /** Names of currencies by code; `$` stands for a dollar of any country. */
  readonly currencies: Readonly<Record<string, string>>;
  /** Hundredths of a currency: `pence`. */
  readonly hundredths: string;
  /** What stands for nil in a column of numbers, where words do: `nil`. */
  readonly nil?: string;
  /** The side of an account beside which `cr` is the other one: `dr`. */
  readonly debit?: string;
  /** Before the unit: `in`. */
  readonly in: string;
  /** Before the unit in running text, matched as printed: `presented in`. */
  readonly presented: RegExp;
  /** After such words: what continues about other money. */
  readonly otherMoney?: string;
  /** How a line that states a unit begins: `amounts in`. */
  readonly opens: string;
  /** What begins the exceptions of a unit line: `except`. */
  readonly except: string;
  /** A unit that is stated only for share counts. */
  readonly shareUnit?: readonly string[];
  /** Words that a unit line may hold beside its unit: `all amounts are expressed in`. */
  readonly filler: readonly string[];
}
