/**
 * A workbook as values: what a writer for any spreadsheet format needs, and nothing about any
 * format.
 */
export interface WorkbookModel {
  readonly sheets: readonly SheetModel[];
}

export interface SheetModel {
  /** At most 31 characters, none of : \ / ? * [ ], unique in the workbook. */
  readonly name: string;
  /** Widths in characters. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly CellModel[])[];
  readonly frozenRows: number;
  readonly frozenColumns: number;
}

export interface CellStyle {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly indent?: number;
  readonly topBorder?: boolean;
  readonly wrap?: boolean;
  /** A number that somebody reads off a page, and no formula gives. */
  readonly hardCoded?: boolean;
  /** Absolute URL that a click on the cell opens. */
  readonly link?: string;
}

export type CellModel =
  | (CellStyle & { readonly kind: 'text'; readonly text: string })
  /** `format` is a spreadsheet number format. */
  | (CellStyle & { readonly kind: 'number'; readonly value: number; readonly format: string })
  /** Computed from other cells of the workbook, without `=`, and the number that it gives. */
  | (CellStyle & {
      readonly kind: 'formula';
      readonly formula: string;
      readonly value: number;
      readonly format: string;
    })
  | { readonly kind: 'empty' };

export const EMPTY: CellModel = { kind: 'empty' };
