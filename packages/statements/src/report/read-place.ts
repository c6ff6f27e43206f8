import type { DecisionDoubt, ReadingDecision } from '@fde/contracts';

import { decideColumns, tellColumns } from '../decide/decide-columns.js';
import { headerFacts } from '../decide/header-facts.js';
import type { ReportHints } from '../decide/report-hints.js';
import { tellDecision, withDoubt, withUnknown } from '../evidence/decision.js';
import { inAnyLanguage } from '../language/in-any-language.js';
import { lexicons } from '../language/index.js';
import type { Lexicon } from '../language/lexicon.js';
import { forLanguages } from '../language/languages-in-use.js';
import { unknownHead } from '../table/head-ink.js';
import type { ColumnSet } from '../table/column-sets.js';
import { panelsOf, tableOf, type Table } from '../table/table.js';
import { draftOf, type Draft, type StatementPlace } from './draft.js';
import { readTables, type Origin } from './reading.js';
import { MAX_SETS, MOST_WORDS_OF_NAME } from './weights.js';

/** What a reader must know when the decision on the columns is in doubt. */
const COLUMN_NOTES: Readonly<Partial<Record<DecisionDoubt, string>>> = {
  ambiguous:
    "The header allows two sets of columns and does not say which is the group's, or says more about one column than is understood.",
  incomplete:
    'A full column of numbers stands under no year of its own: it may be the newest year, and the others of other years.',
};

/** A draft with the decision on its columns, and a note if that is in doubt. */
const withColumns = ({ raw, ...draft }: Draft, years: ReadingDecision): Draft => {
  const note = years.doubt === undefined ? undefined : COLUMN_NOTES[years.doubt];
  return {
    ...draft,
    raw: {
      ...raw,
      decisions: { ...raw.decisions, years },
      ...(note === undefined ? {} : { notes: [...(raw.notes ?? []), note] }),
    },
  };
};

/** "Year ended" tells which of two columns is the year, and nothing of whose figures it has. */
const YEAR_ENDED = forLanguages(() => inAnyLanguage((l) => l.periods.yearEnded));
const withoutPeriod = (words: string): string => words.replace(YEAR_ENDED(), ' ');

const allNamed = (set: ColumnSet, pick: (lexicon: Lexicon) => RegExp | undefined): boolean =>
  set.columns.every(({ words }) =>
    lexicons().some((l) => pick(l)?.test(withoutPeriod(words)) === true),
  );

/**
 * Whether the heads of a set's columns name the group or a part of it. The total of all funds or
 * activities is as well that of a company alone.
 */
const namedBy = (set: ColumnSet): 'group' | 'part' | undefined => {
  if (allNamed(set, ({ partColumn }) => partColumn)) return 'part';
  return allNamed(set, ({ columnWords }) => columnWords.scope.group) ? 'group' : undefined;
};

/**
 * Whether the heads are only a name beside the years ("Company 2023"), not the words of a title
 * above them.
 */
const isNamedAlone = ({ columns }: ColumnSet): boolean =>
  columns.every(({ words }) => {
    const names = words.match(/\p{L}{3,}/gu) ?? [];
    return names.length > 0 && names.length <= MOST_WORDS_OF_NAME;
  });

const originOf = (tables: readonly Table[]): Origin =>
  tables.some((t) => t.region.layout.origin === 'ocr') ? 'ocr' : 'layout';

/**
 * Reads a place in every way its header allows. Keeps the likeliest, unless another way closes
 * clearly more sums.
 */
export const readPlace = (place: StatementPlace, hints: ReportHints): Draft | undefined => {
  const tables = place.regions.flatMap(panelsOf).map(tableOf);
  const first = tables.find((t) => t.sets.length > 0);
  if (first === undefined) return undefined;
  const facts = headerFacts(tables.map((t) => t.region));
  const origin = originOf(tables);
  const readings = first.sets.slice(0, MAX_SETS).map((set) => {
    const draft = draftOf(place, readTables(tables, set, first, origin), facts, hints);
    const numbers = JSON.stringify(draft.raw.line_items.map((i) => i.values));
    return { set, draft, coverage: draft.coverage, numbers };
  });
  const decision = decideColumns(readings, first.unexplained);
  const best = readings[decision?.value ?? 0];
  if (decision === undefined || best === undefined) return undefined;
  const unknown = unknownHead(best.draft.traced.head, best.set.columns.length);
  const doubted = withDoubt(decision, unknown.columns.length > 0 ? 'ambiguous' : undefined);
  const years = tellDecision(doubted, tellColumns(readings));
  const draft = withColumns(best.draft, withUnknown(years, unknown.columns));
  const columnsName = readings.length > 1 || isNamedAlone(best.set) ? namedBy(best.set) : undefined;
  return columnsName === undefined ? draft : { ...draft, columnsName };
};
