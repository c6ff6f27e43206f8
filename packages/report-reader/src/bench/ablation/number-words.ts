/** A number with groups of three digits between commas, as most reports print it. */
const GROUPED = /\d{1,3}(?:,\d{3})+(?:\.\d+)?/g;
const DECIMAL = /\d+\.\d+/g;

/** How else a number may be written: what stands between groups, and before its decimals. */
export interface WrittenStyle {
  readonly group: (digits: string) => string;
  readonly point: string;
}

const threes =
  (mark: string) =>
  (digits: string): string =>
    digits.replace(/\B(?=(?:\d{3})+$)/g, mark);

export const NUMBER_STYLES = {
  points: { group: threes('.'), point: ',' },
  apostrophes: { group: threes("'"), point: '.' },
  spaces: { group: threes(' '), point: ',' },
  /** One crore is 1,00,00,000. */
  indian: {
    group: (digits) => digits.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ','),
    point: '.',
  },
} as const satisfies Record<string, WrittenStyle>;

const written = (number: string, { group, point }: WrittenStyle): string => {
  const [whole = '', part] = number.replace(/,/g, '').split('.');
  return part === undefined ? group(whole) : `${group(whole)}${point}${part}`;
};

/** A text with its grouped numbers in another style; single decimals only where they are sure to be numbers. */
export const restyle = (text: string, style: WrittenStyle, withDecimals: boolean): string => {
  const grouped = text.replace(GROUPED, (number) => written(number, style));
  if (!withDecimals || grouped !== text) return grouped;
  return text.replace(DECIMAL, (number) => written(number, style));
};

/** A number times a factor, in the same style: sums of such numbers close as before, but for rounding. */
export const times =
  (factor: number) =>
  (text: string): string =>
    text.replace(/\d[\d,]*(?:\.\d+)?/, (number) => {
      const [whole = '', part = ''] = number.split('.');
      const value = (Number(number.replace(/,/g, '')) * factor).toFixed(part.length);
      const mayGroup = number.includes(',') || whole.length <= 3;
      return mayGroup ? written(value, { group: threes(','), point: '.' }) : value;
    });

/** Three times a number in the same style. Sums of such numbers close exactly. */
export const timesThree = times(3);

/** What recognition takes one digit for. */
const CONFUSED: Readonly<Record<string, string>> = {
  '0': '8',
  '1': '7',
  '3': '8',
  '5': '6',
  '6': '5',
  '8': '3',
};

/** One confusable digit of a number exchanged; undefined if it has none. */
export const misread = (text: string, random: () => number): string | undefined => {
  const places = [...text].flatMap((letter, at) => (CONFUSED[letter] === undefined ? [] : [at]));
  const at = places[Math.floor(random() * places.length)];
  if (at === undefined) return undefined;
  return `${text.slice(0, at)}${CONFUSED[text[at] ?? ''] ?? ''}${text.slice(at + 1)}`;
};
