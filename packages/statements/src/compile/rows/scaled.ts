import { withoutNoise } from '../../evidence/digits.js';

/**
 * Scales by powers of ten without a tail of binary digits (12345678 thousand is 12345.678 million).
 */
export const scaleBy = (value: number, factor: number): number => {
  if (factor === 1 || value === 0) return value;
  const exact = factor >= 1 ? value * factor : value / Math.round(1 / factor);
  return withoutNoise(exact);
};
