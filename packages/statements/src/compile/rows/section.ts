import type { CanonicalStatementType, RawLineItem } from '@fde/contracts';
import { namesTotal } from '../../concepts/concept-of.js';
import { labelOf, withoutTotal, type Label } from '../../concepts/label.js';
import { activityIn } from '../../concepts/statement-part.js';
import { anyMeaning } from '../../language/meanings.js';
import { forLanguages } from '../../language/languages-in-use.js';

/** `section` of raw data is the path of headings, joined by this. */
const SEPARATOR = /\s*>\s*/;

const pathOf = (section: string | null | undefined): Label[] =>
  (section ?? '')
    .split(SEPARATOR)
    .map((heading) => heading.trim())
    .filter((heading) => heading !== '')
    .map(labelOf);

const CASH_FLOW = forLanguages(() => anyMeaning('cash flow'));
/**
 * Words such as "operating activities". Other totals of cash ("generated from operations") stand
 * above the last one.
 */
const ACTIVITY_WORDS = 2;

const lastWords = ({ words }: Label): string => words.slice(-ACTIVITY_WORDS).join(' ');

const closesHeading = (total: Label, heading: Label): boolean => {
  const rest = withoutTotal(total.exact);
  if (rest !== '' && rest === heading.exact) return true;
  return (
    activityIn(heading) !== undefined &&
    CASH_FLOW().test(total.exact) &&
    lastWords(total) === lastWords(heading)
  );
};

/**
 * The headings that are still open at each row. A heading ends at its own total: rows after "Total
 * current assets" are not current assets, even if the reader left the heading open.
 */
export const openSections = (
  type: CanonicalStatementType,
  items: readonly RawLineItem[],
): Label[][] => {
  const closed = new Set<string>();
  return items.map((item) => {
    const label = labelOf(item.name);
    const path = pathOf(item.section);
    const open = path.filter((_, depth) => !closed.has(sectionKey(path.slice(0, depth + 1))));
    if (item.is_total || namesTotal(item.name, type)) {
      path.forEach((heading, depth) => {
        if (closesHeading(label, heading)) closed.add(sectionKey(path.slice(0, depth + 1)));
      });
    }
    return open;
  });
};

/** One string per path of headings, without digits and punctuation. */
export const sectionKey = (path: readonly Label[]): string =>
  path.map((heading) => heading.loose).join(' > ');

/** True if one path is the beginning of the other: one report prints fewer headings. */
export const isNested = (a: readonly Label[], b: readonly Label[]): boolean =>
  a.slice(0, b.length).every((heading, depth) => heading.loose === b[depth]?.loose);
