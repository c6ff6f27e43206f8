import type { RawLineItem } from '@fde/contracts';
import { labelOf, saysTotal } from '../../concepts/label.js';
import type { Label } from '../../concepts/label.js';

/** `section` of raw data is the path of headings joined by this. */
const SEPARATOR = /\s*>\s*/;

const pathOf = (section: string | null | undefined): Label[] =>
  (section ?? '')
    .split(SEPARATOR)
    .map((heading) => heading.trim())
    .filter((heading) => heading !== '')
    .map(labelOf);

const ACTIVITY = /\b(?:operating|investing|financing) activities$/u;

const closes = (total: Label, heading: Label): boolean => {
  const rest = total.exact.replace(/^(?:sub ?)?total (?:of )?/u, '');
  if (rest !== '' && rest === heading.exact) return true;
  const activity = heading.exact.match(ACTIVITY)?.[0];
  return (
    activity !== undefined && /^(?:net )?cash/u.test(total.exact) && total.exact.endsWith(activity)
  );
};

/**
 * The headings that are still open at each row. A heading ends at its own total: rows after "Total current assets"
 * are no current assets, also where a reader left the heading open.
 */
export const openSections = (items: readonly RawLineItem[]): Label[][] => {
  const closed = new Set<string>();
  return items.map((item) => {
    const label = labelOf(item.name);
    const path = pathOf(item.section);
    const open = path.filter((_, depth) => !closed.has(sectionKey(path.slice(0, depth + 1))));
    if (item.is_total || saysTotal(label)) {
      path.forEach((heading, depth) => {
        if (closes(label, heading)) closed.add(sectionKey(path.slice(0, depth + 1)));
      });
    }
    return open;
  });
};

/** One string per path of headings, without digits and punctuation. */
export const sectionKey = (path: readonly Label[]): string =>
  path.map((heading) => heading.loose).join(' > ');

/** True where one path is the beginning of the other: a report that prints fewer headings. */
export const nested = (a: readonly Label[], b: readonly Label[]): boolean =>
  a.slice(0, b.length).every((heading, depth) => heading.loose === b[depth]?.loose);
