import { decide, type Decision, type Evidence } from '../../evidence/decision.js';
import { PLACE, SPAN, UNREAD } from './weights.js';

/** What a table shows about itself as the place of a statement. */
export interface PlaceSeen {
  readonly pages: readonly number[];
  /** The title that names this kind of statement, if it has one. */
  readonly title?: {
    readonly text: string;
    /** 0-1: how much of the line is title. */
    readonly strength: number;
    /** Points of the words that speak against it. */
    readonly against: number;
    /** It names an extract or a discussion: "condensed", "selected", "pro forma". */
    readonly ofExtract?: boolean;
  };
  /** Points of its rows' labels. */
  readonly rows: number;
  /** Share of its cells that are part of an identity that holds. */
  readonly proven: number;
  readonly refersToNotes: boolean;
  /** It has no title, and its head says that it is an extract or another entity's. */
  readonly headedAsOther?: boolean;
  /** Of how many fiscal years it is. */
  readonly years?: number;
  /** It begins with the profit and shows nothing of how it came about: other comprehensive income alone. */
  readonly beginsWithProfit?: boolean;
}

/** What stands around it. */
export interface PlaceAround {
  /** First pages of the other statements that were chosen. */
  readonly sisters: readonly number[];
  /** Both others stand under titles of their own. */
  readonly sistersAreTitled?: boolean;
  /** Places with a title of this kind that gave no table. */
  readonly unread: readonly PlaceSeen[];
  /**
   * A place with more of a statement's rows gave no table, because no year was understood over its columns; or the
   * place of a sister is such, and a place of this statement near it.
   */
  readonly richerUnread?: boolean;
  /** Parts of the statement that were not found: "equity and liabilities". */
  readonly missing: readonly string[];
  /** Another statement on the same page lacks a part: notes print summaries of several statements so. */
  readonly besideHalf?: boolean;
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
    .filter((seen) => seen.rows >= UNREAD.leastRows || titleWeight(seen) >= UNREAD.leastTitle)
    .map((seen) => ({
      source: 'titled page that gave no table',
      says: nameOf(seen.pages),
      weight: UNREAD.title * titleWeight(seen) + rowsWeight(seen),
      ...(seen.title === undefined ? {} : { text: seen.title.text }),
    }));

/** An extract without a reference to the notes that would show it to be a statement of its own. */
const isExtract = ({ title, refersToNotes }: PlaceSeen): boolean =>
  title?.ofExtract === true && !refersToNotes;

/** Whether a page that gave no table is titled as the statement much more plainly than this one. */
const isPlainerElsewhere = (seen: PlaceSeen, { unread }: PlaceAround): boolean =>
  unread.some(
    (other) =>
      titleWeight(other) >= UNREAD.leastTitle &&
      titleWeight(other) > UNREAD.plainer * titleWeight(seen),
  );

const isOddOneOut = ({ doubt }: Decision<string>, around: PlaceAround): boolean =>
  doubt !== undefined && around.sistersAreTitled === true;

/**
 * Whether the statement was read where it is printed. An untitled table in place of one that could not be read is a
 * substitute, as is one without a plain title that has fewer rows than a place that could not be read, one that little
 * else speaks for beside two titled statements, a review of many years, and other comprehensive income alone. So is an
 * extract, and any table far from the other two, because other entities have the same titles. Half a statement is
 * incomplete, and disputes what stands on its page.
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
  // A place without evidence is guessed.
  const decided = decide(evidence) ?? { value, evidence, doubt: 'guessed' as const };
  const instead =
    apart ||
    isExtract(seen) ||
    seen.headedAsOther === true ||
    seen.beginsWithProfit === true ||
    (seen.years ?? 0) >= PLACE.yearsOfReview ||
    (titleWeight(seen) === 0 && (unread.length > 0 || isOddOneOut(decided, around))) ||
    isPlainerElsewhere(seen, around) ||
    (around.richerUnread === true && titleWeight(seen) < UNREAD.leastTitle);
  const doubt = instead ? 'substitute' : around.missing.length > 0 ? 'incomplete' : undefined;
  if (doubt !== undefined) return { value, evidence, doubt };
  // A place that gave no table is evidence against what was read, but cannot be chosen.
  const isDisputed = decided.value !== value || around.besideHalf === true;
  return isDisputed ? { value, evidence, doubt: 'disputed' } : decided;
};
