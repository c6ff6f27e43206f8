/** The body of an answer. */
export const bodyOf = async <Body>(answer: Promise<{ readonly data: Body }>): Promise<Body> =>
  (await answer).data;

/** Items of a list, with the number of all. */
export interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** One page of a list, out of its answer. */
export async function pageOf<Item>(
  answer: Promise<{ readonly data: readonly Item[]; readonly response: Response }>,
): Promise<PageOf<Item>> {
  const { data, response } = await answer;
  return { items: data, total: Number(response.headers.get('X-Total-Count') ?? data.length) };
}

/** The most that the service gives in one page. */
const PAGE_ITEMS = 100;
const PAGES_AT_ONCE = 4;

/** Every item of a paged list, some pages asked for at once. */
export async function allOf<Item>(
  load: (skip: number, limit: number) => Promise<PageOf<Item>>,
): Promise<readonly Item[]> {
  const first = await load(0, PAGE_ITEMS);
  const starts: number[] = [];
  for (let skip = PAGE_ITEMS; skip < first.total; skip += PAGE_ITEMS) starts.push(skip);
  const items = [...first.items];
  for (let from = 0; from < starts.length; from += PAGES_AT_ONCE) {
    const some = starts.slice(from, from + PAGES_AT_ONCE);
    const pages = await Promise.all(some.map((skip) => load(skip, PAGE_ITEMS)));
    for (const page of pages) items.push(...page.items);
  }
  return items;
}
