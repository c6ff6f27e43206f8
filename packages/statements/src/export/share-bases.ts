import type { CompiledLineItem } from '@fde/contracts';

const BASIS = "on today's shares";

/** The numbers of a row as they would be printed today; none if no share was split since. */
const valuesToday = ({ values, sources }: CompiledLineItem): CompiledLineItem['values'] => {
  const adjusted = Object.entries(sources).flatMap(([year, { adjusted: number }]) =>
    number?.reason === 'stock_split' ? [[year, number.value] as const] : [],
  );
  return adjusted.length === 0 ? {} : { ...values, ...Object.fromEntries(adjusted) };
};

/**
 * A row on each basis that a reader may want: as printed, and, where shares were split since a number
 * was printed, the same row on today's shares below it.
 */
export const onEachBasis = (item: CompiledLineItem): readonly CompiledLineItem[] => {
  const values = valuesToday(item);
  return Object.keys(values).length === 0
    ? [item]
    : [item, { ...item, name: `${item.name}, ${BASIS}`, values, is_total: false }];
};
