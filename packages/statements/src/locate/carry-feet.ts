import { fold } from '../language/index.js';
import { inAnyLanguage } from '../language/in-any-language.js';
import { textOfLine, lastPageOf, type ItemLine, type PageLayout } from '../page/index.js';
import { blocksOf, type Block } from './blocks.js';
import { FOOT } from './weights.js';
import { forLanguages } from '../language/languages-in-use.js';

const FOLIO = forLanguages(
  () =>
    new RegExp(
      String.raw`^(?:(?:${inAnyLanguage((l) => l.pages.page).source}) )?(?:[a-z]{1,2}-)?\d{1,3}$`,
    ),
);

const isFolio = (line: ItemLine): boolean =>
  line.items.length <= 2 && FOLIO().test(fold(textOfLine(line)));

/** The title and header at a page's foot whose table begins on the next page. */
const footOf = (layout: PageLayout): Block | undefined => {
  const last = blocksOf(layout).at(-1);
  const head = last === undefined ? undefined : layout.lines[last.head];
  if (last?.title === undefined || head === undefined) return undefined;
  const short =
    last.dataLines <= FOOT.rows &&
    layout.lines.length - last.head <= FOOT.lines &&
    head.y0 > FOOT.below * layout.height;
  return short && last.head > 0 ? last : undefined;
};

const moveUp = (line: ItemLine, dy: number): ItemLine => {
  const up = <T extends { readonly y0: number; readonly y1: number }>(box: T): T => ({
    ...box,
    y0: box.y0 - dy,
    y1: box.y1 - dy,
  });
  return {
    ...up(line),
    middle: line.middle - dy,
    tokens: line.tokens.map(up),
    items: line.items.map(up),
  };
};

/** A page that begins with the lines at the foot of the page before. */
const withFoot = (
  foot: readonly ItemLine[],
  before: PageLayout,
  layout: PageLayout,
): PageLayout => {
  const [top, last] = [layout.lines[0], foot.at(-1)];
  if (top === undefined || last === undefined) return layout;
  const dy = last.y1 - top.y0 + top.size;
  return {
    ...layout,
    lines: [...foot.map((line) => moveUp(line, dy)), ...layout.lines],
    carried: { page: before.page, above: top.y0 - top.size / 2, dy },
  };
};

const startsUntitled = (layout: PageLayout): boolean => {
  const first = blocksOf(layout)[0];
  return first !== undefined && first.title === undefined && first.dataLines > FOOT.rows;
};

const mayCarry = (before: PageLayout, layout: PageLayout): boolean =>
  before.half === 0 &&
  layout.half === 0 &&
  before.facing === undefined &&
  lastPageOf(before) === layout.page - 1;

/**
 * If the title, or title and years, of a page's first table stand at the foot of the page before,
 * these lines are moved to the page of the table, so that the table is read as one.
 */
export const carryFeet = (layouts: readonly PageLayout[]): PageLayout[] => {
  const carried: PageLayout[] = [];
  for (const layout of layouts) {
    const before = carried.at(-1);
    const foot =
      before !== undefined && mayCarry(before, layout) && startsUntitled(layout)
        ? footOf(before)
        : undefined;
    if (before === undefined || foot === undefined) carried.push(layout);
    else {
      const lines = before.lines.slice(foot.head).filter((line) => !isFolio(line));
      carried.pop();
      carried.push({ ...before, lines: before.lines.slice(0, foot.head) });
      carried.push(withFoot(lines, before, layout));
    }
  }
  return carried;
};
