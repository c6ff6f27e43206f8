import type { Context, Fact, InlineDocument, Period, TableCell } from '../model.js';
import { groupBy } from '../group-by.js';
import { conceptId, type Arc, type ElementId, type ReportTaxonomy } from '../linkbase/taxonomy.js';
import { dayBefore, endOf, isPrimary } from '../statements/primary-context.js';

type Presented = Pick<InlineDocument, 'facts' | 'contexts' | 'language'>;

/** One place of a concept in a presentation. */
interface Node {
  readonly id: ElementId;
  readonly depth: number;
  readonly preferredLabel: string | undefined;
}

/** Points by which each level of a presentation is set in. */
const INDENT = 9;
/** A presentation nests no deeper, unless it goes in a circle. */
const MOST_DEPTH = 40;

/** The concepts of a role from top to bottom. */
const nodesOf = (role: string, { presentation }: ReportTaxonomy): Node[] => {
  const arcs = presentation.filter((arc) => arc.role === role);
  const below = groupBy(arcs, ({ from }) => from);
  const isChild = new Set(arcs.map(({ to }) => to));
  const walk = (id: ElementId, depth: number, arc: Arc | undefined): Node[] => {
    const children = (depth > MOST_DEPTH ? [] : (below.get(id) ?? [])).toSorted(
      (a, b) => a.order - b.order,
    );
    return [
      { id, depth, preferredLabel: arc?.preferredLabel },
      ...children.flatMap((child) => walk(child.to, depth + 1, child)),
    ];
  };
  return [...below.keys()].filter((id) => !isChild.has(id)).flatMap((id) => walk(id, 0, undefined));
};

const labelOf = ({ id, preferredLabel }: Node, { labels }: ReportTaxonomy): string => {
  const own = labels.get(id) ?? [];
  const text =
    own.find(({ role }) => role === preferredLabel) ?? own.find(({ role }) => role === 'label');
  return (text?.text ?? spelt(id)).replace(/\s*\[\w+\]$/, '');
};

/** `us-gaap_NetIncomeLoss`: "Net Income Loss". */
const spelt = (id: ElementId): string =>
  id.replace(/^.*_/, '').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');

/** A column of a presented statement. */
interface Column {
  readonly period: Period;
  readonly count: number;
}

/** A period with far fewer facts than the fullest is one of other tables. */
const LEAST_SHARE = 0.5;

/**
 * The columns of a role, the newest first: days where most of its numbers are balances, otherwise times. Equal ends are
 * told apart by length, the longest first.
 */
