/**
 * The one rule of rounding. A number printed in steps of s (1, 0.1, 0.01) is off by at most s / 2,
 * so n addends and their total by (n + 1) s / 2 together. Printed sums hardly ever miss by more
 * than three steps, however long they are, because errors cancel (for thirty addends the standard
 * deviation is 1.6 steps). A wider gap would let chance close the sum.
 */
export const roundingOf = (addends: number, step: number): number =>
  Math.min(Math.floor((addends + 1) / 2), MOST_STEPS) * step;

/** Printed steps. */
const MOST_STEPS = 3;

/**
 * Binary fractions: 0.1 + 0.2 is not 0.3. Relative to the largest number, far below any printed
 * step.
 */
const NOISE = 1e-10;
export const floatNoise = (largest: number): number => NOISE * Math.max(1, Math.abs(largest));

/** Whether a printed number is what its addends give, within rounding. */
export const agrees = (
  expected: number,
  actual: number,
  { addends, step }: { readonly addends: number; readonly step: number },
): boolean =>
  Math.abs(expected - actual) <=
  roundingOf(addends, step) + floatNoise(Math.max(Math.abs(expected), Math.abs(actual)));

/**
 * Amounts per share agree with profit / shares within this share of themselves: both are rounded.
 */
const PER_SHARE = 0.01;
/**
 * In currency: half of the last printed digit of an amount per share, and a little more for ADS and
 * share counts.
 */
const PER_SHARE_ROUNDING = 0.006;

/** The power of ten by which profit / shares is nearest to the amount per share. */
export const powerPerShare = (ratio: number, perShare: number): number =>
  Math.round(Math.log10(ratio / perShare));

/**
 * Whether profit / shares gives this amount per share, in an allowed power of ten in which shares
 * and money are counted.
 */
export const agreesPerShare = (
  ratio: number,
  perShare: number,
  allowed: (power: number) => boolean = () => true,
): boolean => {
  if (ratio === 0 || Math.sign(ratio) !== Math.sign(perShare)) return false;
  const power = powerPerShare(ratio, perShare);
  const off = Math.abs(ratio / perShare / 10 ** power - 1);
  return allowed(power) && off <= PER_SHARE + PER_SHARE_ROUNDING / Math.abs(perShare);
};
