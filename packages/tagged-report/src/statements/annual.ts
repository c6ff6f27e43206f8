import type { CanonicalStatementType } from '@fde/contracts';
import type { Period } from '../inline/model.js';
import { daysOf } from './primary-context.js';

/** Two years differ in length by a week at most; transition periods and quarters by far more. */
const SAME_LENGTH = 0.15;
const YEAR_DAYS = 365;

/** Whether a statement's column may have this period: an instant, or one as long as the reported year. */
export const isColumnPeriod =
  (type: CanonicalStatementType, main: Period | undefined) =>
  (period: Period): boolean => {
    if (type === 'balance_sheet') return period.kind === 'instant';
    if (period.kind !== 'duration') return false;
    const length = main === undefined ? YEAR_DAYS : daysOf(main);
    return Math.abs(daysOf(period) - length) <= SAME_LENGTH * length;
  };
