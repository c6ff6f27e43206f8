import { STATEMENT_TYPES, type PageText, type RawStatement } from '@fde/contracts';

import { mendRecognised, type MendedWord } from '../page/index.js';
import { proveReport } from '../prove/prove-report.js';
import { cellKey } from '../identities/cell-key.js';
import { provenCells } from '../prove/cell-evidence.js';
import { alignYears } from '../decide/align-years.js';
import { readPlace } from './read-place.js';
import { reportHints, type ReportHints } from '../decide/report-hints.js';
import { candidatesOf, type Candidate } from '../locate/candidates.js';
import { chooseTriple, type ReadCandidate, type Triple } from './choose-triple.js';
import { joinFacing } from '../locate/facing-pages.js';

export interface ReadingContext {
  readonly pageCount: number;
  readonly fileName?: string;
  /** From `locateCandidates`; without them only the given pages speak. */
  readonly hints?: ReportHints;
}

/** One table that was considered. */
export interface Considered {
  readonly statement_type: RawStatement['statement_type'];
  readonly pages: readonly number[];
  readonly score: number;
  /** Share of its money cells in identities that hold. */
  readonly proven: number;
  readonly chosen: boolean;
  readonly reasons: readonly string[];
}

export interface ReadingResult {
  readonly statements: readonly RawStatement[];
  readonly companyName: string | null;
  readonly fiscalYear: number | null;
  readonly explanation: {
    readonly pagesRead: readonly number[];
    readonly considered: readonly Considered[];
  };
  /** What a caller must tell: statements not found, pages without text. */
  readonly problems: readonly string[];
}

const plain = (pages: readonly PageText[]): string[] =>
  pages.map((p) => p.words.map((w) => w.text).join(' '));

const NAMES = {
  income_statement: 'income statement',
  balance_sheet: 'balance sheet',
  cash_flow_statement: 'cash flow statement',
} as const;

/** A table that closes no sum and carries no title is not a statement: nothing is better than something invented. */
const credible = (draft: ReadCandidate): boolean => {
  const titled = draft.candidate.title !== undefined;
  const rows = draft.raw.line_items.length;
  return (
    rows >= 4 &&
    draft.raw.years.length >= 1 &&
    (titled ? draft.coverage >= 0.1 || draft.candidate.score >= 16 : draft.coverage >= 0.35)
  );
};

const LEAST_PROVEN_ACROSS = 0.5;

/** Numbers of a facing page belong to the labels where their sums close; else the rows may be shifted against each other. */
const matched = ({ raw, candidate }: ReadCandidate): boolean => {
  const pages = new Set(candidate.blocks.flatMap((b) => b.layout.facing?.page ?? []));
  if (pages.size === 0) return true;
  const proven = provenCells(raw);
  const cells = raw.line_items.flatMap((item, i) =>
    Object.entries(item.sources ?? {})
      .filter(([, source]) => pages.has(source.page) && (item.unit ?? 'money') === 'money')
      .map(([year]) => cellKey(i, year)),
  );
  return cells.filter((cell) => proven.has(cell)).length >= LEAST_PROVEN_ACROSS * cells.length;
};

/** What was left out of a report in which nothing better was found. */
const leftOut = (drafts: readonly ReadCandidate[], found: readonly RawStatement[]): string[] =>
  STATEMENT_TYPES.filter((type) => !found.some((s) => s.statement_type === type)).flatMap(
    (type) => {
      const best = drafts.find(
        (d) => d.raw.statement_type === type && d.candidate.foreign !== undefined,
      );
      return best === undefined
        ? []
        : [
            `${NAMES[type]} on page ${best.raw.pages.join(', ')} was left out by its title: ${best.candidate.foreign ?? ''}`,
          ];
    },
  );

interface Tables {
  readonly drafts: readonly ReadCandidate[];
  readonly problems: readonly string[];
}

/**
 * Every table of the pages. Facing pages whose numbers do not close with the labels are read again each for itself, where
 * the left one has numbers of its own.
 */
const tablesOf = (
  pages: readonly PageText[],
  hints: ReportHints,
  apart: ReadonlySet<number> = new Set(),
): Tables => {
  const { layouts, problems } = joinFacing(pages, apart);
  const drafts = candidatesOf(layouts)
    .flatMap((c) => read(c, hints))
    .filter(credible);
  const closing = new Set(
    drafts.filter(matched).flatMap((d) => d.candidate.blocks.map((b) => b.layout)),
  );
  const refused = layouts.filter((l) => l.facing?.continues === true && !closing.has(l));
  if (refused.length === 0) return { drafts, problems };
  const again = tablesOf(pages, hints, new Set([...apart, ...refused.map((l) => l.page)]));
  const told = refused
    .filter((l) => again.drafts.some((d) => d.raw.pages.includes(l.page)))
    .map(
      (l) =>
        `page ${l.page + 1} seems to print more years of the statement on page ${l.page}: their sums do not close, so they were left out`,
    );
  return { drafts: again.drafts, problems: [...again.problems, ...told] };
};

