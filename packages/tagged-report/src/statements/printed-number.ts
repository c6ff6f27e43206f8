const DASH = /^[\s\p{Sc}]*[-\u2010-\u2015\u2212\u2e3a\u2e3b]+[\s\p{Sc}]*$/u;
const NUMBER = /^(\(|[-\u2212\u2013\u25b2\u25b3])?\s*(?:\p{Sc}\s*)?(\d[\d.,\s\u00a0'’]*)\)?$/u;

/** "€000" over a column says that its numbers are thousands. */
const THOUSANDS = /^0{3}$/;

const COMMA_FORMAT = /comma-?decimal|dotcomma|spacecomma|numcomma$/;

/** The decimal separator of a format of the registries. */
export const decimalOfFormat = (format: string | undefined): '.' | ',' =>
  COMMA_FORMAT.test(format ?? '') ? ',' : '.';

/** The number that a cell without a tag prints; undefined if it prints something else. */
export const printedNumber = (text: string, decimal: '.' | ','): number | undefined => {
  if (DASH.test(text)) return 0;
  const [, sign, digits] = NUMBER.exec(text) ?? [];
  if (digits === undefined || THOUSANDS.test(digits.trim())) return undefined;
  const groups = decimal === ',' ? /[.\s\u00a0'’]/g : /[,\s\u00a0'’]/g;
  const size = Number(digits.replace(groups, '').replace(',', '.'));
  if (Number.isNaN(size)) return undefined;
  return sign === undefined || size === 0 ? size : -size;
};
