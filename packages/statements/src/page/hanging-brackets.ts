import type { Line } from './line.js';
import type { Token } from './token.js';

/** "2009)": nobody closes a bracket behind a year that none was opened before. */
const CLOSED_YEAR = /^(?:19|20)\d\d\)$/;

/** The words of a line without the brackets that were never opened. */
const withoutUnopened = (tokens: readonly Token[]): Token[] => {
  let open = 0;
  return tokens.map((token) => {
    open += token.text.split('(').length - 1;
    const closing = token.text.split(')').length - 1;
    const hangs = closing > open && token.text.length > 1 && token.text.endsWith(')');
    open = Math.max(0, open - closing);
    return hangs ? { ...token, text: token.text.slice(0, -1) } : token;
  });
};

/** Years closed by a bracket, from which a page sets brackets for their width alone. */
const FEWEST_YEARS = 2;

/**
 * Some reports align positive numbers with negative ones by a bracket that is printed in the colour
 * of the paper: "3 987)", "2009)". On such a page a bracket that was never opened says nothing.
 */
export const withoutHangingBrackets = (lines: Line[]): Line[] => {
  const years = lines.flatMap(({ tokens }) =>
    tokens.some(({ text }) => text.includes('('))
      ? []
      : tokens.filter(({ text }) => CLOSED_YEAR.test(text)),
  );
  return years.length < FEWEST_YEARS
    ? lines
    : lines.map((line) => ({ ...line, tokens: withoutUnopened(line.tokens) }));
};

/** ")(" and "6,421,327)(": the bracket of the next column touches the one before it. */
const TOUCHING_BRACKETS = /^(?<before>[\d.,]*\))(?<after>\([\d.,]*)$/;

const parted = (token: Token): Token[] => {
  const groups = TOUCHING_BRACKETS.exec(token.text)?.groups;
  if (groups === undefined) return [token];
  const [before = '', after = ''] = [groups['before'], groups['after']];
  const at = token.x0 + ((token.x1 - token.x0) * before.length) / token.text.length;
  return [
    { ...token, text: before, x1: at },
    { ...token, text: after, x0: at },
  ];
};

/** The lines with a closing and an opening bracket apart that stand side by side. */
export const withApartBrackets = (lines: readonly Line[]): Line[] =>
  lines.map((line) =>
    line.tokens.some(({ text }) => TOUCHING_BRACKETS.test(text))
      ? { ...line, tokens: line.tokens.flatMap(parted) }
      : line,
  );

/** "23-823": groups that a thin space parts, which some fonts encode as a hyphen. */
const PARTED_BY_HYPHENS = /^[-–(]?\d{1,3}(?:-\d{3})+\)?$/;
/** Numbers from which hyphens part the groups of a page, and are not those of telephone numbers. */
const FEWEST_PARTED = 6;

/** The lines of a page whose groups of digits are parted by hyphens, with spaces instead. */
export const withoutGroupHyphens = (lines: Line[]): Line[] => {
  const parted = lines.reduce(
    (n, { tokens }) => n + tokens.filter(({ text }) => PARTED_BY_HYPHENS.test(text)).length,
    0,
  );
  const mend = (token: Token): Token =>
    PARTED_BY_HYPHENS.test(token.text)
      ? { ...token, text: token.text.replace(/(?<=\d)-(?=\d)/g, ' ') }
      : token;
  return parted < FEWEST_PARTED
    ? lines
    : lines.map((line) => ({ ...line, tokens: line.tokens.map(mend) }));
};
