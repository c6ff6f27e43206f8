import type { Check, RawStatement } from '@fde/contracts';

import { amount, proofRows, type ProofRow } from './proof-row.js';
import type { RowRole } from '../language/index.js';

const NEAR = 1.0001;

const tie = (
  kind: Check['kind'],
  description: string,
  year: string,
  expected: number,
  actual: number,
  rows: number[],
  tolerance: number,
  severity: 'error' | 'warning' = 'error',
): Check => ({
  kind,
  description,
  year,
  holds: Math.abs(expected - actual) <= tolerance * NEAR,
  expected: Number(expected.toFixed(6)),
  actual,
  rows,
  severity,
});

const withRole = (rows: readonly ProofRow[], ...roles: RowRole[]): ProofRow[] =>
  rows.filter((r) => r.role !== undefined && roles.includes(r.role));
const printed = (row: ProofRow | undefined, c: number): boolean =>
  row !== undefined && !Number.isNaN(row.values[c] ?? NaN);

/** Total assets = total equity and liabilities, or net assets = equity; where no row says so, the two largest equal unlabelled rows. */
const balance = (rows: readonly ProofRow[], years: readonly string[]): Check[] => {
  const both = withRole(rows, 'total_equity_and_liabilities').at(-1);
  const net = withRole(rows, 'net_assets').at(-1);
  const equity = withRole(rows, 'total_equity').at(-1);
  // British balance sheets end in net assets = equity instead.
  const british = both === undefined && net !== undefined && equity !== undefined;
  const assets = british
    ? net
    : (withRole(rows, 'total_assets').at(0) ?? largestRepeated(rows)?.[0]);
  const other = british ? equity : (both ?? largestRepeated(rows)?.[1]);
  if (assets === undefined || other === undefined || assets === other) return [];
  return years.flatMap((year, c) =>
    printed(assets, c) && printed(other, c)
      ? [
          tie(
            'balance',
            `${other.label || 'Total equity and liabilities'} = ${assets.label || 'Total assets'}`,
            year,
            amount(assets.values[c]),
            amount(other.values[c]),
            [other.index, assets.index],
            assets.step,
          ),
        ]
      : [],
  );
};

const largestRepeated = (rows: readonly ProofRow[]): [ProofRow, ProofRow] | undefined => {
  const money = rows
    .filter((r) => r.unit === 'money')
    .sort((a, b) => amount(b.values[0]) - amount(a.values[0]));
  const [a, b] = money;
  return a !== undefined &&
    b !== undefined &&
    amount(a.values[0]) > 0 &&
    a.values.every((v, c) => amount(v) === amount(b.values[c]))
    ? a.index < b.index
      ? [a, b]
      : [b, a]
    : undefined;
};

/** Operating + investing + financing (+ exchange effect and what else stands between) = change in cash. */
const cashFoot = (rows: readonly ProofRow[], years: readonly string[]): Check[] => {
  const last = (role: RowRole): ProofRow | undefined => withRole(rows, role).at(-1);
  const flows = [last('operating_cash'), last('investing_cash'), last('financing_cash')];
  const change = last('net_change_in_cash');
  if (change === undefined || flows.some((f) => f === undefined)) return [];
  const rates = withRole(rows, 'exchange_effect')
    .filter((r) => r.index > (flows[2]?.index ?? 0))
    .at(-1);
  const parts = flows as ProofRow[];
  return years.flatMap((year, c) => {
    if (!printed(change, c)) return [];
    const bare = parts.reduce((s, p) => s + amount(p.values[c]), 0);
    const all = bare + amount(rates?.values[c]);
    const actual = amount(change.values[c]);
    const withRates = rates !== undefined && Math.abs(all - actual) <= Math.abs(bare - actual);
    const used = withRates ? [...parts, rates] : parts;
    return [
      tie(
        'cash_flow_foot',
        `${change.label} = ${used.map((p) => p.label).join(' + ')}`,
        year,
        withRates ? all : bare,
        actual,
        [change.index, ...used.map((p) => p.index)],
        2 * change.step,
        'warning',
      ),
    ];
  });
};

/** Closing = opening + change, and the opening of a year is the closing of the year before. */
const cashRoll = (rows: readonly ProofRow[], years: readonly string[]): Check[] => {
  const opening = withRole(rows, 'opening_cash').at(0);
  const closing = withRole(rows, 'closing_cash').at(0);
  const change = withRole(rows, 'net_change_in_cash').at(-1);
  if (opening === undefined || closing === undefined) return [];
  const rates = withRole(rows, 'exchange_effect').at(-1);
  return years.flatMap((year, c) => {
    const checks: Check[] = [];
    const before = years.indexOf(String(Number(year) - 1));
    if (before >= 0 && printed(opening, c) && printed(closing, before)) {
      checks.push(
        tie(
          'opening_cash',
          `${opening.label} = ${closing.label} of ${years[before]}`,
          year,
          amount(closing.values[before]),
          amount(opening.values[c]),
          [opening.index, closing.index],
          opening.step,
          'warning',
        ),
      );
    }
    if (change !== undefined && printed(closing, c) && printed(opening, c)) {
      const sum = amount(opening.values[c]) + amount(change.values[c]);
      const actual = amount(closing.values[c]);
      const more =
        rates !== undefined &&
        Math.abs(sum - actual) > closing.step &&
        Math.abs(sum + amount(rates.values[c]) - actual) <= 2 * closing.step;
      const used = more ? [opening, change, rates] : [opening, change];
      checks.push(
        tie(
          'closing_cash',
          `${closing.label} = ${used.map((r) => r.label).join(' + ')}`,
          year,
          more ? sum + amount(rates.values[c]) : sum,
          actual,
          [closing.index, ...used.map((r) => r.index)],
          2 * closing.step,
          'warning',
        ),
      );
    }
    return checks;
  });
};

