import type { CanonicalStatementType } from '@fde/contracts';
import { lengthKindOf } from '@fde/statements';
import type { Period } from '../model.js';
import { daysOf } from './primary-context.js';

/** Two years differ in length by a week at most; transition periods and quarters by far more. */
const SAME_LENGTH = 0.15;
const YEAR_DAYS = 365;

/** Whether the report is about part of a year, beside which years stand only for comparison. */
const isPart = (main: Period | undefined): boolean =>
  main?.kind === 'duration' && lengthKindOf(main) === 'part';

/**
 * Whether a statement's column may have this period: an instant, a whole year, or a time as long as the reported one.
 */
export const isColumnPeriod =
  (type: CanonicalStatementType, main: Period | undefined) =>
  (period: Period): boolean => {
    if (type === 'balance_sheet') return period.kind === 'instant';
    if (period.kind !== 'duration') return false;
    if (lengthKindOf(period) === 'year' && !isPart(main)) return true;
    const length = main === undefined ? YEAR_DAYS : daysOf(main);
    return Math.abs(daysOf(period) - length) <= SAME_LENGTH * length;
  };
