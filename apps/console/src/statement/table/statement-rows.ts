import type { CompiledLineItem } from '@fde/contracts/resources';

/** What one line of the table shows: a collapsible heading, or a line item. */
export type ShownRow =
  | {
      readonly kind: 'heading';
      readonly key: string;
      readonly label: string;
      readonly depth: number;
      readonly count: number;
    }
  | {
      readonly kind: 'item';
      readonly key: string;
      readonly index: number;
      readonly depth: number;
      readonly item: CompiledLineItem;
    };

const SEPARATOR = ' > ';
const pathOf = (section: string | null | undefined): string[] =>
  section ? section.split(SEPARATOR) : [];
const keyOf = (path: readonly string[], occurrence: number): string =>
  `${path.join(SEPARATOR)}#${occurrence}`;

/** How far two paths run together. */
function sharedDepth(a: readonly string[], b: readonly string[]): number {
  let depth = 0;
  while (depth < a.length && depth < b.length && a[depth] === b[depth]) depth++;
  return depth;
}

interface OpenHeading {
  readonly row: { kind: 'heading'; key: string; label: string; depth: number; count: number };
  readonly path: readonly string[];
}

/** The rows of a statement in order, with a heading wherever the section changes. */
export function statementRows(items: readonly CompiledLineItem[]): ShownRow[] {
  const rows: ShownRow[] = [];
  const seen = new Map<string, number>();
  let open: OpenHeading[] = [];
  items.forEach((item, index) => {
    const path = pathOf(item.section);
    open = open.slice(0, sharedDepth(open.at(-1)?.path ?? [], path));
    for (let depth = open.length; depth < path.length; depth++) {
      const here = path.slice(0, depth + 1);
      const occurrence = seen.get(here.join(SEPARATOR)) ?? 0;
      seen.set(here.join(SEPARATOR), occurrence + 1);
      const row = {
        kind: 'heading' as const,
        key: keyOf(here, occurrence),
        label: path[depth] ?? '',
        depth,
        count: 0,
      };
      rows.push(row);
      open.push({ row, path: here });
    }
    for (const heading of open) heading.row.count++;
    rows.push({
      kind: 'item',
      key: `item-${index}`,
      index,
      depth: Math.max(path.length, item.indentation_level),
      item,
    });
  });
  return rows;
}

/**
 * Without the rows below a collapsed heading. Totals of a collapsed section stay visible: they are
 * its summary.
 */
export function visibleRows(
  rows: readonly ShownRow[],
  folded: ReadonlySet<string>,
  search: string,
): ShownRow[] {
  const wanted = search.trim().toLocaleLowerCase();
  if (wanted !== '')
    return rows.filter(
      (row) =>
        row.kind === 'item' &&
        namesOf(row.item).some((name) => name.toLocaleLowerCase().includes(wanted)),
    );
  const visible: ShownRow[] = [];
  let foldedDepth = Infinity;
  for (const row of rows) {
    if (row.kind === 'heading') {
      if (row.depth <= foldedDepth) foldedDepth = Infinity;
      if (foldedDepth === Infinity) visible.push(row);
      if (folded.has(row.key) && foldedDepth === Infinity) foldedDepth = row.depth;
    } else if (
      foldedDepth === Infinity ||
      pathOf(row.item.section).length <= foldedDepth ||
      row.item.is_total
    ) {
      if (pathOf(row.item.section).length <= foldedDepth) foldedDepth = Infinity;
      visible.push(row);
    }
  }
  return visible;
}

const namesOf = (item: CompiledLineItem): string[] => [item.name, ...item.variants];