const unmatchedPages = (drafts: readonly ReadCandidate[]): string[] => [
  ...new Set(
    drafts
      .filter((d) => !matched(d))
      .map(
        (d) =>
          `pages ${d.raw.pages.join(', ')} print labels and numbers on facing pages: their sums do not close, so nothing was read from them`,
      ),
  ),
];

/** Statements of which a caller must know that other columns of the same table could be meant. */
const ambiguous = (statements: readonly RawStatement[]): string[] =>
  statements
    .filter((s) =>
      s.line_items.some((i) =>
        Object.values(i.sources ?? {}).some((c) => c.doubt === 'ambiguous-columns'),
      ),
    )
    .map(
      (s) =>
        `${NAMES[s.statement_type]} on page ${s.pages.join(', ')}: the header allows two sets of columns whose sums both close, so the one that was taken is less certain`,
    );

const problemsOf = (statements: readonly RawStatement[], pages: readonly PageText[]): string[] => {
  const missing = STATEMENT_TYPES.filter(
    (t) => !statements.some((s) => s.statement_type === t),
  ).map((t) => `no ${NAMES[t]} was found`);
  const unread = pages.filter((p) => p.quality !== 'good').map((p) => p.page);
  return [
    ...missing,
    ...(unread.length === 0 ? [] : [`pages without usable text: ${unread.join(', ')}`]),
  ];
};

const read = (candidate: Candidate, hints: ReportHints): ReadCandidate[] => {
  const regions = candidate.blocks.map((b) => ({ layout: b.layout, from: b.from, to: b.to }));
  const draft = readPlace(
    {
      type: candidate.type,
      regions,
      ...(candidate.title === undefined ? {} : { title: candidate.title }),
    },
    hints,
  );
  return draft === undefined ? [] : [{ ...draft, candidate }];
};

const considered = (drafts: readonly ReadCandidate[], triple: Triple): Considered[] =>
  drafts.map((d) => ({
    statement_type: d.raw.statement_type,
    pages: d.raw.pages,
    score: Number(d.candidate.score.toFixed(1)),
    proven: Number(d.coverage.toFixed(2)),
    chosen: Object.values(triple).includes(d),
    reasons: d.candidate.reasons,
  }));

/** Header facts that one statement lacks are taken from the others: they stand in one report. */
const share = (statements: readonly RawStatement[], triple: Triple): RawStatement[] => {
  const facts = Object.values(triple).map((d) => d.facts);
  const currency = facts.map((f) => f.currency).find((c) => c !== undefined);
  const scale = facts.map((f) => f.scale).find((s) => s !== undefined);
  return statements.map((raw) => {
    const own = triple[raw.statement_type]?.facts;
    return {
      ...raw,
      currency: own?.currency ?? currency ?? raw.currency,
      scale: own?.scale ?? scale ?? raw.scale,
    };
  });
};

/** Names the words of labels that were put right, so that a reader can compare them with the page. */
const tellMended = (
  statements: readonly RawStatement[],
  mended: readonly MendedWord[],
): RawStatement[] =>
  statements.map((raw) => {
    const own = [
      ...new Set(
        mended
          .filter(({ page }) => raw.pages.includes(page))
          .map(({ printed, read: misread }) => `"${misread}" as "${printed}"`),
      ),
    ];
    return own.length === 0
      ? raw
      : {
          ...raw,
          notes: [
            ...(raw.notes ?? []),
            `Words misread by character recognition were read by other words of the report: ${own.slice(0, 40).join(', ')}`,
          ],
        };
  });

/**
 * Reads the three primary statements out of positioned pages (the candidates, in page order). Statements that are not
 * found are missing from the result and named in `problems`; none is ever made up. Pure: no input, output, clock or chance.
 */
export const readStatements = (
  pages: readonly PageText[],
  context: ReadingContext,
): ReadingResult => {
  const hints = context.hints ?? reportHints(plain(pages));
  const recognised = mendRecognised([...pages].sort((a, b) => a.page - b.page));
  const { drafts: tables, problems } = tablesOf(recognised.pages, hints);
  const drafts = tables.filter((d) => matched(d) && d.candidate.foreign === undefined);
  const triple = chooseTriple(drafts);
  const found = STATEMENT_TYPES.flatMap((t) => (triple[t] === undefined ? [] : [triple[t].raw]));
  const statements = tellMended(
    proveReport(alignYears(share(found, triple), hints)),
    recognised.mended,
  );
  const years = statements.map((s) => s.fiscal_year);
  return {
    statements,
    companyName: hints.companyName ?? null,
    fiscalYear: years.length === 0 ? null : Math.max(...years),
    explanation: { pagesRead: pages.map((p) => p.page), considered: considered(tables, triple) },
    problems: [
      ...problemsOf(statements, pages),
      ...problems,
      ...unmatchedPages(tables),
      ...leftOut(tables, statements),
      ...ambiguous(statements),
    ],
  };
};
