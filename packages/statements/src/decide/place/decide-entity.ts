import { decide, withDoubt, type Decision, type Evidence } from '../../evidence/decision.js';
import { CLEARLY_LARGER, ENTITY } from './weights.js';

/** Whose figures a statement shows: those of the group, of a part of it, or of the only company there is. */
export type Entity = 'group' | 'part' | 'company' | `page ${number}`;

/** What a table says about whose figures it shows. */
export interface EntitySeen {
  readonly page: number;
  readonly title?: string;
  /** Its title, or the line above, names the group or a company with its subsidiaries. */
  readonly titleNamesGroup: boolean;
  readonly nameAboveNamesGroup: boolean;
  /** The line above the title is the name of the reporting company. */
  readonly nameAboveIsOwn: boolean;
  /** The line above the title is the name of another company: an investee, another registrant. */
  readonly nameAboveIsOther?: boolean;
  /** The heads of its columns name the group, or a part. */
  readonly columnsName?: 'group' | 'part';
  /** Its title says that it is of a part: of the parent company, of a segment. */
  readonly titleNamesPart: boolean;
  /** The largest of its numbers in the newest year: a group's includes those of its companies. */
  readonly size: number;
  /** Its numbers are gross flows, which companies of a group also have among each other. */
  readonly isFlows?: boolean;
}

const namesGroup = (seen: EntitySeen): boolean =>
  seen.titleNamesGroup || seen.nameAboveNamesGroup || seen.columnsName === 'group';

const namesPart = (seen: EntitySeen): boolean =>
  (seen.titleNamesPart && !seen.titleNamesGroup) || seen.columnsName === 'part';

const wordEvidence = (seen: EntitySeen): Evidence<Entity>[] => {
  const { page } = seen;
  const title = seen.title === undefined ? {} : { text: seen.title };
  const rules: readonly [boolean, Evidence<Entity>][] = [
    [
      seen.titleNamesGroup,
      { source: 'title', says: 'group', weight: ENTITY.title, page, ...title },
    ],
    [
      seen.titleNamesPart && !seen.titleNamesGroup,
      { source: 'title', says: 'part', weight: ENTITY.title, page, ...title },
    ],
    [
      seen.nameAboveNamesGroup,
      { source: 'name above the title', says: 'group', weight: ENTITY.nameAbove, page },
    ],
    [
      seen.columnsName !== undefined,
      { source: 'heads of columns', says: seen.columnsName ?? 'group', weight: ENTITY.columns },
    ],
  ];
  return rules.flatMap(([applies, evidence]) => (applies ? [evidence] : []));
};

/** One table may have been read in several ways: its page counts once. */
const onceByPage = (sets: readonly EntitySeen[]): EntitySeen[] => [
  ...new Map(sets.map((set) => [set.page, set])).values(),
];

/** How much the largest number of a set says: much if it clearly includes those of all others. */
const weightOfSize = (set: EntitySeen, sets: readonly EntitySeen[]): number => {
  const next = Math.max(0, ...sets.filter((other) => other !== set).map(({ size }) => size));
  if (set.size <= next) return 0;
  const holds = set.isFlows !== true && set.size > next * CLEARLY_LARGER;
  return holds ? ENTITY.largest : ENTITY.larger;
};

/** Which of several sets of statements: several registrants may each call theirs consolidated. */
const amongSets = (sets: readonly EntitySeen[]): Evidence<Entity>[] => {
  const first = Math.min(...sets.map((s) => s.page));
  // A name that stands above all of them does not tell them apart.
  const nameTellsApart = !sets.every((s) => s.nameAboveIsOwn);
  return sets.flatMap((set): Evidence<Entity>[] => {
    const largest = weightOfSize(set, sets);
    const rules: readonly [boolean, string, number][] = [
      [namesGroup(set), 'title', ENTITY.title],
      [nameTellsApart && set.nameAboveIsOwn, 'name above the title', ENTITY.ownName],
      [set.page === first, 'printed first', ENTITY.first],
      [largest > 0, 'largest total', largest],
    ];
    const says: Entity = `page ${set.page}`;
    return rules.flatMap(([applies, source, weight]) =>
      applies ? [{ source, says, weight }] : [],
    );
  });
};

/**
 * Under another company's name a statement is disputed, whatever its title says: both may call
 * theirs consolidated.
 */
const ofOwnName = (decision: Decision<Entity>, seen: EntitySeen): Decision<Entity> =>
  withDoubt(decision, seen.nameAboveIsOther === true ? 'disputed' : undefined);

/**
 * Whose figures were read. If the report prints other whole statements of the same kind and years
 * with other numbers, words for the group decide. If several have such words, the first and largest
 * set includes the others. Otherwise it is in doubt.
 */
export const decideEntity = (seen: EntitySeen, rivals: readonly EntitySeen[]): Decision<Entity> => {
  const words = wordEvidence(seen);
  const close = onceByPage(rivals.filter((rival) => namesGroup(rival) || !namesGroup(seen)));
  if (close.length === 0) {
    const only: Evidence<Entity> = { source: 'only set', says: 'company', weight: ENTITY.onlySet };
    const decided = decide(words.length > 0 ? words : [only]);
    return ofOwnName(decided ?? { value: 'company', evidence: [only] }, seen);
  }
  const value: Entity = decide(words)?.value ?? 'company';
  const evidence = amongSets([seen, ...close]);
  const chosen = decide(evidence);
  const own: Entity = `page ${seen.page}`;
  const decided = { value, evidence: [...words, ...evidence] };
  if (value === 'part' && close.some((rival) => !namesPart(rival)))
    return { ...decided, doubt: 'disputed' };
  if (chosen?.value !== own) return { ...decided, doubt: 'disputed' };
  // The first and largest of several sets; a close second leaves some doubt.
  return ofOwnName(chosen.doubt === undefined ? decided : { ...decided, doubt: 'ambiguous' }, seen);
};
