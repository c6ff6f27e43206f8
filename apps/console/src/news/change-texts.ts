import type { Schemas } from '../api/client.js';

type Changes = Schemas['StatementChanges'];
type Cell = Schemas['ChangedCell'];

const REASONS: Record<Cell['reason'], string> = {
  restatement: 'restated by a newer report',
  stock_split: 'restated after a stock split',
  read_otherwise: 'read differently than before',
};

export const reasonText = ({ reason }: Cell): string => REASONS[reason];

const number = (value: number): string =>
  new Intl.NumberFormat(undefined, { maximumFractionDigits: 6 }).format(value);

/** Both values, the older one first. */
export const valuesText = ({ before, after }: Cell): string =>
  `${number(before)} → ${number(after)}`;

const plural = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** What changed beside single figures, each as a line of its own. */
export const changeLines = (changes: Changes): readonly string[] => [
  ...(changes.first ? ['Compiled for the first time'] : []),
  ...(changes.new_years.length === 0 ? [] : [`New years: ${changes.new_years.join(', ')}`]),
  ...(changes.lost_years.length === 0 ? [] : [`Years removed: ${changes.lost_years.join(', ')}`]),
  ...(changes.currency_before === null ? [] : [`Was in ${changes.currency_before} before`]),
  ...plural(changes.closed_gap_count, 'gap closed', 'gaps closed'),
  ...plural(changes.opened_gap_count, 'new gap', 'new gaps'),
  ...plural(changes.cell_count, 'figure changed', 'figures changed'),
];
