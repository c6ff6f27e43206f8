import { decide, type Decision, type Evidence } from '../../evidence/decision.js';
import { PLACE, SPAN, UNREAD } from './weights.js';

/** What a table shows of itself as the place of a statement. */
export interface PlaceSeen {
  readonly pages: readonly number[];
  /** The title that names this kind of statement, if it has one. */
  readonly title?: {
    readonly text: string;
    /** 0-1: how much of the line is title and nothing else. */
    readonly strength: number;
    /** Points of words that speak against it. */
    readonly against: number;
    /** It names an extract or a discussion: "condensed", "selected", "pro forma". */
    readonly ofExtract?: boolean;
  };
  /** Points of its rows' labels. */
  readonly rows: number;
  /** Share of its cells in identities that hold. */
  readonly proven: number;
  readonly refersToNotes: boolean;
  /** It has no title, and its head says that it is an extract or of another entity. */
  readonly headedAsOther?: boolean;
}

/** What stands around it. */
export interface PlaceAround {
  /** First pages of the other statements that were chosen. */
  readonly sisters: readonly number[];
  /** Places with a title of this kind that gave no table. */
  readonly unread: readonly PlaceSeen[];
  /** Parts of the statement that were not found: "equity and liabilities". */
  readonly missing: readonly string[];
}

const nameOf = (pages: readonly number[]): string => pages.join(', ');

const titleWeight = ({ title }: PlaceSeen): number =>
  title === undefined
    ? 0
    : Math.max(0, PLACE.title * title.strength * (1 - title.against / PLACE.decoys));

const rowsWeight = ({ rows }: PlaceSeen): number =>
  PLACE.rows.weight * Math.min(1, rows / PLACE.rows.most);

const isApart = ({ pages }: PlaceSeen, { sisters }: PlaceAround): boolean =>
  sisters.length > 0 && sisters.every((page) => Math.abs(page - (pages[0] ?? page)) > SPAN);

/** What a table says for itself. */
const ownEvidence = (seen: PlaceSeen): Evidence<string>[] => {
  const says = nameOf(seen.pages);
  const [page] = seen.pages;
  const at = page === undefined ? {} : { page };
  const text = seen.title === undefined ? {} : { text: seen.title.text };
  return [
    { source: 'title', says, weight: titleWeight(seen), ...text, ...at },
    { source: 'rows', says, weight: rowsWeight(seen) },
    { source: 'sums', says, weight: PLACE.proven * seen.proven },
    {
      source: 'reference to the notes',
      says,
      weight: seen.refersToNotes ? PLACE.refersToNotes : 0,
    },
  ].filter(({ weight }) => weight > 0);
};

const unreadEvidence = ({ unread }: PlaceAround): Evidence<string>[] =>
  unread
    .filter(({ rows }) => rows >= UNREAD.leastRows)
    .map((seen) => ({
      source: 'titled page that gave no table',
      says: nameOf(seen.pages),
      weight: UNREAD.title * titleWeight(seen) + rowsWeight(seen),
      ...(seen.title === undefined ? {} : { text: seen.title.text }),
    }));

/** An extract that no reference to the notes shows to be a statement of its own. */
const isExtract = ({ title, refersToNotes }: PlaceSeen): boolean =>
  title?.ofExtract === true && !refersToNotes;

/**
 * Whether the statement was read where it is printed. A table without its title that stands in for one that could not be
 * read is a substitute; so is an extract, and any that stands far from the other two, for titles are those of other entities
 * too. Half a statement is incomplete.
 */
export const decidePlace = (seen: PlaceSeen, around: PlaceAround): Decision<string> => {
  const apart = isApart(seen, around);
  const near = around.sisters.length > 0 && !apart;
  const unread = unreadEvidence(around);
  const evidence = [
    ...ownEvidence(seen),
    ...(near
      ? [{ source: 'other statements near', says: nameOf(seen.pages), weight: PLACE.sisters }]
      : []),
    ...unread,
  ];
  const value = nameOf(seen.pages);
  // Where nothing speaks for a place, it is guessed.
  const decided = decide(evidence) ?? { value, evidence, doubt: 'guessed' as const };
  const instead =
    apart ||
    isExtract(seen) ||
    seen.headedAsOther === true ||
    (titleWeight(seen) === 0 && unread.length > 0);
  const doubt = instead ? 'substitute' : around.missing.length > 0 ? 'incomplete' : undefined;
  if (doubt !== undefined) return { value, evidence, doubt };
  // A place that gave no table can speak against what was read, but cannot be taken.
  return decided.value === value ? decided : { value, evidence, doubt: 'disputed' };
};
