/** The sign between whole and fraction in this locale. */
const decimalSign = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ??
  '.';

/** As one types it into a field: nothing between thousands, which another language would read as a decimal sign. */
export const typedNumber = (value: number, locale: string): string =>
  String(value).replace('.', decimalSign(locale));

/** The number that a field holds; undefined for all that could be read in two ways, and what is not a number. */
export function numberIn(text: string, locale: string): number | undefined {
  const [whole = '', fraction, more] = text.trim().split(decimalSign(locale));
  const isNumber =
    /^-?\d+$/.test(whole) &&
    (fraction === undefined || /^\d+$/.test(fraction)) &&
    more === undefined;
  return isNumber ? Number(fraction === undefined ? whole : `${whole}.${fraction}`) : undefined;
}
