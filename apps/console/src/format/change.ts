import type { CompiledLineItem } from '@fde/contracts/resources';
import { yearsApart, type YearEnds } from './years.js';

/** How a figure changed since the nearest older year that has one. */
export interface Change {
  /** A share of the older figure's size; over several years a share for each of them, compounded. */
  readonly share: number;
  /** How many years it spans. */
  readonly years: number;
}

/**
 * The growth of the amount, whatever its sign: a cost grew as much where it is printed in brackets as
 * where it is printed above zero. Figures of two signs have no change to speak of: a loss that became
 * a profit grew by no share of the loss. Over several years nothing compounds to zero either.
 */
function shareOf(newer: number, older: number, years: number): number | undefined {
  if (newer * older < 0) return undefined;
  const ratio = newer / older;
  if (years === 1) return (Math.abs(newer) - Math.abs(older)) / Math.abs(older);
  return ratio > 0 ? ratio ** (1 / years) - 1 : undefined;
}

type Figures = Pick<CompiledLineItem, 'values' | 'sources'>;

/** The figure on the basis of today: after a stock split, or with the sign that the row has now. */
function comparable({ values, sources }: Figures, year: string): number | undefined {
  const adjusted = sources[year]?.adjusted;
  // Share counts in another unit are converted in the table already.
  return adjusted === undefined || adjusted.reason === 'unit_scale' ? values[year] : adjusted.value;
}

/** The change of a figure per year, on one basis; undefined if there is none to speak of. */
export function changeSince(
  item: Figures,
  year: string,
  ends: YearEnds | undefined,
): Change | undefined {
  const newer = comparable(item, year);
  if (newer === undefined) return undefined;
  let nearest: { readonly value: number; readonly years: number } | undefined;
  for (const other of Object.keys(item.values)) {
    const years = yearsApart(year, other, ends);
    const value = comparable(item, other);
    if (years !== undefined && value !== undefined && years < (nearest?.years ?? Infinity))
      nearest = { value, years };
  }
  if (nearest === undefined || nearest.value === 0) return undefined;
  const share = shareOf(newer, nearest.value, nearest.years);
  return share === undefined ? undefined : { share, years: nearest.years };
}
