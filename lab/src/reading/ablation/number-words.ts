/** A number with groups of three digits between commas, as most reports print it. */
const GROUPED = /\d{1,3}(?:,\d{3})+(?:\.\d+)?/g;
const DECIMAL = /\d+\.\d+/g;

/** Another way to write a number: what separates its groups, and what precedes its decimals. */
export interface WrittenStyle {
  readonly group: (digits: string) => string;
  readonly point: string;
}

const groupByThree =
  (mark: string) =>
  (digits: string): string =>
    digits.replace(/\B(?=(?:\d{3})+$)/g, mark);

export const NUMBER_STYLES = {
  points: { group: groupByThree('.'), point: ',' },
  apostrophes: { group: groupByThree("'"), point: '.' },
  spaces: { group: groupByThree(' '), point: ',' },
  /** One crore is 1,00,00,000. */
  indian: {
    group: (digits) => digits.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ','),
    point: '.',
  },
} as const satisfies Record<string, WrittenStyle>;

const formatNumber = (number: string, { group, point }: WrittenStyle): string => {
  const [whole = '', part] = number.replace(/,/g, '').split('.');
  return part === undefined ? group(whole) : `${group(whole)}${point}${part}`;
};

/** Rewrites the grouped numbers of a text in another style; single decimals only where they are certainly numbers. */
export const restyle = (text: string, style: WrittenStyle, withDecimals: boolean): string => {
  const grouped = text.replace(GROUPED, (number) => formatNumber(number, style));
  if (!withDecimals || grouped !== text) return grouped;
  return text.replace(DECIMAL, (number) => formatNumber(number, style));
};

/** Multiplies a number, keeping its style: sums of such numbers still add up, apart from rounding. */
export const multiplyNumber =
  (factor: number) =>
  (text: string): string =>
    text.replace(/\d[\d,]*(?:\.\d+)?/, (number) => {
      const [whole = '', part = ''] = number.split('.');
      const value = (Number(number.replace(/,/g, '')) * factor).toFixed(part.length);
      const mayGroup = number.includes(',') || whole.length <= 3;
      return mayGroup ? formatNumber(value, { group: groupByThree(','), point: '.' }) : value;
    });

/** Triples a number, keeping its style. Sums of such numbers add up exactly. */
export const timesThree = multiplyNumber(3);

/** The digit that recognition mistakes each digit for. */
const CONFUSED: Readonly<Record<string, string>> = {
  '0': '8',
  '1': '7',
  '3': '8',
  '5': '6',
  '6': '5',
  '8': '3',
};

/**
 * Whether exchanging a digit changes a number by one of its last printed steps: rounded sums are off by as much in
 * reports that are read well, so nothing on the page tells such a number from the true one.
 */
const isByOneStep = (text: string, at: number): boolean => {
  const [from = '', to = ''] = [text[at] ?? '', CONFUSED[text[at] ?? ''] ?? ''];
  return !/\d/.test(text.slice(at + 1)) && Math.abs(Number(from) - Number(to)) === 1;
};

/**
 * Replaces one easily confused digit of a number; undefined if it has none. Of a rounded number it leaves the last one,
 * if that would change by one.
 */
export const misreadDigit = (
  text: string,
  random: () => number,
  isRounded = false,
): string | undefined => {
  const places = [...text].flatMap((letter, at) =>
    CONFUSED[letter] === undefined || (isRounded && isByOneStep(text, at)) ? [] : [at],
  );
  const at = places[Math.floor(random() * places.length)];
  if (at === undefined) return undefined;
  return `${text.slice(0, at)}${CONFUSED[text[at] ?? ''] ?? ''}${text.slice(at + 1)}`;
};
