import type { PageText } from '@fde/contracts';

import type { ReportHints } from '../decide/report-hints.js';
import { candidatesOf, titledPlaces, type Candidate } from '../table/over-pages/candidates.js';
import { readDate } from '../language/dates/dates.js';
import { cellKey } from '../identities/cell-key.js';
import { joinFacing } from '../locate/facing-pages.js';
import { withoutColumnNumbers, withoutRepeatedFeet, type PageLayout } from '../page/index.js';
import { provenCells } from '../prove/cell-evidence.js';
import type { Draft } from './draft.js';
import { readPlace } from './read-place.js';
import { LEAST_PROVEN_ACROSS } from './weights.js';
import { NO_YEARS, whyDropped } from './why-dropped.js';

/** A candidate that was read. */
export interface ReadCandidate extends Draft {
  readonly candidate: Candidate;
}

/** A place that gave no table, and why. */
export interface DroppedCandidate {
  readonly candidate: Candidate;
  readonly why: string;
}

/** All tables that may be statements, and what could not be read. */
export interface Tables {
  readonly drafts: readonly ReadCandidate[];
  /** Titled places that gave no table, or none that can be believed. */
  readonly unread: readonly Candidate[];
  readonly dropped: readonly DroppedCandidate[];
  readonly problems: readonly string[];
}

const readCandidate = (
  candidate: Candidate,
  hints: ReportHints,
): ReadCandidate | DroppedCandidate => {
  const { type, blocks, title } = candidate;
  const regions = blocks.map(({ layout, from, to }) => ({ layout, from, to }));
  const draft = readPlace({ type, regions, ...(title === undefined ? {} : { title }) }, hints);
  if (draft === undefined) return { candidate, why: NO_YEARS };
  const why = whyDropped(candidate, draft);
  return why === undefined ? { ...draft, candidate } : { candidate, why };
};

const isDropped = (one: ReadCandidate | DroppedCandidate): one is DroppedCandidate => 'why' in one;
const isRead = (one: ReadCandidate | DroppedCandidate): one is ReadCandidate => !isDropped(one);

/**
 * Numbers of a facing page belong to the labels if their sums close; otherwise the rows may be
 * shifted against each other.
 */
export const isMatched = ({ raw, candidate }: ReadCandidate): boolean => {
  const pages = new Set(candidate.blocks.flatMap((b) => b.layout.facing?.page ?? []));
  if (pages.size === 0) return true;
  const proven = provenCells(raw);
  const cells = raw.line_items.flatMap((item, i) =>
    Object.entries(item.sources ?? {})
      .filter(([, { page = 0 }]) => pages.has(page) && (item.unit ?? 'money') === 'money')
      .map(([year]) => cellKey(i, year)),
  );
  return cells.filter((cell) => proven.has(cell)).length >= LEAST_PROVEN_ACROSS * cells.length;
};

/**
 * Facing pages that print more years of the same rows, but whose sums close in none of the tables
 * read.
 */
const refusedOf = (
  layouts: readonly PageLayout[],
  drafts: readonly ReadCandidate[],
): PageLayout[] => {
  const matched = drafts.filter(isMatched);
  const closing = new Set(matched.flatMap((d) => d.candidate.blocks.map((b) => b.layout)));
  return layouts.filter((l) => l.facing?.continues === true && !closing.has(l));
};

/** Titled as its type; a title that ends in a colon heads a part of a note. */
const isTitledOwn = ({ heading, type }: Candidate): boolean =>
  heading?.kind === type && !heading.text.endsWith(':');

/**
 * Heads that name years by their place alone refer to the end that the report's first pages print,
 * or to the year in its title.
 */
const withReportEnd = (
  layouts: readonly PageLayout[],
  { yearEnd, formYear, titledYear, interim }: ReportHints,
): readonly PageLayout[] => {
  const year = formYear ?? (interim === true ? undefined : titledYear);
  const named = year === undefined ? undefined : { year };
  const reportEnd = yearEnd === undefined ? named : readDate(yearEnd);
  return reportEnd === undefined ? layouts : layouts.map((layout) => ({ ...layout, reportEnd }));
};

/**
 * Every table of the pages. If the numbers of facing pages do not close with the labels, and the
 * left page has numbers of its own, each page is read again by itself.
 */
export const tablesOf = (
  pages: readonly PageText[],
  hints: ReportHints,
  apart: ReadonlySet<number> = new Set(),
): Tables => {
  const { layouts: printed, problems } = joinFacing(pages, apart);
  const layouts = withReportEnd(withoutColumnNumbers(withoutRepeatedFeet(printed)), hints);
  const candidates = candidatesOf(layouts);
  const read = candidates.map((c) => readCandidate(c, hints));
  const drafts = read.filter(isRead);
  const dropped = read.filter(isDropped);
  const unread = [...candidates, ...titledPlaces(layouts, candidates)].filter(
    (c) => isTitledOwn(c) && !drafts.some((d) => d.candidate === c),
  );
  const refused = refusedOf(layouts, drafts);
  if (refused.length === 0) return { drafts, unread, dropped, problems };
  const again = tablesOf(pages, hints, new Set([...apart, ...refused.map((l) => l.page)]));
  const omissions = refused
    .filter((l) => again.drafts.some((d) => d.raw.pages.includes(l.page)))
    .map(
      (l) =>
        `page ${l.page + 1} seems to print more years of the statement on page ${l.page}: their sums do not close, so they were left out`,
    );
  return { ...again, problems: [...again.problems, ...omissions] };
};
