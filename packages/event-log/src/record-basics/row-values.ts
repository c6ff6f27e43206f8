/** JSON columns take text; a null stays a database null. */
export const jsonOrNull = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);
export const json = (value: unknown): string => JSON.stringify(value);
