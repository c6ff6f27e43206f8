/** How a format of the registries writes numbers. */
export interface NumberFormat {
  /** The decimal separator; `unit` if words or signs of the unit take its place (3 € 50). */
  readonly decimal: '.' | ',' | 'unit';
  /** Signs that group thousands. */
  readonly groups: string;
}

const SPACES = ' \u00a0\u2009\u202f';
const APOSTROPHES = "'`´’′";

/** Grouping signs by decimal separator; spaces group in both. */
const POINT: NumberFormat = { decimal: '.', groups: `,${SPACES}` };
const COMMA: NumberFormat = { decimal: ',', groups: `.${SPACES}` };
const UNIT: NumberFormat = { decimal: 'unit', groups: `.,${SPACES}` };

/** Number formats of registries 1 to 5 by name; no name was ever reused with another meaning. */
export const NUMBER_FORMATS: Readonly<Record<string, NumberFormat>> = {
  // Registry 1.
  numcommadot: { decimal: '.', groups: ',' },
  numcomma: { decimal: ',', groups: '' },
  numdotcomma: { decimal: ',', groups: '.' },
  numspacecomma: { decimal: ',', groups: SPACES },
  numspacedot: { decimal: '.', groups: SPACES },
  // Registries 2 and 3.
  numdotdecimal: POINT,
  numcommadecimal: COMMA,
  numunitdecimal: UNIT,
  numdotdecimalin: POINT,
  numunitdecimalin: UNIT,
  // Registries 4 and 5.
  'num-dot-decimal': POINT,
  'num-comma-decimal': COMMA,
  'num-unit-decimal': UNIT,
  'num-dot-decimal-apos': { decimal: '.', groups: `,${APOSTROPHES}${SPACES}` },
  'num-comma-decimal-apos': { decimal: ',', groups: `.${APOSTROPHES}${SPACES}` },
  'num-unit-decimal-apos': { decimal: 'unit', groups: `.,${APOSTROPHES}${SPACES}` },
  'num-dot-decimal-ind': POINT,
  'num-unit-decimal-ind': UNIT,
};

/** Formats with a fixed value, whatever is printed. */
export const FIXED_VALUES: Readonly<Record<string, string>> = {
  numdash: '0',
  zerodash: '0',
  nocontent: '',
  booleantrue: 'true',
  booleanfalse: 'false',
  'fixed-zero': '0',
  'fixed-empty': '',
  'fixed-true': 'true',
  'fixed-false': 'false',
};

/** Digits of other scripts, as the formats allow them: full width, Devanagari. */
const ZEROS = [0xff10, 0x0966];

const westernDigits = (text: string): string =>
  text.replace(/[\uff10-\uff19\u0966-\u096f]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.findLast((z) => z <= code && code <= z + 9) ?? code;
    return String(code - zero);
  });

const UNIT_DECIMAL = /^(\d+)\D+(\d{1,2})\D*$/;
const PLAIN = /^(?:\d+(?:\.\d*)?|\.\d+)$/;

/** The plain decimal for a printed number; undefined if the text does not fit the format. */
export const readNumber = (
  printed: string,
  { decimal, groups }: NumberFormat,
): string | undefined => {
  const text = westernDigits(printed.trim());
  const ungrouped = [...text].filter((sign) => !groups.includes(sign)).join('');
  if (decimal === 'unit') {
    const [, whole, part] = UNIT_DECIMAL.exec(ungrouped) ?? [];
    return whole === undefined || part === undefined
      ? undefined
      : `${whole}.${part.padStart(2, '0')}`;
  }
  const plain = decimal === ',' ? ungrouped.replace(',', '.') : ungrouped;
  return PLAIN.test(plain) ? plain : undefined;
};
