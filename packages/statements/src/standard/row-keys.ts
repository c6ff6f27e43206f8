/** The parts of a row that make up its key. */
export interface NamedRow {
  readonly name: string;
  readonly section: string | null;
}

const sectionPath = ({ name, section }: NamedRow): string =>
  section === null || section === '' ? name : `${section} > ${name}`;

/**
 * Numbers repeated keys, each from where its count stopped: linear, however many rows are alike.
 */
const createNumberer = (): ((key: string) => string) => {
  const taken = new Set<string>();
  const last = new Map<string, number>();
  return (wish) => {
    let key = wish;
    for (let n = last.get(wish) ?? 2; taken.has(key); n += 1) {
      key = `${wish} (${n})`;
      last.set(wish, n + 1);
    }
    taken.add(key);
    return key;
  };
};

/**
 * Keys for the rows of a statement in an object from name to number: the name if no other row has
 * it, otherwise the path of the row's section and its name (`Earnings per share > Basic`), with a
 * running number if one section prints a name twice. A key does not depend on rows with other
 * names. No row is lost.
 */
export const rowKeys = (rows: readonly NamedRow[]): readonly string[] => {
  const count = new Map<string, number>();
  for (const { name } of rows) count.set(name, (count.get(name) ?? 0) + 1);
  const numbered = createNumberer();
  return rows.map((row) => numbered(count.get(row.name) === 1 ? row.name : sectionPath(row)));
};
