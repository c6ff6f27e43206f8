import type { CanonicalStatementType } from '@fde/contracts';
import type { Period } from '../../model.js';
import { conceptId, type ElementId, type ReportTaxonomy } from '../../linkbase/taxonomy.js';
import {
  anchorName,
  STATEMENT_ANCHORS,
  type AnchorForm,
} from '../../taxonomy/statement-anchors.js';
import { isColumnPeriod } from '../annual.js';
import type { NumberCell, NumberTable } from '../number-cell.js';
import { isOfNotes } from './split-sections.js';
import { roleConcepts } from './role-concepts.js';

/** A statement continues over at most this many pages. */
const MOST_TABLES = 4;
/** A later table is the statement only if it has this many times the concepts: notes repeat parts of statements. */
const FAR_MORE = 1.5;
/** Characters between two tables that belong together on one page. */
const MOST_BETWEEN = 90;
/**
 * Only running titles and page numbers come between the parts of a statement on two pages; a line of a paragraph is
 * longer.
 */
const MOST_FURNITURE = { line: 160, all: 600 } as const;

const CONTINUED = /\bcontinued\b|\bcont(?:'|’)?d\b|fortsetzung|vervolg|\bsuite\b|segue|continuaci/i;
const OTHER_TITLE =
  /statements? of|balance sheets?|\bnotes? to\b|accompanying|integral part|overzicht|bilan[zc]|compte de/i;
const NOTES = /\bnotes? (?:to|on)\b|toelichting|anhang/i;
const SUPPLEMENT = /supplement/i;

interface Search {
  readonly type: CanonicalStatementType;
  readonly form: AnchorForm;
  readonly tables: readonly NumberTable[];
  readonly fits: (period: Period) => boolean;
  /** The concepts of the statement in the report's own presentation; empty if it has none. */
  readonly listed: ReadonlySet<ElementId>;
}

/** Numbers of the statement's days or years, of the group or of any part of it. */
const fitting = ({ fits }: Search, { numbers }: NumberTable): NumberCell[] =>
  numbers.filter(({ context }) => fits(context.period));

const cellsOf = ({ fits }: Search, { numbers }: NumberTable): NumberCell[] =>
  numbers.filter((cell) => cell.isPrimary && fits(cell.context.period));

/** Which groups of anchors a table has, as positions. */
const anchorsOf = (search: Search, table: NumberTable): ReadonlySet<number> => {
  const { groups, countsMembers } = search.form;
  const own = cellsOf(search, table);
  // A table of members alone is a note, or another part of the group.
  const cells = countsMembers === true && own.length > 0 ? fitting(search, table) : own;
  const concepts = cells.map(({ fact }) => anchorName(fact.concept));
  const found = groups.flatMap((anchor, at) =>
    concepts.some((concept) => anchor.test(concept)) ? [at] : [],
  );
  return new Set(found);
};

interface Run {
  readonly from: number;
  readonly to: number;
  readonly concepts: number;
  /** How many of them the presentation lists. */
  readonly listed: number;
}

/** Whether only page headers and footers stand between a table and the one before it. */
const isFurniture = ({ table }: NumberTable): boolean =>
  table.isWhole !== true &&
  table.before.length <= MOST_FURNITURE.all &&
  table.before.split('\n').every((line) => line.length <= MOST_FURNITURE.line);

/** The shortest run of tables, starting at one, that has all anchors, with each table adding some. */
const runFrom = (
  search: Search,
  anchors: readonly ReadonlySet<number>[],
  from: number,
): Run | undefined => {
  const needed = search.form.groups.length;
  for (let to = from + 1; to <= Math.min(from + MOST_TABLES, anchors.length); to++) {
    const last = search.tables[to - 1];
    if (to > from + 1 && last !== undefined && !isFurniture(last)) return undefined;
    const parts = anchors.slice(from, to);
    const all = new Set(parts.flatMap((part) => [...part]));
    if (all.size < needed) continue;
    const isTight = parts.every((part, at) => {
      const others = new Set(parts.flatMap((other, i) => (i === at ? [] : [...other])));
      return [...part].some((anchor) => !others.has(anchor));
    });
    if (!isTight) return undefined;
    const concepts = new Set(
      search.tables
        .slice(from, to)
        .flatMap((table) => cellsOf(search, table).map(({ fact }) => conceptId(fact.concept))),
    );
    const listed = [...concepts].filter((id) => search.listed.has(id)).length;
    return { from, to, concepts: concepts.size, listed };
  }
  return undefined;
};

/** Ends of the periods of a table's columns. */
const endsOf = (search: Search, table: NumberTable): Set<string> =>
  new Set(
    cellsOf(search, table).map(({ context: { period } }) =>
      period.kind === 'forever' ? '' : period.end,
    ),
  );

/** Capital and reserves are parts of the equity: rows of members with a total of the group. */
const isPartOf = (search: Search, statement: NumberTable, table: NumberTable): boolean => {
  const own = fitting(search, table);
  const ends = endsOf(search, statement);
  const shared = [...endsOf(search, table)].filter((end) => ends.has(end));
  return 2 * own.length > table.numbers.length && shared.length >= Math.min(2, ends.size);
};

/** Whether two tables can be one statement, by what is printed between them. */
const leadsOn = (between: string): boolean =>
  (CONTINUED.test(between) && !NOTES.test(between)) ||
  (between.length <= MOST_BETWEEN && (!OTHER_TITLE.test(between) || SUPPLEMENT.test(between)));

const isOtherStatement = (search: Search, table: NumberTable): boolean =>
  Object.entries(STATEMENT_ANCHORS).some(
    ([type, forms]) =>
      type !== search.type &&
      forms.some(({ groups }) =>
        groups.every((anchor) =>
          table.numbers.some(({ fact }) => anchor.test(anchorName(fact.concept))),
        ),
      ),
  ) || table.numbers.some(({ fact }) => /^(?:Other)?ComprehensiveIncome/.test(fact.concept.local));

/** A cash flow statement begins with the profit: if its first part lacks that, the part before has it. */
const STARTS_WITH =
  /^(?:ProfitLoss|NetIncomeLoss|IncomeLoss|IncomeBefore|Operating(?:Result|Income)|ResultAfterTax)/;

const withParts = (search: Search, run: Run): NumberTable[] => {
  const { tables, type } = search;
  let { from, to } = run;
  const first = tables[from];
  if (first === undefined) return [];
  const before = tables[from - 1];
  const lacksStart =
    type === 'cash_flow_statement' &&
    !first.numbers.some(({ fact }) => STARTS_WITH.test(fact.concept.local));
  if (
    lacksStart &&
    before?.table.isWhole === undefined &&
    before !== undefined &&
    isPartOf(search, first, before) &&
    !isOtherStatement(search, before)
  )
    from--;
  for (let next = tables[to]; next !== undefined; next = tables[to]) {
    const goesOn =
      next.table.isWhole !== true &&
      !isOfNotes(next) &&
      leadsOn(next.table.before) &&
      isPartOf(search, first, next) &&
      !isOtherStatement(search, next);
    if (!goesOn) break;
    to++;
  }
  return tables.slice(from, to);
};

interface Found {
  readonly search: Search;
  readonly run: Run;
}

/** Far more of what the presentation lists says more than how much a table prints. */
const isBetter = (run: Run, chosen: Run): boolean =>
  chosen.listed + run.listed > 0
    ? run.listed > FAR_MORE * chosen.listed
    : run.concepts > FAR_MORE * chosen.concepts;

/** The first run of the tables that has all anchors of a form, unless a later one is far better. */
const bestRun = (search: Search): Found[] => {
  const anchors = search.tables.map((table) => anchorsOf(search, table));
  const runs = search.tables.flatMap((_, at) => runFrom(search, anchors, at) ?? []);
  const best = runs.reduce<Run | undefined>(
    (chosen, run) => (chosen === undefined || isBetter(run, chosen) ? run : chosen),
    undefined,
  );
  return best === undefined ? [] : [{ search, run: best }];
};

const findTables = (
  type: CanonicalStatementType,
  tables: readonly NumberTable[],
  main: Period | undefined,
  taxonomy: ReportTaxonomy,
): NumberTable[] => {
  const shared = {
    type,
    tables,
    fits: isColumnPeriod(type, main),
    listed: roleConcepts(taxonomy, type),
  };
  const [best] = STATEMENT_ANCHORS[type]
    .flatMap((form) => bestRun({ ...shared, form }))
    .toSorted(
      (a, b) =>
        Number(a.search.form.isLast === true) - Number(b.search.form.isLast === true) ||
        b.run.concepts - a.run.concepts,
    );
  return best === undefined ? [] : withParts(best.search, best.run);
};

/** The tables that print each statement, in order; none if the report has no table of it. */
export type StatementTables = Readonly<Record<CanonicalStatementType, readonly NumberTable[]>>;

/**
 * Finds the tables of all statements. No table of flows is two of them: a cash flow statement also has profit, taxes and
 * revenue in the names of its concepts, and only it has the three activities.
 */
export const findStatementTables = (
  tables: readonly NumberTable[],
  main: Period | undefined,
  taxonomy: ReportTaxonomy,
): StatementTables => {
  const find = (type: CanonicalStatementType, among: readonly NumberTable[]): NumberTable[] =>
    findTables(type, among, main, taxonomy);
  const cash = find('cash_flow_statement', tables);
  const others = tables.filter((table) => !cash.includes(table));
  return {
    income_statement: find('income_statement', others),
    balance_sheet: find('balance_sheet', tables),
    cash_flow_statement: cash,
  };
};
