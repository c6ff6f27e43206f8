import { withDoubt, type Decision } from '../../evidence/decision.js';
import type { Entity } from './decide-entity.js';
import { SPAN } from './weights.js';

/** Whose figures one of the three statements shows, decided by itself. */
export interface DecidedEntity {
  readonly page: number;
  readonly decision: Decision<Entity>;
  /** Pages of other whole statements of its kind. */
  readonly rivals: readonly number[];
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= SPAN;

/**
 * It stands with a statement whose set may be the wrong one, and away from the set that may be the
 * right one.
 */
const isOfDoubtedSet = (own: DecidedEntity, other: DecidedEntity): boolean =>
  other !== own &&
  other.decision.doubt === 'disputed' &&
  isNear(own.page, other.page) &&
  !other.rivals.some((page) => isNear(own.page, page));

/**
 * The statement of a part among statements of the group, or beside a part's that the group's may be meant for: the
 * group's own was not found.
 */
const isPartAmongWhole = (own: DecidedEntity, all: readonly DecidedEntity[]): boolean =>
  own.decision.value === 'part' &&
  all.some(({ decision: { value, doubt } }) => value !== 'part' || doubt === 'disputed');

/** It names nobody, is the only one of its kind, and stands with a statement of a part: that one's title speaks for all. */
const isOfPartsSet = (own: DecidedEntity, all: readonly DecidedEntity[]): boolean =>
  own.decision.value === 'company' &&
  own.rivals.length === 0 &&
  all.some(({ page, decision }) => decision.value === 'part' && isNear(own.page, page));

/**
 * The statements of one set show one entity. If another set may be meant for one of them, it may be
 * meant for all that stand with it, even if the other set's own was not found.
 */
export const agreeEntities = (decided: readonly DecidedEntity[]): Decision<Entity>[] =>
  decided.map((own) =>
    isPartAmongWhole(own, decided) ||
    isOfPartsSet(own, decided) ||
    decided.some((other) => isOfDoubtedSet(own, other))
      ? withDoubt(own.decision, 'disputed')
      : own.decision,
  );
