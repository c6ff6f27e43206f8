import { labelOf, withoutTotal } from '../concepts/label.js';
import { activityIn, sideIn } from '../concepts/statement-part.js';
import { inAnyLanguage } from '../language/in-any-language.js';
import { median } from '../page/index.js';
import { fold } from '../language/index.js';
import type { Entry } from './labels.js';
import { CAPITAL_START, hasNumber, LOWER_START } from './line-starts.js';
import { BULLET_DEPTH, SAME_POINT, USUAL_SIZE } from './weights.js';
import { forLanguages } from '../language/languages-in-use.js';

/** What shows the place of a row. */
export type Placeable = Pick<Entry, 'kind' | 'label' | 'others' | 'sheet' | 'size' | 'x0'>;

/** Where a row stands among the statement's headings. */
export interface Place {
  /** 0 is the outermost. */
  readonly level: number;
  /** Headings above it, outermost first. */
  readonly path: readonly string[];
}

export type PlacedEntry = Entry & Place;

/** Left edges that differ by less than this share of the font size are one level. */
const SAME_LEVEL = 0.4;

/** A dash or bullet before a label marks it as part of the row above, whatever its left edge. */
const BULLET = /^[-–—•]\s?\p{L}/u;

/**
 * Levels from the left edges of the labels; each page, or half of a spread, is measured from its
 * own outermost label.
 */
const levelsOf = (entries: readonly Placeable[]): number[] => {
  const named = entries.filter((e) => e.label !== '');
  const size = median(named.map((e) => e.size)) || USUAL_SIZE;
  const base = new Map<string, number>();
  for (const e of named) base.set(e.sheet, Math.min(base.get(e.sheet) ?? Infinity, e.x0));
  const offset = (e: Placeable): number =>
    e.x0 - (base.get(e.sheet) ?? 0) + (BULLET.test(e.label) ? BULLET_DEPTH * size : 0);
  const edges: number[] = [];
  for (const x of named.map(offset).toSorted((a, b) => a - b)) {
    if (edges.length === 0 || x - (edges.at(-1) ?? 0) > SAME_LEVEL * size) edges.push(x);
  }
  return entries.map((e) =>
    e.label === ''
      ? -1
      : Math.max(
          0,
          edges.findLastIndex((x) => x <= offset(e) + SAME_POINT),
        ),
  );
};

interface Open {
  readonly text: string;
  readonly level: number;
  child?: number;
}

/** Lines without numbers that are not a heading of what follows. */
const NO_SECTION = forLanguages(() => inAnyLanguage((l) => l.labelWords.numberless));

const foldHeading = (text: string): string => fold(text).replace(/[:.]+$/, '');

const PART = forLanguages(
  () => new RegExp(`^(?:[-–—•] ?)?(?:${inAnyLanguage((l) => l.labelWords.part).source})\\b`),
);

/**
 * A row stands outside a heading if it is set left of the heading's first row, at or left of the
 * heading itself. "Thereof for pensions" below a row is no heading of the next one, which stands left
 * of it.
 */
const leavesHeading = (heading: Open, level: number, isHeading: boolean): boolean =>
  heading.child === undefined
    ? (isHeading || PART().test(foldHeading(heading.text))) && level < heading.level
    : level < heading.child && level <= heading.level;

/**
 * How deep a label is by its number: A. before I. before 1. (the order of § 266 HGB, and of
 * Japanese statements).
 */
const ORDER = [
  /^[A-HJ-UWYZ]\.\s/,
  /^(?:I{1,3}|IV|VI{0,3}|IX|XI{0,3})\.\s/,
  /^\d{1,2}\.\s/,
] as const;

const rankOf = (label: string): number | undefined => {
  const at = ORDER.findIndex((pattern) => pattern.test(label));
  return at < 0 ? undefined : at;
};

/** Whether a row stands outside a heading by their numbers; undefined if one of them has none. */
const leavesByNumber = (heading: Open, label: string): boolean | undefined => {
  const [outer, inner] = [rankOf(heading.text), rankOf(label)];
  return outer === undefined || inner === undefined ? undefined : outer >= inner;
};

