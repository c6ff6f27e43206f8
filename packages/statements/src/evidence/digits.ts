/** How many digits of a number are kept. */

/** Decimals of a confidence: the surest cells differ in the fourth. */
const SHARE_DECIMALS = 4;

/** A confidence, or another share, as it is stored and shown. */
export const roundedShare = (share: number): number => Number(share.toFixed(SHARE_DECIMALS));

/** Significant digits of a binary fraction that agree with the decimal number it stands for. */
const EXACT_DIGITS = 15;

/** The result of arithmetic without the tail of binary digits: 0.1 + 0.2 is 0.3. */
export const withoutNoise = (value: number): number => Number(value.toPrecision(EXACT_DIGITS));
