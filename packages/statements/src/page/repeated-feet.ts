import { printedLine, type ItemLine } from './items.js';
import type { PageLayout } from './page-layout.js';
import { FOOT_LINES } from './weights.js';

/** What a foot says on every page: its numbers count the pages. */
const formOf = (line: ItemLine): string => printedLine(line).replace(/\d+/g, '#');

const isInFoot = (line: ItemLine, { height }: PageLayout): boolean =>
  line.middle > FOOT_LINES.below * height;

const isWorded = (form: string): boolean => (form.match(/\p{L}{3,}/gu) ?? []).length > 0;

interface Foot {
  readonly form: string;
  /** Share of the page's height. */
  readonly at: number;
  readonly page: number;
}

const feetOf = (layout: PageLayout): Foot[] =>
  layout.lines
    .filter((line) => isInFoot(line, layout))
    .map((line) => ({
      form: formOf(line),
      at: line.middle / layout.height,
      page: layout.page,
    }))
    .filter(({ form }) => isWorded(form));

/**
 * The layouts without the lines that stand at the foot of several pages at one place and say the
 * same: they are furniture of the report, never rows of a table.
 */
export const withoutRepeatedFeet = (layouts: readonly PageLayout[]): PageLayout[] => {
  const feet = layouts.flatMap(feetOf);
  const repeats = (line: ItemLine, layout: PageLayout): boolean => {
    const form = formOf(line);
    const at = line.middle / layout.height;
    const pages = new Set(
      feet
        .filter((f) => f.form === form && Math.abs(f.at - at) < FOOT_LINES.apart)
        .map(({ page }) => page),
    );
    return pages.size >= FOOT_LINES.pages;
  };
  return layouts.map((layout) => {
    const lines = layout.lines.filter((l) => !isInFoot(l, layout) || !repeats(l, layout));
    return lines.length === layout.lines.length ? layout : { ...layout, lines };
  });
};
