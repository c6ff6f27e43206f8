import type { Declarations } from './style-rules.js';

/** More columns than a statement may have; hostile styles ask for millions. */
const MOST_TRACKS = 200;
const REPEAT = /repeat\(\s*(\d{1,3})\s*,((?:[^()]|\([^()]*\))*)\)/g;
/** `minmax(0, 1fr)`, `fit-content(20%)`: one column each. */
const FUNCTION = /[a-z-]+\([^()]*\)/g;
const LINE_NAME = /\[[^\]]*\]/g;
const COUNTED = /^(?:auto|min-content|max-content|one|[\d.]+(?:%|[a-z]+)?)$/;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

const countTracks = (list: string): number | undefined => {
  const columns = list
    .replaceAll(LINE_NAME, ' ')
    .replaceAll(REPEAT, (_, times: string, of: string) =>
      ` ${of} `.repeat(Math.min(Number(times), MOST_TRACKS)),
    );
  const words = wordsOf(columns.replaceAll(FUNCTION, ' one '));
  return words.every((word) => COUNTED.test(word)) ? words.length : undefined;
};

/**
 * How many columns a grid has that places its children row by row; undefined if it has one, if it fills columns first,
 * or if only a browser knows.
 */
export const gridTracks = (style: Declarations): number | undefined => {
  if (style.get('grid-auto-flow')?.includes('column') === true) return undefined;
  const short = (style.get('grid') ?? style.get('grid-template'))?.split('/')[1];
  const count = countTracks(style.get('grid-template-columns') ?? short ?? '');
  return count === undefined || count < 2 || count > MOST_TRACKS ? undefined : count;
};

/** Where a child of a grid begins, if its style says so, from 0, and over how many columns it goes. */
export interface ItemLines {
  readonly start: number | undefined;
  readonly span: number;
}

const SPAN = /^span\s+(\d{1,3})$/;
const LINE = /^-?\d{1,3}$/;

/** Lines are counted from 1; from the end if they are negative. */
const lineAt = (text: string | undefined, tracks: number): number | undefined => {
  if (text === undefined || !LINE.test(text)) return undefined;
  const line = Number(text);
  return line < 0 ? tracks + 1 + line : line - 1;
};

export const linesOfItem = (style: Declarations, tracks: number): ItemLines => {
  const [first, last] = (style.get('grid-column') ?? '').split('/').map((part) => part.trim());
  const from = style.get('grid-column-start') ?? first;
  const to = style.get('grid-column-end') ?? last;
  const [start, end] = [lineAt(from, tracks), lineAt(to, tracks)];
  const stated = SPAN.exec(from ?? '')?.[1] ?? SPAN.exec(to ?? '')?.[1];
  const span = start !== undefined && end !== undefined ? end - start : Number(stated ?? 1);
  return { start, span: Math.min(Math.max(1, span), tracks) };
};

const SHARE = /(\d{1,3}(?:\.\d{1,6})?)%/;

/** The share of its row that a flexible box has, in percent. */
export const shareOf = (style: Declarations): number | undefined => {
  const stated = style.get('flex-basis') ?? style.get('flex') ?? style.get('width') ?? '';
  const share = SHARE.exec(stated)?.[1] ?? SHARE.exec(style.get('width') ?? '')?.[1];
  return share === undefined ? undefined : Number(share);
};
