import type { CanonicalStatementType, RawStatement } from '@fde/contracts';
import { namesTheGroup } from '../../language/group-title.js';
import type { TitleKind } from '../../language/index.js';
import { LineIndex } from '../line-index.js';
import type { ShownLine, ShownPage, ShownTitle } from '../shown-page.js';

/** The lines of a page between one title and the next; those above its first title have none. */
export interface TitledPlace {
  readonly page: number;
  readonly title: ShownTitle | undefined;
  readonly lines: readonly ShownLine[];
}

/** Cuts pages at their printed titles: what stands below a title belongs to its statement. */
export const titledPlaces = (lines: readonly ShownLine[]): TitledPlace[] => {
  const places: { page: number; title: ShownTitle | undefined; lines: ShownLine[] }[] = [];
  for (const line of lines) {
    const last = places.at(-1);
    if (last?.page !== line.page || line.title !== undefined)
      places.push({ page: line.page, title: line.title, lines: [line] });
    else last.lines.push(line);
  }
  return places;
};

/**
 * Weight of the words against a title from which it is another table's; "condensed" alone is not
 * enough.
 */
const AGAINST = 4;

/**
 * Whether a title says that its table is not one of the report's own statements: pro forma, of a
 * parent, a schedule.
 */
const isLeftOut = ({ text, decoys, decoyWeight }: ShownTitle): boolean =>
  decoys.includes('pro forma') || (decoyWeight >= AGAINST && !namesTheGroup(text));

/** Titles under which a statement may stand; an income statement may be one of comprehensive income. */
const TITLES_OF: Readonly<Record<CanonicalStatementType, readonly TitleKind[]>> = {
  income_statement: ['income_statement', 'comprehensive_income'],
  balance_sheet: ['balance_sheet'],
  cash_flow_statement: ['cash_flow_statement'],
};

/** Whether a title is that of the statement itself. */
const isTitleOf = (type: CanonicalStatementType, title: ShownTitle): boolean =>
  TITLES_OF[type].includes(title.kind) && !isLeftOut(title);

/** Where the engine's statements stand on the pages. */
export interface KnownPlaces {
  /** The lines between a statement's first and last row in a place. */
  readonly spans: readonly {
    readonly of: RawStatement;
    readonly place: TitledPlace;
    readonly from: number;
    readonly to: number;
  }[];
  readonly placeOf: ReadonlyMap<ShownLine, TitledPlace>;
}

const knownPlaces = (statements: readonly RawStatement[], index: LineIndex): KnownPlaces => {
  const places = titledPlaces(index.all);
  const placeOf = new Map(places.flatMap((place) => place.lines.map((line) => [line, place])));
  const spans = statements.flatMap((of) => {
    const own = new Set(of.line_items.flatMap((item) => [...index.ofItem(item)]));
    return places.flatMap((place) => {
      const rows = place.lines.flatMap((line) => (own.has(line) ? [line.row] : []));
      return rows.length === 0
        ? []
        : [{ of, place, from: Math.min(...rows), to: Math.max(...rows) }];
    });
  });
  return { spans, placeOf };
};

/** The pages that both readers saw, and where the engine's statements stand on them. */
export interface ReadPages {
  readonly pages: readonly ShownPage[];
  readonly lines: LineIndex;
  readonly known: KnownPlaces;
}

export const readPages = (
  pages: readonly ShownPage[],
  layout: readonly RawStatement[],
): ReadPages => {
  const lines = new LineIndex(pages);
  return { pages, lines, known: knownPlaces(layout, lines) };
};

/** Whether the line stands among the rows of a statement other than `own`, and not among its own. */
const isOfAnother = (
  line: ShownLine,
  own: RawStatement | undefined,
  known: KnownPlaces,
): boolean => {
  const place = known.placeOf.get(line);
  const around = known.spans.filter(
    (span) => span.place === place && span.from <= line.row && line.row <= span.to,
  );
  return around.length > 0 && !around.some(({ of }) => of === own);
};

/**
 * A statement continues, or began, on the page next to those that the engine read, under its title
 * with "continued".
 */
const goesOn = (own: RawStatement, { page, title }: TitledPlace): boolean =>
  title?.continued === true &&
  isTitleOf(own.statement_type, title) &&
  page >= Math.min(...own.pages) - 1 &&
  page <= Math.max(...own.pages) + 1;

/**
 * Whether a model's row on this line may belong to a statement that the engine read: it stands
 * where the engine read rows of this statement, or where the statement continues by its title, but
 * never among the rows of another.
 */
export const isInStatement = (line: ShownLine, own: RawStatement, known: KnownPlaces): boolean => {
  const place = known.placeOf.get(line);
  if (place === undefined || isOfAnother(line, own, known)) return false;
  return known.spans.some((span) => span.of === own && span.place === place) || goesOn(own, place);
};

/** Whether a place may hold a statement that the engine did not find. */
export type PlaceVerdict = 'titled' | 'untitled' | 'refused';

export const mayHold = (
  line: ShownLine,
  type: CanonicalStatementType,
  known: KnownPlaces,
): PlaceVerdict => {
  const place = known.placeOf.get(line);
  if (place === undefined || isOfAnother(line, undefined, known)) return 'refused';
  if (place.title !== undefined) return isTitleOf(type, place.title) ? 'titled' : 'refused';
  return known.spans.some((span) => span.place === place) ? 'refused' : 'untitled';
};
