import type { BoundingBox } from '@fde/contracts';

import { printedAt } from '../rows/cell.js';
import type { PlacedEntry } from '../rows/sections.js';
import type { DealtItem } from '../rows/deal-items.js';
import type { HeadWord } from '../table/head-ink.js';
import type { RowsRead, TracedLine } from '../rows/rows.js';

/** What the rules did with the lines of a reading. */
export interface Traced {
  readonly rows: readonly RowsRead[];
  readonly entries: readonly PlacedEntry[];
  /** The words above the used columns, each with the rule that explains it. */
  readonly head: readonly HeadWord[];
}

/** Rules that read most lines; if only these applied, there is nothing to explain. */
const USUAL: ReadonlySet<string> = new Set([
  'row',
  'label',
  'value in its column',
  'reference to a note',
]);

/** Neighbours that the same rule assigned, told together. */
const byRule = (items: readonly DealtItem[]): string[] => {
  const runs: { readonly rule: string; readonly texts: string[] }[] = [];
  for (const { item, rule } of items) {
    const last = runs.at(-1);
    if (last?.rule === rule) last.texts.push(item.text);
    else runs.push({ rule, texts: [item.text] });
  }
  return runs.map(({ rule, texts }) => `${rule}: ${texts.join(' ')}`);
};

const joinedIn = (items: readonly DealtItem[]): string[] =>
  items.flatMap(({ item }) =>
    item.joinedBy === undefined ? [] : [`${item.text} joined by: ${item.joinedBy.join(', ')}`],
  );

const traceLine = ({ page, text, rule, effect, items }: TracedLine): string[] => {
  const where = `page ${page}`;
  if (effect === 'stop') return [`${where}: ends above "${text}" (${rule})`];
  if (effect === 'skip') return [`${where}: passed over "${text}" (${rule})`];
  const joined = joinedIn(items);
  const usual = items.every((item) => USUAL.has(item.rule));
  if (usual && joined.length === 0) return [];
  return [`${where}: ${[...(usual ? [`"${text}"`] : byRule(items)), ...joined].join(' | ')}`];
};

const traceLabel = ({ page, label, joinedBy }: PlacedEntry): string[] =>
  joinedBy === undefined ? [] : [`page ${page}: "${label}" is one label (${joinedBy.join(', ')})`];

/** Rules by which an item of a row is left over: it stands in no column, and says nothing known. */
const LEFT_OVER: ReadonlySet<string> = new Set(['beyond the label', 'remark among the values']);

/** A word or number between the head of a table and its end. */
export interface Ink {
  readonly text: string;
  /** The rule that explains it; without one it is not understood. */
  readonly rule?: string;
  /** Where it is printed; words of the head are known by their columns alone. */
  readonly page?: number;
  readonly bbox?: BoundingBox;
}

const ruled = (rule: string | undefined): Pick<Ink, 'rule'> => (rule === undefined ? {} : { rule });

/** Every word and number from the head to the end with the rule that explains it. */
export const inkOf = ({ rows, head }: Traced): Ink[] => [
  ...head.map(({ word, rule }) => ({ text: word, ...ruled(rule) })),
  ...rows.flatMap(({ lines }) =>
    lines.flatMap(({ rule: line, effect, items, layout }) =>
      items.map(({ item, rule }) => ({
        text: item.text,
        ...ruled(effect === 'row' ? (LEFT_OVER.has(rule) ? undefined : rule) : line),
        ...printedAt(item, layout),
      })),
    ),
  ),
];

const MOST_SHOWN = 12;

/** How much ink there is, by which rules it is explained, and what no rule explains. */
const traceInk = (traced: Traced): string[] => {
  const ink = inkOf(traced);
  const counts = new Map<string, number>();
  for (const { rule } of ink) if (rule !== undefined) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const explained = [...counts].toSorted((a, b) => b[1] - a[1]);
  const unknown = ink.filter(({ rule }) => rule === undefined).map(({ text }) => `"${text}"`);
  const said = unknown.length === 0 ? 'nothing' : unknown.slice(0, MOST_SHOWN).join(' ');
  return [
    `ink: ${ink.length} words and numbers (${explained.map(([rule, n]) => `${rule} ${n}`).join(', ')})`,
    `not explained: ${said}${unknown.length > MOST_SHOWN ? ` and ${unknown.length - MOST_SHOWN} more` : ''}`,
  ];
};

/** The rules, other than the usual ones, that read lines and labels, and the ledger of all ink. */
export const traceReading = (traced: Traced): string[] => [
  ...traced.rows.flatMap(({ lines }) => lines.flatMap(traceLine)),
  ...traced.entries.flatMap(traceLabel),
  ...traceInk(traced),
];
