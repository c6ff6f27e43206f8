import type { PlacedEntry } from '../../rows/sections.js';
import type { DealtItem } from '../../rows/deal-items.js';
import type { RowsRead, TracedLine } from '../../rows/rows.js';

/** What the rules did with the lines of a reading. */
export interface Traced {
  readonly rows: readonly RowsRead[];
  readonly entries: readonly PlacedEntry[];
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

/** The rules, other than the usual ones, that read lines and labels. */
export const traceReading = ({ rows, entries }: Traced): string[] => [
  ...rows.flatMap(({ lines }) => lines.flatMap(traceLine)),
  ...entries.flatMap(traceLabel),
];