/**
 * Two successive headings at one level: the second opens inside the first; after rows it replaces
 * it.
 */
const isReplaced = (heading: Open, level: number): boolean =>
  heading.child !== undefined && level <= heading.level;

type Closes = (label: string, open: readonly string[]) => number;

/** The open headings above the rows, outermost first. */
class OpenHeadings {
  readonly #open: Open[] = [];

  get path(): string[] {
    return this.#open.map((heading) => heading.text);
  }

  /** Closes the headings that a row leaves by its number or its level. */
  leave(label: string, level: number, isHeading: boolean): void {
    for (let top = this.#open.at(-1); top !== undefined; top = this.#open.at(-1)) {
      const left =
        leavesByNumber(top, label) ??
        (leavesHeading(top, level, isHeading) || (isHeading && isReplaced(top, level)));
      if (!left) return;
      this.#open.pop();
    }
  }

  open(text: string, level: number): void {
    this.#open.push({ text, level });
  }

  /** The first row below a heading says how far its rows are indented. */
  takeChild(level: number): void {
    for (const heading of this.#open) heading.child ??= level;
  }

  /**
   * A total closes the heading it names; other rows close as many as the statement's own words say.
   */
  close(label: string, closes: Closes): void {
    const whole = withoutTotal(foldHeading(label));
    const named =
      whole === foldHeading(label)
        ? -1
        : this.#open.findIndex((heading) => withoutTotal(foldHeading(heading.text)) === whole);
    if (named >= 0) this.#open.length = named;
    else if (this.#open.at(-1)?.child !== undefined) this.#open.length -= closes(label, this.path);
  }
}

/** Whether a label names a part of the statement. */
const namesPart = (label: string): boolean => {
  const said = labelOf(label);
  return sideIn(said) !== undefined || activityIn(said) !== undefined;
};

/**
 * A row of the other columns alone, as the parent company's beside the group's, heads nothing. What
 * names a part of the statement is its heading: the amounts may be of a table beside it.
 */
const isOfOthers = ({ label, others }: Placeable): boolean =>
  (others?.size ?? 0) > 0 && !namesPart(label);

/** "(II-a)", "(Forward)": a reference or a remark. */
const BRACKET = /^[(（][^()（）]*[)）]$/;

/**
 * Whether a line without numbers is no name of the rows below it: a bracket alone, or in small
 * letters where other headings begin with capitals, the end of a label that none begins. "Thereof"
 * begins small.
 */
const namesNothing = (label: string, capitals: boolean): boolean => {
  if (BRACKET.test(label)) return true;
  const isEnd = capitals && LOWER_START.test(label) && !hasNumber(label);
  return isEnd && !PART().test(foldHeading(label)) && !namesPart(label);
};

/** Gives every row its indentation level and the path of the headings above it. */
export const placeEntries = <E extends Placeable>(
  entries: readonly E[],
  closes: Closes = () => 0,
): (E & Place)[] => {
  const levels = levelsOf(entries);
  const headings = new OpenHeadings();
  const capitals = entries.some(
    ({ kind, label }) => kind === 'heading' && CAPITAL_START.test(label),
  );
  const out: (E & Place)[] = [];
  entries.forEach((entry, i) => {
    const own = levels[i] ?? 0;
    const level = own < 0 ? (out.at(-1)?.level ?? 0) : own;
    const isHeading = entry.kind === 'heading' && !isOfOthers(entry);
    if (own >= 0) headings.leave(entry.label, level, isHeading);
    out.push({ ...entry, level, path: headings.path });
    const isName =
      !NO_SECTION().test(foldHeading(entry.label)) && !namesNothing(entry.label, capitals);
    if (isHeading && isName) headings.open(entry.label.replace(/[:\s]+$/, ''), level);
    else if (!isHeading && own >= 0) headings.takeChild(level);
    if (!isHeading) headings.close(entry.label, closes);
  });
  return out;
};
