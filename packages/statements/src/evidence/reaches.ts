/**
 * Whether a row is the sum of others, in the end with one among them. `partsOf` names the rows that
 * a row adds up; only those above it count. Each row is looked at once, however deep sums nest.
 */
export const reaches = (
  partsOf: (row: number) => readonly number[],
  from: number,
  wanted: number,
): boolean => {
  const seen = new Set<number>();
  const open = [from];
  for (let row = open.pop(); row !== undefined; row = open.pop()) {
    if (row === wanted) return true;
    if (seen.has(row)) continue;
    seen.add(row);
    for (const part of partsOf(row)) if (part < row) open.push(part);
  }
  return false;
};
