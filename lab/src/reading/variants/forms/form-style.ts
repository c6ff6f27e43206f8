import type { CountryForm, Negative } from './country-form.js';

/** What differs between two reports in one form. */
export interface FormStyle {
  readonly size: number;
  readonly pitch: number;
  /** Between columns, in sizes of the font. */
  readonly gap: number;
  readonly heads: 'right' | 'centred';
  readonly negative: Negative;
  readonly nil: string;
  readonly hasLeaders: boolean;
  readonly newest: number;
  /** About the sum of assets, in the unit that the report prints. */
  readonly amounts: number;
}

const oneOf = <T>(choices: readonly T[], random: () => number): T =>
  choices[Math.floor(random() * choices.length)] as T;

const FIRST_YEAR = 2014;
const YEARS = 11;
const AMOUNTS = [41_000, 730_000, 5_200_000, 88_000_000] as const;

export const drawFormStyle = (form: CountryForm, random: () => number): FormStyle => ({
  size: oneOf([8, 9, 10], random),
  pitch: oneOf([1.3, 1.5, 1.9], random),
  gap: oneOf([1.2, 2, 3.2], random),
  heads: oneOf(['right', 'centred'], random),
  negative: oneOf(form.negative ?? ['minus'], random),
  nil: oneOf(form.nil ?? ['0', '-'], random),
  hasLeaders: random() < 0.1,
  newest: FIRST_YEAR + Math.floor(random() * YEARS),
  amounts: oneOf(AMOUNTS, random) * 10 ** (form.decimals ?? 0),
});

const SIGNED: Readonly<Record<Negative, (digits: string) => string>> = {
  minus: (digits) => `-${digits}`,
  brackets: (digits) => `(${digits})`,
  triangle: (digits) => `△${digits}`,
  trailing: (digits) => `${digits}-`,
};

/** An amount in the smallest unit that the form prints, as the form prints it. */
export const printAmount = (amount: number, form: CountryForm, style: FormStyle): string => {
  const { decimals = 0, grouping, decimal } = form;
  if (amount === 0) return style.nil;
  const [whole = '', fraction] = (Math.abs(amount) / 10 ** decimals).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, grouping);
  const digits = fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
  return amount < 0 ? SIGNED[style.negative](digits) : digits;
};

/** Words of a form with its company, years and days. */
export const filled = (text: string, form: CountryForm, style: FormStyle): string =>
  text
    .replaceAll('{company}', form.company)
    .replaceAll('{boxes}', [...`${style.newest}0101${style.newest}1231`].join(' '))
    .replace(/\{([yd])(\d)\}/g, (_, kind: string, back: string) => {
      const year = String(style.newest - Number(back) + (form.yearsAhead ?? 0));
      return kind === 'y' ? year : form.date.replaceAll('{y}', year);
    });
