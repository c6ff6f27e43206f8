import { isMonthName } from '../language/dates/dates.js';
import type { NumberStyle } from './number-grammar.js';
import type { Token } from './token.js';
import { TORN } from './weights.js';

/**
 * Numbers that a line prints in pieces: "23009 572" (a space is missing), "15 4 15" (kerning looks
 * like a space), "43813 37 23" (lakhs and crores apart), "383, 255". Their pieces stand closer than
 * two columns ever do.
 */
interface TornForm {
  readonly name: string;
  readonly applies: (run: readonly Token[], style: NumberStyle) => boolean;
  /** The digits as they are read: grouped as the page groups. */
  readonly effect: (digits: string, style: NumberStyle) => string;
}

const OPENS = /^[-–−(]{0,2}\d{1,6}$/;
const MIDDLE = /^\d{1,6}$/;
const CLOSES = /^\d{1,6}[)%*]{0,2}$/;
/** "32859,25,25": thousands by lakhs and crores. */
const COMMA_PAIRS = /^\(?\d{1,6}(?:,\d\d){2,}\)?$/;
const digitsOf = (text: string): string => text.replace(/\D/g, '');

const gapOf = (last: Token, next: Token): number =>
  (next.x0 - last.x1) / Math.max(last.size, next.size, 1);

const gapsOf = (run: readonly Token[]): number[] =>
  run.slice(1).map((next, at) => gapOf(run[at] ?? next, next));

const inThrees = (digits: string, style: NumberStyle): string =>
  digits.replace(/\B(?=(?:\d{3})+$)/g, style.grouping);

const isRegular = (pieces: readonly string[]): boolean =>
  pieces.slice(1).every((piece) => piece.length === TORN.group);

/** "31 12 2009", "12 2009": words of a date. */
const isDate = (pieces: readonly string[]): boolean =>
  /^(?:19|20)\d\d$/.test(pieces.at(-1) ?? '') &&
  pieces.slice(0, -1).every((piece) => piece.length <= 2);

const isTornApart = (run: readonly Token[]): boolean => {
  const pieces = run.map(({ text }) => digitsOf(text));
  if (isRegular(pieces) && (pieces[0]?.length ?? 0) <= TORN.group) return false;
  if (isDate(pieces) || pieces.join('').length < TORN.digits) return false;
  const whole = (pieces.at(-1)?.length ?? 0) % TORN.group === 0;
  return whole || Math.min(...gapsOf(run)) < TORN.kerned;
};

const FORMS: readonly TornForm[] = [
  {
    name: 'pairs of digits apart',
    applies: (run, { pairs }) =>
      pairs === true && run.slice(1).every(({ text }) => digitsOf(text).length === 2),
    effect: (digits) => digits,
  },
  {
    name: 'pieces of one number',
    applies: (run, { grouping }) => grouping === ' ' && isTornApart(run),
    effect: inThrees,
  },
];

const merge = (run: readonly Token[], form: TornForm, style: NumberStyle): Token => {
  const [first, ...rest] = run as readonly [Token, ...Token[]];
  const last = rest.at(-1) ?? first;
  const before = /^\D*/.exec(first.text)?.[0] ?? '';
  const behind = /\D*$/.exec(last.text)?.[0] ?? '';
  const digits = run.map(({ text }) => digitsOf(text)).join('');
  const certainties = run.flatMap(({ certainty }) => certainty ?? []);
  return {
    ...first,
    text: `${before}${form.effect(digits, style)}${behind}`,
    x1: last.x1,
    y0: Math.min(...run.map(({ y0 }) => y0)),
    y1: Math.max(...run.map(({ y1 }) => y1)),
    joinedBy: [...run.flatMap(({ joinedBy = [] }) => joinedBy), form.name],
    ...(certainties.length < run.length ? {} : { certainty: Math.min(...certainties) }),
  };
};

/** The longest run of pieces from `at`: digits that stand closer than columns do. */
const runFrom = (tokens: readonly Token[], at: number): readonly Token[] => {
  const first = tokens[at];
  if (first === undefined || !OPENS.test(first.text)) return [];
  let end = at + 1;
  for (; end < tokens.length; end++) {
    const [last, next] = [tokens[end - 1], tokens[end]];
    if (last === undefined || next === undefined || gapOf(last, next) >= TORN.gap) break;
    if (!CLOSES.test(next.text)) break;
    if (!MIDDLE.test(next.text)) return tokens.slice(at, end + 1);
  }
  return tokens.slice(at, end);
};

const isDigit = ({ text }: Token): boolean => /^\d$/.test(text);

const SPACED_DATE: TornForm = {
  name: 'digits of a date set apart',
  applies: (run) => run.length === 2 || run.length === TORN.year,
  effect: (digits) => digits,
};

/** Whether a digit follows closely a run of single digits. */
const goesOnWithDigit = (tokens: readonly Token[], at: number, end: number): boolean => {
  const [last, next] = [tokens[end - 1], tokens[end]];
  if (last === undefined || next === undefined || !isDigit(next)) return false;
  return tokens.slice(at, end).every(isDigit) && gapOf(last, next) < TORN.gap;
};

/** "3 1 December 2 0 1 0": beside a month, digits that stand one by one are a day and a year. */
const joinSpacedDate = (tokens: readonly Token[], style: NumberStyle): readonly Token[] => {
  if (!tokens.some(isDigit) || !tokens.some(({ text }) => isMonthName(text))) return tokens;
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    let end = at + 1;
    while (goesOnWithDigit(tokens, at, end)) end++;
    const run = tokens.slice(at, end);
    joined.push(...(SPACED_DATE.applies(run, style) ? [merge(run, SPACED_DATE, style)] : run));
    at = end;
  }
  return joined;
};

/** The words of a line with the pieces of torn numbers joined. */
export const joinTorn = (words: readonly Token[], style: NumberStyle): readonly Token[] => {
  const tokens = joinSpacedDate(words, style);
  if (style.grouping !== ' ' && style.pairs !== true) return tokens;
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const run = runFrom(tokens, at);
    const form = run.length < 2 ? undefined : FORMS.find((f) => f.applies(run, style));
    const taken = form === undefined ? Math.max(1, run.length) : run.length;
    joined.push(...(form === undefined ? tokens.slice(at, at + taken) : [merge(run, form, style)]));
    at += taken;
  }
  return joined;
};

/**
 * Whether a page writes thousands by lakhs and crores, so that every group has two digits: several numbers of three and more pieces,
 * all of two digits but the first. Days and months have two digits first, too.
 */
export const groupsInPairs = (lines: readonly { readonly tokens: readonly Token[] }[]): boolean => {
  const runs = lines.flatMap(({ tokens }) =>
    tokens
      .map((_, at) => runFrom(tokens, at))
      .filter((run) => run.length > 2 && run.slice(1).every((t) => digitsOf(t.text).length === 2)),
  );
  const long = runs.filter(([first]) => digitsOf(first?.text ?? '').length > 2);
  const commas = lines.flatMap(({ tokens }) => tokens.filter(({ text }) => COMMA_PAIRS.test(text)));
  return (
    (runs.length >= TORN.pairs && long.length >= TORN.longPairs) || commas.length >= TORN.pairs
  );
};
