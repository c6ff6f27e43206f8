import type { Figure } from '@fde/contracts';
import { numberField, textField } from '../export/csv-fields.js';
import { FIGURE_COLUMNS, type FigureColumn } from './figure-columns.js';

const fieldOf = (column: FigureColumn, figure: Figure): string => {
  switch (column.kind) {
    case 'text':
      return textField(column.valueOf(figure) ?? '');
    case 'number':
    case 'whole':
      return numberField(column.valueOf(figure));
    case 'flag':
      return String(column.valueOf(figure) ?? '');
    default:
      return column satisfies never;
  }
};

/** The names of the columns, as the first line of the file. */
export const figuresHead = `${FIGURE_COLUMNS.map(({ name }) => name).join(',')}\r\n`;

const lineOf = (figure: Figure): string =>
  `${FIGURE_COLUMNS.map((column) => fieldOf(column, figure)).join(',')}\r\n`;

/** Figures as lines of CSV (RFC 4180), without the head. */
export const figuresCsv = (figures: readonly Figure[]): string => figures.map(lineOf).join('');