const columnsOf = (facts: readonly Fact[], contexts: Presented['contexts']): Column[] => {
  const counts = new Map<string, Column>();
  for (const { contextRef } of facts) {
    const context = contexts.get(contextRef);
    if (context === undefined || !isPrimary(context)) continue;
    const key = JSON.stringify(context.period);
    counts.set(key, { period: context.period, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const all = [...counts.values()];
  const sumOf = (kind: Period['kind']): number =>
    all.filter(({ period }) => period.kind === kind).reduce((sum, { count }) => sum + count, 0);
  const kind = sumOf('instant') > sumOf('duration') ? 'instant' : 'duration';
  const own = all.filter(({ period }) => period.kind === kind);
  const most = Math.max(0, ...own.map(({ count }) => count));
  return own
    .filter(({ count }) => count > LEAST_SHARE * most)
    .toSorted(
      (a, b) =>
        endOf(b.period).localeCompare(endOf(a.period)) ||
        startOf(a.period).localeCompare(startOf(b.period)),
    );
};

const startOf = (period: Period): string => (period.kind === 'duration' ? period.start : '');

/** Whether a fact stands in a column: its period, or a balance at its end or before its start. */
const standsIn = (
  { period }: Column,
  context: Context,
  preferredLabel: string | undefined,
): boolean => {
  if (JSON.stringify(context.period) === JSON.stringify(period)) return true;
  if (period.kind !== 'duration' || context.period.kind !== 'instant') return false;
  const day = preferredLabel?.startsWith('periodStart') ? dayBefore(period.start) : period.end;
  return context.period.end === day;
};

const cell = (at: number, parts: Partial<TableCell>): TableCell => ({
  text: '',
  startColumn: at,
  endColumn: at,
  indent: 0,
  before: '',
  facts: [],
  ...parts,
});

/** A number in its cell: negative in parentheses, or negated where its label says so. */
const numberCell = (at: number, fact: Fact, isNegated: boolean): TableCell => {
  const isNegative = typeof fact.value === 'number' && fact.value !== 0 && fact.value < 0;
  const before = isNegative !== isNegated && fact.value !== 0 ? '(' : '';
  return cell(at, { text: `${before}${fact.printed}`, before, facts: [fact.order] });
};

const memberKey = ({ dimensions }: Context): string =>
  dimensions
    .map(({ member }) => (typeof member === 'string' ? member : conceptId(member)))
    .join(' ');

/** Rows of a concept: those of parts that the role presents, above that of the whole. */
const partsOf = (
  facts: readonly Fact[],
  contexts: Presented['contexts'],
  shown: ReadonlySet<ElementId>,
): { readonly members: string; readonly facts: readonly Fact[] }[] => {
  const byPart = groupBy(facts, ({ contextRef }) => {
    const context = contexts.get(contextRef);
    return context === undefined || isPrimary(context) ? '' : memberKey(context);
  });
  return [...byPart]
    .filter(([key]) => key.split(' ').every((member) => member === '' || shown.has(member)))
    .map(([members, own]) => ({ members, facts: own }))
    .toSorted((a, b) => Number(a.members === '') - Number(b.members === ''));
};

/** A part of the group that has a row for at least this many concepts, and this share of the group's, is a column. */
const COLUMN = { rows: 5, share: 0.5 } as const;

/** The members that are columns beside the group's: its industrial business, its bank, a registrant of several. */
const membersAsColumns = (facts: readonly Fact[], contexts: Presented['contexts']): string[] => {
  const byMembers = groupBy(facts, ({ contextRef }) => {
    const context = contexts.get(contextRef);
    return context === undefined || isPrimary(context) ? '' : memberKey(context);
  });
  const conceptsOf = (members: string): number =>
    new Set((byMembers.get(members) ?? []).map(({ concept }) => conceptId(concept))).size;
  const least = Math.max(COLUMN.rows, COLUMN.share * conceptsOf(''));
  return [...byMembers.keys()].filter((key) => key !== '' && conceptsOf(key) >= least);
};

/** Concepts that only head others; tables, axes and members are no rows. */
const HEADING = /Abstract$/;

/** The rows of the table that a role describes; none if no fact fits. */
export const presentedTable = (
  role: string,
  { facts, contexts }: Presented,
  taxonomy: ReportTaxonomy,
): (readonly TableCell[])[] => {
  const nodes = nodesOf(role, taxonomy);
  const shown = new Set(nodes.map(({ id }) => id));
  const own = facts.filter(
    ({ kind, concept, tuple }) =>
      kind === 'number' && tuple === undefined && shown.has(conceptId(concept)),
  );
  const columns = columnsOf(own, contexts);
  if (columns.length === 0) return [];
  const aside = membersAsColumns(own, contexts);
  const leftOf = (block: number): number => 1 + block * columns.length;
  const byConcept = groupBy(own, ({ concept }) => conceptId(concept));
  const first = Math.min(...nodes.flatMap(({ id, depth }) => (byConcept.has(id) ? [depth] : [])));
  const rows = nodes.flatMap((node): (readonly TableCell[])[] => {
    const indent = Math.max(0, node.depth - first) * INDENT;
    const head = cell(0, { text: labelOf(node, taxonomy), indent });
    const stated = byConcept.get(node.id);
    if (stated === undefined) return HEADING.test(node.id) && node.depth > 0 ? [[head]] : [];
    const isNegated = node.preferredLabel?.startsWith('negated') === true;
    const numbersOf = (part: readonly Fact[], left: number): TableCell[] =>
      columns.flatMap((column, at) => {
        const fact = part.find(({ contextRef }) => {
          const context = contexts.get(contextRef);
          return context !== undefined && standsIn(column, context, node.preferredLabel);
        });
        return fact === undefined ? [] : [numberCell(left + at, fact, isNegated)];
      });
    const parts = partsOf(stated, contexts, shown);
    const beside = aside.flatMap((each, at) =>
      numbersOf(parts.find(({ members }) => members === each)?.facts ?? [], leftOf(at + 1)),
    );
    return parts.flatMap(({ members, facts: part }) => {
      if (aside.includes(members)) return [];
      const numbers = numbersOf(part, leftOf(0));
      const label = members === '' ? head.text : `${head.text}, ${memberLabel(members, taxonomy)}`;
      const all = members === '' ? [...numbers, ...beside] : numbers;
      return all.length === 0 ? [] : [[{ ...head, text: label }, ...all]];
    });
  });
  return rows.some(([, number]) => number !== undefined) ? rows : [];
};

const memberLabel = (members: string, taxonomy: ReportTaxonomy): string =>
  members
    .split(' ')
    .map((id) => labelOf({ id, depth: 0, preferredLabel: undefined }, taxonomy))
    .join(', ');
