/**
 * A comparison under a name. Its address says all of it (companies, statement or ratios, what is
 * drawn), so the list of names is all that has to be kept; it is kept in this browser, because the
 * service knows no persons to keep it for. To share a comparison, send its address.
 */
export interface SavedComparison {
  readonly name: string;
  /** The parameters of the page's address. */
  readonly query: string;
}

export const LONGEST_NAME = 60;
/** A bound against a browser's small storage, not a need. */
const MOST = 100;

const isSaved = (entry: unknown): entry is SavedComparison =>
  typeof entry === 'object' &&
  entry !== null &&
  'name' in entry &&
  typeof entry.name === 'string' &&
  'query' in entry &&
  typeof entry.query === 'string';

/** What was kept, by name; nothing where it cannot be read. */
export function savedFrom(text: string | undefined): readonly SavedComparison[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isSaved) : [];
  } catch {
    return [];
  }
}

export const withoutSaved = (
  list: readonly SavedComparison[],
  name: string,
): readonly SavedComparison[] => list.filter((one) => one.name !== name);

/** Takes the place of one with the same name. */
export const withSaved = (
  list: readonly SavedComparison[],
  { name, query }: SavedComparison,
): readonly SavedComparison[] =>
  [...withoutSaved(list, name).slice(1 - MOST), { name, query }].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  );

/** The address without what is open for the moment: a comparison is opened again as a whole. */
export function lastingQuery(parameters: URLSearchParams): string {
  const lasting = new URLSearchParams(parameters);
  lasting.delete('cell');
  return lasting.toString();
}
