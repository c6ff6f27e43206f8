import { foldLabel, labelOf } from '../concepts/label.js';
import { rowKeys, type NamedRow } from './row-keys.js';

/** A row of a series: its names change from report to report. */
export interface KnownRow extends NamedRow {
  /** The other names under which reports print it. */
  readonly variants: readonly string[];
}

/** The names of a row in the form in which they are compared, alone and below its section. */
const namesOf = ({ name, section, variants }: KnownRow): readonly string[] => {
  const names = [...new Set([name, ...variants].map((one) => labelOf(one).exact))];
  if (section === null || section === '') return names;
  return names.flatMap((one) => [one, `${foldLabel(section)} ${one}`]);
};

/**
 * The row that a key of an earlier compilation names (see `rowKeys`): the row with this key, or the
 * one row that any report prints under that name. Undefined where there is none, or more than one.
 */
export const rowOfKey = (rows: readonly KnownRow[]): ((key: string) => number | undefined) => {
  const keys = new Map(rowKeys(rows).map((key, at) => [key, at]));
  const named = new Map<string, number[]>();
  rows.forEach((row, at) => {
    for (const name of namesOf(row)) named.set(name, [...(named.get(name) ?? []), at]);
  });
  return (key) => {
    const [only, ...others] = named.get(labelOf(key).exact) ?? [];
    return keys.get(key) ?? (others.length === 0 ? only : undefined);
  };
};
