import type { CellSource } from '@fde/contracts';
import type { CellVerdict } from './judge-cell.js';
import type { CellStatus } from './reading-status.js';

/** The number of one cell after merging both readings. */
export interface MergedCell {
  readonly value: number | undefined;
  readonly status: CellStatus | undefined;
  /** If the value was taken from the model: the place that prints it. */
  readonly source?: CellSource;
  /** The model's number was not believed. */
  readonly dropped: boolean;
  /** Both are printed: the sums must decide between the layout's number and this one. */
  readonly rival?: {
    readonly value: number;
    readonly source: CellSource;
    readonly status: 'model_settled' | 'repaired';
  };
}

const keep = (
  value: number | undefined,
  status: CellStatus | undefined,
  dropped = false,
): MergedCell => ({ value, status, dropped });

/**
 * `layout` is the engine's number, undefined if it read a blank. A number that the page does not
 * print in this row and column is never taken.
 */
export const mergeCell = (
  layout: number | undefined,
  value: number | null,
  verdict: CellVerdict,
  page: number,
  method: string,
): MergedCell => {
  switch (verdict.kind) {
    case 'blank':
      return layout === undefined ? keep(undefined, undefined) : keep(layout, 'layout_only');
    case 'other_column':
    case 'nowhere':
      return keep(layout, layout === undefined ? undefined : 'model_refuted', true);
    case 'printed':
    case 'nearly_printed': {
      const source: CellSource = { page, bbox: verdict.number.bbox, method };
      const modelValue = value ?? 0;
      if (layout === modelValue) return keep(layout, 'agreed');
      if (verdict.kind === 'printed' && layout === undefined)
        return { value: modelValue, status: 'model_only', source, dropped: false };
      if (layout === undefined) return keep(undefined, undefined, true);
      return {
        value: layout,
        status: 'in_doubt',
        dropped: false,
        rival: {
          value: modelValue,
          source,
          status: verdict.kind === 'printed' ? 'model_settled' : 'repaired',
        },
      };
    }
  }
};
