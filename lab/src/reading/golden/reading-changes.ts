import type { RawLineItem, RawStatement } from '@fde/contracts';

/** What a change is about: the summary counts these. */
export const CHANGE_KINDS = [
  'statement',
  'decision',
  'value',
  'row',
  'label',
  'check',
  'confidence',
] as const;
type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface Change {
  readonly kind: ChangeKind;
  /** Type of statement; empty if the change concerns the whole report. */
  readonly statement: string;
  readonly text: string;
}

/** Confidences that differ by less than this count as equal. */
const SAME_CONFIDENCE = 0.0005;
/** Fields of a statement that are compared separately or follow from its cells. */
const NOT_DECISIONS = new Set([
  'line_items',
  'confidence',
  'statement_type',
  'checks',
  'decisions',
]);

/** Everything in which one reading of a report differs from another. */
export function changesOf(
  before: readonly RawStatement[],
  after: readonly RawStatement[],
): Change[] {
  const types = new Set([...before, ...after].map((statement) => statement.statement_type));
  return [...types].flatMap((type) => {
    const was = before.find((statement) => statement.statement_type === type);
    const is = after.find((statement) => statement.statement_type === type);
    if (was !== undefined && is !== undefined) return changesOfStatement(was, is);
    const found = was ?? is;
    const text = `${is === undefined ? 'lost' : 'found'}: page ${found?.pages.join(', ') ?? ''}`;
    return [{ kind: 'statement', statement: type, text }];
  });
}

function changesOfStatement(before: RawStatement, after: RawStatement): Change[] {
  const statement = after.statement_type;
  return [
    ...confidenceChange(statement, 'statement', before.confidence, after.confidence),
    ...decisionChanges(statement, fieldsOf(before), fieldsOf(after)),
    ...decisionChanges(statement, fieldsOf(before.decisions), fieldsOf(after.decisions)),
    ...checkChanges(before, after),
    ...rowChanges(before, after),
  ];
}

function decisionChanges(statement: string, was: Fields, is: Fields): Change[] {
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...names]
    .filter((name) => !NOT_DECISIONS.has(name) && showValue(was[name]) !== showValue(is[name]))
    .map((name) => ({
      kind: 'decision',
      statement,
      text: `${name}: ${dropCommon(was[name], is[name])}`,
    }));
}

function checkChanges(before: RawStatement, after: RawStatement): Change[] {
  const statement = after.statement_type;
  const textsOf = ({ checks }: RawStatement): string[] =>
    checks.map(
      ({ kind, year, description, holds }) =>
        `${holds ? 'holds' : 'fails'} ${kind} [${year}] ${description}`,
    );
  const [was, is] = [textsOf(before), textsOf(after)];
  return [
    ...was.filter((text) => !is.includes(text)).map((text) => `- ${text}`),
    ...is.filter((text) => !was.includes(text)).map((text) => `+ ${text}`),
  ].map((text) => ({ kind: 'check', statement, text }));
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: object | undefined): Fields => (value ?? {}) as Fields;

const showValue = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** Two lists without the entries that are in both. */
function dropCommon(before: unknown, after: unknown): string {
  if (!Array.isArray(before) || !Array.isArray(after))
    return `${showValue(before)} -> ${showValue(after)}`;
  const [was, is] = [before.map(showValue), after.map(showValue)];
  const gone = was.filter((entry) => !is.includes(entry)).map((entry) => `- ${entry}`);
  const come = is.filter((entry) => !was.includes(entry)).map((entry) => `+ ${entry}`);
  return [...gone, ...come].join(' ') || 'another order';
}

function rowChanges(before: RawStatement, after: RawStatement): Change[] {
  const statement = after.statement_type;
  const pairs = alignRows(before.line_items, after.line_items);
  const [was, is] = [new Set(pairs.keys()), new Set(pairs.values())];
  const lost = before.line_items.filter((row) => !was.has(row));
  const come = after.line_items.filter((row) => !is.has(row));
  return [
    ...lost.map((row): Change => ({ kind: 'row', statement, text: `- ${rowText(row)}` })),
    ...come.map((row): Change => ({ kind: 'row', statement, text: `+ ${rowText(row)}` })),
    ...[...pairs].flatMap(([old, now]) => changesOfRow(statement, old, now)),
  ];
}

const rowText = (row: RawLineItem): string => `"${row.name}" ${showValue(row.values)}`;

/** Pairs rows in order: first those with the same name and values, then the same values, then the same name. */
function alignRows(
  before: readonly RawLineItem[],
  after: readonly RawLineItem[],
): Map<RawLineItem, RawLineItem> {
  const pairs = new Map<RawLineItem, RawLineItem>();
  const taken = new Set<RawLineItem>();
  const valuesOf = (row: RawLineItem): string => showValue(Object.entries(row.values).toSorted());
  const likenesses = [
    (row: RawLineItem) => `${row.name} ${valuesOf(row)}`,
    valuesOf,
    (row: RawLineItem) => row.name,
  ];
  for (const likeness of likenesses) {
    for (const row of before.filter((other) => !pairs.has(other))) {
      const match = after.find((other) => !taken.has(other) && likeness(other) === likeness(row));
      if (match === undefined) continue;
      pairs.set(row, match);
      taken.add(match);
    }
  }
  return pairs;
}

function changesOfRow(statement: string, before: RawLineItem, after: RawLineItem): Change[] {
  const changes: Change[] = [];
  if (before.name !== after.name)
    changes.push({ kind: 'label', statement, text: `"${before.name}" -> "${after.name}"` });
  for (const field of ['is_total', 'indentation_level', 'section', 'unit'] as const) {
    const [was, is] = [before, after].map((row) => showValue(row[field]));
    if (was !== is)
      changes.push({ kind: 'label', statement, text: `"${after.name}" ${field}: ${was} -> ${is}` });
  }
  return [...changes, ...changesOfCells(statement, before, after)];
}

function changesOfCells(statement: string, before: RawLineItem, after: RawLineItem): Change[] {
  const years = new Set([...Object.keys(before.values), ...Object.keys(after.values)]);
  return [...years].toSorted().flatMap((year) => {
    const cell = `"${after.name}" [${year}]`;
    const [was, is] = [before.values[year], after.values[year]];
    if (was !== is)
      return [{ kind: 'value', statement, text: `${cell}: ${showValue(was)} -> ${showValue(is)}` }];
    const [old, now] = [before, after].map((row) => row.sources?.[year]?.confidence ?? 0);
    return confidenceChange(statement, cell, old ?? 0, now ?? 0);
  });
}

function confidenceChange(statement: string, what: string, was: number, is: number): Change[] {
  if (Math.abs(was - is) < SAME_CONFIDENCE) return [];
  const text = `${what}: ${was.toFixed(4)} -> ${is.toFixed(4)}`;
  return [{ kind: 'confidence', statement, text }];
}
