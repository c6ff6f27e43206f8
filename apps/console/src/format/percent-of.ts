/** A confidence in percent, with one decimal: 0.9997 is not certain. */
export const percentOf = (confidence: number): number =>
  Math.floor(Number((confidence * 1_000).toFixed(6))) / 10;
