import type { Token } from './token.js';
import { LINE } from './weights.js';

/** Tokens on one baseline, left to right. */
export interface Line {
  readonly tokens: readonly Token[];
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  /** Vertical middle of the line's main text. */
  readonly middle: number;
  readonly size: number;
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
};

const middleOf = (t: Token): number => (t.y0 + t.y1) / 2;

interface Cluster {
  tokens: Token[];
  /** Those of its tokens that have letters or digits. */
  words: Token[];
  middle: number;
  size: number;
}

/**
 * A mark may be set much smaller than its line; letters twice the size are display text beside
 * several lines.
 */
const isNear = (cluster: Cluster, token: Token): boolean => {
  const [small, large] = [Math.min(cluster.size, token.size), Math.max(cluster.size, token.size)];
  return (
    Math.abs(middleOf(token) - cluster.middle) <=
    LINE.tolerance * (large > LINE.display * small ? small : large)
  );
};

/**
 * The middle of a line is that of its widest text, so that marks, dashes and superscripts do not
 * shift it.
 */
const settleMiddle = (cluster: Cluster): void => {
  const of = cluster.words.length > 0 ? cluster.words : cluster.tokens;
  cluster.size = Math.max(...of.map((t) => t.size));
  cluster.middle = median(of.filter((t) => t.size >= cluster.size * LINE.main).map(middleOf));
};

const isWord = ({ text }: Token): boolean => /[\p{L}\p{N}]/u.test(text);

const addTo = (cluster: Cluster, token: Token): void => {
  cluster.tokens.push(token);
  if (isWord(token)) cluster.words.push(token);
  settleMiddle(cluster);
};

const startWith = (token: Token): Cluster => ({
  tokens: [token],
  words: isWord(token) ? [token] : [],
  middle: middleOf(token),
  size: token.size,
});

const isMark = (token: Token, line: Cluster): boolean =>
  token.size < line.size * LINE.mark &&
  /^[([]?(?:\d{1,2}|[a-z]|[ivx]{1,4}|[*†‡§])[)\]]?(?:,(?:\d{1,2}|[a-z]))*$/i.test(token.text) &&
  middleOf(token) < line.middle - line.size * LINE.raised;

/** Arabic letters reach under those of the next word. */
const REACHES_UNDER = /\p{Script=Arabic}/u;

/** Extractors cut words at ligatures: the halves touch, or share the ligature's box. */
const isTouching = (a: Token, b: Token): boolean =>
  b.x0 - a.x1 < LINE.halves * Math.max(a.size, b.size) &&
  /\p{L}$/u.test(a.text) &&
  /^\p{L}/u.test(b.text) &&
  !REACHES_UNDER.test(a.text) &&
  Math.abs(a.size - b.size) < LINE.sameSize;

const joinHalves = (tokens: readonly Token[]): Token[] => {
  const out: Token[] = [];
  for (const token of tokens) {
    const last = out.at(-1);
    if (last !== undefined && isTouching(last, token)) {
      out[out.length - 1] = {
        ...last,
        text: last.text + token.text,
        x1: Math.max(last.x1, token.x1),
        y0: Math.min(last.y0, token.y0),
        y1: Math.max(last.y1, token.y1),
      };
    } else out.push(token);
  }
  return out;
};

const toLine = (cluster: Cluster): Line => {
  const words = cluster.tokens.filter((t) => !isMark(t, cluster));
  const tokens = joinHalves(
    (words.length > 0 ? words : cluster.tokens).toSorted((a, b) => a.x0 - b.x0),
  );
  return {
    tokens,
    x0: Math.min(...tokens.map((t) => t.x0)),
    x1: Math.max(...tokens.map((t) => t.x1)),
    y0: Math.min(...tokens.map((t) => t.y0)),
    y1: Math.max(...tokens.map((t) => t.y1)),
    middle: cluster.middle,
    size: cluster.size,
  };
};

/**
 * Groups words into lines by their vertical middles. Middles rather than box edges give the same
 * lines for extractors with tight and with loose glyph boxes. Small, raised footnote marks are
 * dropped.
 */
export const linesOf = (tokens: readonly Token[]): Line[] => {
  const clusters: Cluster[] = [];
  const main = tokens.toSorted((a, b) => middleOf(a) - middleOf(b));
  for (const token of main) {
    const candidates = clusters.slice(-LINE.open).filter((c) => isNear(c, token));
    const home = candidates.toSorted(
      (a, b) => Math.abs(a.middle - middleOf(token)) - Math.abs(b.middle - middleOf(token)),
    )[0];
    if (home === undefined) clusters.push(startWith(token));
    else addTo(home, token);
  }
  return clusters.map(toLine).toSorted((a, b) => a.middle - b.middle);
};
