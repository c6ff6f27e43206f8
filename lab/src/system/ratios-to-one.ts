export interface Scaled {
  /** How many processes. */
  readonly count: number;
  readonly perSecond: number;
  /** As a multiple of what one process did. */
  readonly ratio: number;
}

/** What several processes do in a second, beside what one does. */
export async function ratiosToOne(
  counts: readonly number[],
  rateOf: (count: number) => Promise<number>,
): Promise<readonly Scaled[]> {
  const one = await rateOf(1);
  const scaled: Scaled[] = [];
  for (const count of counts) {
    const perSecond = await rateOf(count);
    scaled.push({ count, perSecond, ratio: perSecond / one });
  }
  return scaled;
}
