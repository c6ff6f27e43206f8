/**
 * The name of the question about years that a series lacks. It is asked as a decision on the
 * statement that follows them, changes nothing in that statement, and holds however that is read.
 */
export const MISSING_YEARS = 'missing_years';