/** Earnings per share = net income / shares within 1 %, whatever the scale in which shares are counted. */
const perShare = (rows: readonly ProofRow[], years: readonly string[]): Check[] => {
  const incomes = [...withRole(rows, 'net_income_owners'), ...withRole(rows, 'net_income')]
    .filter((r) => r.unit === 'money')
    .reverse();
  const one = (per: ProofRow | undefined, shares: ProofRow | undefined): Check[] => {
    if (per === undefined || shares === undefined || incomes.length === 0) return [];
    return years.flatMap((year, c) => {
      const eps = amount(per.values[c]);
      const count = amount(shares.values[c]);
      const hit = incomes.find((r) => closeRatio(amount(r.values[c]) / count, eps));
      const income = hit ?? incomes.at(-1);
      if (eps === 0 || count === 0 || income === undefined) return [];
      return [
        {
          kind: 'eps' as const,
          description: `${per.label} = ${income.label} / ${shares.label}`,
          year,
          holds: hit !== undefined,
          severity: 'warning' as const,
          actual: eps,
          expected: Number((amount(income.values[c]) / count).toPrecision(6)),
          rows: [per.index, income.index, shares.index],
        },
      ];
    });
  };
  const shares = rows.filter((r) => r.unit === 'shares');
  const per = rows.filter((r) => r.unit === 'per_share');
  const of = (list: readonly ProofRow[], diluted: boolean): ProofRow | undefined =>
    list.filter((r) => /dilut/.test(`${r.section} ${r.label.toLowerCase()}`) === diluted).at(-1);
  return [...one(of(per, false), of(shares, false)), ...one(of(per, true), of(shares, true))];
};

const closeRatio = (ratio: number, eps: number): boolean => {
  if (ratio === 0 || Math.sign(ratio) !== Math.sign(eps)) return false;
  const power = 10 ** Math.round(Math.log10(Math.abs(ratio / eps)));
  return Math.abs(ratio / eps / power - 1) <= 0.01 + 0.006 / Math.abs(eps);
};

/** The ties within one statement. */
export const tiesWithin = (raw: RawStatement): Check[] => {
  const rows = proofRows(raw.statement_type, raw.line_items, raw.years);
  switch (raw.statement_type) {
    case 'balance_sheet':
      return balance(rows, raw.years);
    case 'cash_flow_statement':
      return [...cashFoot(rows, raw.years), ...cashRoll(rows, raw.years)];
    case 'income_statement':
      return perShare(rows, raw.years);
  }
};

/** The profit with which the cash flow statement begins stands in the income statement too. */
export const netIncomeTie = (income: RawStatement, cash: RawStatement): Check[] => {
  const shared = cash.years.filter((y) => income.years.includes(y));
  const results = income.line_items.filter((i) => (i.unit ?? 'money') === 'money');
  const first = cash.line_items
    .slice(0, 8)
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => shared.some((y) => (item.values[y] ?? 0) !== 0));
  for (const { item, index } of first) {
    const hit = results.find(
      (r) => shared.length > 0 && shared.every((y) => item.values[y] === r.values[y]),
    );
    if (hit !== undefined) {
      return shared.map((year) =>
        tie(
          'net_income_tie',
          `${item.name} = ${hit.name} (income statement)`,
          year,
          hit.values[year] ?? 0,
          item.values[year] ?? 0,
          [index],
          0,
        ),
      );
    }
  }
  return [];
};

/** Cash at the end of the year in both statements; a third of reports differ by restricted cash, so only a warning. */
export const closingCashTie = (balanceSheet: RawStatement, cash: RawStatement): Check[] => {
  const closing = proofRows('cash_flow_statement', cash.line_items, cash.years).filter(
    (r) => r.role === 'closing_cash',
  );
  const shared = cash.years.filter((y) => balanceSheet.years.includes(y));
  const first = balanceSheet.line_items.find((i) => /\bcash\b/i.test(i.name));
  if (first === undefined || closing.length === 0) return [];
  return shared.flatMap((year) => {
    const row =
      closing.find((r) => cash.line_items[r.index]?.values[year] === first.values[year]) ??
      closing[0];
    const actual = row === undefined ? undefined : cash.line_items[row.index]?.values[year];
    const expected = first.values[year];
    return row === undefined || actual === undefined || expected === undefined
      ? []
      : [
          tie(
            'closing_cash',
            `${row.label} = ${first.name} (balance sheet)`,
            year,
            expected,
            actual,
            [row.index],
            0,
            'warning',
          ),
        ];
  });
};
