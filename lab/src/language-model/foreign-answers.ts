import type { ModelRow, ModelStatement, ShownPage } from '@fde/statements';

/** Answers whose numbers are printed, but not in the statement, the year, the currency or the scale that they name. */
export const FOREIGN_KINDS = [
  'other_statement',
  'other_page',
  'neighbouring_rows',
  'other_heading',
] as const;
export type ForeignKind = (typeof FOREIGN_KINDS)[number];

export interface ForeignAnswer {
  readonly kind: ForeignKind;
  readonly type: ModelStatement['type'];
  readonly statements: readonly ModelStatement[];
}

/** What the answers are made of. */
export interface ForeignSource {
  /** What a perfect model would answer. */
  readonly right: readonly ModelStatement[];
  /** All pages that are shown, also those of no statement. */
  readonly pages: readonly ShownPage[];
  readonly random: () => number;
}

const MOST_NEIGHBOURS = 6;
const OTHER_CURRENCIES = ['NOK', 'USD', 'JPY'];

const pick = <T>(items: readonly T[], random: () => number): T | undefined =>
  items[Math.floor(random() * items.length)];

/** Years swapped or shifted, another currency, or a scale a thousand times larger or smaller. */
const misnameHeads = (statement: ModelStatement, random: () => number): ModelStatement => {
  const shift = random() < 0.5 ? 0 : 1 + Math.floor(random() * 3);
  const years =
    shift === 0
      ? statement.years.toReversed()
      : statement.years.map((year) => String(Number(year) - shift));
  const currencies = OTHER_CURRENCIES.filter((code) => code !== statement.currency);
  return {
    ...statement,
    years,
    period_ends: years.map((year) => `${year}-12-31`),
    currency: pick(currencies, random) ?? 'NOK',
    scale: statement.scale >= 1000 ? statement.scale / 1000 : statement.scale * 1000,
  };
};

/** The lines of a page as rows of a statement with this many columns. */
const rowsOfPage = ({ page, lines }: ShownPage, columns: number): ModelRow[] =>
  lines
    .filter(({ numbers, label }) => numbers.length > 0 && label !== '')
    .map(({ row, label, numbers }) => ({
      page,
      row,
      label,
      level: 0,
      total: false,
      values: Array.from({ length: columns }, (_, at) => numbers[at]?.value ?? null),
    }));

const narrowRows = (rows: readonly ModelRow[], columns: number): ModelRow[] =>
  rows.map((row) => ({
    ...row,
    values: Array.from({ length: columns }, (_, at) => row.values[at] ?? null),
  }));

const rowsElsewhere = (
  own: ModelStatement,
  { right, pages, random }: ForeignSource,
): ModelRow[] => {
  const columns = own.years.length;
  const others = right.filter(({ type }) => type !== own.type);
  const printed = new Set(own.rows.map(({ page }) => page));
  const beside = pages.filter(({ page }) => !printed.has(page));
  const page = pick(beside, random);
  const ofPage = page === undefined ? [] : rowsOfPage(page, columns);
  const ofOther = narrowRows(pick(others, random)?.rows ?? [], columns);
  return random() < 0.5 && ofPage.length > 0 ? ofPage : ofOther;
};

const MAKERS: Readonly<
  Record<ForeignKind, (own: ModelStatement, source: ForeignSource) => ModelStatement | undefined>
> = {
  other_statement: (own, { right, random }) => {
    const other = pick(
      right.filter(({ type }) => type !== own.type),
      random,
    );
    return other === undefined ? undefined : misnameHeads({ ...other, type: own.type }, random);
  },
  other_page: (own, { pages, random }) => {
    const printed = new Set(own.rows.map(({ page }) => page));
    const page = pick(
      pages.filter((shown) => !printed.has(shown.page)),
      random,
    );
    return page === undefined
      ? undefined
      : misnameHeads({ ...own, rows: rowsOfPage(page, own.years.length) }, random);
  },
  neighbouring_rows: (own, source) => {
    const from = rowsElsewhere(own, source);
    const at = Math.floor(source.random() * Math.max(1, from.length - MOST_NEIGHBOURS));
    const cut = Math.floor(source.random() * own.rows.length);
    const rows = own.rows.toSpliced(cut, 0, ...from.slice(at, at + MOST_NEIGHBOURS));
    return { ...own, rows };
  },
  other_heading: (own, { random }) => misnameHeads(own, random),
};

/** One answer in which one statement is foreign; undefined if the report has nothing to make it from. */
export const foreignAnswer = (
  kind: ForeignKind,
  source: ForeignSource,
): ForeignAnswer | undefined => {
  const own = pick(source.right, source.random);
  const made = own === undefined ? undefined : MAKERS[kind](own, source);
  return own === undefined || made === undefined
    ? undefined
    : {
        kind,
        type: own.type,
        statements: source.right.map((statement) => (statement === own ? made : statement)),
      };
};
